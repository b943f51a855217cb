package org.grundy.solvers.product;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.number.NimProduct;
import org.grundy.rules.tree.GameRules;

/// The ways in which the values of single heaps make the value of heaps that move together.
public enum Joining {
  /// Each move changes one size, whatever the others are. The position is then a sum of single
  /// heaps, and its value their nim-sum (Sprague 1935, Grundy 1939).
  SUM("apart", "some move changes several sizes, or asks other sizes than that which it changes") {
    @Override
    Optional<SingleHeaps> of(GameRules rules) {
      return SizesApart.of(rules);
    }

    @Override
    long join(long one, long other) {
      return one ^ other;
    }

    @Override
    String because(List<String> moves) {
      return "each move changes one size and asks no other, so a position is a sum of single heaps, by %s; the value of a sum is the nim-sum of the values (Sprague 1935, Grundy 1939)"
          .formatted(
              moves.stream().map(move -> "`" + move + "`").collect(Collectors.joining(", ")));
    }
  },

  /// Each move of two heaps is made of one move of the first and one of the second: the value of
  /// (r,c) is the nim product of the values of r and c.
  ///
  /// The theorem is Conway's for coins that are turned (Tartan theorem, On Numbers and Games;
  /// Winning Ways, chapter 14). It holds for heaps that split in whatever way. Let g and h be the
  /// values of r and c, and let a move of r leave heaps whose values have the nim-sum a ≠ g, and
  /// one of c those with b ≠ h. The option of (r,c) that is made of the two has, by induction and
  /// as ⊗ distributes over the nim-sum, the value g⊗b xor a⊗h xor a⊗b = g⊗h xor (a xor g)⊗(b xor
  /// h), which is not g⊗h as there are no zero divisors. All numbers below g are such a, all below
  /// h such b, and by the definition of g⊗h every number below it is of that form with some a below
  /// g and b below h.
  PRODUCT("product", "the moves are not the product of the moves of two single heaps") {
    @Override
    Optional<SingleHeaps> of(GameRules rules) {
      return ProductOfHeaps.of(rules);
    }

    @Override
    long join(long one, long other) {
      return NimProduct.of(one, other);
    }

    @Override
    String because(List<String> moves) {
      return "each move is one of `%s` together with one of `%s`, so the value of a position is the nim product of the values of two heaps (the Tartan theorem: Conway 1976, Winning Ways chapter 14)"
          .formatted(moves.getFirst(), moves.getLast());
    }
  };

  private final String method;
  private final String missing;

  Joining(String method, String missing) {
    this.method = method;
    this.missing = missing;
  }

  /// The name of the method that solves positions so.
  String method() {
    return method;
  }

  /// Why rules are not such, where they are not.
  String missing() {
    return missing;
  }

  /// The single heaps, where the equations show them.
  abstract Optional<SingleHeaps> of(GameRules rules);

  /// The value of two sizes, from those of their heaps.
  abstract long join(long one, long other);

  /// The theorem, for people.
  ///
  /// @param moves the lines of each single heap
  abstract String because(List<String> moves);
}
