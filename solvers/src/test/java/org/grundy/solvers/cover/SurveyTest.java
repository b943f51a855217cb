package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.solvers.cover.PlacementSurvey.Family;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.Polyominoes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurveyTest {
  private final Meter meter = new Meter(Budget.ofThisProcess());

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "3, 0", "4, 0", "5, 1", "6, 1", "7, 18"})
  void findsAllExceptionsAmongPlacements(int size, int families) {
    assertThat(PlacementSurvey.take(size, meter).families()).hasSize(families);
  }

  @Test
  void namesTheExceptionsOfFiveAndSixCells() {
    assertThat(PlacementSurvey.take(5, meter).families().getFirst())
        .extracting(family -> family.lying().text(), Family::least, Family::steps)
        .containsExactly("###|#.#", new Margins(0, 1, 1, 1), List.of(0, 0, 5, 5));
    assertThat(PlacementSurvey.take(6, meter).families().getFirst())
        .extracting(family -> family.lying().text(), Family::least, Family::steps)
        .containsExactly("###|.#.|##.", new Margins(1, 2, 1, 0), List.of(3, 3, 0, 0));
  }

  /// A census of single rectangles knows nothing of families.
  @ParameterizedTest
  @CsvSource({
    "5, 3, 5",
    "5, 3, 10",
    "5, 3, 15",
    "5, 3, 20",
    "5, 5, 7",
    "5, 4, 10",
    "6, 4, 6",
    "6, 4, 9",
    "6, 4, 12",
    "6, 4, 18",
    "6, 5, 12",
    "6, 7, 6",
    "4, 5, 8",
    "7, 3, 14",
    "7, 4, 7"
  })
  void agreesWithACensusOfOneRectangle(int size, int rows, int columns) {
    List<String> expected = new ArrayList<>();
    for (Placement placement : PlacementCensus.take(size, rows, columns, meter).exceptions()) {
      expected.add(placement.lying().text() + " " + placement.row() + " " + placement.column());
    }
    List<String> found = new ArrayList<>();
    for (Family family : PlacementSurvey.take(size, meter).families()) {
      addImages(family, rows, columns, found);
    }
    assertThat(found.stream().distinct()).containsExactlyInAnyOrderElementsOf(expected);
  }

  private static void addImages(Family family, int rows, int columns, List<String> found) {
    for (Polyomino lying : family.lying().orientations()) {
      for (int row = 0; row + lying.rows() <= rows; row++) {
        for (int column = 0; column + lying.columns() <= columns; column++) {
          if (isImage(family, new Placement(lying, row, column).margins(rows, columns), lying)) {
            found.add(lying.text() + " " + row + " " + column);
          }
        }
      }
    }
  }

  /// Whether some symmetry of the square takes a placement to one of the family.
  private static boolean isImage(Family family, Margins margins, Polyomino lying) {
    long[] m = {margins.top(), margins.bottom(), margins.left(), margins.right()};
    int[][] images = {
      {0, 1, 2, 3}, {1, 0, 2, 3}, {0, 1, 3, 2}, {1, 0, 3, 2},
      {2, 3, 0, 1}, {3, 2, 0, 1}, {2, 3, 1, 0}, {3, 2, 1, 0}
    };
    for (int[] image : images) {
      Margins moved = new Margins(m[image[0]], m[image[1]], m[image[2]], m[image[3]]);
      if (family.contains(moved) && moved(lying, image).equals(family.lying())) {
        return true;
      }
    }
    return false;
  }

  private static Polyomino moved(Polyomino lying, int[] image) {
    return new Polyomino(
        lying.cells().stream()
            .map(cell -> {
              int[] sides = {
                cell.row(),
                lying.rows() - 1 - cell.row(),
                cell.column(),
                lying.columns() - 1 - cell.column()
              };
              return new Cell(sides[image[0]], sides[image[2]]);
            })
            .toList());
  }

  @ParameterizedTest
  @CsvSource({
    "7, 1, ##.##|.###. 3x7",
    "8, 6, '###..|..###|..#.# 4x6, ##.#|####|.#.. 4x6, ##.#|.###|##.. 4x6'"
  })
  void findsThePiecesForWhichRightSizesMislead(int size, int holed, String misleading) {
    PieceSurvey survey = PieceSurvey.take(size, meter);
    assertThat(survey.holed()).isEqualTo(holed);
    assertThat(
            survey.misleading().stream()
                .map(one -> one.piece().text() + " " + one.rows() + "x" + one.columns()))
        .containsExactlyInAnyOrder(misleading.split(", ", -1));
    assertThat(survey.strips().getLast().completedAt(size)).isEqualTo(survey.pieces() - holed);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void findsNoMisleadingPieceOfUpToSixCells(int size) {
    assertThat(PieceSurvey.take(size, meter).misleading()).isEmpty();
  }

  /// The sizes of regions on the whole rectangle, cell by cell.
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void measuresRegionsWithoutDrawingTheRectangle(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 400; i++) {
      List<Polyomino> pieces = Polyominoes.fixed(1 + random.nextInt(6));
      Polyomino lying = pieces.get(random.nextInt(pieces.size()));
      Margins margins =
          new Margins(random.nextInt(5), random.nextInt(5), random.nextInt(5), random.nextInt(5));
      RestRegions surroundings = new RestRegions(lying);
      String what = "seed " + seed + ": " + lying.text() + " " + margins;
      List<Integer> sizes = RegionCount.of(lying, margins);
      List<Integer> wrong =
          sizes.stream().filter(size -> size % lying.size() != 0).sorted().toList();
      assertThat(surroundings.haveRightSizes(margins)).as(what).isEqualTo(wrong.isEmpty());
      assertThat(surroundings.smallestWrong(margins).map(Number::intValue))
          .as(what)
          .isEqualTo(wrong.stream().findFirst());
    }
  }
}
