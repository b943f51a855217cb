package org.grundy.solvers.sequence.strip.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Twist;
import org.jspecify.annotations.Nullable;

/// The rules of a game on a strip as lines with short windows.
///
/// Whether a move makes a pattern appear that is to be avoided is seen among the cells of its
/// line's window and as many on either side as the pattern has but one.
///
/// With `win` patterns the moves are those of the safe-move game. Whether a move is safe can be
/// seen in a window too. Let no pattern be within reach of one move, and v and w be the widths of
/// the widest window of a move and of the widest pattern. A pattern that is within reach after the
/// move either holds a cell that the move changed, and one that the next move changes; or it holds
/// a cell that the next move changes, and this one reads a cell that the first changed. Both ways
/// all cells concerned lie within (v-1) + (w-1) of the window of the first move.
public final class StripRules {
  /// Every word that is valued is tried with every line in each of its forms.
  private static final int MOST_LINES = 100;

  private final Glyphs glyphs;
  private final List<StripLine> lines;
  private final int[][] wins;
  private final int[][] avoids;

  /// The number of cells beyond the window of a line that a move reads to avoid patterns.
  private final int reach;

  private final int widest;
  private final int[] widths;
  private final int[] places;

  /// By line: how many cells of its window, without those around it, lie before and after the place
  /// that names a move.
  private final int[] lefts;

  private final int[] rights;

  private StripRules(
      Glyphs glyphs, List<StripLine> lines, List<List<Integer>> wins, List<List<Integer>> avoids) {
    this.glyphs = glyphs;
    this.lines = List.copyOf(lines);
    this.wins = arrays(wins);
    this.avoids = arrays(avoids);
    this.reach = widest(avoids) - 1;
    int line = lines.stream().mapToInt(StripLine::width).max().orElse(1) + 2 * reach;
    int margin = reach + (wins.isEmpty() ? 0 : line - 1 + widest(wins) - 1);
    this.widest = line + 2 * (margin - reach);
    this.widths = lines.stream().mapToInt(each -> each.width() + 2 * margin).toArray();
    this.lefts = lines.stream().mapToInt(StripLine::left).toArray();
    this.rights = lines.stream().mapToInt(StripLine::right).toArray();
    this.places = Arrays.stream(lefts).map(left -> left + margin).toArray();
  }

  private static int[][] arrays(List<List<Integer>> patterns) {
    return patterns.stream()
        .map(pattern -> pattern.stream().mapToInt(cell -> cell).toArray())
        .toArray(int[][]::new);
  }

  private static int widest(List<List<Integer>> patterns) {
    return patterns.stream().mapToInt(List::size).max().orElse(1);
  }

  public static StripRules of(GameRules game) throws NotHeaps {
    if (CellChanges.leadBack(game)) {
      throw new NotHeaps(Twist.RETURNING_CELLS.because());
    }
    Optional<Twist> whole = game.keepsBoardsWhole();
    if (whole.isPresent()) {
      throw new NotHeaps(whole.get().because());
    }
    Glyphs glyphs = Glyphs.of(game);
    List<StripLine> lines = new ArrayList<>();
    for (int i = 0; i < game.rules().size(); i++) {
      Rule rule = game.rules().get(i);
      switch (rule) {
        case CellMove move -> lines.add(StripLine.Chosen.of(i, move, glyphs));
        case PatternMove move -> {
          List<PatternMove> orientations = Orientations.of(move, Lattice.SQUARE);
          for (int which = 0; which < orientations.size(); which++) {
            PatternMove oriented = orientations.get(which);
            if (oriented.before().height() == 1) {
              lines.add(StripLine.Laid.of(i, oriented, which, glyphs));
            }
          }
        }
        default -> throw new NotHeaps("not all lines change cells of a short window");
      }
    }
    if (lines.size() > MOST_LINES) {
      throw new NotHeaps("the moves have more than %d forms".formatted(MOST_LINES));
    }
    StripRules rules =
        new StripRules(
            glyphs,
            lines,
            rows(Orientations.of(game, PatternLine.Effect.WIN), glyphs),
            rows(Orientations.of(game, PatternLine.Effect.AVOID), glyphs));
    if (rules.widest > Window.MOST_CELLS) {
      throw new NotHeaps("a move reads more than %d cells".formatted(Window.MOST_CELLS));
    }
    return rules;
  }

  /// The patterns of one row.
  private static List<List<Integer>> rows(Stream<Pattern> patterns, Glyphs glyphs) {
    return patterns
        .filter(pattern -> pattern.height() == 1)
        .map(pattern -> StripLine.Laid.indices(pattern.rows().getFirst(), glyphs))
        .toList();
  }

  public Glyphs glyphs() {
    return glyphs;
  }

  public List<StripLine> lines() {
    return lines;
  }

  public boolean hasWins() {
    return wins.length > 0;
  }

  /// True if the lines say all of their moves.
  boolean isPlain() {
    return wins.length == 0 && avoids.length == 0;
  }

  /// True if the mirror image of every move is a move, and so for the patterns that win or are
  /// avoided.
  boolean isMirrored() {
    return lines.stream().allMatch(line -> lines.stream().anyMatch(line::isMirrorOf))
        && isMirrored(wins)
        && isMirrored(avoids);
  }

  private static boolean isMirrored(int[][] patterns) {
    return Arrays.stream(patterns)
        .allMatch(one -> Arrays.stream(patterns).anyMatch(other -> isMirrorOf(one, other)));
  }

  private static boolean isMirrorOf(int[] one, int[] other) {
    boolean mirrors = one.length == other.length;
    for (int i = 0; mirrors && i < one.length; i++) {
      mirrors = one[i] == other[other.length - 1 - i];
    }
    return mirrors;
  }

  /// The most cells that a move, and the question whether it is safe, depend on.
  public int widest() {
    return widest;
  }

  /// The number of cells on which a move of a line, and the question whether it is safe, depend.
  int width(int line) {
    return widths[line];
  }

  /// The place in such a window that names the move.
  public int place(int line) {
    return places[line];
  }

  /// The window of a move at a cell of a row with [#widest] cells beyond each end.
  public byte[] window(byte[] cells, int line, int cell) {
    byte[] window = new byte[widths[line]];
    System.arraycopy(cells, widest + cell - places[line], window, 0, window.length);
    return window;
  }

  /// The window after a move, or null if there is none.
  public byte @Nullable [] played(int line, byte[] window) {
    return played(line, window, places[line]);
  }

  /// The cells after a move, or null if there is none; enough of them are given on either side.
  private byte @Nullable [] played(int line, byte[] cells, int at) {
    byte[] after = cells.clone();
    boolean legal = lines.get(line).play(cells, at, after);
    for (int[] avoid : avoids) {
      int last = at + rights[line] + reach + 1 - avoid.length;
      for (int i = at - lefts[line] - reach; i <= last && legal; i++) {
        legal = !stands(avoid, after, i) || stands(avoid, cells, i);
      }
    }
    return legal ? after : null;
  }

  /// The window after a safe move, or null if there is none.
  ///
  /// @param window the [#width] cells that the move depends on
  public byte @Nullable [] after(int line, byte[] window) {
    byte[] after = played(line, window);
    boolean safe = after != null && (wins.length == 0 || !(wins(after) || canEnd(after)));
    return safe ? after : null;
  }

  /// True if a winning pattern stands among the cells.
  public boolean wins(byte[] cells) {
    for (int[] win : wins) {
      for (int at = 0; at + win.length <= cells.length; at++) {
        if (stands(win, cells, at)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean stands(int[] win, byte[] cells, int at) {
    for (int i = 0; i < win.length; i++) {
      int wanted = win[i];
      int found = cells[at + i];
      if (wanted == StripLine.Laid.ANY ? found == Glyphs.OUTSIDE : found != wanted) {
        return false;
      }
    }
    return true;
  }

  /// True if a move whose window lies among the cells makes a winning pattern appear there.
  private boolean canEnd(byte[] cells) {
    for (int line = 0; line < lefts.length; line++) {
      int fromPlace = lefts[line] + reach;
      for (int at = fromPlace; at + rights[line] + reach < cells.length; at++) {
        byte[] after = played(line, cells, at);
        if (after != null && wins(after)) {
          return true;
        }
      }
    }
    return false;
  }

  /// The glyph as people see it, or what stands for a cell of which no move asks.
  public Glyph drawn(int index) {
    return glyphs.drawn(index);
  }
}
