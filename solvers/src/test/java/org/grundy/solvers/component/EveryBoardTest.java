package org.grundy.solvers.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.GraphGames;
import org.grundy.solvers.Method;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.component.graph.GraphSearchMethod;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.component.planes.SearchMethod;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the one search promises of every kind of board.
@Isolated("it looks for threads in the whole process")
class EveryBoardTest {
  /// A start that takes long enough for further threads, on one kind of board.
  record Kind(Method method, GameRules rules, String start, long value) {
    Plan plan(List<Position> sum) {
      if (!(method.consider(new Problem(rules, sum)) instanceof Verdict.Sound(Plan plan))) {
        throw new AssertionError(this);
      }
      return plan;
    }

    Plan plan() {
      return plan(PositionText.parse(rules, "test", start, 1));
    }
  }

  private static GameRules board(String title) {
    return BoardGames.ALL.stream()
        .filter(one -> one.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  static Stream<Kind> kinds() {
    return Stream.of(
        new Kind(new PlacementMethod(), PlacementGames.CRAM, "4x7", 3),
        new Kind(new PlacementMethod(), PlacementGames.NODE_KAYLES, "1x100", 7),
        new Kind(new SearchMethod(), board("Cram"), "4x5", 2),
        new Kind(new SearchMethod(), board("World of Darkraft"), "8x8", 11),
        new Kind(new SearchMethod(), board("Notakto strip"), "18", 2),
        new Kind(new GraphSearchMethod(), GraphGames.NODE_KAYLES, "grid 5x5", 3));
  }

  private static Meter meter(long nodes, int threads) {
    return new Meter(new Budget(nodes, Duration.ofDays(1), 1L << 30, threads));
  }

  @AfterEach
  void noThreadIsLeft() {
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().startsWith("grundy-search"));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void findsTheSameWithSeveralThreads(Kind kind) {
    assertThat(kind.plan().solve(meter(Long.MAX_VALUE, 3)).value()).hasValue(kind.value);
  }

  /// The search is ended in the middle, by turns on one thread and two, says what it knows, and
  /// goes on from what it saved.
  @ParameterizedTest
  @MethodSource("kinds")
  void goesOnFromWhatItSaved(Kind kind) throws IOException {
    Meter whole = meter(Long.MAX_VALUE, 1);
    assertThat(kind.plan().solve(whole).value()).hasValue(kind.value);
    long nodes = whole.statistics().nodes();
    Run ended = kind.plan().begin(meter(nodes / 2, 1 + (int) nodes % 2));
    assertThatThrownBy(ended::solve).isInstanceOf(BudgetSpentException.class);
    Partial partial = ended.soFar(meter(Long.MAX_VALUE, 1));
    assertThat(partial.moves()).isPositive();
    assertThat(partial.components()).allMatch(bounds -> bounds.atMost().isPresent());
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    ended.knowledge().orElseThrow().save(new DataOutputStream(saved));
    Meter rest = meter(Long.MAX_VALUE, 1);
    Run resumed = kind.plan().begin(rest);
    resumed
        .knowledge()
        .orElseThrow()
        .load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    assertThat(resumed.solve().value()).hasValue(kind.value);
    assertThat(rest.statistics().nodes()).isLessThan(nodes);
  }

  /// Once the value is known, it is told although what moves lead to is not.
  @ParameterizedTest
  @MethodSource("kinds")
  void tellsTheValueBeforeAllMovesAreKnown(Kind kind) {
    Meter meter = meter(Long.MAX_VALUE, 1);
    Run run = kind.plan().begin(meter);
    Solution solution = run.solve();
    meter.cancel();
    assertThatThrownBy(() -> solution.moves(_ -> {})).isInstanceOf(BudgetSpentException.class);
    Partial partial = run.soFar(meter(Long.MAX_VALUE, 1));
    assertThat(partial.outcome()).contains(solution.outcome());
    long value =
        partial.components().stream()
            .mapToLong(bounds -> bounds.value().orElseThrow())
            .reduce(0, (a, b) -> a ^ b);
    assertThat(value).isEqualTo(kind.value);
  }

  /// What a move leaves is solved from the same tables, and is what it is when solved alone.
  @ParameterizedTest
  @MethodSource("smallKinds")
  void goesOnFromAMove(Kind kind) {
    Position one = PositionText.parse(kind.rules, "test", kind.start, 1).getFirst();
    Solution whole = kind.plan(List.of(one, one)).solve(meter(Long.MAX_VALUE, 1));
    for (Position option : options(kind.rules, one)) {
      Solution alone = kind.plan(List.of(one, option)).solve(meter(Long.MAX_VALUE, 1));
      Solution after = whole.after(1, List.of(option)).orElseThrow();
      assertThat(after.value()).isEqualTo(alone.value());
      assertThat(after.outcome()).isEqualTo(alone.outcome());
      assertThat(after.winningMoves()).isEqualTo(alone.winningMoves());
    }
  }

  static Stream<Kind> largeKinds() {
    GameRules chomp =
        PlacementGames.game(
            """
            game  Chomp
            board grid
            cells o @ .
            move  o -> . flood E S over o -> .
            start fill o first @
            """);
    return Stream.of(
        new Kind(new SearchMethod(), chomp, "5x5", 6),
        new Kind(new SearchMethod(), chomp, "5x6", 21),
        new Kind(new SearchMethod(), chomp, "2x33", 49));
  }

  /// A component that is asked for one value after the other has the value that it has when all of
  /// its options are valued.
  @ParameterizedTest
  @MethodSource("largeKinds")
  void findsLargeValues(Kind kind) {
    assertThat(kind.plan().solve(meter(Long.MAX_VALUE, 1)).value()).hasValue(kind.value);
    List<Position> sum = PositionText.parse(kind.rules, "test", kind.start, 1);
    Verdict verdict = new DefinitionMethod().consider(new Problem(kind.rules, sum));
    Plan definition = ((Verdict.Sound) verdict).plan();
    assertThat(definition.solve(meter(Long.MAX_VALUE, 1)).value()).hasValue(kind.value);
  }

  private static List<Position> options(GameRules rules, Position position) {
    List<Position> options = new ArrayList<>();
    switch (position) {
      case GridPosition grid ->
          GridRuleset.of(rules).optionSums(grid, (sum, _) -> options.add(sum.getFirst()));
      case GraphPosition graph ->
          GraphRuleset.of(rules).optionSums(graph, (sum, _) -> options.add(sum.getFirst()));
      default -> throw new AssertionError(position);
    }
    assertThat(options).isNotEmpty();
    return options;
  }

  static Stream<Kind> smallKinds() {
    return Stream.of(
        new Kind(new PlacementMethod(), PlacementGames.CRAM, "2x3", 1),
        new Kind(new SearchMethod(), board("Cram"), "2x3", 1),
        new Kind(new SearchMethod(), board("Notakto strip"), "6", 0),
        new Kind(new GraphSearchMethod(), GraphGames.NODE_KAYLES, "path 6", 1));
  }

  @ParameterizedTest
  @MethodSource("smallKinds")
  void addsManyPositions(Kind kind) {
    Position one = PositionText.parse(kind.rules, "test", kind.start, 1).getFirst();
    List<Position> sum = Collections.nCopies(4_001, one);
    Run run = kind.plan(sum).begin(new Meter(Budget.ofBytes(1L << 28)));
    assertThat(run.solve().value()).hasValue(kind.value);
    assertThat(run.soFar(meter(Long.MAX_VALUE, 1)).components()).hasSizeGreaterThan(4_000);
  }

  static Stream<Kind> deepKinds() {
    GameRules lines =
        PlacementGames.game(
            """
            game  Take one end
            board strip
            cells . x
            move  [ x . ] -> [ x x ]
            start fill .
            """);
    return Stream.of(
        new Kind(new SearchMethod(), lines, "x" + ".".repeat(300), 0),
        new Kind(new GraphSearchMethod(), GraphGames.EDGE_GEOGRAPHY, "path 1001", 0));
  }

  /// A play of hundreds of moves needs no more of Java's stack than one of ten.
  @ParameterizedTest
  @MethodSource("deepKinds")
  void goesDownLongPlays(Kind kind) throws InterruptedException {
    Solution[] found = new Solution[1];
    Thread small =
        new Thread(
            null, () -> found[0] = kind.plan().solve(meter(Long.MAX_VALUE, 1)), "small", 1 << 16);
    small.start();
    small.join();
    assertThat(found[0].value()).hasValue(kind.value);
  }
}
