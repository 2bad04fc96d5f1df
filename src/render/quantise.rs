//! A few colours that stand for many.

use image::{Rgb, RgbaImage};

/// How many bits of each channel tell colours apart: what differs in the two lowest only is one colour.
const BITS: u32 = 6;
const CELLS: usize = 1 << (3 * BITS);

/// How near, in each channel, a colour must be to one that is given so that it needs none of its own.
const NEAR: f32 = 4.0;

/// At most `most` colours that, besides those that are given, serve all pixels of some pictures best. Transparency is not
/// looked at.
pub(super) fn colours(images: &[&RgbaImage], given: &[Rgb<u8>], most: usize) -> Vec<Rgb<u8>> {
    let mut cells = cells(images);
    cells.retain(|cell| !given.iter().any(|colour| cell.is_near(*colour)));
    let groups = groups(&mut cells, most);
    groups
        .iter()
        .map(|group| mean(&cells[group.start..group.end]))
        .collect()
}

/// Neighbouring pixels of the same colour, again and again: most of a board is runs.
fn runs(image: &RgbaImage) -> impl Iterator<Item = &[[u8; 4]]> {
    image.as_chunks::<4>().0.chunk_by(|a, b| a == b)
}

/// The cell of the colour space in which a pixel lies.
fn index([red, green, blue, _]: [u8; 4]) -> usize {
    let high = |channel: u8| usize::from(channel) >> (8 - BITS);
    (high(red) << (2 * BITS)) | (high(green) << BITS) | high(blue)
}

/// The pixels of one cell of the colour space.
#[derive(Debug, Clone, Copy, Default)]
struct Cell {
    count: u32,
    sum: [u32; 3],
    mean: [f32; 3],
    /// How much it matters: less than in proportion, so that small bright things keep their colours beside wide wood.
    weight: f32,
}

impl Cell {
    fn is_near(&self, colour: Rgb<u8>) -> bool {
        let channels = self.mean.iter().zip(colour.0);
        channels
            .into_iter()
            .all(|(mean, channel)| (mean - f32::from(channel)).abs() < NEAR)
    }

    fn measured(self) -> Self {
        let count = self.count as f32;
        Self {
            mean: self.sum.map(|sum| sum as f32 / count),
            weight: count.sqrt(),
            ..self
        }
    }
}

/// The cells that have pixels.
fn cells(images: &[&RgbaImage]) -> Vec<Cell> {
    /// Stands where there is no cell yet.
    const NONE: usize = 0;
    // The first is a dummy.
    let (mut places, mut cells) = (vec![NONE; CELLS], vec![Cell::default()]);
    for run in images.iter().flat_map(|image| runs(image)) {
        let index = index(run[0]);
        if places[index] == NONE {
            places[index] = cells.len();
            cells.push(Cell::default());
        }
        let cell = &mut cells[places[index]];
        // No picture has more pixels than fit.
        let length = u32::try_from(run.len()).unwrap_or(u32::MAX);
        cell.count += length;
        for (sum, channel) in cell.sum.iter_mut().zip(run[0]) {
            *sum += length * u32::from(channel);
        }
    }
    cells.into_iter().skip(1).map(Cell::measured).collect()
}

/// Cells from one place in the list to another, to be drawn in one colour.
#[derive(Debug, Clone, Copy)]
struct Group {
    start: usize,
    end: usize,
    /// The channel in which they differ most, their mean in it, and how much they differ.
    channel: usize,
    middle: f32,
    spread: f32,
}

/// Sorts the cells into groups: the group that differs most is cut at its mean, again and again.
fn groups(cells: &mut [Cell], most: usize) -> Vec<Group> {
    if cells.is_empty() {
        return Vec::new();
    }
    let mut groups = vec![Group::of(cells, 0, cells.len())];
    while groups.len() < most {
        let widest = groups.iter_mut().max_by(|a, b| a.spread.total_cmp(&b.spread));
        let Some(group) = widest.filter(|group| group.spread > 0.0) else {
            break;
        };
        let Group {
            start,
            end,
            channel,
            middle,
            ..
        } = *group;
        let members = &mut cells[start..end];
        let above = |cell: &Cell| cell.mean[channel] > middle;
        members.sort_by_key(above);
        // Rounding must not leave one half empty.
        let low = members.partition_point(|cell| !above(cell));
        let cut = start + low.clamp(1, members.len() - 1);
        *group = Group::of(cells, start, cut);
        groups.push(Group::of(cells, cut, end));
    }
    groups
}

impl Group {
    fn of(cells: &[Cell], start: usize, end: usize) -> Self {
        let members = &cells[start..end];
        let weight: f32 = members.iter().map(|cell| cell.weight).sum();
        let measured = (0..3).map(|channel| {
            let weighted = members.iter().map(|cell| cell.weight * cell.mean[channel]);
            let middle = weighted.sum::<f32>() / weight;
            let off = |cell: &Cell| cell.weight * (cell.mean[channel] - middle).powi(2);
            (channel, middle, members.iter().map(off).sum::<f32>())
        });
        let widest = measured.max_by(|a, b| a.2.total_cmp(&b.2));
        let (channel, middle, spread) = widest.unwrap_or_default();
        Self {
            start,
            end,
            channel,
            middle,
            // One cell alone cannot be cut, whatever rounding says.
            spread: if members.len() > 1 { spread } else { 0.0 },
        }
    }
}

/// The mean colour of all pixels of some cells.
fn mean(cells: &[Cell]) -> Rgb<u8> {
    let count: u64 = cells.iter().map(|cell| u64::from(cell.count)).sum();
    Rgb(std::array::from_fn(|channel| {
        let sum: u64 = cells.iter().map(|cell| u64::from(cell.sum[channel])).sum();
        // A mean of bytes.
        (((sum + count / 2) / count.max(1)) & 255) as u8
    }))
}

#[cfg(test)]
mod tests {
    use image::Rgba;

    use super::*;

    #[test]
    fn few_colours_stay_as_they_are() {
        let image = RgbaImage::from_fn(16, 16, |x, _| match x {
            0..4 => Rgba([250, 3, 90, 255]),
            4..5 => Rgba([0, 0, 0, 255]),
            _ => Rgba([200, 170, 120, 255]),
        });
        let mut found = colours(&[&image], &[], 256);
        found.sort_by_key(|colour| colour.0);
        assert_eq!(found, [Rgb([0, 0, 0]), Rgb([200, 170, 120]), Rgb([250, 3, 90])]);
    }

    #[test]
    fn many_colours_become_as_many_as_asked_for_and_none_is_far_from_all() {
        let image = RgbaImage::from_fn(256, 256, |x, y| {
            let byte = |n: u32| u8::try_from(n).unwrap();
            Rgba([byte(x), byte(y), byte((x + y) / 2), 255])
        });
        let found = colours(&[&image], &[], 200);
        assert_eq!(found.len(), 200);
        for pixel in image.pixels() {
            let off = |colour: &Rgb<u8>| colour.0.iter().zip(&pixel.0).map(|(a, b)| a.abs_diff(*b)).max();
            assert!(found.iter().filter_map(off).min() < Some(32), "{pixel:?}");
        }
    }
}
