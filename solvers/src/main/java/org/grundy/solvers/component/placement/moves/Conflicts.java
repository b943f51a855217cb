package org.grundy.solvers.component.placement.moves;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;

/// Cells of which not both may be written, where moves write one glyph only, X, and each pattern to
/// be avoided is X beside another X, or beside a glyph that never changes, at some distance, and
/// asks for nothing else.
///
/// **Theorem.** Let every move write X in all cells that it asks for and in no others. Then it is
/// the same game to say that a cell dies, too, when X comes to stand so that the cell may not hold
/// X any more: a move is legal just if all cells that it asks for live, and no two of them are in
/// conflict.
///
/// *Proof.* X never changes, so a cell that may not become X at some time never may later. A move
/// that writes X at a cell where the other glyph of a pattern stands makes that pattern appear
/// anew, as X did not stand there before; and one that makes a pattern appear has written its X, or
/// one of two. ∎
///
/// @param written X
/// @param pairs what may not stand where from an X
public record Conflicts(int written, List<Pair> pairs) {
  /// No pattern is to be avoided.
  static final Conflicts NONE = new Conflicts(0, List.of());

  public Conflicts {
    pairs = List.copyOf(pairs);
  }

  /// X may not be written at a cell where `glyph` stands so many rows below it and columns to its
  /// right.
  public record Pair(int glyph, int rows, int columns) {
    private int cell(GridPosition board, int from) {
      int row = from / board.columns() + rows;
      int column = from % board.columns() + columns;
      return row >= 0 && row < board.rows() && column >= 0 && column < board.columns()
          ? row * board.columns() + column
          : -1;
    }
  }

  /// A glyph of a pattern at its place.
  private record Placed(int glyph, int row, int column) {}

  /// The conflicts of a game; empty where its patterns, or its moves, are others.
  static Optional<Conflicts> of(GameRules rules) {
    List<Pattern> patterns = Orientations.of(rules, PatternLine.Effect.AVOID).toList();
    if (patterns.isEmpty()) {
      return Optional.of(NONE);
    }
    Glyphs glyphs = Glyphs.of(rules);
    GlyphFlow flow = GlyphFlow.of(rules);
    Set<Glyph> written = new LinkedHashSet<>();
    CellChanges.of(rules, (_, _, to) -> written.add(to));
    if (written.size() != 1) {
      return Optional.empty();
    }
    int x = glyphs.cell(written.iterator().next());
    Set<Pair> pairs = new LinkedHashSet<>();
    for (Pattern pattern : patterns) {
      List<Placed> placed = placed(pattern, glyphs);
      if (placed.size() != 2
          || !liesWherever(placed, pattern)
          || placed.stream().noneMatch(one -> one.glyph == x)
          || !placed.stream().allMatch(one -> flow.isFinal(one.glyph))) {
        return Optional.empty();
      }
      add(placed.getFirst(), placed.getLast(), x, pairs);
      add(placed.getLast(), placed.getFirst(), x, pairs);
    }
    return Optional.of(new Conflicts(x, List.copyOf(pairs)));
  }

  /// True if a pattern lies wherever its two glyphs do: no border, and no other cell outside of the
  /// rectangle between them, has to be there.
  private static boolean liesWherever(List<Placed> two, Pattern pattern) {
    int left = Math.min(two.getFirst().column, two.getLast().column);
    int right = Math.max(two.getFirst().column, two.getLast().column);
    return pattern.border().isEmpty()
        && pattern.facing() == Pattern.Facing.ANY
        && IntStream.range(0, pattern.height() * pattern.width())
            .filter(cell -> !pattern.isFree(cell / pattern.width(), cell % pattern.width()))
            .allMatch(cell ->
                cell / pattern.width() >= two.getFirst().row
                    && cell / pattern.width() <= two.getLast().row
                    && cell % pattern.width() >= left
                    && cell % pattern.width() <= right);
  }

  private static List<Placed> placed(Pattern pattern, Glyphs glyphs) {
    return IntStream.range(0, pattern.height())
        .boxed()
        .flatMap(row ->
            IntStream.range(0, pattern.width())
                .boxed()
                .flatMap(column ->
                    pattern.at(row, column).stream()
                        .map(glyph -> new Placed(glyphs.cell(glyph), row, column))))
        .toList();
  }

  private static void add(Placed one, Placed other, int x, Set<Pair> pairs) {
    if (one.glyph == x) {
      pairs.add(new Pair(other.glyph, other.row - one.row, other.column - one.column));
    }
  }

  boolean isEmpty() {
    return pairs.isEmpty();
  }

  /// True if X may not be written at a cell.
  boolean forbids(GridPosition board, int cell) {
    for (Pair pair : pairs) {
      int other = pair.cell(board, cell);
      if (other >= 0 && board.at(other) == pair.glyph) {
        return true;
      }
    }
    return false;
  }

  /// The cells at which X may not be written once it stands at a cell.
  BitSet with(GridPosition board, int cell) {
    BitSet found = new BitSet();
    for (Pair pair : pairs) {
      int other = pair.glyph == written ? pair.cell(board, cell) : -1;
      if (other >= 0) {
        found.set(other);
      }
    }
    return found;
  }
}
