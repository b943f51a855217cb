package org.grundy.solvers.product;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.core.number.NimProduct;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.sequence.SequenceMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Products are recognised from the rules, and only they; their values are nim products.
class ProductMethodTest {
  private static final String CORNERS = "move (r,c) -> (a,c) + (r,b) + (a,b) where a < r, b < c";

  private final Method method =
      new SingleHeapsMethod(Joining.PRODUCT, List.of(new SequenceMethod(), new DefinitionMethod()));

  private static GameRules game(String moves) {
    return RulesParser.parse("product", "game P\nboard heaps r c\n" + moves + "\n");
  }

  private static Problem problem(String moves, long r, long c) {
    return new Problem(game(moves), List.of(new TuplePosition(List.of(r, c))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        CORNERS,
        "move (r,c) -> (a,c) + (r,c-k) + (a,c-k) where a < r, 1 <= k <= 2",
        "move (r,c) -> (a,c) + (r,b) + (a,b) | (a,c) + (r,0) + (a,0) where a < r, b < c",
        "move (r,c) -> (a,c) + (b,c) + (r,d) + (a,d) + (b,d) where a < b < r, d < c, c <= 2*d",
        """
        move (r,c) -> (r-1,c) + (r,d) + (r-1,d) where d < c
        move (r,c) -> (r-1,c) + (r,c-e) + (r-1,c-e) where e = 3
        move (r,c) -> (r-2,c) + (r,d) + (r-2,d) where d < c
        move (r,c) -> (r-2,c) + (r,c-e) + (r-2,c-e) where e = 3\
        """,
        """
        move (r,c) -> (r,0) + (0,c) + (0,0) where r >= 1, c >= 1
        move (r,c) -> (r,0) + (x,c) + (x,0) where 1 <= x < r, c >= 1\
        """,
        """
        move (r,c) -> sum i in r-h+1..r, j in c-w+1..c but the last of (i,j) \
        where h in squares, 1 <= h <= r, 1 <= w <= c, w <= 2\
        """,
        """
        move (r,c) -> sum x in r-h..r, y in c-2..c but the last of (x,y) where 1 <= h <= r, c >= 2
        move (r,c) -> sum i in r-h..r, j in c-1..c but the last of (i,j) where 1 <= h <= r, c >= 1\
        """,
      })
  void valuesAndMovesOfProductsAreThoseOfTheDefinition(String moves) {
    GameRules rules = game(moves);
    for (long r = 0; r < 6; r++) {
      for (long c = 0; c < 6; c++) {
        assertThat(
                Comparison.agrees(
                    method,
                    rules,
                    List.of(new TuplePosition(List.of(r, c)), new TuplePosition(List.of(c, 2L)))))
            .as("%d %d", r, c)
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // one corner is missing, or is another
        "move (r,c) -> (a,c) + (r,b) where a < r, b < c",
        "move (r,c) -> (a,c) + (r,b) + (b,a) where a < r, b < c",
        // the sides are joined
        "move (r,c) -> (r-k,c) + (r,c-k) + (r-k,c-k) where k >= 1",
        "move (r,c) -> (a,c) + (r,b) + (a,b) where a < r, b < c, a < b",
        // of the four pairs of two moves with two only three are there
        """
        move (r,c) -> (r-1,c) + (r,c-1) + (r-1,c-1)
        move (r,c) -> (r-2,c) + (r,c-1) + (r-2,c-1)
        move (r,c) -> (r-1,c) + (r,c-2) + (r-1,c-2)\
        """,
        // the sides of a square are joined, nothing is left out, the start is not the last
        "move (r,c) -> sum i in r-h..r, j in c-h..c but the last of (i,j) where 1 <= h, h <= r, h <= c",
        "move (r,c) -> sum i in r-2..r-1, j in c-2..c-1 of (i,j) where r >= 2, c >= 2",
        "move (r,c) -> sum i in r-2..r-1, j in c-2..c-1 but the last of (i,j) where r >= 2, c >= 2",
        // a side that grows is no heap
        "move (r,c) -> (a,c) + (r,b) + (a,b) where r < a <= 9, b < c",
        // one alternative is none
        "move (r,c) -> (a,c) + (r,b) + (a,b) where a < r, b < c\nmove (r,c) -> (r-1,c)",
        // ends, exceptions, misère play
        CORNERS + "\nwin where r = 2, c = 3",
        CORNERS + " except (1,1)",
        CORNERS + "\nplay misere",
      })
  void whatIsNoProductIsRefused(String moves) {
    assertThat(method.consider(problem(moves, 3, 4))).isInstanceOf(Method.Verdict.Unsound.class);
  }

  @Test
  void threeSizesAreNoProduct() {
    GameRules three =
        RulesParser.parse("product", "game P\nboard heaps a b c\nmove (a,b,c) -> (a-1,b,c)\n");
    assertThat(method.consider(new Problem(three, List.of(new TuplePosition(List.of(1L, 2L, 3L))))))
        .isInstanceOf(Method.Verdict.Unsound.class);
  }

  @Test
  void coordinatesMayBeAsLargeAsTheHeapsAllow() {
    Plan plan =
        Planner.standard()
            .decide(
                problem(
                    "move (r,c) -> (r-i,c) + (r,c-j) + (r-i,c-j) where i >= 1, j >= 1",
                    1_000_000_000,
                    999_999_999),
                Optional.empty())
            .plan();
    assertThat(plan.method()).isEqualTo("product");
    assertThat(plan.because()).contains("Tartan", "`move r -> r - i where i >= 1`");
    Meter meter = new Meter(Budget.ofThisProcess());
    assertThat(plan.value(meter)).hasValue(NimProduct.of(1_000_000_000, 999_999_999));
    assertThatThrownBy(() -> plan.solve(meter)).isInstanceOf(BudgetSpentException.class);
    assertThat(plan.begin(meter).soFar(meter).value())
        .hasValue(NimProduct.of(1_000_000_000, 999_999_999));
  }
}
