package org.grundy.core;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/// The moves of a game, and nothing else. No play comes back to a position, unless the rules say
/// that plays may go on for ever.
///
/// @param <P> the positions, with value equality
@FunctionalInterface
public interface Ruleset<P> {
  /// Hands over every option of `position`, each move exactly once, in a fixed order.
  void options(P position, Consumer<Option<P>> sink);

  /// Hands over the sum that every move leads to, for those who do not ask which moves these are.
  /// The same sum may be handed over more than once.
  default void optionSums(P position, SumSink<P> sink) {
    options(position, option -> sink.accept(option.sum(), option.ends()));
  }

  /// Makes a move. All options are looked through, unless the ruleset knows better.
  ///
  /// @throws IllegalArgumentException if the position has no such move
  default Option<P> after(P position, Move move) {
    List<Option<P>> found = new ArrayList<>();
    options(
        position,
        option -> {
          if (found.isEmpty() && option.move().equals(move)) {
            found.add(option);
          }
        });
    if (found.isEmpty()) {
      throw new IllegalArgumentException("no move of this position: " + move);
    }
    return found.getFirst();
  }

  /// The components of a position: what it is the sum of. A position of one component is the sum of
  /// itself, as every position is unless the ruleset knows better.
  default List<P> components(P position) {
    return List.of(position);
  }

  /// The position that stands for all that are known to have the same value as `position`, so that
  /// each value is found once: the first of the mirror images, say. By default there is no other.
  default P representative(P position) {
    return position;
  }

  /// A bound for the number of moves that can be made in a position, and so for its value: the
  /// largest `int` where nobody knows. The search asks first what it is told to be short.
  default int longestPlay(P position) {
    return Integer.MAX_VALUE;
  }

  /// The value of a position where a theorem tells it at little cost.
  default OptionalInt known(P position) {
    return OptionalInt.empty();
  }

  /// Receives the sums that moves lead to.
  @FunctionalInterface
  interface SumSink<P> {
    /// Takes what one move leads to.
    ///
    /// @param sum the components
    /// @param ends whether the move ends the whole game in favour of whoever makes it
    void accept(List<P> sum, boolean ends);
  }
}
