package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.moves.NotLinearException;
import org.grundy.solvers.automaton.strip.RaySpread.Front;
import org.grundy.solvers.automaton.strip.RaySpread.Step;

/// The moves of a game on a board of few rows, as an automaton without determinism: it reads the
/// columns from left to right, chooses where a move begins, and says what each column holds
/// afterwards. Lines that forbid patterns are not looked at.
///
/// What goes to the left from a chosen cell is guessed before that cell is read: a state stands for
/// the front that is to leave for the column on its left, and the arcs of the spread are followed
/// backwards.
final class RowMoves {
  /// No column has changed yet; a column is read and stays.
  static final int BEFORE = 0;

  /// All changes are made; a column is read and stays.
  static final int AFTER = 1;

  private static final int MOST_STATES = 1 << 14;
  private static final int MOST_CELLS = 32;
  private static final int BYTES_AN_ARC = 32;

  private final GameRules rules;
  private final Glyphs glyphs;
  private final Columns columns;
  private final Meter meter;

  /// By state and letter.
  private final List<List<List<Arc>>> arcs = new ArrayList<>();

  private final BitSet ends = new BitSet();
  private final List<Integer> starts = new ArrayList<>();

  /// A way to go on.
  ///
  /// @param written what the column holds afterwards
  record Arc(int to, int written) {}

  /// @throws NotLinearException with the line and the reason, if one is no such move
  /// @throws BudgetSpentException if there are too many states, or the meter says so
  RowMoves(GameRules rules, Columns columns, Meter meter) {
    this.rules = rules;
    this.glyphs = Glyphs.of(rules);
    this.columns = columns;
    this.meter = meter;
    starts.add(state(false));
    state(true);
    rules.rules().forEach(this::add);
  }

  private void add(Rule rule) {
    switch (rule) {
      case CellMove move -> {
        RaySpread rays =
            move.rays()
                .map(given -> RaySpread.of(columns, given, glyphs))
                .orElse(new RaySpread(columns, List.of(), 0, 0, 0, RaySpread.ANY, false));
        add(rule, move.from(), move.to(), rays);
      }
      case FloodMove move -> add(rule, move.from(), move.to(), RaySpread.of(columns, move, glyphs));
      case PatternMove move ->
          Orientations.of(move, rules.board().lattice()).stream().forEach(this::add);
      default -> throw beyond(rule, "tokens are not told by the cells on which they stand");
    }
  }

  private NotLinearException beyond(Rule rule, String reason) {
    return new NotLinearException(
        "`%s`: %s".formatted(RulesFormatter.rule(rule, rules.board()), reason));
  }

  private int state(boolean mayEnd) {
    if (arcs.size() >= MOST_STATES) {
      throw new BudgetSpentException("the moves need more than %,d states".formatted(MOST_STATES));
    }
    meter.work(1);
    meter.claim((long) BYTES_AN_ARC * columns.count());
    List<List<Arc>> behind = new ArrayList<>();
    for (int letter = 0; letter < columns.count(); letter++) {
      behind.add(new ArrayList<>());
    }
    arcs.add(behind);
    ends.set(arcs.size() - 1, mayEnd);
    return arcs.size() - 1;
  }

  private void arc(int from, int letter, int to, int written) {
    Arc arc = new Arc(to, written);
    if (!arcs.get(from).get(letter).contains(arc)) {
      meter.claim(BYTES_AN_ARC);
      arcs.get(from).get(letter).add(arc);
    }
  }

  /// One way to lay a pattern.
  private void add(PatternMove way) {
    for (int top = 0; top + way.before().height() <= columns.rows(); top++) {
      int from = BEFORE;
      for (int column = 0; column < way.before().width(); column++) {
        boolean last = column == way.before().width() - 1;
        int to = last ? AFTER : state(false);
        for (int letter = 0; letter < columns.count(); letter++) {
          if (fits(way.before(), column, top, letter)) {
            arc(from, letter, to, laid(way.after(), column, top, letter));
          }
        }
        from = to;
      }
    }
  }

  private boolean fits(Pattern pattern, int column, int top, int letter) {
    for (int row = 0; row < pattern.height(); row++) {
      Optional<Glyph> glyph = pattern.at(row, column);
      if (glyph.isPresent() && glyphs.cell(glyph.get()) != columns.at(letter, top + row)) {
        return false;
      }
    }
    return true;
  }

  private int laid(Pattern pattern, int column, int top, int letter) {
    int written = letter;
    for (int row = 0; row < pattern.height(); row++) {
      Optional<Glyph> glyph = pattern.at(row, column);
      if (glyph.isPresent()) {
        written = columns.with(written, top + row, glyphs.cell(glyph.get()));
      }
    }
    return written;
  }

  private void add(Rule rule, List<Glyph> from, Glyph to, RaySpread spread) {
    requireReadable(rule, spread);
    for (int row = 0; row < columns.rows(); row++) {
      Map<Front, Integer> right = new HashMap<>();
      Map<Front, Integer> left = new HashMap<>();
      for (int letter = 0; letter < columns.count(); letter++) {
        if (from.contains(glyphs.cells().get(columns.at(letter, row)))) {
          Optional<Step> toRight = spread.fromChosen(row, letter, 1, glyphs.cell(to));
          Optional<Step> toLeft = spread.fromChosen(row, letter, -1, glyphs.cell(to));
          if (toRight.isPresent() && toLeft.isPresent()) {
            arc(
                state(spread, toLeft.get().next(), false, left),
                letter,
                state(spread, toRight.get().next(), true, right),
                toRight.get().written());
          }
        }
      }
    }
  }

  private void requireReadable(Rule rule, RaySpread spread) {
    boolean leaves = false;
    boolean returns = false;
    for (Direction direction : spread.directions()) {
      if (Math.abs(direction.columnStep()) > 1) {
        throw beyond(rule, "the ray along %s passes over cells between".formatted(direction));
      }
      leaves |= direction.columnStep() > 0;
      returns |= direction.columnStep() < 0;
    }
    boolean bends = spread.directions().stream().anyMatch(one -> one.rowStep() != 0);
    if (columns.rows() > 1 && spread.turns() && leaves && returns && bends) {
      throw beyond(rule, "a flood may come back to a column that it has left");
    }
    if (spread.upTo() > MOST_CELLS) {
      throw beyond(rule, "a ray of more than %,d cells".formatted(MOST_CELLS));
    }
  }

  /// The state in which a front is about to enter the next column: the one on the right of what was
  /// read, which is read then; or the one on the left of what is read then, so that it was guessed
  /// how that column is left.
  ///
  /// @param known the states of the other fronts of the same spread on that side
  private int state(RaySpread spread, Front front, boolean toRight, Map<Front, Integer> known) {
    if (front.isOver()) {
      return toRight ? AFTER : BEFORE;
    }
    Integer before = known.get(front);
    if (before != null) {
      return before;
    }
    int state = state(/* mayEnd= */ toRight);
    if (!toRight) {
      starts.add(state);
    }
    known.put(front, state);
    for (int letter = 0; letter < columns.count(); letter++) {
      Optional<Step> step = spread.enter(front, letter);
      if (step.isPresent()) {
        int behind = state(spread, step.get().next(), toRight, known);
        arc(toRight ? state : behind, letter, toRight ? behind : state, step.get().written());
      }
    }
    return state;
  }

  /// The number of states; the first two are [#BEFORE] and [#AFTER].
  int states() {
    return arcs.size();
  }

  /// The states before the first column: [#BEFORE], and those of fronts that end at the border.
  List<Integer> starts() {
    return List.copyOf(starts);
  }

  /// True if the board may end there and a move was made.
  boolean mayEnd(int state) {
    return ends.get(state);
  }

  /// The ways to go on that change the board or go on to; from [#BEFORE] and [#AFTER] a column may
  /// also stay as it is.
  List<Arc> arcs(int state, int letter) {
    return arcs.get(state).get(letter);
  }
}
