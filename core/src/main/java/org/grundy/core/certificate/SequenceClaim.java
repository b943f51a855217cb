package org.grundy.core.certificate;

import java.util.OptionalLong;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;

/// A claim about a sequence G(0), G(1), …
public sealed interface SequenceClaim {
  /// It has a period, plain or arithmetic, for all n; period and preperiod are the least.
  ///
  /// @param lastException [Periodicity#lastException]
  /// @param proof why that holds for all n
  record Proved(Periodicity periodicity, OptionalLong lastException, PeriodProof proof)
      implements SequenceClaim {
    public Proved(Periodicity periodicity, PeriodProof proof) {
      this(periodicity, periodicity.lastException(), proof);
    }
  }

  /// The values show a period ([Periodicity#isShownBy]), and no smaller one from the same preperiod
  /// on.
  ///
  /// @param proofNeeds how many values would prove it by [PeriodProof.GuySmith], more than there
  ///   are; empty where that theorem does not cover the game, or there is a saltus
  record Fit(Periodicity periodicity, OptionalLong proofNeeds) implements SequenceClaim {}

  /// The values show no period, plain or arithmetic, and prove none by any theorem of
  /// [PeriodProof].
  record NoPeriod() implements SequenceClaim {}
}
