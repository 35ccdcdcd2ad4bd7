//! What is kept about notices, in a database that many nodes share.

use sqlx::PgConnection;
use tetrapolis_protocol::{NewNoticeSettings, PlayerId, TableId, Time};

use super::{LONGEST, Postgres};
use crate::notice::{devices, list, people, queue};
use crate::store::Answer;
use crate::{
    Channel, Confirmed, Delivery, Hook, KeptNotice, KnownCompanion, NoticeChange, NoticePerson, NoticeStore, Outcome,
    Parcel, PushDevice, Unconfirmed, Wake,
};

impl NoticeStore for Postgres {
    fn put_notices<'a>(&'a self, table: &'a TableId, changes: Vec<NoticeChange>) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| {
            let told = list::write(rows, &[(table, &changes)]).await?;
            self.voice.tell_all(rows, told.into_iter().map(Wake::Notices)).await
        }))
    }

    fn see_notices<'a>(&'a self, player: &'a PlayerId, up_to: u64, now: Time) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| {
            let changed = list::see(rows, player, None, up_to, now).await?;
            self.voice.tell_all(rows, changed.then(|| Wake::Notices(player.clone())).into_iter()).await
        }))
    }

    fn see_table<'a>(&'a self, player: &'a PlayerId, table: &'a TableId, now: Time) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| {
            if !list::is_unseen(rows, player, table).await? {
                return Ok(());
            }
            let changed = list::see(rows, player, Some(table), list::ALL, now).await?;
            self.voice.tell_all(rows, changed.then(|| Wake::Notices(player.clone())).into_iter()).await
        }))
    }

    fn plan_deliveries(&self, now: Time, most: u32) -> Answer<'_, u32> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| {
            if !queue::is_due(rows, now).await? {
                return Ok(0);
            }
            let planned = queue::plan(rows, now, most).await?;
            self.voice.tell_all(rows, planned.players.into_iter().map(Wake::Notices)).await?;
            Ok(planned.notices)
        }))
    }

    fn notices<'a>(&'a self, player: &'a PlayerId, after: u64, now: Time) -> Answer<'a, (u64, Vec<KeptNotice>)> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| list::read(rows, player, after, now).await))
    }

    fn notice_person<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, NoticePerson> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| people::person(rows, player).await))
    }

    fn set_notices<'a>(&'a self, player: &'a PlayerId, settings: &'a NewNoticeSettings, now: Time) -> Answer<'a, ()> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| people::set(rows, player, settings, now).await),
        )
    }

    fn ask_address<'a>(&'a self, player: &'a PlayerId, wanted: &'a Unconfirmed) -> Answer<'a, ()> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| people::ask_address(rows, player, wanted).await),
        )
    }

    fn confirm_address<'a>(
        &'a self,
        player: &'a PlayerId,
        code: &'a str,
        stop: &'a str,
        now: Time,
    ) -> Answer<'a, Confirmed> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| {
                people::confirm(rows, player, code, stop, now).await
            }),
        )
    }

    fn drop_address<'a>(&'a self, player: &'a PlayerId) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| people::drop_address(rows, player).await))
    }

    fn stop_letters<'a>(&'a self, stop: &'a str) -> Answer<'a, bool> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| people::stop_letters(rows, stop).await))
    }

    fn add_device<'a>(&'a self, device: &'a PushDevice) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| devices::add(rows, device).await))
    }

    fn drop_device<'a>(&'a self, player: &'a PlayerId, endpoint: &'a str) -> Answer<'a, ()> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| {
                devices::drop_device(rows, player, endpoint).await
            }),
        )
    }

    fn webhook<'a>(&'a self, table: &'a TableId) -> Answer<'a, Option<Hook>> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| devices::hook(rows, table).await))
    }

    fn set_webhook<'a>(&'a self, hook: &'a Hook) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| devices::set_hook(rows, hook).await))
    }

    fn drop_webhook<'a>(&'a self, table: &'a TableId) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| devices::drop_hook(rows, table).await))
    }

    fn try_channels<'a>(&'a self, player: &'a PlayerId, now: Time) -> Answer<'a, ()> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| queue::try_channels(rows, player, now).await),
        )
    }

    fn try_webhook<'a>(&'a self, table: &'a TableId, now: Time) -> Answer<'a, ()> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| queue::try_hook(rows, table, now).await))
    }

    fn companions<'a>(&'a self, player: &'a PlayerId, most: u32) -> Answer<'a, Vec<KnownCompanion>> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| people::companions(rows, player, most).await),
        )
    }

    fn server_key<'a>(&'a self, name: &'a str, fresh: &'a str) -> Answer<'a, String> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| people::server_key(rows, name, fresh).await))
    }

    fn claim_deliveries(&self, channel: Channel, now: Time, until: Time, most: u32) -> Answer<'_, Vec<Delivery>> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| {
                queue::claim(rows, channel, now, until, most).await
            }),
        )
    }

    fn parcel<'a>(&'a self, delivery: &'a Delivery, now: Time) -> Answer<'a, Option<Parcel>> {
        Box::pin(self.change(LONGEST, async move |rows: &mut PgConnection| queue::parcel(rows, delivery, now).await))
    }

    fn settle_delivery<'a>(&'a self, delivery: &'a Delivery, outcome: &'a Outcome, now: Time) -> Answer<'a, ()> {
        Box::pin(
            self.change(LONGEST, async move |rows: &mut PgConnection| {
                queue::settle(rows, delivery, outcome, now).await
            }),
        )
    }
}
