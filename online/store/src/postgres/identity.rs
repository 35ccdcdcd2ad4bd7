//! Sessions, links and devices.

use sqlx::PgConnection;
use tetrapolis_protocol::{Colour, LinkState, PlayerId, Time};

use super::{LONGEST, Postgres, keys, people};
use crate::identity::{LinkRow, SessionRow, state_text};
use crate::{Answer, Ceremony, Claimer, Identity, KeptPasskey, Known, Link, LinkKey, Person, Seen, StoreError, Wake};

/// A session as the database gives it.
pub(super) type Session = (String, String, String, bool, Option<String>, Option<String>, Option<String>, i64, i64, i64);

/// A link as the database gives it.
type LinkTuple = (String, String, String, i64, String, Option<String>, Option<String>, Option<String>, Option<String>);

pub(super) fn session_row(row: Session) -> SessionRow {
    let (token, player, name, account, colour, device, agent, begun, seen, until) = row;
    SessionRow { token, player, name, account, colour, device, agent, begun, seen, until }
}

fn link(row: LinkTuple) -> Link {
    let (link, code, session, until, state, claim, device, agent, digits) = row;
    LinkRow { link, code, session, until, state, claim, device, agent, digits }.link()
}

impl Postgres {
    /// Finds one link.
    async fn find_link(&self, column: &str, value: &str, now: Time) -> Result<Option<Link>, StoreError> {
        let sql = format!("SELECT {} FROM links WHERE {column} = $1 AND until > $2", LinkRow::COLUMNS);
        let query = sqlx::query_as(&sql).bind(value).bind(now.0 as i64);
        Ok(self.soon(query.fetch_optional(&self.pool)).await?.map(link))
    }

    /// Changes one link, and tells those who wait for it.
    async fn change_link(
        &self,
        change: impl AsyncFnOnce(&mut PgConnection) -> Result<Option<LinkTuple>, StoreError>,
    ) -> Result<Option<Link>, StoreError> {
        self.change(LONGEST, async |connection| {
            let changed = change(connection).await?.map(link);
            self.voice.tell_all(connection, changed.iter().map(|link| Wake::Link(link.link.clone()))).await?;
            Ok(changed)
        })
        .await
    }
}

impl Identity for Postgres {
    fn session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, Option<Known>> {
        Box::pin(async move {
            let sql = format!("SELECT {} FROM sessions WHERE token = $1 AND until > $2", SessionRow::COLUMNS);
            let query = sqlx::query_as(&sql).bind(token).bind(now.0 as i64);
            let row = self.soon(query.fetch_optional(&self.pool)).await?.map(session_row);
            let known = row.and_then(|row| self.unreadable.pass(row.known(), "session", token));
            Ok(known.map(|(_, known)| known))
        })
    }

    fn devices<'a>(&'a self, player: &'a PlayerId, now: Time) -> Answer<'a, Vec<(String, Known)>> {
        Box::pin(self.change(LONGEST, async move |connection| {
            let rows = people::sessions_of(connection, player, now).await?;
            Ok(rows.into_iter().filter_map(SessionRow::known).collect())
        }))
    }

    fn note_seen(&self, mut seen: Vec<Seen>) -> Answer<'_, ()> {
        Box::pin(async move {
            // Always in the same order, so that two nodes never wait for each other in a circle.
            seen.sort_unstable();
            let (mut tokens, mut times, mut ends) = (Vec::new(), Vec::new(), Vec::new());
            for Seen { token, at, until } in seen {
                tokens.push(token);
                times.push(at.0 as i64);
                ends.push(until.0 as i64);
            }
            let sql = "WITH new AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS new (token, at, until)), \
                       old AS (SELECT token FROM sessions WHERE token IN (SELECT token FROM new) ORDER BY token FOR UPDATE) \
                       UPDATE sessions SET seen = greatest(seen, new.at), until = greatest(sessions.until, new.until) \
                       FROM new, old WHERE sessions.token = new.token AND old.token = new.token";
            let query = sqlx::query(sql).bind(&tokens).bind(&times).bind(&ends);
            self.soon(query.execute(&self.pool)).await.map(drop)
        })
    }

    fn end_session<'a>(&'a self, token: &'a str) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |connection| {
            sqlx::query("DELETE FROM links WHERE session = $1").bind(token).execute(&mut *connection).await?;
            sqlx::query("DELETE FROM sessions WHERE token = $1").bind(token).execute(&mut *connection).await?;
            self.voice.tell_all(connection, std::iter::once(Wake::SessionEnded(token.to_owned()))).await
        }))
    }

    fn end_sessions<'a>(&'a self, player: &'a PlayerId, except: Option<&'a str>) -> Answer<'a, Vec<String>> {
        Box::pin(self.change(LONGEST, async move |connection| {
            let ended = people::end_sessions(connection, player, except).await?;
            self.voice.tell_all(connection, ended.iter().cloned().map(Wake::SessionEnded)).await?;
            Ok(ended)
        }))
    }

    fn rename<'a>(&'a self, person: &'a Person) -> Answer<'a, Vec<String>> {
        Box::pin(self.change(LONGEST, async move |connection| {
            let (player, colour) = (person.player.as_str(), person.colour.map(Colour::as_str));
            let known = sqlx::query("UPDATE persons SET name = $2, colour = $3, account = $4 WHERE player = $1");
            let known = known.bind(player).bind(&person.name).bind(colour).bind(person.account);
            known.execute(&mut *connection).await?;
            let account = sqlx::query("UPDATE accounts SET colour = $2 WHERE player = $1");
            account.bind(player).bind(colour).execute(&mut *connection).await?;
            let sql = "UPDATE sessions SET name = $2, colour = $3, account = $4 WHERE player = $1 RETURNING token";
            let renamed = sqlx::query_scalar(sql).bind(player).bind(&person.name).bind(colour).bind(person.account);
            let renamed: Vec<String> = renamed.fetch_all(&mut *connection).await?;
            self.voice.tell_all(connection, renamed.iter().cloned().map(Wake::SessionChanged)).await?;
            Ok(renamed)
        }))
    }

    fn colour<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<Colour>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT colour FROM accounts WHERE player = $1").bind(player.as_str());
            let colour: Option<Option<String>> = self.soon(query.fetch_optional(&self.pool)).await?;
            Ok(colour.flatten().as_deref().and_then(Colour::new))
        })
    }

    fn put_link<'a>(&'a self, link: &'a Link) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |connection| {
            let old = sqlx::query("DELETE FROM links WHERE session = $1").bind(&link.session);
            old.execute(&mut *connection).await?;
            let sql = "INSERT INTO links (link, code, session, until, state) VALUES ($1, $2, $3, $4, $5)";
            let query = sqlx::query(sql).bind(&link.link).bind(&link.code).bind(&link.session);
            let query = query.bind(link.until.0 as i64).bind(state_text(link.state));
            query.execute(&mut *connection).await?;
            Ok(())
        }))
    }

    fn end_link<'a>(&'a self, session: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = format!("DELETE FROM links WHERE session = $1 RETURNING {}", LinkRow::COLUMNS);
            let end = async |connection: &mut PgConnection| {
                Ok(sqlx::query_as(&sql).bind(session).fetch_optional(connection).await?)
            };
            self.change_link(end).await.map(drop)
        })
    }

    fn link_of<'a>(&'a self, session: &'a str, now: Time) -> Answer<'a, Option<Link>> {
        Box::pin(self.find_link("session", session, now))
    }

    fn claim_link<'a>(&'a self, key: &'a LinkKey, claimer: &'a Claimer, now: Time) -> Answer<'a, Option<Link>> {
        Box::pin(self.change_link(async move |connection| {
            let (column, hash) = match key {
                LinkKey::Secret(hash) => ("link", hash),
                LinkKey::Code(hash) => ("code", hash),
            };
            let sql = format!(
                "UPDATE links SET state = 'claimed', claim = $3, device = $4, agent = $5, digits = $6 \
                 WHERE {column} = $1 AND state = 'open' AND until > $2 \
                 AND EXISTS (SELECT 1 FROM sessions WHERE token = session AND sessions.until > $2) RETURNING {}",
                LinkRow::COLUMNS
            );
            let query = sqlx::query_as(&sql).bind(hash).bind(now.0 as i64).bind(&claimer.claim);
            let query = query.bind(&claimer.device).bind(&claimer.agent).bind(&claimer.digits);
            Ok(query.fetch_optional(connection).await?)
        }))
    }

    fn claimed_link<'a>(&'a self, claim: &'a str, now: Time) -> Answer<'a, Option<Link>> {
        Box::pin(self.find_link("claim", claim, now))
    }

    fn answer_link<'a>(&'a self, session: &'a str, digits: &'a str, yes: bool, now: Time) -> Answer<'a, bool> {
        Box::pin(async move {
            let state = state_text(if yes { LinkState::Confirmed } else { LinkState::Ended });
            let sql = format!(
                "UPDATE links SET state = $4 WHERE session = $1 AND digits = $3 AND state = 'claimed' AND until > $2 \
                 RETURNING {}",
                LinkRow::COLUMNS
            );
            let answer = async |connection: &mut PgConnection| {
                let query = sqlx::query_as(&sql).bind(session).bind(now.0 as i64).bind(digits).bind(state);
                Ok(query.fetch_optional(connection).await?)
            };
            Ok(self.change_link(answer).await?.is_some())
        })
    }

    fn take_link<'a>(&'a self, claim: &'a str, now: Time) -> Answer<'a, Option<Link>> {
        Box::pin(self.change_link(async move |connection| {
            let sql = format!(
                "UPDATE links SET claim = NULL WHERE claim = $1 AND state = 'confirmed' AND until > $2 RETURNING {}",
                LinkRow::COLUMNS
            );
            Ok(sqlx::query_as(&sql).bind(claim).bind(now.0 as i64).fetch_optional(connection).await?)
        }))
    }

    fn set_recovery<'a>(&'a self, person: &'a Person, code: &'a str, now: Time) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |connection| keys::set_recovery(connection, person, code, now).await))
    }

    fn recovery<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<Time>> {
        Box::pin(self.change(LONGEST, async move |connection| keys::recovery(connection, player).await))
    }

    fn end_recovery<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |connection| keys::end_recovery(connection, player).await))
    }

    fn recovered<'a>(&'a self, code: &'a str) -> Answer<'a, Option<Person>> {
        Box::pin(self.change(LONGEST, async move |connection| keys::recovered(connection, code).await))
    }

    fn add_passkey<'a>(&'a self, passkey: &'a KeptPasskey, person: &'a Person) -> Answer<'a, bool> {
        Box::pin(self.change(LONGEST, async move |connection| keys::add_passkey(connection, passkey, person).await))
    }

    fn passkeys<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Vec<KeptPasskey>> {
        Box::pin(self.change(LONGEST, async move |connection| keys::passkeys(connection, player).await))
    }

    fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(KeptPasskey, Person)>> {
        Box::pin(self.change(LONGEST, async move |connection| keys::passkey(connection, id).await))
    }

    fn use_passkey<'a>(&'a self, id: &'a str, passkey: &'a str, now: Time) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = "UPDATE passkeys SET used = $2, passkey = $3 WHERE id = $1";
            let query = sqlx::query(sql).bind(id).bind(now.0 as i64).bind(passkey);
            self.soon(query.execute(&self.pool)).await.map(drop)
        })
    }

    fn end_passkey<'a>(&'a self, player: &'a PlayerId, id: &'a str) -> Answer<'a, bool> {
        Box::pin(self.change(LONGEST, async move |connection| keys::end_passkey(connection, player, id).await))
    }

    fn put_ceremony<'a>(&'a self, ceremony: &'a Ceremony) -> Answer<'a, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO ceremonies (id, player, state, until) VALUES ($1, $2, $3, $4)";
            let player = ceremony.player.as_ref().map(PlayerId::as_str);
            let query = sqlx::query(sql).bind(&ceremony.id).bind(player).bind(&ceremony.state);
            self.soon(query.bind(ceremony.until.0 as i64).execute(&self.pool)).await.map(drop)
        })
    }

    fn take_ceremony<'a>(&'a self, id: &'a str, now: Time) -> Answer<'a, Option<Ceremony>> {
        Box::pin(async move {
            let sql = "DELETE FROM ceremonies WHERE id = $1 RETURNING id, player, state, until";
            let taken = self.soon(sqlx::query_as(sql).bind(id).fetch_optional(&self.pool)).await?;
            let taken: Option<(String, Option<String>, String, i64)> = taken;
            let taken = taken.filter(|(_, _, _, until)| *until > now.0 as i64);
            Ok(taken.map(|(id, player, state, until)| Ceremony {
                id,
                player: player.and_then(PlayerId::new),
                state,
                until: Time(until as u64),
            }))
        })
    }
}
