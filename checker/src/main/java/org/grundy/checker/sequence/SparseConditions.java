package org.grundy.checker.sequence;

import java.util.Optional;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.game.TakingRules;
import org.grundy.core.CheckedClaim;
import org.grundy.core.certificate.CertifiedSpace;

/// The conditions under which a sparse space may be used for a game of so many heaps.
final class SparseConditions {
  private SparseConditions() {}

  /// The claim that fails, where it may not be used.
  ///
  /// @param all how many heaps there are
  static Optional<CheckedClaim> refusal(CertifiedSpace sparse, HeapGame game, long all) {
    String fault = "";
    if (game.taking().filter(rules -> rules.mostHeaps() <= 2).isEmpty()) {
      fault = "it needs a code whose moves leave two heaps at most";
    } else if (sparse.byPosition() && game.taking().flatMap(TakingRules::splitParity).isEmpty()) {
      fault = "by position it needs splits that take even numbers, or odd ones, only";
    } else if (sparse.lastRare() >= all || sparse.rares() >= all) {
      fault = "there are fewer heaps";
    }
    return fault.isEmpty()
        ? Optional.empty()
        : Optional.of(CheckedClaim.refuted("a sparse space finds the values", fault));
  }
}
