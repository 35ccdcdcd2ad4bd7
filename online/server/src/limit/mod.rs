//! What one caller may take: requests, connections, logins, words.

mod counts;
mod doors;
mod queues;
mod rate;

use std::net::{IpAddr, Ipv6Addr};

pub(crate) use self::counts::{Counts, Place};
pub(crate) use self::doors::{Busy, Doors, Visit};
pub(crate) use self::queues::{Queued, Queues};
pub(crate) use self::rate::{Pace, Rates};

/// What stands for one customer: an IPv4 address, or a whole network of the newer addresses.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_customer_is_an_address_or_a_network() {
        let of = |text: &str| network(text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2::3"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::3"), of("2001:db8:1:3::3"));
        assert_eq!(of("::ffff:10.0.0.1"), of("10.0.0.1"));
        assert_ne!(of("10.0.0.2"), of("10.0.0.1"));
    }
}
