package org.grundy.solvers.component.planes.compiled;

import java.util.Arrays;
import java.util.Optional;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// The numbering of the glyphs that matter as *planes*: a packed board has a set of cells for each
/// plane, and a cell in no plane counts as one off the board.
///
/// A glyph has a plane of its own if some line asks for it. The others are told from the outside
/// only where `*` is asked for, and share one plane with the blank cells of a split board, unless
/// `*` may be written over: then each of them is kept apart.
public final class Planes {
  private static final int NONE = -1;

  private final int[] planeOf = new int[64];
  private final long[] mayHold;
  private final int[] ranks;
  private final long changing;
  private final int count;
  private final boolean blanks;

  private Planes(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    GlyphFlow flow = GlyphFlow.of(game);
    Asked asked = Asked.of(game, glyphs);
    Arrays.fill(planeOf, NONE);
    int next = 0;
    for (int glyph = 0; glyph < glyphs.cells().size(); glyph++) {
      if ((asked.glyphs >>> glyph & 1) != 0 || asked.overwritten) {
        planeOf[glyph] = next++;
      }
    }
    blanks = asked.any;
    if (asked.any) {
      planeOf[Glyphs.BLANK] = next++;
      for (int glyph = 0; glyph < glyphs.cells().size(); glyph++) {
        if (planeOf[glyph] == NONE) {
          planeOf[glyph] = planeOf[Glyphs.BLANK];
        }
      }
    }
    if (asked.forbids) {
      planeOf[Glyphs.FORBIDDEN] = next++;
    }
    count = next;
    mayHold = new long[count];
    ranks = new int[count];
    long change = 0;
    for (int glyph = 0; glyph < Glyphs.OUTSIDE; glyph++) {
      if (planeOf[glyph] != NONE) {
        mayHold[planeOf[glyph]] = flow.mayHold(glyph);
        ranks[planeOf[glyph]] = flow.height(glyph);
        change |= flow.isFinal(glyph) ? 0 : 1L << planeOf[glyph];
      }
    }
    changing = change;
  }

  public static Planes of(GameRules game) {
    return new Planes(game);
  }

  /// The number of planes.
  public int count() {
    return count;
  }

  /// The plane of a glyph, special ones included, or -1.
  public int of(int glyph) {
    return planeOf[glyph];
  }

  /// The plane of a glyph of the rules, or -1.
  public int of(Glyph glyph, Glyphs glyphs) {
    return planeOf[glyphs.cell(glyph)];
  }

  /// The set of all planes.
  long all() {
    return (1L << count) - 1;
  }

  /// True if cells are told from the outside although nobody asks what they hold.
  public boolean hasBlanks() {
    return blanks;
  }

  /// The set of planes of which the cells hold one of some glyphs.
  long holding(long glyphs) {
    long planes = 0;
    for (int glyph = 0; glyph < planeOf.length; glyph++) {
      if ((glyphs >>> glyph & 1) != 0 && planeOf[glyph] != NONE) {
        planes |= 1L << planeOf[glyph];
      }
    }
    return planes;
  }

  /// The set of planes of which the cells hold one of some glyphs or may come to hold it.
  long mayHold(long glyphs) {
    long planes = 0;
    for (int plane = 0; plane < count; plane++) {
      planes |= (mayHold[plane] & glyphs) != 0 ? 1L << plane : 0;
    }
    return planes;
  }

  /// The set of planes of which the cells hold one of some glyphs, now and for ever.
  long alwaysHold(long glyphs) {
    long planes = 0;
    for (int plane = 0; plane < count; plane++) {
      planes |= (mayHold[plane] & ~glyphs) == 0 ? 1L << plane : 0;
    }
    return planes;
  }

  /// The set of planes of which the cells can change.
  public long changing() {
    return changing;
  }

  /// The part that a cell of a plane has in a bound of values ([GlyphFlow#height]).
  public int rank(int plane) {
    return ranks[plane];
  }

  /// The contents of cells for which the rules ask.
  ///
  /// @param glyphs by name
  /// @param any whether for `*`
  /// @param overwritten whether `*` is written over
  /// @param forbids whether rays forbid
  private record Asked(long glyphs, boolean any, boolean overwritten, boolean forbids) {
    static Asked of(GameRules game, Glyphs glyphs) {
      Asked asked = new Asked(0, false, false, false);
      for (Rule rule : game.rules()) {
        asked =
            switch (rule) {
              case CellMove move -> asked.with(move, glyphs);
              case PatternMove move when !move.closesUp() -> {
                for (PatternMove spelled : move.spelled()) {
                  asked = asked.with(spelled.before(), spelled.after(), glyphs);
                }
                yield asked;
              }
              case FloodMove move -> asked.with(move, glyphs);
              default -> asked;
            };
      }
      for (PatternLine line : game.patterns()) {
        asked = asked.with(line.pattern(), glyphs);
      }
      return asked;
    }

    private Asked with(Pattern unchanged, Glyphs names) {
      Asked asked = this;
      for (Pattern pattern : unchanged.spelled()) {
        asked = asked.with(pattern, pattern, names);
      }
      return asked;
    }

    private Asked with(FloodMove move, Glyphs names) {
      long more = glyphs | names.cellMask(move.from()) | names.cellMask(move.over());
      return new Asked(more, any, overwritten, forbids);
    }

    private Asked with(CellMove move, Glyphs names) {
      long more = glyphs | names.cellMask(move.from());
      boolean forbid = forbids;
      if (move.rays().isPresent()) {
        CellMove.Rays rays = move.rays().get();
        more |= names.cellMask(rays.over()) | names.cellMask(rays.forbid());
        forbid |= !rays.forbid().isEmpty();
      }
      return new Asked(more, any, overwritten, forbid);
    }

    private Asked with(Pattern before, Pattern after, Glyphs names) {
      long more = glyphs;
      boolean star = any;
      boolean over = overwritten;
      for (int row = 0; row < before.height(); row++) {
        for (int column = 0; column < before.width(); column++) {
          Optional<Glyph> read = before.at(row, column);
          more |= read.map((Glyph glyph) -> 1L << names.cell(glyph)).orElse(0L);
          star |= read.isEmpty() && !before.isFree(row, column);
          over |= read.isEmpty() && after.at(row, column).isPresent();
        }
      }
      return new Asked(more, star, over, forbids);
    }
  }
}
