//! Opens tables: new ones, those that continue from a moment of another, and rematches.

use tetrapolis_catalog::entry;
use tetrapolis_game::{Message, Seat};
use tetrapolis_protocol::{ClockRule, Code, Continuation, NewTable, TableId};
use tetrapolis_search::BotKind;
use tetrapolis_store::{Append, NoticeChange, StoreError};
use tetrapolis_table::{Caller, Event, Happening, LiveTable, Opening, Refused, Who};

use crate::node::{Node, Shared};
use crate::room::summary;
use crate::{error, fresh};

impl Node {
    /// Opens a table.
    pub(crate) async fn open_table(&self, host: &Caller, new: NewTable) -> Result<TableId, Refused> {
        let size = new.edition.as_ref().map_or(0, |edition| edition.text.len() + edition.file.len());
        if size > self.shared.config.limits.edition {
            return Err(Code::LimitEdition.into());
        }
        if !new.clock.is_playable() {
            return Err(Refused::because(Code::TableSetup, Message::new("refused-table-clock")));
        }
        let opening = Opening {
            table: fresh::table(),
            host: host.player.clone(),
            answers: new.seconds_to_answer().filter(|_| entry(&new.game).is_some_and(|entry| entry.secrets)),
            game: new.game,
            seats: new.seats,
            options: new.options,
            edition: new.edition,
            clock: new.clock,
            public: new.public,
            spectators: new.spectators,
            one_device: new.one_device,
            before: Vec::new(),
            played: None,
            grace: self.shared.config.grace,
            stand_in: self.shared.config.stand_in.clone(),
            seed: self.shared.config.seed(),
        };
        self.shared.open_table(opening, Vec::new(), Vec::new()).await
    }

    /// Opens a private table that continues from a moment of another: one seat for the host, bots at all others.
    pub(crate) async fn continue_table(
        &self,
        host: &Caller,
        from: LiveTable,
        wanted: Continuation,
    ) -> Result<TableId, Refused> {
        let before = from.opening();
        let opening = Opening {
            table: fresh::table(),
            host: host.player.clone(),
            clock: ClockRule::None,
            public: false,
            one_device: false,
            before: from.all_steps(),
            seed: self.shared.config.seed(),
            ..before.clone()
        };
        if !BotKind::ALL.iter().any(|known| known.to_string() == wanted.bot) {
            return Err(Code::TableBot.into());
        }
        let Caller { player, name, account, colour, .. } = host.clone();
        let colour = colour.filter(|_| from.knows_colours());
        let sat = Seat::all(before.seats).map(|seat| {
            let person = seat == wanted.seat;
            let who = if person {
                Who::Person { player: player.clone(), name: name.clone(), account, colour }
            } else {
                Who::Bot { kind: wanted.bot.clone() }
            };
            Happening::Sat { seat, who, entropy: None, share: person.then(|| wanted.share.clone()) }
        });
        self.shared.open_table(opening, sat.collect(), Vec::new()).await
    }
}

impl Shared {
    /// Writes the opening of a table, the players who sit there from the start, and the invitations.
    async fn open_table(
        &self,
        mut opening: Opening,
        sat: Vec<Happening>,
        invitations: Vec<NoticeChange>,
    ) -> Result<TableId, Refused> {
        let (id, at) = (opening.table.clone(), fresh::now());
        let edition = self.name_edition(&mut opening).await?;
        let mut events = vec![Event { at, what: Happening::Opened(Box::new(opening)) }];
        events.extend(sat.into_iter().map(|what| Event { at, what }));
        let opener = |opening: &Opening| self.starts.open(opening, edition.as_deref());
        let table = LiveTable::replay(&events, &opener).map_err(|broken| {
            tracing::error!(%broken, "a new table cannot be folded");
            Refused::from(Code::TableSetup)
        })?;
        let rows = events.iter().map(|event| serde_json::to_string(event).expect("plain data")).collect();
        let append =
            Append { table: id.clone(), after: 0, events: rows, summary: Some(summary(&table)), snapshot: None };
        match self.log.append_and_tell(append, invitations).await {
            // Only a rematch has an id that is known in advance: then somebody else has opened it.
            Ok(()) | Err(StoreError::Conflict) => Ok(id),
            Err(error) => Err(error::store(&error)),
        }
    }

    /// Opens the same table again, with a new seed and the same bots.
    pub(crate) async fn open_rematch(
        &self,
        before: &Opening,
        id: &TableId,
        bots: &[(Seat, String)],
        invitations: Vec<NoticeChange>,
    ) -> Result<(), Refused> {
        let opening = Opening { table: id.clone(), seed: self.config.seed(), ..before.clone() };
        let sat = bots.iter().map(|(seat, kind)| {
            let who = Who::Bot { kind: kind.clone() };
            Happening::Sat { seat: *seat, who, entropy: None, share: None }
        });
        self.open_table(opening, sat.collect(), invitations).await.map(drop)
    }
}
