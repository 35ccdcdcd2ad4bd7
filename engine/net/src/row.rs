/// How many numbers of a row can differ from 0.
pub const MOST_INPUTS: usize = 224;

/// A position as numbers, from the point of view of one seat. Most of them are 0; only the others are stored.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    len: u16,
    width: u16,
    inputs: [u16; MOST_INPUTS],
    values: [f32; MOST_INPUTS],
}

impl Row {
    /// A row without numbers.
    pub const EMPTY: Row = Row { len: 0, width: 0, inputs: [0; MOST_INPUTS], values: [0.0; MOST_INPUTS] };

    /// Clears the row and begins to write it.
    #[inline]
    pub fn pen(&mut self) -> Pen<'_> {
        (self.len, self.width) = (0, 0);
        Pen { row: self }
    }

    /// How many numbers have been written, zeros included.
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

/// Writes a row from left to right. All rows of a game must have the same numbers at the same places, so numbers that
/// are written only in some cases must be [skipped](Pen::skip) in the others.
#[derive(Debug)]
pub struct Pen<'a> {
    row: &'a mut Row,
}

impl Pen<'_> {
    /// Writes a number, preferably between -2 and 2.
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

    /// Writes 1 or 0.
    #[inline]
    pub fn mark(&mut self, is_so: bool) {
        self.number(f32::from(u8::from(is_so)));
    }

    /// Writes this many numbers, of which one is 1; none if `which` is beyond the last.
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

    /// Writes this many numbers, of which the first `count` are 1.
    #[inline]
    pub fn steps(&mut self, count: usize, of: usize) {
        for place in 0..of {
            self.mark(place < count);
        }
    }

    /// Writes this many zeros.
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
