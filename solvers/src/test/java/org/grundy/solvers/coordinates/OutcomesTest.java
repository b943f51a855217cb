package org.grundy.solvers.coordinates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.space.OutcomeRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomesTest {
  private static final String WYTHOFF = "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";

  @ParameterizedTest
  @ValueSource(
      strings = {
        WYTHOFF,
        "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-2*k) | (a-2*k,b-k) for k >= 1",
        "(a,b) -> (a-2*k,b-k) | (a-k,b-2*k) for k >= 1",
        "(a,b) -> (a-3*k,b-2*k) | (a,b-4*k) for k >= 2",
        "(a,b) -> (a,b-k) | (a-2*k,b) | (a-k,b-k) for k >= 2",
        "(a,b) -> (a-k,b) | (a,b-k) for 1 <= k <= 3",
        "(a,b) -> (a-k*b,b) | (a,b-k) for k >= 1, b >= 1",
        "(a,b) -> (a-i,b-j) for i >= 1, 1 <= j <= 2",
        "(a,b) -> (a-k,k) for 1 <= k <= 2*b",
        "(a,b) -> (a-1,b) | (a,b-2)",
        "(a,b,c) -> (a-k,b,c) | (a,b-k,c) | (a,b,c-k) | (a-k,b-k,c-k) for k >= 1",
        "(a,b,c) -> (a,b-k,c-k) | (a-k,b,c) for k >= 3",
        "(a,b) -> (a-1,b+7) | (a,b-2)",
        "(a,b) -> (a-k,b+k) | (a,b-k) for k >= 1",
        "(a,b) -> (b,a-1) | (b-2,a)",
      })
  void agreesWithTheDefinition(String move) {
    for (String play : List.of("normal", "misere")) {
      GameRules rules = rules(play, List.of(move));
      int arity = ((Board.Heaps) rules.board()).variables().size();
      for (int code = 0; code < 100; code++) {
        int at = code * (arity == 3 ? 10 : 1);
        List<Long> sizes =
            LongStream.range(0, arity)
                .mapToObj(j -> at / Math.powExact(10L, (int) j) % 10)
                .toList();
        assertThat(agrees(rules, sizes)).isTrue();
      }
    }
  }

  @Test
  void agreesWithTheDefinitionOnRandomGames() {
    SplittableRandom random = new SplittableRandom(11);
    int walks = 0;
    for (int i = 0; i < 160; i++) {
      int arity = random.nextInt(2, 4);
      List<String> lines = new ArrayList<>();
      boolean rays = arity == 2 && random.nextInt(2) == 0;
      for (int line = random.nextInt(1, 4); line > 0; line--) {
        lines.add(rays ? ray(random) : CoordinatesMethodTest.randomLine(arity, random));
      }
      if (rays) {
        lines.add("(a,b) -> (a,b-k) for k >= 1");
      }
      if (!rays && random.nextInt(3) == 0) {
        lines = CoordinatesMethodTest.growing(arity, random);
      }
      GameRules rules = rules(random.nextBoolean() ? "normal" : "misere", lines);
      int most = arity == 2 ? 14 : 6;
      List<Long> sizes = LongStream.range(0, arity).mapToObj(_ -> random.nextLong(most)).toList();
      if (agrees(rules, sizes)) {
        walks += isWalked(rules) ? 1 : 0;
      }
    }
    assertThat(walks).isGreaterThan(30);
  }

  private static String ray(SplittableRandom random) {
    return "(a,b) -> (a-%d*k,b-%d*k) for k >= %d"
        .formatted(random.nextInt(1, 4), random.nextInt(4), random.nextInt(1, 4));
  }

  /// Whether outcomes alone are found, and they are those of the definition.
  private static boolean agrees(GameRules rules, List<Long> sizes) {
    Problem problem = new Problem(rules, List.of(new TuplePosition(sizes))).ofOutcome();
    if (!(new CoordinatesMethod().consider(problem) instanceof Verdict.Sound(Plan plan))
        || !(plan.begin(meter()) instanceof OutcomeRun)) {
      return false;
    }
    Plan defined =
        new Planner(List.of(new DefinitionMethod())).decide(problem, Optional.empty()).plan();
    assertThat(facts(plan)).as(rules + " " + sizes).isEqualTo(facts(defined));
    assertThat(plan.outcome(meter())).isEqualTo(defined.outcome(meter()));
    return true;
  }

  private static List<String> facts(Plan plan) {
    Solution solution = plan.solve(meter());
    List<String> facts = new ArrayList<>(List.of(solution.outcome().name()));
    solution.moves(move -> facts.add(move.move() + " " + move.wins()));
    facts.sort(String::compareTo);
    return facts;
  }

  private static boolean isWalked(GameRules rules) {
    List<EquationMove> moves = CoordinatesMethod.moves(rules);
    return RowWalk.isFor(BoxOrder.of(moves).orElseThrow(), OptionSources.of(moves));
  }

  /// Rows of many words, and rays that begin far away, against the values.
  @Test
  void agreesWithTheValuesOnLargerBoxes() {
    for (String move :
        List.of(
            WYTHOFF,
            "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-3*k) | (a-2*k,b-k) for k >= 2",
            "(a,b) -> (a,b-2*k) | (a-k,b-3*k) | (a-70*k,b-k) | (a-k,b) for k >= 1",
            "(a,b) -> (a-k,b) | (a-k,b-70*k) | (a,b-k) for 2 <= k")) {
      GameRules rules = rules("normal", List.of(move));
      long[] most = {300, 330};
      BoxOrder order = BoxOrder.of(CoordinatesMethod.moves(rules)).orElseThrow();
      OptionSources sources = OptionSources.of(CoordinatesMethod.moves(rules));
      Box box = Box.of(order, most);
      ValueSweep values = new ValueSweep(box, sources, CoordinatesMethod.SHORT_LINE, meter());
      List<OutcomeSearch> searches = new ArrayList<>();
      searches.add(new OutcomeSweep(box, sources, false, meter()));
      if (RowWalk.isFor(order, sources)) {
        searches.add(RowWalk.of(order, most, sources, false, meter()));
      }
      values.run();
      for (OutcomeSearch search : searches) {
        search.run();
        for (long a = 0; a <= most[0]; a++) {
          for (long b = 0; b <= most[1]; b++) {
            List<Long> sizes = List.of(a, b);
            assertThat(search.known(sizes))
                .hasValue(values.known(sizes).orElseThrow() == 0 ? 0 : 1);
          }
        }
      }
    }
  }

  /// The cold position n = 600,000: floor(n φ), floor(n φ) + n; a box of 1.5 · 10^12 cells.
  @Test
  void walksFarByRows() {
    GameRules rules = rules("normal", List.of(WYTHOFF));
    long n = 600_000;
    long a = (long) (n * (1 + Math.sqrt(5)) / 2);
    for (long off : new long[] {0, 1}) {
      Problem cold = new Problem(rules, List.of(new TuplePosition(List.of(a, a + n + off))));
      assertThat(
              Planner.standard().decide(cold.ofOutcome(), Optional.empty()).plan().outcome(meter()))
          .isEqualTo(off == 0 ? Outcome.P : Outcome.N);
    }
  }

  /// Project Euler 665: the sum of n + m over P-positions n <= m, n + m <= 1000, is 117002.
  @Test
  void proportionateNim() {
    GameRules rules =
        rules(
            "normal",
            List.of(
                "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) | (a-k,b-2*k) | (a-2*k,b-k) for k >= 1"));
    OutcomeBox box =
        OutcomeBox.of(
                rules,
                BoxOrder.of(CoordinatesMethod.moves(rules)).orElseThrow(),
                List.of(1000L, 1000L))
            .orElseThrow();
    OutcomeSearch search = box.search(meter());
    search.run();
    long total = 0;
    for (long a = 0; a <= 1000; a++) {
      for (long b = a; a + b <= 1000; b++) {
        total += search.known(List.of(a, b)).orElseThrow() == 0 ? a + b : 0;
      }
    }
    assertThat(total).isEqualTo(117_002);
  }

  @Test
  void misereSumsAreLeftToOthers() {
    GameRules rules = rules("misere", List.of(WYTHOFF));
    List<Position> sum =
        List.of(new TuplePosition(List.of(1L, 2L)), new TuplePosition(List.of(1L, 1L)));
    assertThat(new CoordinatesMethod().consider(new Problem(rules, sum)))
        .isInstanceOfSatisfying(
            Verdict.Unsound.class, no -> assertThat(no.because()).contains("a sum"));
    assertThat(Comparison.everySoundMethodAgrees(rules, sum.subList(0, 1))).contains("coordinates");
    GameRules splits = rules("misere", List.of("(a,b) -> (i,b) + (a-i,b) for 1 <= i < a"));
    assertThat(new CoordinatesMethod().consider(new Problem(splits, sum.subList(0, 1))))
        .isInstanceOfSatisfying(
            Verdict.Unsound.class, no -> assertThat(no.because()).contains("components"));
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }

  private static GameRules rules(String play, List<String> moves) {
    String names = moves.getFirst().startsWith("(a,b,c)") ? "a b c" : "a b";
    return BoardGames.game(
        "game Test\nboard heaps %s\nplay %s\nmove %s\n"
            .formatted(names, play, String.join("\nmove ", moves)));
  }
}
