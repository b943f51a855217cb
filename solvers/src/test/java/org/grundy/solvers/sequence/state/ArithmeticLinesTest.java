package org.grundy.solvers.sequence.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.state.ArithmeticLines.Proof;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.MetSpace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lines of heaps of which any number of tokens may be taken have the values of the definition, far
/// beyond where their periods were proved too.
class ArithmeticLinesTest {
  private static final String WYTHOFF = "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";

  private final Meter meter = new Meter(Budget.ofThisProcess());

  private static GameRules game(List<String> moves) {
    return RulesParser.parse(
        "lines", "game L\nboard heaps a b\nmove " + String.join("\nmove ", moves) + "\n");
  }

  private static List<Long> sizes(int place, long row, long n) {
    return place == 1 ? List.of(row, n) : List.of(n, row);
  }

  private static Optional<BoundedStates> states(GameRules rules, int place, int rows) {
    return ArithmeticLines.states(
        rules, place, LongStream.range(0, rows).mapToObj(row -> sizes(place, row, 0)).toList());
  }

  /// The number of lines whose period is proved.
  private int compare(GameRules rules, int place, int rows, BoundedStates states) {
    ArithmeticLines lines = ArithmeticLines.of(rules, states, meter);
    Finder<TuplePosition> defined = MetSpace.values(TupleRuleset.of(rules), meter);
    int proved = 0;
    for (long row = 0; row < rows; row++) {
      Optional<Proof> proof = lines.period(sizes(place, row, 0));
      long to = proof.map(found -> found.to() + 2 * found.periodicity().period()).orElse(40L);
      for (long n = 0; n < Math.min(to, 200); n++) {
        List<Long> sizes = sizes(place, row, n);
        assertThat(lines.value(sizes))
            .as("%s of %s, %s", sizes, rules, proof)
            .isEqualTo(defined.value(new TuplePosition(sizes)));
      }
      proved += proof.isPresent() ? 1 : 0;
    }
    return proved;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        WYTHOFF,
        // Euclid's game
        "(a,b) -> (a-k*b,b) where k >= 1, b >= 1 | (a,b-k*a) where k >= 1, a >= 1",
        // Welter's game of two coins
        "(a,b) -> (a-k,b) | (a,b-k) where k >= 1, not (a-k = b), b-k != a",
        // Greedy Nim
        "(a,b) -> (a-k,b) where k >= 1, a >= b | (a,b-k) where k >= 1, b >= a",
        // cyclic Nimhoff
        "(a,b) -> (a-i,b-j) where 1 <= i + j <= 3 | (a-k,b) where k >= 1 | (a,b-k) where k >= 1",
        // rays that end early, begin late, leave out sizes, and lead to another line
        "(a,b) -> (a,b-k) where k >= 2, b - k >= a | (a-k,b) where k >= 1",
        "(a,b) -> (a,m) where a <= m < b, m != 7 | (a-1,b-k) where k >= 0, k != 3",
        "(a,b) -> (a,b-2*k) where k >= 1 | (a-1,b-3*k) where k >= 0",
        "(a,b) -> (a,b-k) | (a-1,b-k) where k >= 1 except (0,0) (1,4) (2,2)",
        // chocolate bars: a row is cut to a part of the rest (Miyadera and others)
        "(a,b) -> (a-k,b) where k >= 1 | (min(a,(b-k)/2),b-k) where k >= 1",
        "(a,b) -> (a-k,b) where k >= 1 | (min(a,(b-k+1)/3),b-k) where k >= 1",
        // what is left changes at some size
        "(a,b) -> (a,b-k) where k >= 1, (b - k >= 2*a) or (k >= 3) | (a-1,max(b-1,a))",
        // tokens go from one heap to the other
        "(a,b) -> (a-k,b+k) where k >= 1 | (a,b-k) where k >= 1",
        "(a,b) -> (a-k,b+j) where 1 <= k <= a, 0 <= j < k | (a,b-k) where k >= 1",
        "(a,b) -> (a-1,b+3-k) where k >= 1 | (a,b-k) where k >= 1",
        // values that do not rise
        "(a,b) -> (a-1,b) | (a,b-1) | (a-1,b-1)",
        "(a,b) -> (a-1,k) where 0 <= k <= b | (a,b-1)",
      })
  void valuesAreThoseOfTheDefinition(String move) {
    GameRules rules = game(List.of(move));
    BoundedStates states = states(rules, 1, 6).orElseThrow();
    assertThat(compare(rules, 1, 6, states)).isGreaterThanOrEqualTo(4);
  }

  @Test
  void valuesOfRandomGamesAreThoseOfTheDefinition() {
    SplittableRandom random = new SplittableRandom(5);
    int games = 0;
    int proved = 0;
    for (int i = 0; i < 80; i++) {
      List<String> moves = new ArrayList<>();
      for (int line = random.nextInt(3); line >= 0; line--) {
        moves.add(randomMove(random));
      }
      GameRules rules = game(moves);
      int place = random.nextInt(2);
      Optional<BoundedStates> states = states(rules, place, 4);
      if (states.isPresent()) {
        games++;
        proved += compare(rules, place, 4, states.get());
      }
    }
    assertThat(games).isGreaterThan(60);
    assertThat(proved).isGreaterThan(3 * games);
  }

  /// Moves are counted and found by their values as a look at each tells it.
  @Test
  void movesOfRandomGamesAreThoseOfTheRules() {
    SplittableRandom random = new SplittableRandom(8);
    int compared = 0;
    for (int i = 0; i < 80; i++) {
      GameRules rules = game(List.of(randomMove(random), randomMove(random)));
      Optional<BoundedStates> states = states(rules, 1, 4);
      if (states.isEmpty()) {
        continue;
      }
      ArithmeticLines lines = ArithmeticLines.of(rules, states.get(), meter);
      for (long row = 0; row < 4; row++) {
        List<Long> sizes = sizes(1, row, 40 + random.nextLong(80));
        Optional<LineMoves> moves = lines.moves(sizes);
        moves.ifPresent(found -> compare(found, rules, sizes, lines));
        compared += moves.isPresent() ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  /// A move may lead to a position of a line that the moves of long heaps do not lead to.
  @Test
  void aFixedOptionIsFoundToo() {
    GameRules rules =
        game(List.of("(a,b) -> (a,b-k) where k >= 1", "(a,b) -> (1,3) where a = 2, b >= 9"));
    ArithmeticLines lines = ArithmeticLines.of(rules, states(rules, 1, 3).orElseThrow(), meter);
    List<Long> sizes = List.of(2L, 50L);
    LineMoves moves = lines.moves(sizes).orElseThrow();
    compare(moves, rules, sizes, lines);
    assertThat(moves.count()).isEqualTo(51);
  }

  private static void compare(
      LineMoves moves, GameRules rules, List<Long> sizes, ArithmeticLines lines) {
    Map<Long, List<LineMoves.Found>> byValue = new TreeMap<>();
    long[] count = {0};
    TupleRuleset.of(rules)
        .options(
            new TuplePosition(sizes),
            option -> {
              TuplePosition left = option.sum().getFirst();
              count[0]++;
              byValue
                  .computeIfAbsent(lines.value(left.sizes()), _ -> new ArrayList<>())
                  .add(new LineMoves.Found(option.move().rule(), left));
            });
    assertThat(moves.count()).as("%s of %s", sizes, rules).isEqualTo(count[0]);
    for (long value = 0; value < 200; value++) {
      List<LineMoves.Found> expected = byValue.getOrDefault(value, List.of());
      assertThat(moves.to(value).toList())
          .as("value %d of %s of %s", value, sizes, rules)
          .containsExactlyInAnyOrderElementsOf(expected);
      assertThat(moves.count(value)).isEqualTo(expected.size());
    }
  }

  private static String randomMove(SplittableRandom random) {
    String bound = List.of("a", "a + 1", "2*a", "3").get(random.nextInt(4));
    int few = 1 + random.nextInt(3);
    return switch (random.nextInt(10)) {
      case 0 -> "(a,b) -> (a,b-k) for k >= " + few;
      case 1 -> "(a,b) -> (a-k,b) | (a-k,b-k) for k >= 1";
      case 2 -> "(a,b) -> (a-1,b-k) where k >= %d, b - k >= %s".formatted(few - 1, bound);
      case 3 -> "(a,b) -> (a,b-%d*k) where k >= 1".formatted(few + 1);
      case 4 -> "(a,b) -> (a-i,b-j) where 1 <= i + j <= " + few;
      case 5 -> "(a,b) -> (a,b-k) where k >= 1, b - k != " + bound;
      case 6 -> "(a,b) -> (a,k) where %s <= k < b - 1".formatted(bound);
      case 7 -> "(a,b) -> (min(a,(b-k)/%d),b-k) where k >= 1".formatted(few + 1);
      case 8 -> "(a,b) -> (a-k,b+k) where 1 <= k <= %d".formatted(few);
      default -> "(a,b) -> (a-k,b) | (a,b-k) where k >= 1, k != %s, a >= %d".formatted(bound, few);
    };
  }

  /// By Dress, Flammenkamp and Pink 1999 the values of Wythoff's game rise so; these are as found
  /// by comparing 5,000 values of the definition.
  @Test
  void linesOfWythoffsGameRise() {
    GameRules rules = game(List.of(WYTHOFF));
    ArithmeticLines lines = ArithmeticLines.of(rules, states(rules, 1, 12).orElseThrow(), meter);
    List<Periodicity> expected =
        List.of(
            new Periodicity(0, 1, 1),
            new Periodicity(0, 3, 3),
            new Periodicity(0, 3, 3),
            new Periodicity(8, 6, 6),
            new Periodicity(9, 12, 12),
            new Periodicity(27, 24, 24));
    for (int a = 0; a < expected.size(); a++) {
      assertThat(lines.period(List.of((long) a, 0L)).orElseThrow().periodicity())
          .isEqualTo(expected.get(a));
    }
    assertThat(lines.value(List.of(3L, 8 + 6_000_000_000_000L)))
        .isEqualTo(lines.value(List.of(3L, 8L)) + 6_000_000_000_000L);
  }

  /// The values of Euclid's game are ⌊|a/b - b/a|⌋ (G. Nivasch, *The Sprague–Grundy function of the
  /// game Euclid*, Discrete Mathematics 306, 2006).
  @Test
  void linesOfEuclidsGameAreTheFormula() {
    GameRules rules =
        game(
            List.of(
                "(a,b) -> (a-k*b,b) where k >= 1, b >= 1, k*b < a",
                "(a,b) -> (a,b-k*a) where k >= 1, a >= 1, k*a < b"));
    ArithmeticLines lines = ArithmeticLines.of(rules, states(rules, 1, 20).orElseThrow(), meter);
    for (long a = 1; a < 20; a++) {
      assertThat(lines.period(List.of(a, 0L)).orElseThrow().periodicity().saltus()).isEqualTo(1);
      for (long b = a; b < 5_000; b += 1 + b / 3) {
        assertThat(lines.value(List.of(a, b))).isEqualTo((b * b - a * a) / (a * b));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // one ray is not what its bound says
        "(a,b) -> (a,b-k) where k >= 1, k in primes",
        "(a,b) -> (a,b-k) where 1 <= 2*k <= b",
        // states without end, and two heaps that run
        "(a,b) -> (a+k,b-k) where k >= 1",
        "(a,b) -> (i,j) where i + j = b - 1",
        "(a,b) -> (a,b-k) + (a,k) where 1 <= k < b",
        // a component beside the long heap
        "(a,b) -> (a,b-k) + (0,1) where k >= 2",
      })
  void othersHaveNoLines(String move) {
    assertThat(states(game(List.of(move)), 1, 6)).isEmpty();
  }

  @Test
  void aLineWithoutAPeriodIsNotFollowedForEver() {
    GameRules rules = game(List.of("(a,b) -> (a-k,b) | (a,b-k) where k >= 1, a-k != b, b-k != a"));
    ArithmeticLines lines = ArithmeticLines.of(rules, states(rules, 1, 12).orElseThrow(), meter);
    assertThat(lines.period(List.of(11L, 0L))).isEmpty();
    assertThatThrownBy(() -> lines.value(List.of(11L, 1_000_000_000_000L)))
        .isInstanceOf(BudgetSpentException.class);
  }
}
