package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.core.Ruleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Strips of runs against the moves that the rules spell out.
final class RunStripsTest {
  private static final Glyph ALIVE = Glyph.of('.');
  private static final Glyph DEAD = Glyph.of('x');
  private static final Glyph WALL = Glyph.of('#');

  private static Pattern row(Glyph glyph, int length) {
    List<Optional<Glyph>> row = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      row.add(Optional.of(glyph));
    }
    return new Pattern(List.of(row));
  }

  private static Rule removal(int length) {
    return new PatternMove(row(ALIVE, length), row(DEAD, length), length % 2 == 0, false);
  }

  private static final Rule ONE = new CellMove(List.of(ALIVE), DEAD, Optional.empty());

  private static GameRules rules(Rule... lines) {
    return new GameRules(
        "a strip",
        Board.Cells.STRIP,
        List.of(WALL, DEAD, ALIVE),
        List.of(lines),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static int plainValue(
      GridPosition strip, Ruleset<GridPosition> ruleset, Map<GridPosition, Integer> known) {
    Integer value = known.get(strip);
    if (value != null) {
      return value;
    }
    Set<Integer> seen = new HashSet<>();
    ruleset.options(strip, option -> seen.add(plainValue(option.sum().getFirst(), ruleset, known)));
    int mex = 0;
    while (seen.contains(mex)) {
      mex++;
    }
    known.put(strip, mex);
    return mex;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void everyMoveIsRatedAsByThePlainRecursion(long seed) {
    Random random = new Random(seed);
    List<Rule> lines = new ArrayList<>();
    if (seed % 2 == 0) {
      lines.add(ONE);
    }
    for (int i = random.nextInt(2); i < 2; i++) {
      lines.add(removal(1 + random.nextInt(4)));
    }
    GameRules rules = rules(lines.toArray(Rule[]::new));
    GridRuleset ruleset = GridRuleset.of(rules);
    Map<GridPosition, Integer> known = new HashMap<>();
    for (int trial = 0; trial < 60; trial++) {
      byte[] cells = new byte[1 + random.nextInt(11)];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = (byte) (random.nextInt(4) == 0 ? random.nextInt(2) : 2);
      }
      GridPosition strip = GridPosition.wrap(1, cells.length, cells);
      String start = "seed %d, rules %s, cells %s".formatted(seed, lines, List.of(cells));
      Solution solution = solve(rules, strip);
      assertThat(solution.value())
          .as(start)
          .isEqualTo(OptionalLong.of(plainValue(strip, ruleset, known)));
      Map<String, Long> expected = new HashMap<>();
      ruleset.options(
          strip,
          option ->
              expected.merge(
                  option.move().toString(),
                  (long) plainValue(option.sum().getFirst(), ruleset, known),
                  (a, b) -> -1L));
      Map<String, Long> actual = new HashMap<>();
      List<RatedMove> moves = new ArrayList<>();
      solution.moves(moves::add);
      moves.forEach(move -> actual.put(move.move().toString(), move.value().orElseThrow()));
      assertThat(actual).as(start).isEqualTo(expected);
      assertThat(moves).as(start).hasSize(expected.size());
      assertThat(solution.winningMoves())
          .as(start)
          .isEqualTo(moves.stream().filter(RatedMove::wins).count());
    }
  }

  private static Solution solve(GameRules rules, GridPosition strip) {
    Verdict verdict = new SequenceMethod().consider(new Problem(rules, List.of(strip)));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return ((Verdict.Sound) verdict).plan().solve(new Meter(Budget.ofBytes(1 << 24)));
  }
}
