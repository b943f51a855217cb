package org.grundy.workbench.table.pattern;

import java.util.Optional;

/// A theorem that may settle a pattern of one table for all starts.
@FunctionalInterface
interface Theorem {
  /// The verdict, [Verdict.Proved] or [Verdict.Refuted], where the theorem's conditions hold.
  ///
  /// @param range the starts of which the pattern is known to be true
  Optional<Verdict> verdict(Subject subject, Pattern pattern, String range);
}
