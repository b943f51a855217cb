package org.grundy.checker.position;

import java.util.List;
import java.util.Optional;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.WinOn;
import org.grundy.rules.tree.WinVertex;

/// The test whether the game is over in a position, under misère play too: a pattern that wins
/// stands on a board, or a condition on heaps holds; the player who moved before has won, or lost.
final class StandingEnd {
  private final List<Glyph> glyphs;
  private final List<Pattern> patterns;
  private final boolean ring;
  private final Optional<HeapEnds> heaps;
  private final Meter meter;
  private final List<EarlyEnd> ends;

  StandingEnd(GameRules rules, Meter meter) {
    this.ends = rules.ends();
    this.heaps = rules.ends().isEmpty() ? Optional.empty() : Optional.of(HeapEnds.of(rules));
    this.glyphs = rules.cells();
    this.ring = rules.board().isRing();
    this.patterns = Orientations.of(rules, PatternLine.Effect.WIN).toList();
    this.meter = meter;
  }

  /// The outcome of a sum that is over; empty where it is not. What wins goes before what loses.
  Optional<Outcome> outcome(List<?> sum) {
    List<Outcome> ends = sum.stream().flatMap(part -> outcome(part).stream()).distinct().toList();
    return ends.contains(Outcome.P) ? Optional.of(Outcome.P) : ends.stream().findFirst();
  }

  private Optional<Outcome> outcome(Object position) {
    return switch (position) {
      case GridPosition board
          when board.tokens().stream().anyMatch(t -> wins(board.at(t.cell()))) ->
          Optional.of(Outcome.P);
      case GraphPosition graph when ends.stream().anyMatch(end -> stands(end, graph)) ->
          Optional.of(Outcome.P);
      case GridPosition board
          when patterns.stream().anyMatch(pattern -> standsOn(board, pattern)) ->
          Optional.of(Outcome.P);
      case HeapPosition heap -> heaps.flatMap(ends -> ends.outcome(new long[] {heap.size()}));
      case TuplePosition tuple ->
          heaps.flatMap(
              ends -> ends.outcome(tuple.sizes().stream().mapToLong(Long::longValue).toArray()));
      default -> Optional.empty();
    };
  }

  /// True if a token wins on a cell that holds the glyph of that number.
  private boolean wins(int glyph) {
    return ends.stream()
        .anyMatch(end -> end instanceof WinOn on && glyphs.indexOf(on.glyph()) == glyph);
  }

  private static boolean stands(EarlyEnd end, GraphPosition graph) {
    if (!(end instanceof WinVertex(boolean deleted, String name))) {
      return false;
    }
    int vertex = graph.graph().names().indexOf(name);
    boolean there = vertex >= 0 && graph.hasVertex(vertex);
    return deleted ? !there : there && graph.tokens().contains(vertex);
  }

  private boolean standsOn(GridPosition board, Pattern pattern) {
    for (int row = 0; row <= board.rows() - pattern.height(); row++) {
      meter.work(board.columns());
      int last = board.columns() - pattern.width();
      for (int column = 0; column <= (ring && last >= 0 ? board.columns() - 1 : last); column++) {
        if (standsAt(board, pattern, row, column)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean standsAt(GridPosition board, Pattern pattern, int row, int column) {
    if (!pattern.facing().fits(row, column)) {
      return false;
    }
    for (int down = 0; down < pattern.height(); down++) {
      for (int right = 0; right < pattern.width(); right++) {
        Optional<Glyph> glyph = pattern.at(down, right);
        if (glyph.isPresent()
            && board.at(row + down, (column + right) % board.columns())
                != glyphs.indexOf(glyph.get())) {
          return false;
        }
      }
    }
    return true;
  }
}
