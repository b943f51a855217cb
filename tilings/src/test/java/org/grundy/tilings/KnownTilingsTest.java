package org.grundy.tilings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.Polyominoes;
import org.grundy.tilings.profile.StateCounts;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.RegionSizes;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers that others have found.
class KnownTilingsTest {
  private static final String DOMINO = "##";

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 29));
  }

  private static TilingsFound solve(TilingProblem problem, Goal goal, Meter meter) {
    TilingsFound found = new TilingsFound(goal, meter);
    for (TilingPlan plan : TilingPlanner.plans(problem, goal)) {
      if (plan.run(found, meter).isPresent()) {
        return found;
      }
    }
    throw new IllegalStateException("not settled: " + problem);
  }

  private static TilingProblem pentominoes(String region) {
    return new TilingProblem(
        Region.parse("region", region),
        Polyominoes.free(5).stream().map(piece -> PieceUse.exactly(1, piece)).toList(),
        Movement.FREE);
  }

  private static TilingProblem any(String region, String piece) {
    return new TilingProblem(
        Region.parse("region", region),
        List.of(PieceUse.any(Polyomino.parse(piece))),
        Movement.FREE);
  }

  /// Haselgrove and Haselgrove 1960; the square without its middle Scott 1958.
  @ParameterizedTest
  @CsvSource({
    "6x10, 2339, 9356",
    "5x12, 1010, 4040",
    "15x4, 368, 1472",
    "3x20, 2, 8",
    "........|........|........|...##...|...##...|........|........|........, 65, 520",
  })
  void pentominoesCoverSixtyCells(String region, long distinct, long all) {
    TilingProblem problem = pentominoes(region);
    assertThat(solve(problem, new Goal(Goal.Kind.COUNT, true), meter()).count())
        .isEqualTo(distinct);
    assertThat(solve(problem, Goal.COUNT, meter()).count()).isEqualTo(all);
  }

  @Test
  void everyTilingIsListed() {
    TilingsFound found = solve(pentominoes("5x12"), Goal.ALL, meter());
    assertThat(found.tilings()).hasSize(4040).doesNotHaveDuplicates();
  }

  @Test
  void theSweepCountsPiecesThatAreUsedOnce() {
    TilingProblem problem = pentominoes("3x20");
    Meter meter = meter();
    TilingsFound found = new TilingsFound(Goal.COUNT, meter);
    TilingPlanner.plan(problem, Goal.COUNT, "profile").run(found, meter);
    assertThat(found.count()).isEqualTo(8);
  }

  /// OEIS A004003.
  @ParameterizedTest
  @CsvSource({"2x2, 2", "4x4, 36", "6x6, 6728", "8x8, 12988816", "10x10, 258584046368"})
  void dominoesCoverSquares(String region, BigInteger count) {
    assertThat(solve(any(region, DOMINO), Goal.COUNT, meter()).count()).isEqualTo(count);
  }

  /// The product of Kasteleyn (1961) and of Temperley and Fisher (1961), as a table in OEIS
  /// A187596.
  @Test
  void dominoesCoverRectanglesInTheNumbersOfTheProduct() {
    for (int rows = 1; rows <= 8; rows++) {
      for (int columns = 1; columns <= 9; columns++) {
        double product = 1;
        for (int j = 1; j <= (rows + 1) / 2; j++) {
          for (int k = 1; k <= (columns + 1) / 2; k++) {
            double a = Math.cos(Math.PI * j / (rows + 1));
            double b = Math.cos(Math.PI * k / (columns + 1));
            product *= 4 * a * a + 4 * b * b;
          }
        }
        long expected = rows * columns % 2 == 0 ? Math.round(product) : 0;
        String region = rows + "x" + columns;
        assertThat(solve(any(region, DOMINO), Goal.COUNT, meter()).count())
            .as(region)
            .isEqualTo(expected);
      }
    }
  }

  /// Numbers of several words: 2 x n dominoes are counted by the Fibonacci numbers.
  @Test
  void countsOfLongStripsAreExact() {
    BigInteger before = BigInteger.ONE;
    BigInteger number = BigInteger.ONE;
    for (int n = 2; n <= 500; n++) {
      BigInteger sum = number.add(before);
      before = number;
      number = sum;
    }
    assertThat(solve(any("2x500", DOMINO), Goal.COUNT, meter()).count()).isEqualTo(number);
    assertThat(solve(any("500x2", DOMINO), Goal.COUNT, meter()).count()).isEqualTo(number);
  }

  /// Tilings of squares by T tetrominoes exist only for sides that 4 divides (Walkup 1965).
  @ParameterizedTest
  @CsvSource({"4x4, 2", "8x8, 84", "6x6, 0", "10x10, 0", "4x6, 0", "12x6, 0"})
  void tTetrominoesCoverFewRectangles(String region, long count) {
    assertThat(solve(any(region, "###|.#."), Goal.COUNT, meter()).count()).isEqualTo(count);
  }

  /// There are 18 of them (OEIS A000988).
  @Test
  void oneSidedPentominoesAreTurnedOnly() {
    TilingProblem problem =
        new TilingProblem(
            Region.rectangle(3, 30),
            Polyominoes.oneSided(5).stream().map(piece -> PieceUse.exactly(1, piece)).toList(),
            Movement.ONE_SIDED);
    assertThat(problem.pieces()).hasSize(18);
    assertThat(problem.symmetries()).hasSize(4);
    assertThat(solve(problem, Goal.FIRST, meter()).tilings()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1000x1000", "1000x1001", "2x4000"})
  void largeRectanglesAreCovered(String region) {
    PlacedTiling tiling = solve(any(region, "###|#.."), Goal.FIRST, meter()).tilings().getFirst();
    assertThat(tiling.parts()).isEqualTo(tiling.rows() * tiling.columns() / 4);
    int[] cells = new int[tiling.parts()];
    for (int row = 0; row < tiling.rows(); row++) {
      for (int column = 0; column < tiling.columns(); column++) {
        cells[tiling.partAt(row, column)]++;
      }
    }
    assertThat(cells).containsOnly(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "profile"})
  void aSpentBudgetEndsTheWork(String method) {
    TilingProblem problem = any("10x12", "####|.#..");
    Meter meter = new Meter(new Budget(1_000, Duration.ofMinutes(1), 1 << 26));
    TilingPlan plan = TilingPlanner.plan(problem, Goal.COUNT, method);
    TilingsFound found = new TilingsFound(Goal.COUNT, meter);
    assertThatThrownBy(() -> plan.run(found, meter)).isInstanceOf(BudgetSpentException.class);
    Meter cancelled = meter();
    cancelled.cancel();
    assertThatThrownBy(() -> plan.run(new TilingsFound(Goal.COUNT, cancelled), cancelled))
        .isInstanceOf(BudgetSpentException.class)
        .hasMessage("interrupted");
    Meter poor = new Meter(Budget.ofBytes(1 << 10));
    assertThatThrownBy(() -> plan.run(new TilingsFound(Goal.COUNT, poor), poor))
        .isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void whatASearchHadFoundIsKept() {
    TilingProblem problem = any("8x8", DOMINO);
    Meter meter = new Meter(new Budget(100_000, Duration.ofMinutes(1), 1 << 26));
    TilingsFound found = new TilingsFound(Goal.COUNT, meter);
    TilingPlan plan = TilingPlanner.plan(problem, Goal.COUNT, "search");
    assertThatThrownBy(() -> plan.run(found, meter)).isInstanceOf(BudgetSpentException.class);
    assertThat(found.count()).isPositive().isLessThan(BigInteger.valueOf(12_988_816));
  }

  @Test
  void unsoundMethodsAreRefused() {
    assertThatThrownBy(() -> TilingPlanner.plan(any("30x30", "#####"), Goal.COUNT, "profile"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("too wide");
    assertThatThrownBy(() -> TilingPlanner.plan(any("3x4", "##"), Goal.ALL, "profile"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> TilingPlanner.plan(any("3x4", "##"), Goal.COUNT, "rectangles"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> TilingPlanner.plan(any("3x4", "##"), Goal.COUNT, "guess"))
        .hasMessageContaining("invariant, rectangles, profile, search");
    assertThatThrownBy(() ->
            new TilingProblem(
                Region.rectangle(2, 2),
                List.of(
                    PieceUse.any(Polyomino.parse("##|#.")), PieceUse.any(Polyomino.parse("##|.#"))),
                Movement.ONE_SIDED))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("same piece");
  }

  @ParameterizedTest
  @CsvSource({
    "0x5, no cell to be covered",
    "99999x99999, too large",
    "999999999999999999x2, too large",
    "..|.x, found `x` in row 2",
    "..|., row 2 of the region has 1 characters",
    "..|..., row 2 of the region has 3 characters",
    "##|##, no cell to be covered",
    "six, found `s` in row 1",
  })
  void regionsThatAreNoneAreRefused(String text, String problem) {
    assertThatThrownBy(() -> Region.parse("region", text))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(problem);
  }

  @ParameterizedTest
  @CsvSource({"3x4, 3x4", "..|.#, ..|.#", "###|#.#|###, 1x1", ".., 1x2", "#.#|..#, #.|.."})
  void regionsAreWrittenAsTheyAreRead(String text, String written) {
    Region region = Region.parse("region", text);
    assertThat(region.text()).isEqualTo(written);
    assertThat(Region.parse("region", written).text()).isEqualTo(written);
  }

  @Test
  void numbersOfSeveralWordsAddUp() {
    StateCounts counts = new StateCounts(1, meter());
    counts.addOne(5);
    BigInteger expected = BigInteger.ONE;
    for (int power = 1; power <= 200; power++) {
      counts = tripled(counts, 1 + power * 2 / 64);
      expected = expected.multiply(BigInteger.valueOf(3));
      assertThat(counts.number(slot(counts))).isEqualTo(expected);
      assertThat(counts.largestBits()).isEqualTo(expected.bitLength());
    }
  }

  private static StateCounts tripled(StateCounts counts, int words) {
    StateCounts next = new StateCounts(words, meter());
    for (int i = 0; i < 3; i++) {
      next.add(5, counts, slot(counts));
    }
    return next;
  }

  private static int slot(StateCounts counts) {
    int slot = 0;
    while (!counts.isUsed(slot) || counts.state(slot) != 5) {
      slot++;
    }
    return slot;
  }

  @Test
  void sumsOfSizesAreThose() {
    TilingProblem problem =
        new TilingProblem(
            Region.rectangle(1, 1),
            List.of(
                new PieceUse(Polyomino.parse("###"), 0, 2), PieceUse.any(Polyomino.parse("#####"))),
            Movement.FREE);
    RegionSizes sizes = new RegionSizes(problem, 20);
    for (int cells = 0; cells <= 20; cells++) {
      boolean sum = false;
      for (int threes = 0; threes <= 2; threes++) {
        sum |= cells >= 3 * threes && (cells - 3 * threes) % 5 == 0;
      }
      assertThat(sizes.contains(cells)).as("" + cells).isEqualTo(sum);
    }
    assertThat(sizes.isEvery()).isFalse();
  }
}
