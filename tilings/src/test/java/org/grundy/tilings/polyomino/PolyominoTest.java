package org.grundy.tilings.polyomino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.core.Symmetry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolyominoTest {
  @Test
  void textIsReadBackForEveryShape() {
    for (int size = 1; size <= 7; size++) {
      for (Polyomino piece : Polyominoes.fixed(size)) {
        assertThat(Polyomino.parse(piece.text())).isEqualTo(piece);
      }
    }
  }

  @Test
  void marginsAndLineBreaksDoNotMatter() {
    assertThat(Polyomino.parse("....\n..##\n...#\n....").text()).isEqualTo("##|.#");
    assertThat(Polyomino.parse(".#|##")).isNotEqualTo(Polyomino.parse("##|.#"));
  }

  @ParameterizedTest
  @CsvSource({
    "'##|x#', 'character 4 of the piece is ''x'' where ''#'', ''.'' or ''|'' is expected'",
    "'..|..', 'the piece has no cell ''#'''",
    "'', 'the piece has no cell ''#'''",
    "'##|..|##', 'only 2 of the 4 cells of the piece are connected by edges'",
    "'#.|.#', 'only 1 of the 2 cells of the piece are connected by edges'"
  })
  void refusesWhatIsNoPiece(String text, String problem) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> Polyomino.parse(text))
        .satisfies(refusal -> {
          assertThat(refusal.problem()).isEqualTo(problem);
          assertThat(refusal.cure()).contains("##|.#");
        });
  }

  @Test
  void refusesCellsThatDoNotHangTogether() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Polyomino(List.of()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Polyomino(List.of(new Cell(0, 0), new Cell(1, 1))));
  }

  @Test
  void allSymmetriesDifferOnAPieceWithoutAny() {
    Polyomino piece = Polyomino.parse("###|#..|##.|.#.");
    List<Polyomino> images =
        List.of(Symmetry.values()).stream().map(piece::transformed).distinct().toList();
    assertThat(images).hasSize(8);
    assertThat(images).allMatch(image -> image.representative().equals(piece.representative()));
    assertThat(piece.orientations()).containsExactlyInAnyOrderElementsOf(images);
    assertThat(piece.transformed(Symmetry.LEFT_RIGHT_REFLECTION).oneSidedRepresentative())
        .isNotEqualTo(piece.oneSidedRepresentative());
    assertThat(piece.transformed(Symmetry.THREE_QUARTER_TURN).oneSidedRepresentative())
        .isEqualTo(piece.oneSidedRepresentative());
  }

  @Test
  void aQuarterTurnFourTimesIsNothing() {
    for (Polyomino piece : Polyominoes.fixed(5)) {
      Polyomino turned = piece;
      for (int i = 0; i < 4; i++) {
        turned = turned.transformed(Symmetry.QUARTER_TURN);
      }
      assertThat(turned).isEqualTo(piece);
      assertThat(piece.transformed(Symmetry.QUARTER_TURN).transformed(Symmetry.QUARTER_TURN))
          .isEqualTo(piece.transformed(Symmetry.HALF_TURN));
    }
  }

  @Test
  void everySmallPieceHasANameOfItsOwn() {
    for (int size = 1; size <= 5; size++) {
      List<String> names =
          Polyominoes.free(size).stream().map(piece -> piece.name().orElseThrow()).toList();
      assertThat(names).doesNotHaveDuplicates();
    }
    assertThat(Polyominoes.free(6)).allMatch(piece -> piece.name().isEmpty());
    assertThat(Polyomino.parse(".#|.#|##|.#").name()).isEqualTo(Optional.of("Y pentomino"));
  }

  /// How many ways each pentomino can lie, by its letter (Golomb 1965).
  @Test
  void pentominoesLieInTheKnownNumbersOfWays() {
    String ways =
        Polyominoes.free(5).stream()
            .collect(
                Collectors.toMap(
                    piece -> piece.name().orElseThrow().charAt(0),
                    piece -> piece.orientations().size(),
                    Integer::sum,
                    TreeMap::new))
            .entrySet()
            .stream()
            .map(entry -> "" + entry.getKey() + entry.getValue())
            .collect(Collectors.joining(" "));
    assertThat(ways).isEqualTo("F8 I2 L8 N8 P8 T4 U4 V4 W4 X1 Y8 Z4");
  }

  @Test
  void aLongPieceIsReadWithoutRecursion() {
    String line = IntStream.range(0, 20_000).mapToObj(_ -> "#").collect(Collectors.joining());
    assertThat(Polyomino.parse(line).columns()).isEqualTo(20_000);
  }
}
