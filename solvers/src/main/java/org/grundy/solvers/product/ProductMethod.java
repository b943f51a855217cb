package org.grundy.solvers.product;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// Two heaps that move together where their moves are the product of the moves of two single heaps:
/// the value of (r,c) is the nim product of the values of r and c.
///
/// The theorem is Conway's for coins that are turned (Tartan theorem, On Numbers and Games; Winning
/// Ways, chapter 14). It holds for heaps that split in whatever way. Let g and h be the values of r
/// and c, and let a move of r leave heaps whose values have the nim-sum a ≠ g, and one of c those
/// with b ≠ h. The option of (r,c) that is made of the two has, by induction and as ⊗ distributes
/// over the nim-sum, the value g⊗b xor a⊗h xor a⊗b = g⊗h xor (a xor g)⊗(b xor h), which is not g⊗h
/// as there are no zero divisors. All numbers below g are such a, all below h such b, and by the
/// definition of g⊗h every number below it is of that form with some a below g and b below h.
public final class ProductMethod implements Method {
  static final String NAME = "product";

  private final Method heaps;

  /// @param heaps solves single heaps
  public ProductMethod(Method heaps) {
    this.heaps = heaps;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return Set.of();
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.Heaps)) {
      return new Verdict.Unsound("the position is not of heaps that move together");
    }
    Optional<ProductOfHeaps> product = ProductOfHeaps.of(rules);
    if (product.isEmpty()) {
      return new Verdict.Unsound("the moves are not the product of the moves of two single heaps");
    }
    List<TuplePosition> sum = problem.sum().stream().map(TuplePosition.class::cast).toList();
    return switch (heaps.consider(factor(product.get().first(), sum, 0))) {
      case Verdict.Unsound no -> no;
      case Verdict.Sound(var first) ->
          switch (heaps.consider(factor(product.get().second(), sum, 1))) {
            case Verdict.Unsound no -> no;
            case Verdict.Sound(var second) ->
                new Verdict.Sound(new ProductPlan(rules, sum, product.get(), first, second, heaps));
          };
    };
  }

  /// The heaps of one side of all positions.
  private static Problem factor(GameRules heap, List<TuplePosition> sum, int side) {
    return new Problem(
        heap, sum.stream().map(pair -> new HeapPosition(pair.sizes().get(side))).toList());
  }
}
