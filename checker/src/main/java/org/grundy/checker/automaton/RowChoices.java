package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.checker.automaton.Machine.Kind;
import org.grundy.core.Meter;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// All that may be chosen with boards of few rows: one machine that takes every board, one that
/// finds the patterns that win, and one for each line that allows moves.
///
/// Where patterns are forbidden or win, the last columns that were read are remembered, as they are
/// before and after the move. A move may make no forbidden pattern stand where it did not stand.
final class RowChoices implements Choices {
  private static final int BYTES_A_STATE = 300;
  private static final List<Integer> FOUND = List.of(1);

  private final RowGlyphs glyphs;
  private final List<List<List<Integer>>> avoided;
  private final List<List<List<Integer>>> winning;
  private final List<RowLine> lines;
  private final Meter meter;
  private final Map<State, Integer> numbers = new HashMap<>();
  private final List<State> states = new ArrayList<>();
  private final List<int[][]> arcs = new ArrayList<>();
  private final int starts;

  /// What was read of a row.
  ///
  /// @param line its number behind those of the other machines, of which 0 takes every row and 1
  ///   looks for winning patterns
  /// @param done what the line has done; [#FOUND] where a winning pattern was found
  /// @param before the last cells of the row
  /// @param after the last cells of the option
  private record State(int line, List<Integer> done, List<Integer> before, List<Integer> after) {}

  /// @throws UncheckableException if a line says what is not read here
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  RowChoices(GameRules rules, RowGlyphs glyphs, Meter meter) {
    this.glyphs = glyphs;
    this.avoided = glyphs.patterns(rules, PatternLine.Effect.AVOID);
    this.winning = glyphs.patterns(rules, PatternLine.Effect.WIN);
    this.lines = rules.rules().stream().map(this::line).toList();
    this.meter = meter;
    number(new State(0, List.of(), List.of(), List.of()));
    number(new State(1, List.of(), List.of(), List.of()));
    for (int line = 0; line < lines.size(); line++) {
      number(new State(line + 2, lines.get(line).start(), List.of(), List.of()));
    }
    this.starts = states.size();
    for (int state = 0; state < states.size(); state++) {
      int[][] behind = new int[glyphs.letters()][];
      for (int glyph = 0; glyph < behind.length; glyph++) {
        List<Integer> found = new ArrayList<>();
        read(states.get(state), glyph, found);
        behind[glyph] = found.stream().mapToInt(number -> number).toArray();
      }
      arcs.add(behind);
    }
  }

  private RowLine line(Rule rule) {
    return switch (rule) {
      case CellMove move -> SpreadLine.of(move, glyphs);
      case FloodMove move -> SpreadLine.of(move, glyphs);
      case PatternMove move -> ReplacingLine.of(move, glyphs);
      default -> throw new UncheckableException("a line is about more than cells");
    };
  }

  private int number(State state) {
    Integer known = numbers.putIfAbsent(state, states.size());
    if (known != null) {
      return known;
    }
    meter.work(1);
    meter.claim(BYTES_A_STATE + 32L * glyphs.letters() + 8L * state.before.size());
    states.add(state);
    return states.size() - 1;
  }

  private void read(State state, int glyph, List<Integer> found) {
    if (state.line == 0) {
      found.addAll(List.of(number(state), 0));
    } else if (state.line == 1) {
      found.addAll(List.of(number(search(state, glyph)), 0));
    } else if (state.done.equals(RowLine.OVER)) {
      add(state, RowLine.OVER, glyph, glyph, found);
    } else {
      lines
          .get(state.line - 2)
          .read(state.done, glyph, (done, written) -> add(state, done, glyph, written, found));
    }
  }

  private State search(State state, int glyph) {
    List<Integer> read = and(state.before, glyph);
    boolean isFound =
        state.done.equals(FOUND)
            || winning.stream().anyMatch(pattern -> glyphs.endsWith(read, pattern));
    return isFound
        ? new State(1, FOUND, List.of(), List.of())
        : new State(1, List.of(), last(read, winning), List.of());
  }

  private void add(State state, List<Integer> done, int glyph, int written, List<Integer> found) {
    List<Integer> before = and(state.before, glyph);
    List<Integer> after = and(state.after, written);
    boolean forbidden =
        avoided.stream()
            .anyMatch(
                pattern -> glyphs.endsWith(after, pattern) && !glyphs.endsWith(before, pattern));
    if (forbidden) {
      return;
    }
    List<Integer> lastBefore = last(before, avoided);
    List<Integer> lastAfter = last(after, avoided);
    boolean same = done.equals(RowLine.OVER) && lastBefore.equals(lastAfter);
    found.add(
        number(
            same
                ? new State(state.line, done, List.of(), List.of())
                : new State(state.line, done, lastBefore, lastAfter)));
    found.add(written);
  }

  private static List<Integer> and(List<Integer> read, int glyph) {
    List<Integer> more = new ArrayList<>(read);
    more.add(glyph);
    return more;
  }

  /// As many of the last cells as the patterns that end later may begin with.
  private static List<Integer> last(List<Integer> read, List<List<List<Integer>>> patterns) {
    int most = patterns.stream().mapToInt(List::size).max().orElse(1) - 1;
    return List.copyOf(read.subList(Math.max(0, read.size() - most), read.size()));
  }

  @Override
  public int count() {
    return states.size();
  }

  @Override
  public int starts() {
    return starts;
  }

  @Override
  public Kind kind(int state) {
    return switch (states.get(state).line) {
      case 0 -> Kind.NUMBERS;
      case 1 -> Kind.WON;
      default -> Kind.MOVE;
    };
  }

  @Override
  public boolean isAccepted(int state) {
    State read = states.get(state);
    return switch (read.line) {
      case 0 -> true;
      case 1 -> read.done.equals(FOUND);
      default -> lines.get(read.line - 2).isMove(read.done);
    };
  }

  @Override
  public int[] arcs(int state, int letter) {
    return arcs.get(state)[letter];
  }

  @Override
  public boolean padded() {
    return false;
  }
}
