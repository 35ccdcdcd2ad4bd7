//! When a channel is used.

use tetrapolis_protocol::{ChannelUse, NewNoticeSettings, Time};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60;
/// When the daily message comes if there are no quiet hours, in minutes of the player's day.
const MORNING: u64 = 8 * 60;

/// When something is sent that is due now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// At once.
    Now,
    /// Together with all else that waits then.
    Together(Time),
    /// Not at all.
    Never,
}

/// When a channel takes what is due now.
pub(super) fn when(channel: ChannelUse, settings: &NewNoticeSettings, now: Time) -> When {
    let shift = settings.shift.filter(|shift| shift.at > now);
    let passed = settings.shift.filter(|shift| shift.at <= now);
    let offset = passed.map_or(settings.offset, |shift| shift.offset);
    let minute = (now.0 / MINUTE).wrapping_add_signed(i64::from(offset)) % DAY;
    let until = |at: u64| {
        // Part of the present minute has already passed.
        let end = now.0 / MINUTE + (at + DAY - minute - 1) % DAY + 1;
        // The player's clock may have changed by then.
        let shift = shift.filter(|shift| shift.at.0 <= end * MINUTE);
        let end = end.wrapping_add_signed(shift.map_or(0, |shift| i64::from(offset) - i64::from(shift.offset)));
        Time(end * MINUTE).max(now)
    };
    let quiet = settings.quiet.map(|quiet| (u64::from(quiet.from) % DAY, u64::from(quiet.to) % DAY));
    let quiet = quiet.filter(|(from, to)| from != to);
    let is_quiet = quiet
        .is_some_and(|(from, to)| if from < to { (from..to).contains(&minute) } else { minute >= from || minute < to });
    match (channel, quiet) {
        (ChannelUse::Off, _) => When::Never,
        (ChannelUse::On, Some((_, to))) if is_quiet => When::Together(until(to)),
        (ChannelUse::On, _) => When::Now,
        (ChannelUse::Daily, quiet) => When::Together(until(quiet.map_or(MORNING, |(_, to)| to))),
    }
}

#[cfg(test)]
mod tests {
    use tetrapolis_protocol::{ClockShift, QuietHours};

    use super::*;

    /// A time of the second day, by hour and minute in UTC.
    fn at(hour: u64, minute: u64) -> Time {
        Time((DAY + hour * 60 + minute) * MINUTE)
    }

    fn night(offset: i16) -> NewNoticeSettings {
        NewNoticeSettings { quiet: Some(QuietHours { from: 22 * 60, to: 450 }), offset, ..NewNoticeSettings::default() }
    }

    #[test]
    fn nothing_is_sent_in_quiet_hours() {
        let on = |settings, now| when(ChannelUse::On, &settings, now);
        assert_eq!(on(night(0), at(21, 59)), When::Now);
        assert_eq!(on(night(0), at(22, 0)), When::Together(at(24 + 7, 30)));
        assert_eq!(on(night(0), at(3, 0)), When::Together(at(7, 30)));
        assert_eq!(on(night(0), at(7, 29)), When::Together(at(7, 30)));
        assert_eq!(on(night(0), at(7, 30)), When::Now);
        assert_eq!(on(night(120), at(20, 30)), When::Together(at(24 + 5, 30)), "it is later in the east");
        assert_eq!(on(night(-300), at(1, 0)), When::Now, "and earlier in the west");
        assert_eq!(on(NewNoticeSettings::default(), at(3, 0)), When::Now);
        let empty = NewNoticeSettings { quiet: Some(QuietHours { from: 60, to: 60 }), ..NewNoticeSettings::default() };
        assert_eq!(on(empty, at(1, 0)), When::Now, "hours without length");
        let noon = NewNoticeSettings { quiet: Some(QuietHours { from: 720, to: 780 }), ..NewNoticeSettings::default() };
        assert_eq!(on(noon, at(12, 10)), When::Together(at(13, 0)));
    }

    #[test]
    fn a_clock_is_put_forward_and_back() {
        let shifted = |from, to, at| NewNoticeSettings { shift: Some(ClockShift { at, offset: to }), ..night(from) };
        let on = |settings: &NewNoticeSettings, now| when(ChannelUse::On, settings, now);
        let forward = shifted(60, 120, at(24 + 1, 0));
        assert_eq!(
            on(&forward, at(21, 0)),
            When::Together(at(24 + 5, 30)),
            "half past seven is earlier the next morning"
        );
        assert_eq!(on(&forward, at(24 + 5, 29)), When::Together(at(24 + 5, 30)));
        assert_eq!(on(&forward, at(24 + 5, 30)), When::Now);
        let back = shifted(120, 60, at(24 + 1, 0));
        assert_eq!(on(&back, at(21, 0)), When::Together(at(24 + 6, 30)));
        assert_eq!(on(&back, at(24 + 6, 0)), When::Together(at(24 + 6, 30)));
        assert_eq!(on(&night(120), at(24 + 6, 0)), When::Now, "without it the clock goes on as before");
        assert_eq!(on(&shifted(120, 60, at(48, 0)), at(24 + 6, 0)), When::Now, "that is still to come");
    }

    #[test]
    fn the_daily_message_comes_once_a_day() {
        let daily = |settings: &NewNoticeSettings, now| when(ChannelUse::Daily, settings, now);
        let plain = NewNoticeSettings::default();
        assert_eq!(daily(&plain, at(7, 59)), When::Together(at(8, 0)));
        assert_eq!(daily(&plain, at(8, 0)), When::Together(at(24 + 8, 0)));
        assert_eq!(daily(&night(60), at(12, 0)), When::Together(at(24 + 6, 30)));
        assert_eq!(daily(&night(60), Time(at(12, 0).0 + 59_999)), When::Together(at(24 + 6, 30)));
        assert_eq!(when(ChannelUse::Off, &plain, at(8, 0)), When::Never);
    }
}
