package org.grundy.checker.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.NoTilingCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NoTilingCheckTest {
  /// @param times exactly so often, or any number of times if negative
  /// @param weights joined by blanks, rows by `|`
  private static NoTilingCertificate certificate(
      String region, Movement movement, String piece, int times, long modulus, String weights) {
    String[] rows = weights.split("\\|", -1);
    List<Long> list = Arrays.stream(weights.split("[ |]", -1)).map(Long::valueOf).toList();
    return new NoTilingCertificate(
        region,
        movement,
        List.of(
            times < 0
                ? new CertifiedPiece(piece, 0, OptionalLong.empty())
                : new CertifiedPiece(piece, times, OptionalLong.of(times))),
        modulus,
        rows.length,
        list.size() / rows.length,
        list);
  }

  private static boolean accepts(NoTilingCertificate certificate) {
    return NoTilingCheck.check(
            certificate, new Meter(new Budget(10_000_000, Duration.ofMinutes(1), 1 << 26)))
        .accepted();
  }

  /// The corners of a square that lack are of one colour (Golomb 1954); L and T tetrominoes; a
  /// piece of a given number; weights that hold only because of a hole, or because pieces are not
  /// turned.
  @ParameterizedTest
  @CsvSource({
    "'#...|....|....|...#', FREE, ##, -1, 3, '1 2|2 1', true",
    "'....|....|....|....', FREE, ##, -1, 3, '1 2|2 1', false",
    "1002x1002, FREE, ###|#.., -1, 4, '2 3|1 0', true",
    "1000x1002, FREE, ###|#.., -1, 4, '2 3|1 0', false",
    "10x10, FREE, ###|.#., -1, 8, '1 5|5 1', true",
    "10x10, FREE, ###|.#., -1, 4, '1 5|5 1', false",
    "4x4, FREE, ###|.#., 3, 12, '3 9|9 3', true",
    "4x4, FREE, ###|.#., 4, 12, '3 9|9 3', false",
    "4x4, FREE, ###|.#., -1, 12, '3 9|9 3', false",
    "3x3, FREE, ##, -1, 2, 1, true",
    "3x3, FREE, ##, -1, 2, 0, false",
    "2x3, FIXED, ##, -1, 3, '1 2 1|0 0 0', true",
    "2x3, FREE, ##, -1, 3, '1 2 1|0 0 0', false",
    "..#|.#., FREE, ##, -1, 7, '0 0 5|0 5 1', true",
  })
  void acceptsWeightsThatShowIt(
      String region,
      Movement movement,
      String piece,
      int times,
      long modulus,
      String weights,
      boolean accepted) {
    assertThat(accepts(certificate(region, movement, piece, times, modulus, weights)))
        .isEqualTo(accepted);
  }

  @ParameterizedTest
  @CsvSource({"2x2, 2, '1 1 1|1 1 1'", "2x2, 1, 1", "2x2, 0, 1", "x, 2, 1", "2x2, 2, '1|1|1'"})
  void refusesWhatIsNotComplete(String region, long modulus, String weights) {
    assertThatThrownBy(
            () -> accepts(certificate(region, Movement.FREE, "##", -1, modulus, weights)))
        .isInstanceOf(InputException.class);
  }

  @Test
  void honoursTheBudget() {
    NoTilingCertificate large = certificate("4000x4001", Movement.FREE, "##", -1, 2, "1");
    assertThatThrownBy(() ->
            NoTilingCheck.check(
                large, new Meter(new Budget(100_000, Duration.ofMinutes(1), 1 << 26))))
        .isInstanceOf(BudgetSpentException.class);
  }
}
