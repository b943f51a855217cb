package org.grundy.rules.tree;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// The lines of moves that bind the next move.
///
/// @param ofLines by the index of the line among [GameRules#rules]
public record Bonds(SortedMap<Integer, Bond> ofLines) {
  /// After each move the opponent may move anywhere.
  public static final Bonds NONE = new Bonds(new TreeMap<>());

  public Bonds {
    ofLines = Collections.unmodifiableSortedMap(new TreeMap<>(ofLines));
  }

  /// True if no line binds.
  public boolean isEmpty() {
    return ofLines.isEmpty();
  }

  /// True if some line says `entails`.
  public boolean entails() {
    return ofLines.values().stream().anyMatch(Bond.Entails.class::isInstance);
  }

  /// The bond of a line, if it has one.
  ///
  /// @param index among the rules
  public Optional<Bond> of(int index) {
    return Optional.ofNullable(ofLines.get(index));
  }

  /// Those of a game of one of the lines alone.
  Bonds ofLine(int index) {
    TreeMap<Integer, Bond> alone = new TreeMap<>();
    of(index).ifPresent(bond -> alone.put(0, bond));
    return new Bonds(alone);
  }

  /// What stands behind the moves of a line: a blank and its bond, or nothing.
  public String suffix(int index) {
    return of(index).map(bond -> " " + bond.text()).orElse("");
  }
}
