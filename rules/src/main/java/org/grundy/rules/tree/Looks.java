package org.grundy.rules.tree;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// How a game is told to people; nothing of it bears on what the moves are.
///
/// @param names what lines of moves are called, by their index among [GameRules#rules]
public record Looks(SortedMap<Integer, String> names) {
  /// Moves are told by what they do.
  public static final Looks NONE = new Looks(new TreeMap<>());

  public Looks {
    names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
  }

  /// What a line of moves is called, if it has a name.
  ///
  /// @param index among the rules
  public Optional<String> name(int index) {
    return Optional.ofNullable(names.get(index));
  }
}
