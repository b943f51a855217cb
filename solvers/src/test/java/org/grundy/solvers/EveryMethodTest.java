package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;

/// Random games of every kind: each method of the planner that calls itself sound says what the
/// definition says, move by move, and each solves so many of them at least.
class EveryMethodTest {
  private static final int GAMES = Integer.getInteger("grundy.random.games", 800);
  private static final long SEED = Long.getLong("grundy.random.seed", 1);

  /// Of these games; the tiling game, which only `cover` plays, has no definition.
  private static final Map<String, Integer> LEAST =
      Map.ofEntries(
          Map.entry("finished", 10),
          Map.entry("decided", 10),
          Map.entry("walk", 30),
          Map.entry("tokens", 15),
          Map.entry("fusion", 20),
          Map.entry("cut", 20),
          Map.entry("regions", 20),
          Map.entry("apart", 1),
          Map.entry("sequence", 100),
          Map.entry("genus", 20),
          Map.entry("quotient", 20),
          Map.entry("product", 10),
          Map.entry("coordinates", 15),
          Map.entry("several", 25),
          Map.entry("cover", 0),
          // It finds no values; AutomatonMethodTest holds it where only who wins is asked.
          Map.entry("automaton", 0),
          // The definition plays no game without an end; LoopyMethodTest has an oracle of its own.
          Map.entry("loopy", 0),
          // Only for moves that bind the next one; LoonyMethodTest has an oracle of its own.
          Map.entry("loony", 0),
          Map.entry("placement", 60),
          Map.entry("search", 200),
          Map.entry("definition", GAMES));

  private final RandomRules games = new RandomRules(SEED);
  private final SplittableRandom random = new SplittableRandom(SEED);

  @Test
  void agreesWithTheDefinitionOnRandomGames() {
    Map<String, Integer> solved = new TreeMap<>();
    for (int i = 0; i < GAMES; i++) {
      GameRules rules =
          switch (i % 16) {
            case 0 -> clearing();
            case 1 -> HACKENBUSH;
            case 3 -> PRODUCT;
            case 2 -> games.tokens();
            case 4 -> games.heapSet();
            default -> games.next();
          };
      Comparison.everySoundMethodAgrees(rules, sum(rules))
          .forEach(method -> solved.merge(method, 1, Integer::sum));
    }
    LEAST.forEach((method, least) ->
        assertThat(solved.getOrDefault(method, 0)).as(method).isGreaterThanOrEqualTo(least));
  }

  @Test
  void agreesWithTheDefinitionWhereGamesEndEarlyRememberOrLeaveNumbersOpen() {
    for (int i = 0; i < 120 * GAMES / 800; i++) {
      GameRules rules =
          switch (i % 4) {
            case 0 -> games.heapsThatEnd();
            case 1 -> games.runs();
            case 2 -> games.memory();
            default -> games.open().bound();
          };
      assertThat(Comparison.everySoundMethodAgrees(rules, sum(rules))).contains("definition");
    }
  }

  /// Cells that come back to glyphs that they have left deceive whoever counts dead cells.
  @Test
  void agreesWithTheDefinitionWhereCellsComeBack() {
    Map<String, Integer> solved = solved(1_500, games::returning);
    assertThat(solved.keySet()).containsExactlyInAnyOrder("definition", "search", "finished");
    assertThat(solved)
        .hasEntrySatisfying("search", times -> assertThat(times).isGreaterThan(1_000));
  }

  @Test
  void agreesWithTheDefinitionWhereCellsHoldNumbers() {
    Map<String, Integer> solved = solved(600, games::numbered);
    assertThat(solved).hasEntrySatisfying("search", times -> assertThat(times).isGreaterThan(400));
  }

  /// Sizes that grow deceive whoever takes the options of a position for smaller ones.
  @Test
  void agreesWithTheDefinitionWhereSizesGrow() {
    Map<String, Integer> solved = solved(400, games::rising);
    assertThat(solved).containsEntry("definition", 400);
  }

  /// What is left where vertices are joined is no part of the first graph.
  @Test
  void agreesWithTheDefinitionWhereVerticesAreJoined() {
    Map<String, Integer> solved = solved(400, games::joining);
    assertThat(solved).containsEntry("definition", 400);
    assertThat(solved.keySet()).containsExactlyInAnyOrder("definition", "search", "quotient");
    assertThat(solved).hasEntrySatisfying("search", times -> assertThat(times).isGreaterThan(200));
  }

  /// Cells of a row that closes up come to meet others.
  @Test
  void agreesWithTheDefinitionWhereRowsCloseUp() {
    Map<String, Integer> solved = solved(600, games::closing);
    assertThat(solved.keySet()).containsExactlyInAnyOrder("definition", "search", "finished");
    assertThat(solved).hasEntrySatisfying("search", times -> assertThat(times).isGreaterThan(400));
  }

  /// A board at whose border a pattern lies does not come apart.
  @Test
  void agreesWithTheDefinitionAtTheBorder() {
    Map<String, Integer> solved = solved(600, games::bordering);
    assertThat(solved.keySet()).containsExactlyInAnyOrder("definition", "search", "finished");
    assertThat(solved).hasEntrySatisfying("search", times -> assertThat(times).isGreaterThan(400));
  }

  /// So many games, all sound methods of which agree: by the method how many it solved.
  private Map<String, Integer> solved(int count, Supplier<GameRules> next) {
    Map<String, Integer> solved = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      GameRules rules = next.get();
      Comparison.everySoundMethodAgrees(rules, sum(rules))
          .forEach(method -> solved.merge(method, 1, Integer::sum));
    }
    return solved;
  }

  /// A new method of the planner needs a number of games here.
  @Test
  void everyMethodOfThePlannerIsHeldAgainstTheDefinition() {
    GameRules nim = BoardGames.game("game Nim\nboard heap\ntake 1..9\n");
    Planner.Comparison all =
        Planner.standard()
            .compare(new Problem(nim, List.of(new HeapPosition(5))), Optional.empty());
    Stream<Plan> sound = Stream.concat(Stream.of(all.chosen()), all.others().stream());
    List<String> names =
        Stream.concat(sound.map(Plan::method), all.refused().stream().map(Planner.Refused::method))
            .toList();
    assertThat(LEAST).containsOnlyKeys(names);
  }

  private static final GameRules HACKENBUSH =
      BoardGames.game(
          """
          game  Hackenbush
          board graph
          ground g
          move  edge u-v : delete edge
          """);

  /// The product of Mock Turtles with taking one or two.
  private static final GameRules PRODUCT =
      BoardGames.game(
          """
          game  A product
          board heaps r c
          move  (r,c) -> (a,c) + (b,c) + (r,c-k) + (a,c-k) + (b,c-k) where a < b, b < r, 1 <= k <= 2
          move  (r,c) -> (0,c) + (r,c-j) + (0,c-j) where r >= 1, 1 <= j <= 2
          """);

  /// A game whose moves clear whole lines of the board.
  private GameRules clearing() {
    String[] axes = {"N S", "E W", "NE SW", "NW SE"};
    int first = random.nextInt(4);
    int second = (first + random.nextInt(1, 4)) % 4;
    return BoardGames.game(
        """
        game  Clearing lines
        board grid
        cells . x
        move  . -> x along %s over . -> x
        move  . -> x along %s over . -> x
        start fill .
        """
            .formatted(axes[first], axes[random.nextBoolean() ? first : second]));
  }

  private List<Position> sum(GameRules rules) {
    List<Position> sum = new ArrayList<>();
    for (int part = random.nextInt(1, 3); part > 0; part--) {
      Position position = games.position(rules);
      sum.add(rules.title().equals("Clearing lines") ? filled((GridPosition) position) : position);
    }
    return sum;
  }

  private static GridPosition filled(GridPosition board) {
    return GridPosition.wrap(board.rows(), board.columns(), new byte[board.size()]);
  }
}
