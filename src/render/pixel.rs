//! From the real numbers of geometry to whole pixels.

/// The whole pixel in which a coordinate lies.
#[expect(clippy::cast_possible_truncation, reason = "a cast of a float saturates")]
pub(super) const fn floor(x: f32) -> i32 {
    x.floor() as i32
}

/// The first whole pixel at or beyond a coordinate.
pub(super) const fn ceil(x: f32) -> i32 {
    floor(x.ceil())
}

/// The nearest whole number of pixels.
pub(super) const fn nearest(x: f32) -> i32 {
    floor(x + 0.5)
}

/// A number of plotters' or of a score as one of ours.
#[expect(clippy::cast_possible_truncation, reason = "a length or a share, both small")]
pub(super) const fn single(number: f64) -> f32 {
    number as f32
}

/// A share between 0 and 1 as a byte; what lies beyond is taken for the end it lies beyond.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "between 0 and 255"
)]
pub(super) const fn byte(share: f32) -> u8 {
    (share.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// How many shares between none and all smooth edges have: enough for the eye, few enough for small files.
const STEPS: u32 = 6;

/// The nearest share that edges have.
pub(super) const fn stepped(share: u8) -> u8 {
    let step = (share as u32 * STEPS + 127) / 255;
    // At most 255.
    ((step * 255 / STEPS) & 255) as u8
}

/// A number of pixels for indexing; none if negative.
pub(super) fn count(pixels: i32) -> usize {
    usize::try_from(pixels).unwrap_or(0)
}

/// The product of two shares that are bytes.
pub(super) const fn product(a: u8, b: u8) -> u8 {
    let scaled = a as u32 * b as u32 + 127;
    // At most 255.
    ((scaled / 255) & 255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_become_bytes_and_multiply() {
        assert_eq!(
            [byte(-1.0), byte(0.0), byte(0.5), byte(1.0), byte(9.0)],
            [0, 0, 128, 255, 255]
        );
        assert_eq!([product(255, 255), product(255, 7), product(0, 200)], [255, 7, 0]);
        assert_eq!([floor(-0.5), ceil(0.1), nearest(1.5)], [-1, 1, 2]);
    }
}
