package org.grundy.rules.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A word in braces of a line `say`, in whose place stands what the move chooses.
public enum Hole {
  /// The chosen cell, vertex or edge; of a pattern its first cell.
  AT,
  /// The directions of the rays of a chosen cell.
  ALONG,
  /// The cells that a pattern changes.
  CELLS,
  /// How an oblong pattern lies: standing or lying.
  WAY,
  /// The place that a token leaves, or an end of an edge.
  FROM,
  /// The place that a token enters, or the other end of an edge.
  TO;

  /// The hole that a word names.
  public static Optional<Hole> of(String word) {
    return Arrays.stream(values()).filter(hole -> hole.word().equals(word)).findFirst();
  }

  /// The holes that the moves of a line fill.
  public static List<Hole> of(Rule line) {
    return switch (line) {
      case CellMove move when move.rays().isPresent() -> List.of(AT, ALONG);
      case CellMove _, SpreadMove _, VertexMove _ -> List.of(AT);
      case PatternMove _ -> List.of(AT, CELLS, WAY);
      case TokenMove _, WalkMove _ -> List.of(FROM, TO);
      case EdgeMove _, JoinMove _ -> List.of(AT, FROM, TO);
      case HeapCode _, Take _, EquationMove _, SeveralHeaps _, RunMove _ -> List.of();
    };
  }

  /// The word of the language.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
