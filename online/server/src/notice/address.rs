//! Which addresses are public.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether an address is on the public network, so that nothing inside the operator's own network can be reached
/// through it.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(address) => is_public_v4(address),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_documentation()
        || address.is_multicast();
    // This network, shared, protocols, benchmarks, reserved.
    let reserved = a == 0 || (a == 100 && (64..128).contains(&b)) || (a, b, c) == (192, 0, 0) || a >= 240;
    let test = a == 198 && (b == 18 || b == 19);
    !(special || reserved || test)
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, middle @ .., g, h] = address.segments();
    let last = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match (a, b) {
        // Addresses that embed an IPv4 address lead where that one leads.
        (0x64, 0xff9b) if middle == [0; 4] => is_public_v4(last(g, h)),
        (0x2002, _) => is_public_v4(last(b, middle[0])),
        // Teredo, documentation.
        (0x2001, 0 | 0xdb8) => false,
        // Only this part is allocated; what is local, shared or mapped is outside it.
        _ => (0x2000..0x4000).contains(&a),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_can_reach_is_public() {
        let public =
            ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101", "2002:101:101::"];
        for public in public {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
        let private = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "203.0.113.9",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "100::1",
            "fec0::1",
        ];
        for private in private {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
    }
}
