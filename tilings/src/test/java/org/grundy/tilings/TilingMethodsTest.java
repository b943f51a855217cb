package org.grundy.tilings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.TilingMethod.Verdict;
import org.grundy.tilings.TilingPlan.Settled;
import org.grundy.tilings.colouring.Colouring;
import org.grundy.tilings.colouring.ColouringSearch;
import org.grundy.tilings.cover.Cover;
import org.grundy.tilings.cover.Placements;
import org.grundy.tilings.cover.WideCover;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.Polyominoes;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every method finds what plain search finds.
class TilingMethodsTest {
  private static final Goal DISTINCT = new Goal(Goal.Kind.COUNT, true);
  private static final Goal ALL_DISTINCT = new Goal(Goal.Kind.ALL, true);

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }

  private static TilingsFound run(TilingMethod method, TilingProblem problem, Goal goal) {
    Meter meter = meter();
    TilingsFound found = new TilingsFound(goal, meter);
    if (method.consider(problem, goal) instanceof Verdict.Sound sound) {
      sound.plan().run(found, meter);
      return found;
    }
    throw new IllegalArgumentException(method.name() + ": " + problem);
  }

  private static long count(TilingMethod method, TilingProblem problem, Goal goal) {
    return run(method, problem, goal).count().longValueExact();
  }

  private static long countWidely(TilingProblem problem) {
    Meter meter = meter();
    long[] count = {0};
    new WideCover(problem, new Placements(problem, meter), meter)
        .search(
            Cover.NOTHING,
            (_, _) -> {
              count[0]++;
              return true;
            });
    return count[0];
  }

  private static Region region(int columns, int cells) {
    return Region.of(columns, BitSet.valueOf(new long[] {cells}));
  }

  /// The number of the set of cells of 4 x 4 that is the image of another: bit 0 is the first cell.
  private static int image(int cells, int symmetry) {
    int image = 0;
    for (int cell = 0; cell < 16; cell++) {
      if (((cells >> cell) & 1) != 0) {
        int row = (symmetry & 1) == 0 ? cell / 4 : 3 - cell / 4;
        int column = (symmetry & 2) == 0 ? cell % 4 : 3 - cell % 4;
        image |= 1 << ((symmetry & 4) == 0 ? 4 * row + column : 4 * column + row);
      }
    }
    return image;
  }

  /// Dominoes and L trominoes on every set of cells of 4 x 4, of images only one.
  @Test
  void countsOnEveryRegionOfFourTimesFour() {
    List<PieceUse> pieces =
        List.of(PieceUse.any(Polyomino.parse("##")), new PieceUse(Polyomino.parse("##|#."), 0, 2));
    for (int cells = 1; cells < 1 << 16; cells++) {
      int own = cells;
      if (IntStream.range(1, 8).anyMatch(symmetry -> image(own, symmetry) < own)) {
        continue;
      }
      TilingProblem problem = new TilingProblem(region(4, cells), pieces, Movement.FREE);
      String input = problem.region().text();
      int plain = PlainTilings.of(problem).size();
      assertThat(count(new TilingSearchMethod(), problem, Goal.COUNT)).as(input).isEqualTo(plain);
      assertThat(count(new ProfileMethod(), problem, Goal.COUNT)).as(input).isEqualTo(plain);
      if (cells % 3 == 0) {
        assertThat(countWidely(problem)).as(input).isEqualTo(plain);
      }
    }
  }

  private static List<PieceUse> randomPieces(Random random, Movement movement) {
    List<PieceUse> pieces = new ArrayList<>();
    Set<Polyomino> taken = new HashSet<>();
    int wanted = 1 + random.nextInt(4);
    while (pieces.size() < wanted) {
      List<Polyomino> all = Polyominoes.fixed(1 + random.nextInt(4));
      Polyomino piece = all.get(random.nextInt(all.size()));
      if (TilingProblem.orientations(piece, movement).stream().noneMatch(taken::contains)) {
        taken.addAll(TilingProblem.orientations(piece, movement));
        int atLeast = random.nextInt(3);
        pieces.add(
            switch (random.nextInt(4)) {
              case 0 -> PieceUse.any(piece);
              case 1 -> PieceUse.exactly(1, piece);
              case 2 -> new PieceUse(piece, atLeast, PieceUse.ANY);
              default -> new PieceUse(piece, atLeast, atLeast + random.nextInt(3));
            });
      }
    }
    return pieces;
  }

  private static Region randomRegion(Random random) {
    int rows = 1 + random.nextInt(4);
    int columns = 1 + random.nextInt(4);
    BitSet cells = new BitSet();
    cells.set(0, rows * columns);
    for (int holes = random.nextInt(4); holes > 0 && cells.cardinality() > 1; holes--) {
      cells.clear(random.nextInt(rows * columns));
    }
    cells.set(random.nextInt(rows * columns));
    return Region.of(columns, cells);
  }

  @ParameterizedTest
  @EnumSource(Movement.class)
  void methodsAgreeOnRandomProblems(Movement movement) {
    long seed = 20_261_121L + movement.word().hashCode();
    Random random = new Random(seed);
    for (int i = 0; i < 150; i++) {
      TilingProblem problem =
          new TilingProblem(randomRegion(random), randomPieces(random, movement), movement);
      String input = "seed " + seed + ", case " + i + ": " + problem;
      List<List<Integer>> plain = PlainTilings.of(problem);
      int distinct = PlainTilings.distinct(plain, problem.region(), problem.symmetries());
      TilingSearchMethod search = new TilingSearchMethod();
      assertThat(count(search, problem, Goal.COUNT)).as(input).isEqualTo(plain.size());
      assertThat(countWidely(problem)).as(input).isEqualTo(plain.size());
      assertThat(count(new ProfileMethod(), problem, Goal.COUNT)).as(input).isEqualTo(plain.size());
      assertThat(count(search, problem, DISTINCT)).as(input).isEqualTo(distinct);
      List<List<Integer>> all = tilings(run(search, problem, Goal.ALL));
      assertThat(all).as(input).hasSameSizeAs(plain);
      assertThat(Set.copyOf(all)).as(input).isEqualTo(Set.copyOf(plain));
      List<List<Integer>> listed = tilings(run(search, problem, ALL_DISTINCT));
      assertThat(Set.copyOf(plain).containsAll(listed)).as(input).isTrue();
      assertThat(PlainTilings.distinct(listed, problem.region(), problem.symmetries()))
          .as(input)
          .isEqualTo(distinct)
          .isEqualTo(listed.size());
      assertOneTiling(problem, plain, input);
    }
  }

  private static List<List<Integer>> tilings(TilingsFound found) {
    return found.tilings().stream().map(PlainTilings::of).toList();
  }

  private static void assertOneTiling(
      TilingProblem problem, List<List<Integer>> plain, String input) {
    for (TilingMethod method : List.of(new TilingSearchMethod(), new ProfileMethod())) {
      if (method.consider(problem, Goal.FIRST) instanceof Verdict.Sound) {
        TilingsFound found = run(method, problem, Goal.FIRST);
        assertThat(found.tilings()).as(input).hasSize(plain.isEmpty() ? 0 : 1);
        assertThat(Set.copyOf(plain).containsAll(tilings(found))).as(input).isTrue();
        for (PlacedTiling tiling : found.tilings()) {
          assertPiecesAreRight(tiling, problem, input);
        }
      }
    }
    if (new InvariantMethod().consider(problem, Goal.FIRST) instanceof Verdict.Sound sound) {
      assertThat(plain).as(input + sound.plan().because()).isEmpty();
    }
  }

  private static void assertPiecesAreRight(
      PlacedTiling tiling, TilingProblem problem, String input) {
    for (int part = 0; part < tiling.parts(); part++) {
      List<Cell> cells = new ArrayList<>();
      for (int row = 0; row < tiling.rows(); row++) {
        for (int column = 0; column < tiling.columns(); column++) {
          if (tiling.partAt(row, column) == part) {
            cells.add(new Cell(row, column));
          }
        }
      }
      Polyomino piece = problem.pieces().get(tiling.pieceOf(part)).piece();
      assertThat(TilingProblem.orientations(piece, problem.movement()))
          .as(input)
          .contains(new Polyomino(cells));
    }
  }

  /// Pieces of any number on larger rectangles: what lines cut is a tiling too, and the sweep finds
  /// one exactly if it counts some.
  @Test
  void rectanglesAndSweepsAgreeOnLargerBoards() {
    long seed = 7;
    Random random = new Random(seed);
    int cut = 0;
    for (int i = 0; i < 30; i++) {
      List<Polyomino> all = Polyominoes.free(3 + random.nextInt(2));
      Polyomino piece = all.get(random.nextInt(all.size()));
      Region region = Region.rectangle(5 + random.nextInt(3), 14 + random.nextInt(6));
      TilingProblem problem =
          new TilingProblem(region, List.of(PieceUse.any(piece)), Movement.FREE);
      String input = "seed " + seed + ", case " + i + ": " + problem;
      boolean tileable = run(new ProfileMethod(), problem, Goal.COUNT).count().signum() > 0;
      TilingsFound swept = run(new ProfileMethod(), problem, Goal.FIRST);
      assertThat(swept.tilings()).as(input).hasSize(tileable ? 1 : 0);
      TilingsFound cutting = run(new RectanglesMethod(), problem, Goal.FIRST);
      cut += cutting.tilings().size();
      assertThat(cutting.tilings().size()).as(input).isLessThanOrEqualTo(swept.tilings().size());
      List<PlacedTiling> both = new ArrayList<>(swept.tilings());
      both.addAll(cutting.tilings());
      for (PlacedTiling tiling : both) {
        assertPiecesAreRight(tiling, problem, input);
        assertThat(PlainTilings.of(tiling)).as(input).doesNotContain(-1);
      }
      if (new InvariantMethod().consider(problem, Goal.FIRST) instanceof Verdict.Sound) {
        assertThat(tileable).as(input).isFalse();
      }
    }
    assertThat(cut).isGreaterThan(5);
  }

  /// L tetrominoes need a multiple of 8 cells (Klarner 1969), T tetrominoes rectangles whose sides
  /// are multiples of 4 (Walkup 1965), of which weights show the half.
  @Test
  void weightsShowWhatColouringsShow() {
    for (int rows = 1; rows <= 9; rows++) {
      for (int columns = 1; columns <= 9; columns++) {
        Region region = Region.rectangle(rows, columns);
        assertThat(isRefuted(region, "###|#.."))
            .as(region.text())
            .isEqualTo(rows * columns % 8 != 0 || (rows == 1 || columns == 1));
        if (rows * columns % 8 != 0) {
          assertThat(isRefuted(region, "###|.#.")).as(region.text()).isTrue();
        }
      }
    }
    assertThat(isRefuted(Region.rectangle(1002, 2002), "###|#..")).isTrue();
    assertThat(isRefuted(Region.rectangle(1000, 2002), "###|#..")).isFalse();
  }

  private static boolean isRefuted(Region region, String piece) {
    TilingProblem problem =
        new TilingProblem(region, List.of(PieceUse.any(Polyomino.parse(piece))), Movement.FREE);
    return new InvariantMethod().consider(problem, Goal.FIRST) instanceof Verdict.Sound;
  }

  /// The five tetrominoes cover no rectangle of 20 cells: the T piece covers three cells of one
  /// colour of the checkerboard (Golomb 1965).
  @Test
  void weightsAreOfCellsAndPieces() {
    TilingProblem problem =
        new TilingProblem(
            Region.rectangle(4, 5),
            Polyominoes.free(4).stream().map(piece -> PieceUse.exactly(1, piece)).toList(),
            Movement.FREE);
    assertThat(PlainTilings.of(problem)).isEmpty();
    Optional<Colouring> colouring = new ColouringSearch(problem).find();
    assertThat(colouring).isPresent();
    assertThat(colouring.orElseThrow().pieceTotal())
        .isNotEqualTo(colouring.orElseThrow().regionTotal());
  }

  @Test
  void thatThereIsNoTilingHasAReason() {
    TilingProblem problem =
        new TilingProblem(
            Region.rectangle(5, 5),
            List.of(PieceUse.any(Polyomino.parse("###|.#.|.#."))),
            Movement.FREE);
    for (TilingPlan plan : TilingPlanner.plans(problem, Goal.FIRST)) {
      Meter meter = meter();
      Optional<Settled> settled = plan.run(new TilingsFound(Goal.FIRST, meter), meter);
      assertThat(settled).isPresent();
      assertThat(settled.orElseThrow().obstacle()).isNotEmpty();
    }
  }
}
