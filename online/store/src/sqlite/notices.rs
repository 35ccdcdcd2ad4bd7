//! What is kept about notices, in a file.

use rusqlite::Connection;
use tetrapolis_protocol::{NewNoticeSettings, PlayerId, TableId, Time};

use super::Sqlite;
use crate::notice::rows::{OnFile, at_once};
use crate::notice::{devices, list, people, queue};
use crate::store::Answer;
use crate::{
    Channel, Confirmed, Delivery, Hook, KeptNotice, KnownCompanion, NoticeChange, NoticePerson, NoticeStore, Outcome,
    Parcel, PushDevice, StoreError, Unconfirmed, Wake,
};

impl Sqlite {
    /// Reads from the file.
    fn look<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut OnFile<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(self.readers.run(move |connection: &Connection| work(&mut OnFile(connection))))
    }

    /// Changes the file.
    fn alter<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut OnFile<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<'_, T> {
        Box::pin(self.change(move |connection: &Connection| work(&mut OnFile(connection))))
    }
}

impl NoticeStore for Sqlite {
    fn put_notices<'a>(&'a self, table: &'a TableId, changes: Vec<NoticeChange>) -> Answer<'a, ()> {
        let table = table.clone();
        Box::pin(async move {
            let told = self.alter(move |rows| at_once(list::write(rows, &[(&table, &changes)]))).await?;
            self.tell(told.into_iter().map(Wake::Notices));
            Ok(())
        })
    }

    fn see_notices<'a>(&'a self, player: &'a PlayerId, up_to: u64, now: Time) -> Answer<'a, ()> {
        Box::pin(async move {
            let seen = player.clone();
            if self.alter(move |rows| at_once(list::see(rows, &seen, None, up_to, now))).await? {
                self.tell([Wake::Notices(player.clone())]);
            }
            Ok(())
        })
    }

    fn see_table<'a>(&'a self, player: &'a PlayerId, table: &'a TableId, now: Time) -> Answer<'a, ()> {
        Box::pin(async move {
            let (seen, at) = (player.clone(), table.clone());
            if !self.look(move |rows| at_once(list::is_unseen(rows, &seen, &at))).await? {
                return Ok(());
            }
            let (seen, at) = (player.clone(), table.clone());
            if self.alter(move |rows| at_once(list::see(rows, &seen, Some(&at), list::ALL, now))).await? {
                self.tell([Wake::Notices(player.clone())]);
            }
            Ok(())
        })
    }

    fn plan_deliveries(&self, now: Time, most: u32) -> Answer<'_, u32> {
        Box::pin(async move {
            // Most of the time nothing is due, and the writer does not have to be asked.
            if !self.look(move |rows| at_once(queue::is_due(rows, now))).await? {
                return Ok(0);
            }
            let planned = self.alter(move |rows| at_once(queue::plan(rows, now, most))).await?;
            self.tell(planned.players.into_iter().map(Wake::Notices));
            Ok(planned.notices)
        })
    }

    fn notices<'a>(&'a self, player: &'a PlayerId, after: u64, now: Time) -> Answer<'a, (u64, Vec<KeptNotice>)> {
        let player = player.clone();
        self.look(move |rows| at_once(list::read(rows, &player, after, now)))
    }

    fn notice_person<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, NoticePerson> {
        let player = player.clone();
        self.look(move |rows| at_once(people::person(rows, &player)))
    }

    fn set_notices<'a>(&'a self, player: &'a PlayerId, settings: &'a NewNoticeSettings, now: Time) -> Answer<'a, ()> {
        let (player, settings) = (player.clone(), settings.clone());
        self.alter(move |rows| at_once(people::set(rows, &player, &settings, now)))
    }

    fn ask_address<'a>(&'a self, player: &'a PlayerId, wanted: &'a Unconfirmed) -> Answer<'a, ()> {
        let (player, wanted) = (player.clone(), wanted.clone());
        self.alter(move |rows| at_once(people::ask_address(rows, &player, &wanted)))
    }

    fn confirm_address<'a>(
        &'a self,
        player: &'a PlayerId,
        code: &'a str,
        stop: &'a str,
        now: Time,
    ) -> Answer<'a, Confirmed> {
        let (player, code, stop) = (player.clone(), code.to_owned(), stop.to_owned());
        self.alter(move |rows| at_once(people::confirm(rows, &player, &code, &stop, now)))
    }

    fn drop_address<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, ()> {
        let player = player.clone();
        self.alter(move |rows| at_once(people::drop_address(rows, &player)))
    }

    fn stop_letters<'a>(&'a self, stop: &'a str) -> Answer<'a, bool> {
        let stop = stop.to_owned();
        self.alter(move |rows| at_once(people::stop_letters(rows, &stop)))
    }

    fn add_device<'a>(&'a self, device: &'a PushDevice) -> Answer<'a, ()> {
        let device = device.clone();
        self.alter(move |rows| at_once(devices::add(rows, &device)))
    }

    fn drop_device<'a>(&'a self, player: &'a PlayerId, endpoint: &'a str) -> Answer<'a, ()> {
        let (player, endpoint) = (player.clone(), endpoint.to_owned());
        self.alter(move |rows| at_once(devices::drop_device(rows, &player, &endpoint)))
    }

    fn webhook<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Hook>> {
        let table = table.clone();
        self.look(move |rows| at_once(devices::hook(rows, &table)))
    }

    fn set_webhook<'a>(&'a self, hook: &'a Hook) -> Answer<'a, ()> {
        let hook = hook.clone();
        self.alter(move |rows| at_once(devices::set_hook(rows, &hook)))
    }

    fn drop_webhook<'a>(&'a self, table: &'a TableId) -> Answer<'a, ()> {
        let table = table.clone();
        self.alter(move |rows| at_once(devices::drop_hook(rows, &table)))
    }

    fn try_channels<'a>(&'a self, player: &'a PlayerId, now: Time) -> Answer<'a, ()> {
        let player = player.clone();
        self.alter(move |rows| at_once(queue::try_channels(rows, &player, now)))
    }

    fn try_webhook<'a>(&'a self, table: &'a TableId, now: Time) -> Answer<'a, ()> {
        let table = table.clone();
        self.alter(move |rows| at_once(queue::try_hook(rows, &table, now)))
    }

    fn companions<'a>(&'a self, player: &'a PlayerId, most: u32) -> Answer<'a, Vec<KnownCompanion>> {
        let player = player.clone();
        self.look(move |rows| at_once(people::companions(rows, &player, most)))
    }

    fn server_key<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String> {
        let (name, fresh) = (name.to_owned(), fresh.to_owned());
        self.alter(move |rows| at_once(people::server_key(rows, &name, &fresh)))
    }

    fn claim_deliveries(&self, channel: Channel, now: Time, until: Time, most: u32) -> Answer<'_, Vec<Delivery>> {
        Box::pin(async move {
            if !self.look(move |rows| at_once(queue::is_waiting(rows, channel, now))).await? {
                return Ok(Vec::new());
            }
            self.alter(move |rows| at_once(queue::claim(rows, channel, now, until, most))).await
        })
    }

    fn parcel<'a>(&'a self, delivery: &'a Delivery, now: Time) -> Answer<'a, Option<Parcel>> {
        let delivery = delivery.clone();
        self.look(move |rows| at_once(queue::parcel(rows, &delivery, now)))
    }

    fn settle_delivery<'a>(&'a self, delivery: &'a Delivery, outcome: &'a Outcome, now: Time) -> Answer<'a, ()> {
        let (delivery, outcome) = (delivery.clone(), outcome.clone());
        self.alter(move |rows| at_once(queue::settle(rows, &delivery, &outcome, now)))
    }
}
