/// The most numbers of a row that are not 0.
pub const MOST_INPUTS: usize = 224;

/// What a position is for one seat, in numbers. Most of them are 0, and only the others are kept.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    len: u16,
    width: u16,
    inputs: [u16; MOST_INPUTS],
    values: [f32; MOST_INPUTS],
}

impl Row {
    /// A row of which nothing has been written.
    pub const EMPTY: Row = Row { len: 0, width: 0, inputs: [0; MOST_INPUTS], values: [0.0; MOST_INPUTS] };

    /// Begins to write it.
    #[inline]
    pub fn pen(&mut self) -> Pen<'_> {
        (self.len, self.width) = (0, 0);
        Pen { row: self }
    }

    /// How many numbers have been written, those that are 0 included.
    pub const fn width(&self) -> usize {
        self.width as usize
    }

    /// The numbers that are not 0, each with its place.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        let len = usize::from(self.len);
        self.inputs[..len].iter().zip(&self.values[..len]).map(|(input, value)| (usize::from(*input), *value))
    }
}

/// Writes a row from left to right. Every row of a game must have the same numbers at the same places, so whatever is
/// written in one case must be [skipped](Pen::skip) in the other.
#[derive(Debug)]
pub struct Pen<'a> {
    row: &'a mut Row,
}

impl Pen<'_> {
    /// A number; best somewhere between -2 and 2.
    ///
    /// # Panics
    /// If more than [`MOST_INPUTS`] numbers of the row are not 0.
    #[inline]
    pub fn number(&mut self, value: f32) {
        let row = &mut *self.row;
        if value != 0.0 {
            let place = usize::from(row.len);
            row.inputs[place] = row.width;
            row.values[place] = value;
            row.len += 1;
        }
        row.width += 1;
    }

    /// 1 or 0.
    #[inline]
    pub fn mark(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// One of this many places that is 1; nothing if it is beyond the last.
    #[inline]
    pub fn choice(&mut self, which: usize, of: usize) {
        if which < of {
            self.skip(which);
            self.number(1.0);
            self.skip(of - which - 1);
        } else {
            self.skip(of);
        }
    }

    /// The first `count` of this many places are 1.
    #[inline]
    pub fn steps(&mut self, count: usize, of: usize) {
        for place in 0..of {
            self.mark(place < count);
        }
    }

    /// Leaves out this many numbers: they are 0.
    #[inline]
    pub fn skip(&mut self, numbers: usize) {
        self.row.width += numbers as u16;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_zero_is_kept() {
        let mut row = Row::EMPTY;
        for _ in 0..2 {
            let mut pen = row.pen();
            pen.number(0.5);
            pen.mark(false);
            pen.choice(2, 4);
            pen.choice(9, 2);
            pen.steps(2, 3);
            pen.skip(5);
        }
        assert_eq!(row.width(), 16);
        assert_eq!(row.iter().collect::<Vec<_>>(), [(0, 0.5), (4, 1.0), (8, 1.0), (9, 1.0)]);
    }
}
