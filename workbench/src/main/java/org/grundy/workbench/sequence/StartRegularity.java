package org.grundy.workbench.sequence;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.solvers.sequence.PeriodProof;
import org.grundy.solvers.sequence.Regularity;
import org.grundy.solvers.sequence.StartSequence;

/// What the regularity of heaps says of the starts that they stand for.
record StartRegularity(StartSequence starts, Terms terms) {
  Regular of(Regularity heaps, Optional<ArithmeticPeriod> arithmetic) {
    return switch (heaps) {
      case Regularity.Proved(var period, PeriodProof.OneRange(long from, long to)) ->
          to == Long.MAX_VALUE
              ? new Regular.Proved(0, from, 1, "cofinite-taking", period.proof())
              : new Regular.Proved(0, period.length(), 0, "subtraction-window", period.proof());
      case Regularity.Proved(var period, var proof) ->
          new Regular.Proved(
              preperiod(period.preperiod(), period.length(), 0),
              period.length(),
              0,
              proof instanceof PeriodProof.Recurrence ? "recurrence" : "guy-smith",
              period.proof()
                  + (terms.knowsAll()
                      ? ""
                      : "; values before were let go, so that it may begin earlier"));
      case Regularity.Fits(long preperiod, long length, long known, long needed) ->
          new Regular.Fits(
              preperiod(preperiod, length, 0),
              length,
              0,
              known - starts.shift(),
              needed == SequenceRun.NO_PROOF
                  ? OptionalLong.empty()
                  : OptionalLong.of(needed - starts.shift()));
      case Regularity.None(long known) ->
          arithmetic
              .map(this::of)
              .orElseGet(() -> new Regular.None(Math.max(0, known - starts.shift())));
    };
  }

  private Regular of(ArithmeticPeriod found) {
    long preperiod = preperiod(found.preperiod(), found.period(), found.saltus());
    if (!found.proved()) {
      return new Regular.Fits(
          preperiod,
          found.period(),
          found.saltus(),
          terms.computed(),
          found.proof().isPresent()
              ? OptionalLong.of(found.proof().get().needed() - starts.shift())
              : OptionalLong.empty());
    }
    SaltusProof proof = found.proof().orElseThrow();
    return new Regular.Proved(
        preperiod, found.period(), found.saltus(), proof.word(), proof.because(found));
  }

  /// The least start from which on the period of the heaps holds.
  private long preperiod(long ofHeaps, long period, long saltus) {
    long n = Math.max(starts.first().size(), ofHeaps - starts.shift());
    if (starts.shift() == 0 && starts.first().isEmpty()) {
      return n;
    }
    while (n > 0
        && terms.knows(n - 1)
        && terms.knows(n - 1 + period)
        && terms.value(n - 1) + saltus == terms.value(n - 1 + period)) {
      n--;
    }
    return n;
  }
}
