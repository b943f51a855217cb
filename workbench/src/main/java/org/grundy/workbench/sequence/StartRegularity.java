package org.grundy.workbench.sequence;

import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.sequence.StartSequence;

/// The regularity of starts by that of the heaps for which they stand.
record StartRegularity(StartSequence starts, Terms terms) {
  Regularity of(Regularity heaps) {
    long shift = starts.shift();
    return switch (heaps) {
      case Regularity.None(long known) -> new Regularity.None(Math.max(0, known - shift));
      case Regularity.Fits(Periodicity seen, long known, OptionalLong needed) ->
          new Regularity.Fits(
              ofStarts(seen),
              known - shift,
              needed.isPresent() ? OptionalLong.of(needed.getAsLong() - shift) : needed);
      case Regularity.Proved(Periodicity seen, var proof, long needed, String because) ->
          new Regularity.Proved(
              ofStarts(seen),
              proof,
              needed - shift,
              terms.knowsAll()
                  ? because
                  : because + "; values before were let go, so it may begin earlier");
    };
  }

  /// The same with the least start from which on it holds.
  private Periodicity ofStarts(Periodicity heaps) {
    long n = starts.ofStarts(heaps).preperiod();
    boolean same = starts.shift() == 0 && starts.first().isEmpty();
    while (!same
        && n > 0
        && terms.knows(n - 1)
        && terms.knows(n - 1 + heaps.period())
        && terms.value(n - 1) + heaps.saltus() == terms.value(n - 1 + heaps.period())) {
      n--;
      Meter.checkpoint();
    }
    return new Periodicity(n, heaps.period(), heaps.saltus());
  }
}
