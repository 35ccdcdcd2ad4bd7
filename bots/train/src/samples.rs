use tetrapolis_game::MAX_PARTIES;
use tetrapolis_net::Row;

/// Positions in numbers, and how their games ended.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// The numbers that are not 0: the place in the upper half, the value in the lower one.
    entries: Vec<u32>,
    /// Where each row ends.
    ends: Vec<u32>,
    positions: Vec<Position>,
}

#[derive(Clone, Copy, Debug)]
struct Position {
    /// The row of its first seat.
    row: u32,
    seats: u8,
    shares: [f32; MAX_PARTIES],
}

impl Samples {
    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// Adds a position and each seat's part of the win. Values are kept with eight binary digits.
    ///
    /// # Panics
    /// If there are too many positions to be numbered.
    pub fn push(&mut self, rows: &[Row], shares: [f32; MAX_PARTIES]) {
        let row = u32::try_from(self.ends.len()).expect("fewer rows");
        self.positions.push(Position { row, seats: rows.len() as u8, shares });
        for row in rows {
            self.entries.extend(row.iter().map(|(input, value)| (input as u32) << 16 | u32::from(short(value))));
            self.ends.push(u32::try_from(self.entries.len()).expect("fewer numbers"));
        }
    }

    /// The last position is worth this instead.
    pub(crate) fn set_shares(&mut self, position: usize, shares: [f32; MAX_PARTIES]) {
        self.positions[position].shares = shares;
    }

    /// Each seat's part of the win in a position.
    pub fn shares(&self, position: usize) -> &[f32] {
        let Position { seats, ref shares, .. } = self.positions[position];
        &shares[..usize::from(seats)]
    }

    /// The numbers of a seat in a position.
    #[inline]
    pub fn row(&self, position: usize, seat: usize) -> impl Iterator<Item = (usize, f32)> {
        let row = self.positions[position].row as usize + seat;
        let from = if row == 0 { 0 } else { self.ends[row - 1] as usize };
        let entries = &self.entries[from..self.ends[row] as usize];
        entries.iter().map(|entry| ((entry >> 16) as usize, f32::from_bits(entry << 16)))
    }

    /// Adds all positions of others, in their order.
    pub(crate) fn append(&mut self, others: &Samples) {
        let rows = u32::try_from(self.ends.len()).expect("fewer rows");
        let entries = u32::try_from(self.entries.len() + others.entries.len()).expect("fewer numbers")
            - others.entries.len() as u32;
        self.entries.extend_from_slice(&others.entries);
        self.ends.extend(others.ends.iter().map(|end| end + entries));
        self.positions
            .extend(others.positions.iter().map(|position| Position { row: position.row + rows, ..*position }));
    }
}

/// The upper half of a number, rounded.
fn short(value: f32) -> u16 {
    ((value.to_bits() + 0x8000) >> 16) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let mut row = Row::EMPTY;
        let mut pen = row.pen();
        pen.skip(300);
        pen.number(-1.5);
        let mut one = Samples::default();
        one.push(&[Row::EMPTY, row], [0.25, 0.75, 0.0, 0.0, 0.0]);
        let mut all = one.clone();
        all.append(&one);
        assert_eq!(all.len(), 2);
        for position in 0..2 {
            assert_eq!(all.shares(position), [0.25, 0.75]);
            assert_eq!(all.row(position, 0).count(), 0);
            assert_eq!(all.row(position, 1).collect::<Vec<_>>(), [(300, -1.5)]);
        }
    }
}
