package org.grundy.workbench.sequence;

import java.util.OptionalLong;

/// What is known of the regularity of a sequence of starts.
public sealed interface Regular {
  /// No period is seen.
  ///
  /// @param known how many starts were looked at
  record None(long known) implements Regular {}

  /// `G(n + period) = G(n) + saltus` for `n >= preperiod`, as far as values go; preperiod is the
  /// least such number.
  ///
  /// @param known how many starts were looked at
  /// @param needed how many would prove it, where that is known
  record Fits(long preperiod, long period, long saltus, long known, OptionalLong needed)
      implements Regular {}

  /// `G(n + period) = G(n) + saltus` for all `n >= preperiod`, both least.
  ///
  /// @param theorem its name as in certificates
  /// @param because the theorem, and how its conditions were met
  record Proved(long preperiod, long period, long saltus, String theorem, String because)
      implements Regular {}
}
