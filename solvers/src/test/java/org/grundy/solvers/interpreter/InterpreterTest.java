package org.grundy.solvers.interpreter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;

/// Random games of every kind: each sound method says what the language means. More of them by
/// `-Dgrundy.random.games=100000`, others by `-Dgrundy.random.seed=2`.
class InterpreterTest {
  private static final int GAMES = Integer.getInteger("grundy.random.games", 2_000);
  private static final long SEED = Long.getLong("grundy.random.seed", 20261122);

  /// Sums of heaps that grow exponentially are no work for the definition.
  private static final long MOST_NODES = 60_000;

  private final SplittableRandom random = new SplittableRandom(SEED);
  private final RandomRules games = new RandomRules(SEED);
  private final Map<String, Integer> solved = new TreeMap<>();

  @Test
  void everySoundMethodSaysWhatTheLanguageMeans() {
    List<String> disagreements = new ArrayList<>();
    for (int i = 0; i < GAMES && disagreements.size() < 10; i++) {
      compare(game(i), disagreements);
    }
    assertThat(disagreements).isEmpty();
    for (String kind :
        List.of(
            "grid", "strip", "ring", "heap", "heaps", "graph", "misere", "over", "can end", "token",
            "flood", "slide", "avoid", "blocked")) {
      assertThat(solved.getOrDefault(kind, 0)).as(kind).isGreaterThan(GAMES / 100);
    }
    for (String method : List.of("definition", "search", "sequence", "walk", "genus", "finished")) {
      assertThat(solved.getOrDefault(method, 0)).as(method).isGreaterThan(GAMES / 100);
    }
    assertThat(solved.getOrDefault("given up", 0)).isLessThan(GAMES / 50);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereCellsComeBack() {
    compareGames(this::returning);
    assertThat(solved.getOrDefault("search", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansAtTheBorder() {
    compareGames(games::bordering);
    assertThat(solved).doesNotContainKeys("placement", "sequence", "decided", "regions", "cut");
    assertThat(solved.getOrDefault("search", 0)).isGreaterThan(GAMES / 10);
    assertThat(solved.getOrDefault("definition", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereCellsHoldNumbers() {
    compareGames(games::numbered);
    assertThat(solved.getOrDefault("search", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereSizesGrow() {
    compareGames(this::rising);
    assertThat(solved.getOrDefault("definition", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereVerticesAreJoined() {
    compareGames(games::joining);
    assertThat(solved.getOrDefault("search", 0)).isGreaterThan(GAMES / 10);
    assertThat(solved.getOrDefault("definition", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereRowsCloseUp() {
    compareGames(games::closing);
    assertThat(solved)
        .containsKeys("strip", "ring", "misere", "definition")
        .doesNotContainKeys("placement", "sequence", "decided", "regions", "cut");
    assertThat(solved.getOrDefault("search", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereNumbersAreAdded() {
    compareGames(games::summing);
    assertThat(solved)
        .containsKeys("strip", "misere", "definition")
        .doesNotContainKeys("placement", "sequence", "decided", "regions", "cut");
    assertThat(solved.getOrDefault("search", 0)).isGreaterThan(GAMES / 10);
  }

  @Test
  void everySoundMethodSaysWhatTheLanguageMeansWhereTheNumberOfHeapsVaries() {
    compareGames(games::runs);
    assertThat(solved).containsKeys("sequence", "product", "definition");
  }

  private void compareGames(Supplier<GameRules> next) {
    List<String> disagreements = new ArrayList<>();
    for (int i = 0; i < GAMES / 5 && disagreements.size() < 10; i++) {
      compare(next.get(), disagreements);
    }
    assertThat(disagreements).isEmpty();
  }

  private void compare(GameRules rules, List<String> disagreements) {
    String text = RulesFormatter.format(rules);
    List<Position> sum = sum(rules);
    List<String> written =
        sum.stream().map(position -> PositionText.format(rules, position)).toList();
    Interpreted.Answer answer = Interpreted.of(text).solve(written);
    solved.merge(kind(text, answer), 1, Integer::sum);
    for (Plan plan : Comparison.soundPlans(new Problem(rules, sum))) {
      Interpreted.Answer said;
      try {
        said = answer(plan, answer);
      } catch (BudgetSpentException _) {
        solved.merge("given up", 1, Integer::sum);
        continue;
      }
      solved.merge(plan.method(), 1, Integer::sum);
      if (!said.equals(answer)) {
        disagreements.add(
            "%s of %s: %s, not %s%n%s"
                .formatted(plan.method(), String.join(" + ", written), said, answer, text));
      }
    }
  }

  private GameRules game(int number) {
    GameRules rules = number % 10 == 0 ? coded() : games.next();
    String text =
        RulesFormatter.format(rules)
            .lines()
            .filter(line -> !line.startsWith("expect"))
            .collect(Collectors.joining("\n", "", "\n"));
    boolean ends = text.contains("\nwin ");
    return RulesParser.parse(
        "test",
        ends && !text.contains("\nplay") && random.nextInt(4) == 0 ? text + "play misere\n" : text);
  }

  /// A game whose cells come back, on a board of the second interpreter.
  private GameRules returning() {
    GameRules rules = games.returning();
    return rules.board() == Board.Cells.HEX ? returning() : rules;
  }

  /// A game whose sizes grow, of the second interpreter, which knows no conditions that end a game.
  private GameRules rising() {
    GameRules rules = games.rising();
    return rules.endsEarly() ? rising() : rules;
  }

  /// A heap code of any kind that has a meaning.
  private GameRules coded() {
    while (true) {
      String play = random.nextInt(4) == 0 ? "play  misere\n" : "";
      String text = "game  Coded\nboard heap\ncode  " + code() + "\n" + play;
      try {
        return RulesParser.parse("test", text);
      } catch (InputException meaningless) {
        assertThat(meaningless.place()).isPresent();
      }
    }
  }

  private String code() {
    StringBuilder code = new StringBuilder();
    switch (random.nextInt(5)) {
      case 0 -> code.append("S(").append(numbers()).append(')');
      case 1 -> code.append("allbut(").append(numbers()).append(')');
      default -> {
        code.append(random.nextInt(3) == 0 ? "4" + pick("", "!", "?", "=") : "0").append('.');
        for (int digits = random.nextInt(1, 4); digits > 0; digits--) {
          code.append(digit());
        }
        if (random.nextInt(3) == 0) {
          code.append(random.nextBoolean() ? '[' + digit() + ']' : '(' + digit() + digit() + ')');
        }
      }
    }
    return code.toString();
  }

  private String numbers() {
    int from = random.nextInt(1, 4);
    int to = from + random.nextInt(3);
    return (to > from ? from + ".." + to : "" + from) + "," + (to + random.nextInt(1, 5));
  }

  private String digit() {
    String digit =
        switch (random.nextInt(4)) {
          case 0 -> "{" + random.nextInt(1, 4) + pick("", "+", ",0") + "}";
          case 1 -> String.valueOf("123456789ABCDEFGHIJKLMNOPQRSTUV".charAt(random.nextInt(31)));
          default -> String.valueOf(random.nextInt(1, 8));
        };
    return digit + pick("", "", "", "!", "?", "=");
  }

  private String pick(String... words) {
    return words[random.nextInt(words.length)];
  }

  private List<Position> sum(GameRules rules) {
    List<Position> sum = new ArrayList<>();
    int size = random.nextInt(3) == 0 ? 2 : 1;
    for (int i = 0; i < size; i++) {
      sum.add(
          switch (rules.board()) {
            case Board.Cells cells when cells.isRow() ->
                games.position(rules, 1, random.nextInt(1, 10 / size));
            case Board.Cells _ -> {
              int rows = random.nextInt(1, 4);
              yield games.position(rules, rows, random.nextInt(1, 9 / (rows * size) + 1));
            }
            case Board.Graph _ when rules.twists().contains(Twist.JOINED_VERTICES) ->
                games.position(rules);
            case Board.Graph _ -> games.graph(rules, random.nextInt(1, 6), random.nextInt(8));
            case Board.Heap _ -> new HeapPosition(random.nextInt(15));
            case Board.HeapSet _ ->
                new TuplePosition(List.of((long) random.nextInt(5), (long) random.nextInt(5)));
            case Board.Heaps(List<String> names, _) ->
                new TuplePosition(names.stream().map(_ -> (long) random.nextInt(6)).toList());
            case Board.Tiling() -> throw new AssertionError("no random tiling games");
          });
    }
    return sum;
  }

  private String kind(String text, Interpreted.Answer answer) {
    for (String word : List.of("misere", "token", "flood", "slide", "avoid", "blocked")) {
      if (text.contains(word)) {
        solved.merge(word, 1, Integer::sum);
      }
    }
    if (text.contains("\nwin ") && !answer.nextWins() && answer.value().isEmpty()) {
      solved.merge("over", answer.moves() == 0 ? 1 : 0, Integer::sum);
    }
    if (text.contains("\nwin ") && answer.nextWins() && answer.value().isEmpty()) {
      solved.merge("can end", 1, Integer::sum);
    }
    return text.lines()
        .filter(line -> line.startsWith("board"))
        .map(line -> line.split("\\s+", -1)[1])
        .findFirst()
        .orElseThrow();
  }

  /// What a plan says; of a plan that leaves something open, what it settles beside the truth.
  private static Interpreted.Answer answer(Plan plan, Interpreted.Answer truth) {
    Partial settled = plan.settled();
    if (!settled.equals(Partial.NOTHING)) {
      boolean nextWins = settled.outcome().map(Outcome.N::equals).orElse(truth.nextWins());
      return new Interpreted.Answer(
          nextWins,
          settled.value().isPresent() ? exact(settled.value()) : truth.value(),
          truth.moves(),
          truth.winningMoves());
    }
    long bytes = Budget.ofThisProcess().bytes();
    Solution solution = plan.solve(new Meter(Budget.ofNodes(MOST_NODES, bytes)));
    long[] moves = {0};
    solution.moves(_ -> moves[0]++);
    return new Interpreted.Answer(
        solution.outcome() == Outcome.N,
        exact(solution.value()),
        moves[0],
        solution.winningMoves().longValueExact());
  }

  private static OptionalInt exact(OptionalLong value) {
    return value.isPresent()
        ? OptionalInt.of(Math.toIntExact(value.getAsLong()))
        : OptionalInt.empty();
  }
}
