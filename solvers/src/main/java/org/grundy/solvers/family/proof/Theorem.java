package org.grundy.solvers.family.proof;

import java.util.Optional;
import org.grundy.solvers.family.formula.TablePattern;

/// A theorem that may settle a pattern of one table for all starts.
@FunctionalInterface
public interface Theorem {
  /// The verdict, [Standing.Proved] or [Standing.Refuted], where the theorem's conditions hold.
  ///
  /// @param range the starts of which the pattern is known to be true
  Optional<Standing> verdict(Subject subject, TablePattern pattern, String range);
}
