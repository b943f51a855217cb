package org.grundy.solvers.quotient;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Quotients that are known, and outcomes of sums held against the plain recursion.
class QuotientSearchTest {
  /// Plambeck and Siegel, "Misère quotients for impartial games: supplementary material",
  /// math/0612616, section 5; Kayles: Sibert and Conway 1992.
  @ParameterizedTest
  @CsvSource({
    "0.77, 40, 12", "0.123, 20, 5", "0.75, 8, 2", "0.53, 16, 9", "0.71, 36, 6", "0.15, 42, 10",
    "0.115, 42, 14", "0.152, 34, 48", "0.241, 36, 10", "0.3, 2, 2", "0.333, 6, 4", "0.51, 2, 1"
  })
  void isKnown(String code, int order, int period) {
    GameQuotient quotient = GameQuotient.of(game(code), meter());
    assertThat(quotient.extendTo(new HeapPosition(1000))).isTrue();
    assertThat(quotient.quotient().monoid().order()).isEqualTo(order);
    assertThat(quotient.proved().map(Periodicity::period)).hasValue((long) period);
  }

  /// Elements may repeat for long where any number of tokens may be taken, but nothing is proved.
  @Test
  void noPeriodIsProvedWhereMovesHaveNoReach() {
    GameRules rules =
        RulesParser.parse("t", "game T\nboard heap\ntake 50..9223372036854775805\ncode 0.33\n");
    GameQuotient quotient = GameQuotient.of(rules, meter());
    quotient.extendTo(new HeapPosition(100));
    assertThat(quotient.proved()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.77", "0.123", "0.07", "0.26", "0.37", "0.31011", "4.7", "0.3122", "0.115", "8.7"
      })
  void outcomesAreThoseOfTheDefinition(String code) {
    GameRules rules = game(code).misere();
    GameQuotient quotient = GameQuotient.of(rules, meter());
    int most = 0;
    while (most < 14 && quotient.extendTo(new HeapPosition(most + 1))) {
      most++;
    }
    assertThat(most).isGreaterThan(3);
    quotient = GameQuotient.of(rules, meter());
    quotient.extendTo(new HeapPosition(most));
    SplittableRandom random = new SplittableRandom(code.hashCode());
    for (int round = 0; round < 40; round++) {
      List<Position> sum = new ArrayList<>();
      for (int left = 3 + random.nextInt(18); left > 0; ) {
        int heap = 1 + random.nextInt(Math.min(left, most));
        sum.add(new HeapPosition(heap));
        left -= heap;
      }
      assertThat(loses(quotient, sum)).as("%s %s", code, sum).isEqualTo(definition(rules, sum));
    }
  }

  private static boolean loses(GameQuotient quotient, List<Position> sum) {
    BipartiteMonoid monoid = quotient.quotient().monoid();
    return monoid.isLosing(
        sum.stream()
            .mapToInt(position -> quotient.element(position).orElseThrow())
            .reduce(0, monoid::product));
  }

  private static boolean definition(GameRules rules, List<Position> sum) {
    Verdict verdict = new DefinitionMethod().consider(new Problem(rules, sum));
    return ((Verdict.Sound) verdict).plan().outcome(meter()) == Outcome.P;
  }

  /// A reduced quotient is told apart by its own products, and no two of its elements are alike.
  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.152", "0.115", "0.123"})
  void isReducedAndCommutes(String code) {
    GameQuotient found = GameQuotient.of(game(code), meter());
    found.extendTo(new HeapPosition(300));
    BipartiteMonoid monoid = found.quotient().monoid();
    List<BitSet> rows = new ArrayList<>();
    for (int x = 0; x < monoid.order(); x++) {
      BitSet row = new BitSet();
      for (int y = 0; y < monoid.order(); y++) {
        assertThat(monoid.product(x, y)).isEqualTo(monoid.product(y, x));
        row.set(y, monoid.isLosing(monoid.product(x, y)));
        for (int z = 0; z < monoid.order(); z += 3) {
          assertThat(monoid.product(monoid.product(x, y), z))
              .isEqualTo(monoid.product(x, monoid.product(y, z)));
        }
      }
      rows.add(row);
    }
    assertThat(rows).doesNotHaveDuplicates();
    assertThat(monoid.order() % 2).isZero();
  }

  @Test
  void wildQuotientsAreNotTame() {
    assertThat(tame("0.77")).isFalse();
    assertThat(tame("0.75")).isFalse();
    assertThat(tame("0.333")).isTrue();
    assertThat(tame("0.51")).isTrue();
  }

  private static boolean tame(String code) {
    GameQuotient quotient = GameQuotient.of(game(code), meter());
    quotient.extendTo(new HeapPosition(200));
    return quotient.quotient().monoid().isTame();
  }

  /// The smallest wild quotient (Plambeck and Siegel 2008, section 2).
  @Test
  void relationsOfASmallQuotient() {
    GameQuotient quotient = GameQuotient.of(game("0.75"), meter());
    quotient.extendTo(new HeapPosition(200));
    Presentation presentation = quotient.quotient().presentation();
    assertThat(presentation.letters()).containsExactly(1, 2, 5);
    assertThat(presentation.relations())
        .isEqualTo(Map.of("a^2", "1", "b^3", "b", "b c", "a b", "c^2", "b^2"));
  }

  /// Notakto on 3x3: a board with three crosses in a row is dead, and who makes the last move
  /// loses. The quotient has 18 elements (Plambeck and Whitehead, "The secrets of Notakto", 2013).
  @Test
  void notakto() {
    PositionQuotient quotient = new PositionQuotient(QuotientSearchTest::crosses, meter());
    GridPosition empty = GridPosition.wrap(3, 3, new byte[9]);
    assertThat(quotient.extendTo(empty)).isTrue();
    assertThat(quotient.quotient().monoid().order()).isEqualTo(18);
    assertThat(loses(quotient, List.of(empty))).isFalse();
    assertThat(loses(quotient, List.of(empty, empty))).isTrue();
  }

  private static void crosses(Position position, Consumer<Option<Position>> to) {
    GridPosition board = (GridPosition) position;
    if (isDead(board)) {
      return;
    }
    for (int cell = 0; cell < 9; cell++) {
      if (board.at(cell) == 0) {
        byte[] cells = board.copyCells();
        cells[cell] = 1;
        to.accept(
            new Option<>(Move.named("cross"), List.of(GridPosition.wrap(3, 3, cells)), false));
      }
    }
  }

  private static boolean isDead(GridPosition board) {
    int[][] lines = {
      {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    for (int[] line : lines) {
      if (board.at(line[0]) + board.at(line[1]) + board.at(line[2]) == 3) {
        return true;
      }
    }
    return false;
  }

  private static GameRules game(String code) {
    return RulesParser.parse("t", "game T\nboard heap\ncode " + code + "\n");
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }
}
