package org.grundy.core.certificate;

import java.util.List;
import java.util.stream.LongStream;

/// A way to write natural numbers by digits: the sum of `digit(j)·weight(j)` over the places `j >=
/// 0`, of which place 0 is the last one written.
public sealed interface CertifiedNumeration {
  /// The largest digit or base.
  long LARGEST_BASE = 36;

  /// The number of digits that some place may have: digits are from 0 to one less.
  long radix();

  /// Weights are the powers of a base.
  ///
  /// @param base from 2 to [#LARGEST_BASE]
  record Base(long base) implements CertifiedNumeration {
    @Override
    public long radix() {
      return base;
    }
  }

  /// The numeration of Ostrowski, by the partial quotients `a(0), a(1), …` of a continued fraction.
  /// Weights are `w(0) = 1`, `w(1) = a(0) + 1` and `w(j+1) = a(j)·w(j) + w(j-1)` from there on. The
  /// digit at place `j` is at most `a(j)`, and is `a(j)` only where that at place `j-1` is 0 or
  /// there is no such place. So each number is written in one way, but for zeros before it.
  ///
  /// The quotients `1, 1, 1, …` are Zeckendorf's numeration, with the weights 1, 2, 3, 5, 8. The
  /// quotients `t, t, t, …` are that of Fraenkel for the slope `[1; t, t, t, …]` of the game of
  /// Wythoff with differences below `t`.
  ///
  /// @param preperiod the first quotients, each from 1 to `LARGEST_BASE - 1`
  /// @param period those that repeat for ever after them, at least one
  record Ostrowski(List<Long> preperiod, List<Long> period) implements CertifiedNumeration {
    public Ostrowski {
      preperiod = List.copyOf(preperiod);
      period = List.copyOf(period);
    }

    @Override
    public long radix() {
      return 1
          + LongStream.concat(
                  preperiod.stream().mapToLong(Long::longValue),
                  period.stream().mapToLong(Long::longValue))
              .max()
              .orElse(0);
    }
  }
}
