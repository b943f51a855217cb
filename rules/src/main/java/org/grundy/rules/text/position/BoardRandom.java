package org.grundy.rules.text.position;

/// The generator behind `start random`, fixed for all time so that a seed names a board.
///
/// It is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014)
/// with the seed as its first state: the state grows by 0x9E3779B97F4A7C15, and the output mixes it
/// with the multipliers 0xBF58476D1CE4E5B9 and 0x94D049BB133111EB. Cells are drawn row by row, one
/// output each; a choice among `n` is the high word of the output times `n`.
public final class BoardRandom {
  private long state;

  public BoardRandom(long seed) {
    this.state = seed;
  }

  /// The next choice, `0 <= choice < n`.
  public int below(int n) {
    state += 0x9E3779B97F4A7C15L;
    long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    mixed ^= mixed >>> 31;
    return (int) Math.unsignedMultiplyHigh(mixed, n);
  }
}
