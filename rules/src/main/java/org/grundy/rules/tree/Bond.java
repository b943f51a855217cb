package org.grundy.rules.tree;

import java.util.Optional;

/// A word at the end of a line of moves that binds the next move: `again`, `entails`.
public sealed interface Bond {
  /// `again`: the same player makes one move more, anywhere in the sum, and loses who has none.
  ///
  /// @param where the moves of the line after which that is so; all of them where empty
  record Again(Optional<Isolates> where) implements Bond {}

  /// `entails`: the opponent has to answer in what the move leaves of the position, and loses who
  /// has no move there.
  record Entails() implements Bond {}

  /// `where isolates`: a move on a graph after which some vertex stands without an edge that had
  /// one before.
  ///
  /// @param except the name of a vertex that does not count
  record Isolates(Optional<String> except) {}

  /// As it stands in a file.
  default String text() {
    return switch (this) {
      case Again(var where) ->
          "again"
              + where
                  .map(isolates ->
                      " where isolates"
                          + isolates.except().map(name -> " except " + name).orElse(""))
                  .orElse("");
      case Entails() -> "entails";
    };
  }
}
