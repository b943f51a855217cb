package org.grundy.rules.derive;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

/// How the glyph of a cell may change in the course of a game: the closure of the single changes
/// that the rules can make.
public final class GlyphFlow {
  private final long[] reach;
  private final int[] height;

  private GlyphFlow(long[] reach, int[] height) {
    this.reach = reach;
    this.height = height;
  }

  /// The flow of a game on a grid or a strip.
  public static GlyphFlow of(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    int count = glyphs.cells().size();
    long[] reach = new long[count];
    for (int i = 0; i < count; i++) {
      reach[i] = 1L << i;
    }
    game.rules()
        .forEach(rule -> {
          switch (rule) {
            case CellMove move -> addCellMove(reach, move, glyphs);
            case FloodMove move -> {
              add(reach, move.from(), move.to(), glyphs);
              add(reach, move.over(), move.becomes(), glyphs);
            }
            case PatternMove move ->
                move.spelled().forEach(spelled -> addPatternMove(reach, spelled, glyphs));
            case TokenMove _, HeapCode _, Take _, EquationMove _, SeveralHeaps _, RunMove _ -> {}
            case VertexMove _, EdgeMove _, WalkMove _ -> {}
          }
        });
    int[] height = heights(reach);
    for (int via = 0; via < count; via++) {
      for (int from = 0; from < count; from++) {
        if ((reach[from] >>> via & 1) != 0) {
          reach[from] |= reach[via];
        }
      }
    }
    return new GlyphFlow(reach, height);
  }

  /// The longest chains of single changes. As the changes of checked rules are acyclic, no chain
  /// has more glyphs than there are.
  private static int[] heights(long[] changes) {
    int[] height = new int[changes.length];
    for (int round = 1; round < changes.length; round++) {
      for (int from = 0; from < changes.length; from++) {
        for (long to = changes[from] & ~(1L << from); to != 0; to &= to - 1) {
          height[from] =
              Math.min(
                  changes.length - 1,
                  Math.max(height[from], height[Long.numberOfTrailingZeros(to)] + 1));
        }
      }
    }
    return height;
  }

  /// The set of glyphs that a cell may hold now or later which now holds `glyph`; a set of one
  /// where the glyph is final. The special glyphs never change.
  public long mayHold(int glyph) {
    return glyph < reach.length ? reach[glyph] : 1L << glyph;
  }

  /// Whether a cell that holds `glyph` can never change.
  public boolean isFinal(int glyph) {
    return mayHold(glyph) == 1L << glyph;
  }

  /// How often a cell can change at most which now holds `glyph`: the length of the longest chain
  /// of changes from it.
  public int height(int glyph) {
    return glyph < height.length ? height[glyph] : 0;
  }

  private static void addCellMove(long[] reach, CellMove move, Glyphs glyphs) {
    add(reach, move.from(), move.to(), glyphs);
    move.rays().ifPresent(rays -> add(reach, rays.over(), rays.becomes(), glyphs));
  }

  private static void add(long[] reach, List<Glyph> from, Glyph to, Glyphs glyphs) {
    for (Glyph glyph : from) {
      reach[glyphs.cell(glyph)] |= 1L << glyphs.cell(to);
    }
  }

  private static void addPatternMove(long[] reach, PatternMove move, Glyphs glyphs) {
    for (int row = 0; row < move.before().height(); row++) {
      for (int column = 0; column < move.before().width(); column++) {
        Optional<Glyph> after = move.after().at(row, column);
        if (after.isEmpty()) {
          continue;
        }
        long written = 1L << glyphs.cell(after.get());
        Optional<Glyph> before = move.before().at(row, column);
        if (before.isPresent()) {
          reach[glyphs.cell(before.get())] |= written;
        } else {
          for (int any = 0; any < reach.length; any++) {
            reach[any] |= written;
          }
        }
      }
    }
  }
}
