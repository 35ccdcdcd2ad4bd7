//! The questions that both databases understand.

/// Writes the part of a [`Store`](crate::Store) that is the same for both.
macro_rules! shared_queries {
    ($read:ident) => {
        fn read<'a>(&'a self, table: &'a TableId, after: u64) -> Answer<'a, Vec<String>> {
            Box::pin(async move {
                let query = "SELECT version, event FROM events WHERE table_id = $1 AND version > $2 ORDER BY version";
                let query = sqlx::query_as(query).bind(table.as_str()).bind(after as i64);
                let rows: Vec<(i64, String)> = query.fetch_all(&self.$read).await?;
                let dense = rows.iter().zip(after as i64 + 1..).all(|((version, _), wanted)| *version == wanted);
                if !dense {
                    return Err(StoreError::Damaged(format!("the log of table {table} has a gap")));
                }
                Ok(rows.into_iter().map(|(_, event)| event).collect())
            })
        }

        fn lobby(&self, most: u32) -> Answer<'_, Vec<String>> {
            Box::pin(async move {
                let query = "SELECT entry FROM tables WHERE listed ORDER BY opened DESC LIMIT $1";
                Ok(sqlx::query_scalar(query).bind(i64::from(most)).fetch_all(&self.$read).await?)
            })
        }

        fn tables_of<'a>(&'a self, player: &'a PlayerId, most: u32) -> Answer<'a, Vec<String>> {
            Box::pin(async move {
                let query = "SELECT entry FROM tables JOIN seats ON tables.table_id = seats.table_id \
                             WHERE player = $1 ORDER BY opened DESC LIMIT $2";
                let query = sqlx::query_scalar(query).bind(player.as_str()).bind(i64::from(most));
                Ok(query.fetch_all(&self.$read).await?)
            })
        }

        fn due(&self, now: Time, most: u32) -> Answer<'_, Vec<TableId>> {
            Box::pin(async move {
                let query = "SELECT table_id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";
                let query = sqlx::query_scalar(query).bind(now.0 as i64).bind(i64::from(most));
                let ids: Vec<String> = query.fetch_all(&self.$read).await?;
                Ok(ids.into_iter().filter_map(TableId::new).collect())
            })
        }

        fn add_account<'a>(&'a self, account: &'a Account) -> Answer<'a, bool> {
            Box::pin(async move {
                let query = "INSERT INTO accounts (name, player, password) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                let query = sqlx::query(query).bind(&account.name).bind(account.player.as_str());
                Ok(query.bind(&account.password).execute(&self.write).await?.rows_affected() == 1)
            })
        }

        fn account<'a>(&'a self, name: &'a str) -> Answer<'a, Option<Account>> {
            Box::pin(async move {
                let query = sqlx::query_as("SELECT player, password FROM accounts WHERE name = $1").bind(name);
                let row: Option<(String, String)> = query.fetch_optional(&self.$read).await?;
                let account = |(player, password)| {
                    let player = PlayerId::new(player).ok_or_else(|| StoreError::Damaged(format!("account {name}")))?;
                    Ok(Account { name: name.to_owned(), player, password })
                };
                row.map(account).transpose()
            })
        }

        fn put_session<'a>(&'a self, token: &'a str, known: &'a Known) -> Answer<'a, ()> {
            Box::pin(async move {
                let query = "INSERT INTO sessions (token, player, name, account, until) VALUES ($1, $2, $3, $4, $5)";
                let query = sqlx::query(query).bind(token).bind(known.player.as_str()).bind(&known.name);
                query.bind(known.account).bind(known.until.0 as i64).execute(&self.write).await?;
                Ok(())
            })
        }

        fn session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, Option<Known>> {
            Box::pin(async move {
                let query = "SELECT player, name, account, until FROM sessions WHERE token = $1 AND until > $2";
                let query = sqlx::query_as(query).bind(token).bind(now.0 as i64);
                let row: Option<(String, String, bool, i64)> = query.fetch_optional(&self.$read).await?;
                let known = |(player, name, account, until): (String, String, bool, i64)| {
                    Some(Known { player: PlayerId::new(player)?, name, account, until: Time(until as u64) })
                };
                Ok(row.and_then(known))
            })
        }

        fn end_session<'a>(&'a self, token: &'a str, now: Time) -> Answer<'a, ()> {
            Box::pin(async move {
                let query = sqlx::query("DELETE FROM sessions WHERE token = $1 OR until <= $2");
                query.bind(token).bind(now.0 as i64).execute(&self.write).await?;
                Ok(())
            })
        }

        fn ping(&self) -> Answer<'_, ()> {
            Box::pin(async move {
                sqlx::query("SELECT 1").execute(&self.$read).await?;
                Ok(())
            })
        }

        fn wakes(&self) -> broadcast::Receiver<Wake> {
            self.wakes.subscribe()
        }
    };
}

pub(crate) use shared_queries;

/// Keeps what is to be known of a table without its log.
pub(crate) const SUMMARY: &str = "INSERT INTO tables (table_id, listed, entry, opened, due) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id) DO UPDATE \
     SET listed = excluded.listed, entry = excluded.entry, due = excluded.due";

/// Remembers that a player was at a table.
pub(crate) const SEAT: &str = "INSERT INTO seats (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
