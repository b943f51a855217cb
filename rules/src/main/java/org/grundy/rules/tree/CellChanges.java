package org.grundy.rules.tree;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The single changes that lines allow a cell: from one of some glyphs to another.
public final class CellChanges {
  private CellChanges() {}

  /// Whether cells come back, kept with the rules.
  private record Back(boolean leads) {}

  /// True if the changes lead around a cycle, so that a cell may come back to a glyph that it has
  /// left.
  public static boolean leadBack(GameRules rules) {
    return rules.derived().get(Back.class, () -> new Back(hasCycle(rules))).leads;
  }

  private static boolean hasCycle(GameRules rules) {
    Map<Glyph, Set<Glyph>> after = new HashMap<>();
    of(
        rules,
        (_, from, to) ->
            from.stream()
                .filter(glyph -> !glyph.equals(to))
                .forEach(glyph -> after.computeIfAbsent(glyph, _ -> new HashSet<>()).add(to)));
    // Glyphs after which nothing is left are taken away again and again; a cycle remains.
    boolean less = true;
    while (less) {
      after.values().forEach(glyphs -> glyphs.retainAll(after.keySet()));
      less = after.values().removeIf(Set::isEmpty);
    }
    return !after.isEmpty();
  }

  /// Takes a change.
  public interface Sink {
    /// Takes one change.
    ///
    /// @param line the index of the line that allows it
    void accept(int line, List<Glyph> from, Glyph to);
  }

  /// Hands over the changes of all lines; of a pattern with too many choices none, and none of
  /// lines by which a row closes up.
  public static void of(GameRules rules, Sink sink) {
    for (int line = 0; line < rules.rules().size(); line++) {
      switch (rules.rules().get(line)) {
        case CellMove move -> {
          sink.accept(line, move.from(), move.to());
          if (move.rays().isPresent()) {
            sink.accept(line, move.rays().get().over(), move.rays().get().becomes());
          }
        }
        case SpreadMove move -> {
          sink.accept(line, move.from(), move.to());
          sink.accept(line, move.over(), move.becomes());
        }
        case PatternMove move when move.before().hasFewChoices() && !move.closesUp() -> {
          for (PatternMove spelled : move.spelled()) {
            ofPattern(rules.cells(), line, spelled, sink);
          }
        }
        case PatternMove _, TokenMove _, HeapCode _, Take _, EquationMove _, SeveralHeaps _ -> {}
        case RunMove _, VertexMove _, EdgeMove _, JoinMove _, WalkMove _ -> {}
      }
    }
  }

  private static void ofPattern(List<Glyph> any, int line, PatternMove move, Sink sink) {
    int height = Math.min(move.before().height(), move.after().height());
    int width = Math.min(move.before().width(), move.after().width());
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        Optional<Glyph> to = move.after().at(row, column);
        List<Glyph> from = move.before().at(row, column).map(List::of).orElse(any);
        to.ifPresent(glyph -> sink.accept(line, from, glyph));
      }
    }
  }
}
