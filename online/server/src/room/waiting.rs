//! What a table's events change in the lists of players. The table itself tells those who look at it, so while
//! everybody looks there is nothing to write.

use tetrapolis_game::Seat;
use tetrapolis_protocol::{NoticeKind, PlayerId, Time};
use tetrapolis_store::NoticeChange;
use tetrapolis_table::{Event, Happening, Waits};

use super::actor::Room;

/// How long somebody has to come to the table before anything is sent, in milliseconds.
pub(crate) const GRACE: u64 = 30_000;

fn put(player: &PlayerId, kind: NoticeKind, at: Time, seat: Seat, open: bool) -> NoticeChange {
    NoticeChange::Put { player: player.clone(), kind, at, due: at.plus(GRACE), seat: Some(seat), open }
}

fn begins(waits: &Waits, now: Time) -> NoticeChange {
    let Waits { player, seat, kind, from, open } = waits;
    let (player, kind, seat, open) = (player.clone(), *kind, Some(*seat), *open);
    match from {
        // It is shown and sent when its time comes.
        Some(from) => {
            let at = (*from).max(now.plus(GRACE));
            NoticeChange::Put { player, kind, at, due: at, seat, open }
        }
        None => NoticeChange::Put { player, kind, at: now, due: now.plus(GRACE), seat, open },
    }
}

impl Room {
    /// What changes with events that have just been folded.
    pub(super) fn news(&mut self, events: &[Event]) -> Vec<NoticeChange> {
        let mut news = Vec::new();
        for event in events {
            match event.what {
                Happening::Dealing => {
                    let absent = self.table.waits_for_shares().into_iter().filter(|(player, _)| !self.is_here(player));
                    news.extend(absent.map(|(player, seat)| put(&player, NoticeKind::YourTurn, event.at, seat, false)));
                }
                Happening::Redealt { .. } => news.push(NoticeChange::Clear(NoticeKind::YourTurn)),
                Happening::Started => {
                    news.push(NoticeChange::Clear(NoticeKind::YourTurn));
                    news.push(NoticeChange::Clear(NoticeKind::Invited));
                }
                Happening::Finished => {
                    // This node does not see who is at another node.
                    let may_be_here = |player: &PlayerId| self.shared.store.is_shared() || self.is_here(player);
                    let absent = self.table.absent(may_be_here);
                    news.extend(absent.map(|(player, seat)| put(player, NoticeKind::Over, event.at, seat, true)));
                    news.push(NoticeChange::Over(event.at.plus(GRACE)));
                }
                _ => {}
            }
        }
        let waits = self.table.waits();
        if let Some(last) = events.last().filter(|_| waits != self.waits) {
            let ended = self
                .waits
                .iter()
                .filter(|old| !waits.iter().any(|new| (&new.player, new.kind) == (&old.player, old.kind)));
            news.extend(ended.map(|old| NoticeChange::Done { player: old.player.clone(), kind: old.kind }));
            news.extend(waits.iter().filter(|new| !self.waits.contains(new)).map(|new| begins(new, last.at)));
            self.waits = waits;
        }
        news
    }

    /// Asks those to a rematch who are not here.
    pub(super) fn invitations(&self, now: Time) -> Vec<NoticeChange> {
        let absent = self.table.players().filter(|player| !self.is_here(player));
        let invited = absent.map(|player| NoticeChange::Put {
            player: player.clone(),
            kind: NoticeKind::Invited,
            at: now,
            due: now.plus(GRACE),
            seat: None,
            open: false,
        });
        invited.collect()
    }
}
