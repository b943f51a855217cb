package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Strips of marks against the literal game: marks are made until three stand in a row.
final class TreblecrossStripsTest {
  private static final SequenceMethod METHOD = new SequenceMethod();
  private static final Glyph FREE = Glyph.of('.');
  private static final Glyph MARK = Glyph.of('X');

  private final Map<List<Integer>, Boolean> literal = new HashMap<>();

  private static GameRules rules(int width) {
    List<Optional<Glyph>> row = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      row.add(Optional.of(MARK));
    }
    return new GameRules(
        "Treblecross",
        Board.Cells.STRIP,
        List.of(FREE, MARK),
        List.of(new CellMove(List.of(FREE), MARK, Optional.empty())),
        List.of(PatternLine.win(new Pattern(List.of(row)), false, false)),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static GridPosition strip(int length, int marks) {
    byte[] cells = new byte[length];
    for (int i = 0; i < length; i++) {
      cells[i] = (byte) (marks >> i & 1);
    }
    return GridPosition.wrap(1, length, cells);
  }

  private static boolean isOver(int marks) {
    return (marks & marks >> 1 & marks >> 2) != 0;
  }

  /// Whether the player to move wins a sum of strips, each `length << 16 | marks`, by the rules as
  /// they stand.
  private boolean wins(List<Integer> sum) {
    Boolean known = literal.get(sum);
    if (known != null) {
      return known;
    }
    boolean wins = countWins(sum) > 0;
    literal.put(sum, wins);
    return wins;
  }

  private int countWins(List<Integer> sum) {
    int count = 0;
    for (int i = 0; i < sum.size(); i++) {
      int length = sum.get(i) >> 16;
      int marks = sum.get(i) & 0xffff;
      for (int cell = 0; cell < length; cell++) {
        int after = marks | 1 << cell;
        if (after != marks) {
          List<Integer> option = new ArrayList<>(sum);
          option.set(i, length << 16 | after);
          count += isOver(after) || !wins(option) ? 1 : 0;
        }
      }
    }
    return count;
  }

  private static Solution solve(Position... sum) {
    Verdict verdict = METHOD.consider(new Problem(rules(3), List.of(sum)));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return ((Verdict.Sound) verdict).plan().solve(new Meter(Budget.ofBytes(1 << 24)));
  }

  private void assertAgrees(Solution solution, List<Integer> sum) {
    String start = sum.stream().map(Integer::toHexString).toList().toString();
    int winning = countWins(sum);
    assertThat(solution.outcome())
        .as("length and marks %s", start)
        .isEqualTo(winning > 0 ? Outcome.N : Outcome.P);
    assertThat(solution.winningMoves()).as("length and marks %s", start).isEqualTo(winning);
    List<RatedMove> moves = new ArrayList<>();
    solution.moves(moves::add);
    int free = sum.stream().mapToInt(s -> (s >> 16) - Integer.bitCount(s & 0xffff)).sum();
    assertThat(moves).as("length and marks %s", start).hasSize(free).doesNotHaveDuplicates();
    for (RatedMove move : moves) {
      List<Integer> option = new ArrayList<>(sum);
      int cell = move.move().at().orElseThrow().column() - 1;
      int after = (sum.get(move.summand()) & 0xffff) | 1 << cell;
      option.set(move.summand(), after | sum.get(move.summand()) >> 16 << 16);
      assertThat(move.wins()).as("%s in %s", move, start).isEqualTo(isOver(after) || !wins(option));
    }
  }

  @Test
  void everyShortStripIsWonAsInTheLiteralGame() {
    for (int length = 1; length <= 11; length++) {
      for (int marks = 0; marks < 1 << length; marks += 1 + length / 6) {
        if (!isOver(marks)) {
          assertAgrees(solve(strip(length, marks)), List.of(length << 16 | marks));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void sumsOfStripsAreWonAsInTheLiteralGame(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 60; trial++) {
      List<Integer> sum = new ArrayList<>();
      List<GridPosition> strips = new ArrayList<>();
      while (sum.size() < 2) {
        int length = 1 + random.nextInt(7);
        int marks = random.nextInt(1 << length) & random.nextInt(128) & random.nextInt(256);
        if (!isOver(marks)) {
          sum.add(length << 16 | marks);
          strips.add(strip(length, marks));
        }
      }
      assertAgrees(solve(strips.toArray(Position[]::new)), sum);
    }
  }

  @Test
  void componentsStandAlone() {
    for (int marks = 0; marks < 1 << 14; marks += 37) {
      if (isOver(marks)) {
        continue;
      }
      Solution solution = solve(strip(14, marks));
      long nimSum = 0;
      for (Component component : solution.components()) {
        nimSum ^= component.value();
        assertThat(solve(component.position()).value()).hasValue(component.value());
      }
      if (solution.value().isPresent()) {
        assertThat(nimSum).isEqualTo(solution.value().getAsLong());
      }
    }
  }

  @Test
  void contestSamples() {
    assertThat(solve(strip(3, 0)).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(strip(6, 0)).outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void otherPatternsAndFinishedStripsAreLeftToOtherMethods() {
    SequenceMethod method = new SequenceMethod();
    assertThat(method.consider(new Problem(rules(4), List.of(strip(9, 0)))))
        .isInstanceOf(Verdict.Unsound.class);
    assertThat(method.consider(new Problem(rules(3), List.of(strip(9, 7)))))
        .isInstanceOf(Verdict.Unsound.class);
  }
}
