package org.grundy.rules.tree;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// The names, words and pictures with which a game is told and drawn to people; nothing of it bears
/// on what the moves are.
///
/// @param names what lines of moves are called, by their index among [GameRules#rules]
/// @param pictures in which things are drawn, each thing once
/// @param sayings in which moves are told, each line once
public record Looks(SortedMap<Integer, String> names, List<Look> pictures, List<Saying> sayings) {
  /// Moves are told by what they do, and glyphs drawn as they are.
  public static final Looks NONE = new Looks(new TreeMap<>(), List.of(), List.of());

  public Looks {
    names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
    pictures = List.copyOf(pictures);
    sayings = List.copyOf(sayings);
  }

  /// The name of a line of moves, if it has one.
  ///
  /// @param index among the rules
  public Optional<String> name(int index) {
    return Optional.ofNullable(names.get(index));
  }

  /// The picture of a thing, if it has one.
  ///
  /// @param thing as in [Look#of]
  public Optional<Picture> picture(String thing) {
    return pictures.stream().filter(look -> look.of().equals(thing)).map(Look::picture).findFirst();
  }

  /// The words for the moves of a line, if it has some: its own before those of all lines.
  ///
  /// @param index among the rules
  public Optional<String> saying(int index) {
    return sayings.stream()
        .filter(saying -> saying.line().isPresent() && saying.line().equals(name(index)))
        .findFirst()
        .or(() -> sayings.stream().filter(saying -> saying.line().isEmpty()).findFirst())
        .map(Saying::words);
  }
}
