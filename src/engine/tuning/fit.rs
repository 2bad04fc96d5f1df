//! Logistic regression by Newton's method.

use crate::engine::eval::TERMS;

type Row = [f64; TERMS];

/// How strongly weights are drawn towards what they were, against one for each position.
const RIDGE: f64 = 50.0;
/// Newton's method doubles the right digits each time; it starts from nothing.
const ROUNDS: usize = 12;

/// The weights that make the logistic curve of `counts` come nearest to the shares, and the mean error left.
pub(super) fn fit(counts: &[Row], shares: &[f64], before: &Row) -> (Row, f64) {
    let scales = scales(counts);
    let lesson = (counts, shares);
    let drawn = scales.map(|scale| (RIDGE * scale).max(1e-6));
    let mut weights = [0.0; TERMS];
    for _ in 0..ROUNDS {
        let step = step(lesson, (&drawn, before), &weights);
        weights = improved(lesson, (&drawn, before), &weights, &step);
    }
    let error = |(row, share): (&Row, &f64)| (share - expected(row, &weights)).abs();
    let errors: f64 = counts.iter().zip(shares).map(error).sum();
    (weights, errors / (counts.len() as f64).max(1.0))
}

/// The size of each count, so that all weights are drawn alike.
fn scales(counts: &[Row]) -> Row {
    let mut squares = [0.0; TERMS];
    for row in counts {
        for (square, count) in squares.iter_mut().zip(row) {
            *square += count * count;
        }
    }
    squares.map(|square| square / (counts.len() as f64).max(1.0))
}

fn expected(row: &Row, weights: &Row) -> f64 {
    let sum: f64 = row
        .iter()
        .zip(weights)
        .map(|(count, weight)| count * weight)
        .sum();
    1.0 / (1.0 + (-sum).exp())
}

/// As far along the step as makes the loss smaller: the whole, a half, a quarter and so on.
fn improved(lesson: (&[Row], &[f64]), prior: (&Row, &Row), weights: &Row, step: &Row) -> Row {
    let now = loss(lesson, prior, weights);
    let along = |part: f64| -> Row { std::array::from_fn(|i| weights[i] + part * step[i]) };
    let parts = (0..10).map(|halvings| 0.5_f64.powi(halvings));
    let better = parts.map(along).find(|next| loss(lesson, prior, next) < now);
    better.unwrap_or(*weights)
}

/// The cross-entropy, and the pull towards the weights before.
fn loss((counts, shares): (&[Row], &[f64]), (drawn, before): (&Row, &Row), weights: &Row) -> f64 {
    let pull = (0..TERMS).map(|i| 0.5 * drawn[i] * (weights[i] - before[i]).powi(2));
    let of = |(row, share): (&Row, &f64)| {
        let expected = expected(row, weights).clamp(1e-12, 1.0 - 1e-12);
        -share * expected.ln() - (1.0 - share) * (1.0 - expected).ln()
    };
    counts.iter().zip(shares).map(of).sum::<f64>() + pull.sum::<f64>()
}

/// Newton's step from some weights.
fn step((counts, shares): (&[Row], &[f64]), (drawn, before): (&Row, &Row), weights: &Row) -> Row {
    let mut slope = [0.0; TERMS];
    let mut bend = [[0.0; TERMS]; TERMS];
    for i in 0..TERMS {
        slope[i] = drawn[i] * (before[i] - weights[i]);
        bend[i][i] = drawn[i];
    }
    for (row, share) in counts.iter().zip(shares) {
        let expected = expected(row, weights);
        let certain = expected * (1.0 - expected);
        for i in 0..TERMS {
            slope[i] += (share - expected) * row[i];
            for j in 0..=i {
                bend[i][j] += certain * row[i] * row[j];
            }
        }
    }
    solved(bend, slope)
}

/// Solves a symmetric, positive system of which the lower half is given (Cholesky).
fn solved(mut a: [Row; TERMS], mut b: Row) -> Row {
    for i in 0..TERMS {
        for j in 0..=i {
            let product: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            let rest = a[i][j] - product;
            a[i][j] = if i == j {
                rest.max(1e-12).sqrt()
            } else {
                rest / a[j][j]
            };
        }
    }
    for i in 0..TERMS {
        let known: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - known) / a[i][i];
    }
    for i in (0..TERMS).rev() {
        let known: f64 = (i + 1..TERMS).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - known) / a[i][i];
    }
    b
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_made_the_shares_are_found() {
        let mut counts = Vec::new();
        for i in 0..20_000_u32 {
            let mut row = [0.0; TERMS];
            row[0] = 1.0;
            row[3] = f64::from(i % 7) - 3.0;
            row[5] = f64::from(i % 11) - 5.0;
            counts.push(row);
        }
        let mut truth = [0.0; TERMS];
        (truth[0], truth[3], truth[5]) = (0.4, 0.7, -0.2);
        let shares: Vec<f64> = counts.iter().map(|row| expected(row, &truth)).collect();
        let (weights, error) = fit(&counts, &shares, &[0.0; TERMS]);
        for (found, wanted) in weights.iter().zip(truth) {
            assert!((found - wanted).abs() < 0.05, "{found} {wanted}");
        }
        assert!(error < 0.02);
    }
}
