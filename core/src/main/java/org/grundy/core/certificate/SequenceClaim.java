package org.grundy.core.certificate;

import java.util.OptionalLong;

/// What is said of a sequence G(0), G(1), …
public sealed interface SequenceClaim {
  /// `G(n + period) = G(n)` for all `n >= preperiod`, both as small as can be.
  ///
  /// @param lastException the largest heap whose value does not fit: `preperiod - 1`, if there is
  ///   one
  /// @param proof why that holds for all n
  record Period(long preperiod, long period, OptionalLong lastException, PeriodProof proof)
      implements SequenceClaim {}

  /// `G(n + period) = G(n) + saltus` for all `n >= preperiod`, period and preperiod as small as can
  /// be, `saltus >= 1`.
  ///
  /// @param proof why that holds for all n: [PeriodProof.CofiniteTaking], [PeriodProof.PowerSaltus]
  ///   or [PeriodProof.ParitySaltus]
  record ArithmeticPeriod(
      long preperiod, long period, long saltus, OptionalLong lastException, PeriodProof proof)
      implements SequenceClaim {}

  /// A period that the values show and do not prove: of all `e` and `p >= 1` with `2e + 2p` at most
  /// the number of values, and `G(n + p) = G(n)` for all `n >= e` as far as values go, the one of
  /// the smallest `p`, and then of the smallest `e`.
  ///
  /// @param proofNeeds how many values would prove it by [PeriodProof.GuySmith], more than there
  ///   are; empty where that theorem does not cover the game
  record Fit(long preperiod, long period, OptionalLong proofNeeds) implements SequenceClaim {}

  /// There is no such `e` and `p` as [Fit] speaks of. So no values up to here prove a period.
  record NoPeriod() implements SequenceClaim {}
}
