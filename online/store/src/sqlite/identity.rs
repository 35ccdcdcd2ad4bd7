//! Sessions, links and devices.

use rusqlite::{Connection, OptionalExtension, Row, params};
use tetrapolis_protocol::{Colour, LinkState, PlayerId, Time};

use super::{Sqlite, keys};
use crate::identity::{LinkRow, SessionRow, state_text};
use crate::{Answer, Ceremony, Claimer, Identity, KeptPasskey, Known, Link, LinkKey, Person, Seen, StoreError, Wake};

impl Sqlite {
    /// Changes a link, and tells those who wait for it.
    async fn change_link(
        &self,
        work: impl FnOnce(&Connection) -> Result<Option<LinkRow>, StoreError> + Send + 'static,
    ) -> Result<Option<Link>, StoreError> {
        let link = self.change(work).await?.map(LinkRow::link);
        self.tell(link.iter().map(|link| Wake::Link(link.link.clone())));
        Ok(link)
    }
}

impl Identity for Sqlite {
    fn session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, Option<Known>> {
        Box::pin(async move {
            let key = token.to_owned();
            let row = self.readers.run(move |connection| session(connection, &key, now)).await?;
            let known = row.and_then(|row| self.unreadable.pass(row.known(), "session", token));
            Ok(known.map(|(_, known)| known))
        })
    }

    fn devices<'a>(&'a self, player: &'a PlayerId, now: Time) -> Answer<'a, Vec<(String, Known)>> {
        Box::pin(async move {
            let player = player.clone();
            let rows = self.readers.run(move |connection| sessions_of(connection, &player, now)).await?;
            Ok(rows.into_iter().filter_map(SessionRow::known).collect())
        })
    }

    fn note_seen(&self, seen: Vec<Seen>) -> Answer<'_, ()> {
        Box::pin(self.change(move |connection| {
            let sql = "UPDATE sessions SET seen = max(seen, ?2), until = max(until, ?3) WHERE token = ?1";
            let mut statement = connection.prepare_cached(sql)?;
            let mut note = |Seen { token, at, until }: &Seen| statement.execute(params![token, at.0, until.0]);
            seen.iter().try_for_each(|seen| note(seen).map(drop))?;
            Ok(())
        }))
    }

    fn end_session<'a>(&'a self, token: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let key = token.to_owned();
            self.change(move |connection| {
                connection.prepare_cached("DELETE FROM links WHERE session = ?1")?.execute([&key])?;
                connection.prepare_cached("DELETE FROM sessions WHERE token = ?1")?.execute([&key])?;
                Ok(())
            })
            .await?;
            self.tell([Wake::SessionEnded(token.to_owned())]);
            Ok(())
        })
    }

    fn end_sessions<'a>(&'a self, player: &'a PlayerId, except: Option<&'a str>) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let (player, except) = (player.clone(), except.map(str::to_owned));
            let work = move |connection: &Connection| end_sessions(connection, &player, except.as_deref());
            let ended = self.change(work).await?;
            self.tell(ended.iter().cloned().map(Wake::SessionEnded));
            Ok(ended)
        })
    }

    fn rename<'a>(&'a self, person: &'a Person) -> Answer<'a, Vec<String>> {
        Box::pin(async move {
            let person = person.clone();
            let renamed = self.change(move |connection| rename(connection, &person)).await?;
            self.tell(renamed.iter().cloned().map(Wake::SessionChanged));
            Ok(renamed)
        })
    }

    fn colour<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<Colour>> {
        let player = player.clone();
        Box::pin(self.readers.run(move |connection| account_colour(connection, &player)))
    }

    fn put_link<'a>(&'a self, link: &'a Link) -> Answer<'a, ()> {
        let link = link.clone();
        Box::pin(self.change(move |connection| {
            connection.prepare_cached("DELETE FROM links WHERE session = ?1")?.execute([&link.session])?;
            let sql = "INSERT INTO links (link, code, session, until, state) VALUES (?1, ?2, ?3, ?4, ?5)";
            let values = params![link.link, link.code, link.session, link.until.0, state_text(link.state)];
            connection.prepare_cached(sql)?.execute(values)?;
            Ok(())
        }))
    }

    fn end_link<'a>(&'a self, session: &'a str) -> Answer<'a, ()> {
        let session = session.to_owned();
        Box::pin(async move {
            let sql = format!("DELETE FROM links WHERE session = ?1 RETURNING {}", LinkRow::COLUMNS);
            self.change_link(move |connection| one_link(connection, &sql, &[&session])).await.map(drop)
        })
    }

    fn link_of<'a>(&'a self, session: &'a str, now: Time) -> Answer<'a, Option<Link>> {
        let session = session.to_owned();
        let sql = format!("SELECT {} FROM links WHERE session = ?1 AND until > ?2", LinkRow::COLUMNS);
        Box::pin(async move {
            let find = move |connection: &Connection| one_link(connection, &sql, &[&session, &now.0]);
            Ok(self.readers.run(find).await?.map(LinkRow::link))
        })
    }

    fn claim_link<'a>(&'a self, key: &'a LinkKey, claimer: &'a Claimer, now: Time) -> Answer<'a, Option<Link>> {
        let (key, claimer) = (key.clone(), claimer.clone());
        Box::pin(self.change_link(move |connection| {
            let (column, hash) = match &key {
                LinkKey::Secret(hash) => ("link", hash),
                LinkKey::Code(hash) => ("code", hash),
            };
            let sql = format!(
                "UPDATE links SET state = 'claimed', claim = ?3, device = ?4, agent = ?5, digits = ?6 \
                 WHERE {column} = ?1 AND state = 'open' AND until > ?2 \
                 AND EXISTS (SELECT 1 FROM sessions WHERE token = session AND sessions.until > ?2) RETURNING {}",
                LinkRow::COLUMNS
            );
            let Claimer { claim, device, agent, digits } = &claimer;
            one_link(connection, &sql, &[hash, &now.0, claim, device, agent, digits])
        }))
    }

    fn claimed_link<'a>(&'a self, claim: &'a str, now: Time) -> Answer<'a, Option<Link>> {
        let claim = claim.to_owned();
        let sql = format!("SELECT {} FROM links WHERE claim = ?1 AND until > ?2", LinkRow::COLUMNS);
        Box::pin(async move {
            let find = move |connection: &Connection| one_link(connection, &sql, &[&claim, &now.0]);
            Ok(self.readers.run(find).await?.map(LinkRow::link))
        })
    }

    fn answer_link<'a>(&'a self, session: &'a str, digits: &'a str, yes: bool, now: Time) -> Answer<'a, bool> {
        let (session, digits) = (session.to_owned(), digits.to_owned());
        let state = state_text(if yes { LinkState::Confirmed } else { LinkState::Ended });
        let sql = format!(
            "UPDATE links SET state = ?4 WHERE session = ?1 AND digits = ?3 AND state = 'claimed' AND until > ?2 \
             RETURNING {}",
            LinkRow::COLUMNS
        );
        Box::pin(async move {
            let answer =
                move |connection: &Connection| one_link(connection, &sql, &[&session, &now.0, &digits, &state]);
            Ok(self.change_link(answer).await?.is_some())
        })
    }

    fn take_link<'a>(&'a self, claim: &'a str, now: Time) -> Answer<'a, Option<Link>> {
        let claim = claim.to_owned();
        let sql = format!(
            "UPDATE links SET claim = NULL WHERE claim = ?1 AND state = 'confirmed' AND until > ?2 RETURNING {}",
            LinkRow::COLUMNS
        );
        Box::pin(self.change_link(move |connection| one_link(connection, &sql, &[&claim, &now.0])))
    }

    fn set_recovery<'a>(&'a self, person: &'a Person, code: &'a str, now: Time) -> Answer<'a, ()> {
        let (person, code) = (person.clone(), code.to_owned());
        Box::pin(self.change(move |connection| keys::set_recovery(connection, &person, &code, now)))
    }

    fn recovery<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Option<Time>> {
        let player = player.clone();
        Box::pin(self.readers.run(move |connection| keys::recovery(connection, &player)))
    }

    fn end_recovery<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, ()> {
        let player = player.clone();
        Box::pin(self.change(move |connection| keys::end_recovery(connection, &player)))
    }

    fn recovered<'a>(&'a self, code: &'a str) -> Answer<'a, Option<Person>> {
        let code = code.to_owned();
        Box::pin(self.readers.run(move |connection| keys::recovered(connection, &code)))
    }

    fn add_passkey<'a>(&'a self, passkey: &'a KeptPasskey, person: &'a Person) -> Answer<'a, bool> {
        let (passkey, person) = (passkey.clone(), person.clone());
        Box::pin(self.change(move |connection| keys::add_passkey(connection, &passkey, &person)))
    }

    fn passkeys<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, Vec<KeptPasskey>> {
        let player = player.clone();
        Box::pin(self.readers.run(move |connection| keys::passkeys(connection, &player)))
    }

    fn passkey<'a>(&'a self, id: &'a str) -> Answer<'a, Option<(KeptPasskey, Person)>> {
        let id = id.to_owned();
        Box::pin(self.readers.run(move |connection| keys::passkey(connection, &id)))
    }

    fn use_passkey<'a>(&'a self, id: &'a str, passkey: &'a str, now: Time) -> Answer<'a, ()> {
        let (id, passkey) = (id.to_owned(), passkey.to_owned());
        Box::pin(self.change(move |connection| keys::use_passkey(connection, &id, &passkey, now)))
    }

    fn end_passkey<'a>(&'a self, player: &'a PlayerId, id: &'a str) -> Answer<'a, bool> {
        let (player, id) = (player.clone(), id.to_owned());
        Box::pin(self.change(move |connection| keys::end_passkey(connection, &player, &id)))
    }

    fn put_ceremony<'a>(&'a self, ceremony: &'a Ceremony) -> Answer<'a, ()> {
        let ceremony = ceremony.clone();
        Box::pin(self.change(move |connection| keys::put_ceremony(connection, &ceremony)))
    }

    fn take_ceremony<'a>(&'a self, id: &'a str, now: Time) -> Answer<'a, Option<Ceremony>> {
        let id = id.to_owned();
        Box::pin(self.change(move |connection| keys::take_ceremony(connection, &id, now)))
    }
}

fn session_row(row: &Row<'_>) -> rusqlite::Result<SessionRow> {
    Ok(SessionRow {
        token: row.get(0)?,
        player: row.get(1)?,
        name: row.get(2)?,
        account: row.get(3)?,
        colour: row.get(4)?,
        device: row.get(5)?,
        agent: row.get(6)?,
        begun: row.get(7)?,
        seen: row.get(8)?,
        until: row.get(9)?,
    })
}

fn session(connection: &Connection, token: &str, now: Time) -> Result<Option<SessionRow>, StoreError> {
    let sql = format!("SELECT {} FROM sessions WHERE token = ?1 AND until > ?2", SessionRow::COLUMNS);
    Ok(connection.prepare_cached(&sql)?.query_row(params![token, now.0], session_row).optional()?)
}

/// The sessions of a player, those seen last first.
pub(super) fn sessions_of(
    connection: &Connection,
    player: &PlayerId,
    now: Time,
) -> Result<Vec<SessionRow>, StoreError> {
    let sql = format!(
        "SELECT {} FROM sessions WHERE player = ?1 AND until > ?2 ORDER BY seen DESC, begun DESC, token",
        SessionRow::COLUMNS
    );
    let mut statement = connection.prepare_cached(&sql)?;
    let rows = statement.query_map(params![player.as_str(), now.0], session_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn end_sessions(
    connection: &Connection,
    player: &PlayerId,
    except: Option<&str>,
) -> Result<Vec<String>, StoreError> {
    let sql = "DELETE FROM links WHERE session IN (SELECT token FROM sessions WHERE player = ?1 AND token IS NOT ?2)";
    connection.prepare_cached(sql)?.execute((player.as_str(), except))?;
    let sql = "DELETE FROM sessions WHERE player = ?1 AND token IS NOT ?2 RETURNING token";
    let mut statement = connection.prepare_cached(sql)?;
    let ended = statement.query_map((player.as_str(), except), |row| row.get(0))?;
    Ok(ended.collect::<Result<_, _>>()?)
}

fn rename(connection: &Connection, person: &Person) -> Result<Vec<String>, StoreError> {
    let (player, colour) = (person.player.as_str(), person.colour.map(Colour::as_str));
    let sql = "UPDATE persons SET name = ?2, colour = ?3, account = ?4 WHERE player = ?1";
    connection.prepare_cached(sql)?.execute(params![player, person.name, colour, person.account])?;
    let sql = "UPDATE accounts SET colour = ?2 WHERE player = ?1";
    connection.prepare_cached(sql)?.execute(params![player, colour])?;
    let sql = "UPDATE sessions SET name = ?2, colour = ?3, account = ?4 WHERE player = ?1 RETURNING token";
    let mut statement = connection.prepare_cached(sql)?;
    let tokens = statement.query_map(params![player, person.name, colour, person.account], |row| row.get(0))?;
    Ok(tokens.collect::<Result<_, _>>()?)
}

/// The colour that is kept with the account of a player.
pub(super) fn account_colour(connection: &Connection, player: &PlayerId) -> Result<Option<Colour>, StoreError> {
    let mut statement = connection.prepare_cached("SELECT colour FROM accounts WHERE player = ?1")?;
    let colour: Option<Option<String>> = statement.query_row([player.as_str()], |row| row.get(0)).optional()?;
    Ok(colour.flatten().as_deref().and_then(Colour::new))
}

fn one_link(
    connection: &Connection,
    sql: &str,
    values: &[&dyn rusqlite::ToSql],
) -> Result<Option<LinkRow>, StoreError> {
    let row = |row: &Row<'_>| {
        Ok(LinkRow {
            link: row.get(0)?,
            code: row.get(1)?,
            session: row.get(2)?,
            until: row.get(3)?,
            state: row.get(4)?,
            claim: row.get(5)?,
            device: row.get(6)?,
            agent: row.get(7)?,
            digits: row.get(8)?,
        })
    };
    let mut statement = connection.prepare_cached(sql)?;
    // The statement must run to its end: what an unfinished one has changed is not committed.
    let mut rows = statement.query_map(values, row)?.collect::<Result<Vec<_>, _>>()?;
    Ok(rows.pop())
}
