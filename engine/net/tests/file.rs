//! The file of a network: what is written is read, and whatever else comes is refused with a sentence.

use tetrapolis_net::{FORMAT, Layers, Net, NetError, Row, Subject};

fn subject() -> Subject {
    Subject { game: "nim".into(), edition: "0123456789abcdef".into(), features: 3, inputs: 5 }
}

/// A network with numbers that are all different.
fn net() -> Net {
    let mut layers = Layers::zero(5);
    for (n, number) in layers.parts_mut().into_iter().flatten().enumerate() {
        *number = (n * 7_919 % 1_000) as f32 / 2_500.0 - 0.2;
    }
    Net::new(subject(), layers)
}

fn row(numbers: &[f32]) -> Row {
    let mut row = Row::EMPTY;
    let mut pen = row.pen();
    for number in numbers {
        pen.number(*number);
    }
    row
}

#[test]
fn what_is_written_is_read() {
    let file = net().write();
    assert_eq!(Net::read(&file), Ok(net()));
    assert_eq!(Net::read_for(&file, &subject()), Ok(net()));
}

#[test]
fn judged_positions_bit_by_bit() {
    let rows =
        [[1.0, 0.0, -0.5, 2.0, 0.25], [0.0, 0.0, 1.5, -1.0, 0.0], [0.5, 0.5, 0.5, 0.5, 0.5]].map(|row_of| row(&row_of));
    let judged = |seats: usize| {
        let mut shares = [0.0; 5];
        net().judge(&rows[..seats], &mut shares);
        shares.map(f32::to_bits)
    };
    assert_eq!(judged(3), [1_050_381_870, 1_051_335_711, 1_052_399_027, 0, 0]);
    assert_eq!(judged(1), [1.0_f32.to_bits(), 0, 0, 0, 0]);
}

#[test]
fn whoever_sits_where_is_judged_alike() {
    let [one, other] = [[1.0, 0.0, -0.5, 2.0, 0.25], [0.0, 0.0, 1.5, -1.0, 0.0]].map(|row_of| row(&row_of));
    let mut shares = [[0.0; 2]; 2];
    net().judge(&[one, other], &mut shares[0]);
    net().judge(&[other, one], &mut shares[1]);
    assert_eq!(shares[0][0].to_bits(), shares[1][1].to_bits());
    assert_ne!(shares[0][0].to_bits(), shares[0][1].to_bits());
}

#[test]
fn a_file_for_something_else_is_refused() {
    let file = net().write();
    for wanted in [
        Subject { game: "chess".into(), ..subject() },
        Subject { edition: "fedcba9876543210".into(), ..subject() },
        Subject { features: 4, ..subject() },
        Subject { inputs: 6, ..subject() },
    ] {
        let error = Net::read_for(&file, &wanted).expect_err("it was learned for something else");
        assert!(matches!(error, NetError::Subject { .. }));
        let said = error.to_string();
        assert!(said.starts_with("this network was trained for nim") && said.contains(&wanted.game), "{said}");
    }
}

#[test]
fn a_newer_file_is_refused_with_a_sentence() {
    let mut file = net().write();
    file[8..10].copy_from_slice(&(FORMAT + 1).to_le_bytes());
    let error = Net::read(&file).expect_err("another format");
    assert_eq!(error.to_string(), "this network has format 2; this program reads format 1");
}

#[test]
fn every_changed_byte_and_every_missing_end_is_noticed() {
    let file = net().write();
    for place in 0..file.len() {
        let mut changed = file.clone();
        changed[place] ^= 1 << (place % 8);
        assert!(Net::read(&changed).is_err(), "byte {place}");
        assert!(Net::read(&file[..place]).is_err(), "{place} bytes");
    }
    let mut longer = file;
    longer.push(0);
    assert_eq!(Net::read(&longer), Err(NetError::Damaged));
    assert_eq!(Net::read(b"GIF89a"), Err(NetError::NoNet));
}
