package org.grundy.core;

import java.util.List;
import java.util.stream.Collectors;

/// A position reached by one move: a sum of components, empty where nothing is left.
///
/// @param move the move that leads here
/// @param sum the components; their order has no meaning
/// @param ends whether this move ends the whole game at once in favour of whoever made it
public record Option<P>(Move move, List<P> sum, boolean ends) {
  public Option {
    sum = List.copyOf(sum);
  }

  /// The move and what it leads to: `take 4 -> 7`.
  @Override
  public String toString() {
    String after =
        sum.isEmpty()
            ? "nothing"
            : sum.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    return move + " -> " + after + (ends ? ", which ends the game" : "");
  }

  /// An option that lets the game go on.
  public Option(Move move, List<P> sum) {
    this(move, sum, false);
  }
}
