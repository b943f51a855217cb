package org.grundy.solvers.sequence;

/// A proved period of a sequence: G(n + length) = G(n) for all n from `preperiod` on.
///
/// @param preperiod the least number for which that holds, from 0
/// @param length the least period
/// @param proof the theorem, and how its conditions were met
public record Period(long preperiod, long length, String proof) {
  public Period {
    if (preperiod < 0 || length < 1) {
      throw new IllegalArgumentException(preperiod + " and " + length + " are no period");
    }
  }

  /// The least index with the same value as `n`.
  public long reduce(long n) {
    return n < preperiod ? n : preperiod + (n - preperiod) % length;
  }
}
