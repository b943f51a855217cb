package org.grundy.solvers.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Direction;
import org.grundy.solvers.walk.sweep.Port;
import org.grundy.solvers.walk.sweep.Sweep;

/// The ways of a token of one kind on a board of one size, seen from a sweep.
///
/// @param sweep the order of the cells
/// @param steps for each port that a token can step through, the glyphs of the cells it may enter
/// @param slides the different slides
record Passages(Sweep sweep, Map<Port, BitSet> steps, List<Slide> slides) {
  /// A token goes any number of cells through one port.
  ///
  /// @param over the glyphs of the cells it may enter
  record Slide(Port port, BitSet over) {}

  /// @throws IllegalArgumentException if the directions lie in no open half-plane
  static Passages of(TokenKind kind, GridPosition board) {
    Sweep sweep =
        Sweep.of(board.rows(), board.columns(), kind.directions())
            .orElseThrow(() -> new IllegalArgumentException("no open half-plane: " + kind));
    Map<Port, BitSet> steps = new EnumMap<>(Port.class);
    List<Slide> slides = new ArrayList<>();
    for (TokenKind.Line line : kind.lines()) {
      for (Direction direction : line.directions()) {
        Port port = sweep.port(direction).orElseThrow();
        Slide slide = new Slide(port, line.over());
        if (!line.slide()) {
          steps.computeIfAbsent(port, p -> new BitSet()).or(line.over());
        } else if (!slides.contains(slide)) {
          slides.add(slide);
        }
      }
    }
    return new Passages(sweep, steps, slides);
  }

  /// The most options that a token on any cell has; no Grundy value is greater.
  int maxOptions() {
    long options = steps.size();
    for (Slide slide : slides) {
      options +=
          switch (slide.port()) {
            case BACK -> sweep.length() - 1;
            case STRAIGHT -> sweep.lines() - 1;
            case DIAGONAL, ACROSS -> Math.min(sweep.length(), sweep.lines()) - 1;
          };
    }
    return (int) Math.min(options, sweep.cells());
  }

  /// True if a token only ever steps, over one set of glyphs, and never through [Port#ACROSS]: a
  /// [QuadrantWalk] can value such tokens.
  boolean inQuadrant() {
    return slides.isEmpty()
        && !steps.containsKey(Port.ACROSS)
        && steps.values().stream().collect(Collectors.toSet()).size() <= 1;
  }
}
