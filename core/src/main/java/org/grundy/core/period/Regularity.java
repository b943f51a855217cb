package org.grundy.core.period;

import java.util.OptionalLong;

/// The regularity, if any, that the known values of a sequence show or prove. The engine, the
/// screen, JSON and certificates mean the same by it.
public sealed interface Regularity {
  /// The values show no period and prove none.
  ///
  /// @param known how many values were looked at
  record None(long known) implements Regularity {}

  /// The values show a period ([Periodicity#isShownBy]) and do not prove it.
  ///
  /// @param known how many values were looked at
  /// @param needed with so many values it will be proved, if it goes on and nothing else arises;
  ///   empty where no theorem is known
  record Fits(Periodicity periodicity, long known, OptionalLong needed) implements Regularity {}

  /// A period is proved.
  ///
  /// @param needed so many values prove it by the theorem
  /// @param because the theorem, and how its conditions were met
  record Proved(Periodicity periodicity, PeriodProof proof, long needed, String because)
      implements Regularity {}
}
