package org.grundy.checker.heap;

import java.util.Optional;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.game.TakingRules;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedSpace;

/// Finds Grundy values in turn.
public interface NextValue {
  /// Said instead of a value where the claimed sparse space does not find it: the heap is rare
  /// after the last rare one, or takes a deeper verification.
  int OUTSIDE = -1;

  /// The way for a game.
  ///
  /// @param sparse may be wrong, but is there only where moves leave two heaps at most, and is by
  ///   position only where all splits have one parity
  static NextValue of(HeapGame game, Optional<CertifiedSpace> sparse, Meter meter) {
    if (game.taking().isEmpty()) {
      return game.digits()
          .<NextValue>map(code -> new ManyPartValues(code, meter))
          .orElseGet(() -> new LiteralValues(game.ruleset(), meter));
    }
    TakingRules rules = game.taking().get();
    return rules.mostHeaps() > 2
        ? new ManyPartValues(rules, meter)
        : new PairValues(rules, sparse, meter);
  }

  /// The value of the heap of `values.count()` tokens, or [#OUTSIDE].
  ///
  /// @param values of all smaller heaps
  int next(HeapValues values);

  /// Which values are read for the next one.
  Reach reach();

  /// About how many options are looked at for so many values.
  double cost(double all);
}
