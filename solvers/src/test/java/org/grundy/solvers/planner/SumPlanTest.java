package org.grundy.solvers.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Sums whose positions are planned one by one: equal to the definition, and no dearer than the
/// positions that count.
class SumPlanTest {
  private static final GameRules CRAM =
      rules("board grid; cells . #; move [ . . ] -> [ # # ] rotate; start fill .");
  private static final GameRules KAYLES =
      rules("board graph; move vertex v : delete v, neighbours of v");
  private static final GameRules NIM = rules("board heap; move n -> n-k for k >= 1");

  private final Planner planner = Planner.standard();

  private static GameRules rules(String text) {
    return RulesParser.parse("test", "game A\n" + text.replace("; ", "\n"));
  }

  private static List<Addend> sum(GameRules rules, String positions) {
    return PositionText.parse(rules, "test", positions, 1).stream()
        .map(position -> new Addend(rules.title(), rules, position))
        .toList();
  }

  private Plan plan(Problem problem) {
    return planner.decide(problem, Optional.empty()).plan();
  }

  private static Meter nodes(long most) {
    return new Meter(Budget.ofNodes(most, 1L << 30));
  }

  /// Large boards that a theorem decides, equal boards, and strips beside small ones cost no more
  /// than the small ones.
  @ParameterizedTest
  @CsvSource({
    "20x20 + 3x3, P",
    "20x20 + 3x4, N",
    "20x20 + 20x20 + 3x4, N",
    "5x9 + 5x9 + 3x3, P",
    "5x9 + 5x9 + 20x20 + 4x5, N",
    "20x21 + 3x3, N",
    "20x20 + 20x21, N",
    "20x21 + 21x22 + 20x21 + 21x22, P",
    "3x3 + 3x3 + 5x8 + 5x8 + 30x30, P",
    "5x9 + 9x5, P",
    "5x9 + 9x5 + 3x4, N",
  })
  void cramCostsWhatIsOpen(String positions, Outcome outcome) {
    assertThat(plan(new Problem(sum(CRAM, positions))).outcome(nodes(20_000))).isEqualTo(outcome);
  }

  /// One method is sound for each of two positions, and not for both together, as another size is
  /// the long one.
  @Test
  void positionsThatOneMethodSolvesOneByOneNeedNotBeSolvedByItTogether() {
    GameRules rules =
        rules(
            "board heaps x y z; move (x,y,z) -> (x+k,y-3*k,z) for 1 <= k <= 1;"
                + " move (x,y,z) -> (x-k,y-k,z) | (x-2*k,y-2*k,z) for k >= 1");
    Problem problem = new Problem(sum(rules, "(0,2,5) + (1,4,2)"));
    Plan definition = planner.decide(problem, Optional.of("definition")).plan();
    assertThat(plan(problem).value(nodes(10_000))).isEqualTo(definition.value(nodes(10_000)));
    assertThat(planner.compare(problem, Optional.empty()).chosen().method()).isEqualTo("sequence");
  }

  /// A path of 3,000 vertices is heaps; a clique beside it is one search of four vertices.
  @ParameterizedTest
  @CsvSource({
    "path 3000 + complete 4, N",
    "path 3000 + path 3000 + complete 4, N",
    "complete 4 + complete 4 + path 3000, P",
    "cycle 1000 + complete 5, N",
  })
  void graphsOfSeveralKinds(String positions, Outcome outcome) {
    assertThat(plan(new Problem(sum(KAYLES, positions))).outcome(nodes(500_000)))
        .isEqualTo(outcome);
  }

  /// A wall between two boards of ten rows: both decided, and one decided beside one of four rows.
  @ParameterizedTest
  @CsvSource({"10, 10, 10, P", "10, 9, 10, N", "10, 3, 4, N", "12, 3, 3, P", "20, 4, 5, N"})
  void componentsOfOneBoard(int left, int right, int rows, Outcome outcome) {
    List<String> drawn = new ArrayList<>();
    for (int row = 0; row < 10; row++) {
      drawn.add(".".repeat(left) + "#" + (row < rows ? "." : "#").repeat(right));
    }
    Problem problem = new Problem(sum(CRAM, String.join("|", drawn)));
    assertThat(plan(problem).outcome(nodes(20_000))).isEqualTo(outcome);
  }

  @Test
  void severalGames() {
    List<Addend> addends = new ArrayList<>(sum(CRAM, "20x20 + 3x4"));
    addends.addAll(sum(NIM, "1000000"));
    addends.addAll(sum(KAYLES, "path 3000 + complete 4"));
    assertThat(plan(new Problem(addends)).outcome(nodes(500_000))).isEqualTo(Outcome.N);
  }

  @Test
  void theValueIsToldWithoutTheDecidedBoards() {
    Plan plan = plan(new Problem(sum(CRAM, "20x20 + 5x9 + 3x4 + 5x9")));
    assertThat(plan.value(nodes(20_000)))
        .isEqualTo(plan(new Problem(sum(CRAM, "3x4"))).value(nodes(20_000)));
    assertThat(plan.parts())
        .anyMatch(part -> part.isZero() && part.summands().equals(List.of(0, 1, 3)));
  }

  /// Outcome, value, every move and its value, and the number of winning moves.
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void isTheDefinition(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    String[] boards = {
      "2x2",
      "4x2",
      "2x3",
      "3x3",
      "..#|..#|#..",
      "1x4",
      "2x3",
      "#.|..",
      "1x2",
      "...#..#..",
      "..#..|..#..|..##.",
      "....#....|....#....",
      "4x5",
      "..####...|.#####...|######..."
    };
    String[] graphs = {
      "path 3",
      "cycle 4",
      "complete 3",
      "a-b b-c c-a c-d",
      "path 4",
      "path 1",
      "a-b b-c c-d, e-f f-g",
      "cycle 9",
      "a-b b-c c-d d-e e-f f-g g-h h-i i-j j-k k-l, m-n n-o o-m o-p"
    };
    for (int round = 0; round < 12; round++) {
      boolean cram = random.nextBoolean();
      GameRules rules = cram ? CRAM : KAYLES;
      String[] from = cram ? boards : graphs;
      List<Addend> addends = new ArrayList<>();
      int count = 2 + random.nextInt(3);
      for (int i = 0; i < count; i++) {
        addends.addAll(sum(rules, from[random.nextInt(from.length)]));
      }
      if (random.nextInt(3) == 0) {
        addends.addAll(sum(NIM, "" + random.nextInt(4)));
      }
      Problem problem = new Problem(addends);
      check(problem, "seed " + seed + " round " + round + " " + told(addends));
    }
  }

  private void check(Problem problem, String told) {
    Solution right =
        planner.decide(problem, Optional.of("definition")).plan().solve(nodes(1 << 22));
    Plan plan = plan(problem);
    Solution found = plan.solve(nodes(1 << 22));
    assertThat(found.outcome()).as(told).isEqualTo(right.outcome());
    assertThat(found.value()).as(told).isEqualTo(right.value());
    assertThat(moves(found)).as(told).containsExactlyInAnyOrderElementsOf(moves(right));
    assertThat(found.winningMoves()).as(told).isEqualTo(right.winningMoves());
    assertThat(plan.outcome(nodes(1 << 22))).as(told).isEqualTo(right.outcome());
    assertThat(plan.value(nodes(1 << 22))).as(told).isEqualTo(right.value());
    long value = right.value().orElseThrow();
    assertThat(plan.is(value, nodes(1 << 22))).as(told).isTrue();
    assertThat(plan.is(value + 1, nodes(1 << 22))).as(told).isFalse();
    plan.settled()
        .outcome()
        .ifPresent(outcome -> assertThat(outcome).as(told).isEqualTo(right.outcome()));
  }

  private static List<String> moves(Solution solution) {
    List<String> moves = new ArrayList<>();
    solution.moves((RatedMove move) ->
        moves.add(move.summand() + " " + move.move() + " " + move.value() + " " + move.wins()));
    return moves;
  }

  private static String told(List<Addend> addends) {
    List<Position> positions = addends.stream().map(Addend::position).toList();
    return positions.toString();
  }
}
