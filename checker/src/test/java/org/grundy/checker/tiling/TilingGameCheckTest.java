package org.grundy.checker.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedVerdict;
import org.grundy.core.certificate.CertifiedVerdict.Completed;
import org.grundy.core.certificate.CertifiedVerdict.Holed;
import org.grundy.core.certificate.CertifiedVerdict.Searched;
import org.grundy.core.certificate.CertifiedVerdict.TooLarge;
import org.grundy.core.certificate.CertifiedVerdict.WrongArea;
import org.grundy.core.certificate.CertifiedVerdict.WrongRegions;
import org.grundy.core.certificate.TilingGameCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TilingGameCheckTest {
  private static boolean accepted(TilingGameCertificate certificate) {
    return TilingGameCheck.check(
            certificate, new Meter(new Budget(3_000_000, Duration.ofMinutes(1), 1 << 26)))
        .accepted();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tetrominoes-2x4",
        "trominoes-3x5",
        "named-w-3x5",
        "searched-3x7",
        "holed-6x9",
        "one-of-twelve-4x6"
      })
  void acceptsWhatTheSolverWrites(String name) {
    assertThat(
            TilingGameCheck.check(
                    TilingGameSamples.read(name),
                    new Meter(new Budget(3_000_000, Duration.ofMinutes(1), 1 << 26)))
                .claims())
        .allMatch(CheckedClaim::holds);
  }

  /// Free polyominoes (A000105).
  @Test
  void listsPieces() {
    assertThat(IntStream.rangeClosed(1, 7).map(size -> PieceList.of(size).size()))
        .containsExactly(1, 1, 2, 5, 12, 35, 108);
  }

  @Test
  void rejectsEveryOtherLetterInATiling() {
    TilingGameCertificate sample = TilingGameSamples.read("trominoes-3x5");
    for (int i = 0; i < sample.pieces().size(); i++) {
      Completed verdict = (Completed) sample.pieces().get(i);
      for (int at = 0; at < verdict.tiling().length(); at++) {
        for (char letter : "#ABCDz".toCharArray()) {
          char old = verdict.tiling().charAt(at);
          if (old != '|' && old != letter) {
            StringBuilder changed = new StringBuilder(verdict.tiling());
            changed.setCharAt(at, letter);
            Completed other = new Completed(verdict.piece(), changed.toString());
            assertThat(accepted(with(sample, i, other))).as(other.toString()).isFalse();
          }
        }
      }
    }
  }

  private static TilingGameCertificate with(
      TilingGameCertificate sample, int index, CertifiedVerdict verdict) {
    List<CertifiedVerdict> pieces = new ArrayList<>(sample.pieces());
    pieces.set(index, verdict);
    return with(sample, pieces, sample.outcome());
  }

  private static TilingGameCertificate with(
      TilingGameCertificate sample, List<CertifiedVerdict> pieces, Outcome outcome) {
    long completed = pieces.stream().filter(Completed.class::isInstance).count();
    return new TilingGameCertificate(
        sample.pieceSize(),
        sample.rows(),
        sample.columns(),
        sample.named(),
        outcome,
        completed,
        pieces.size() - completed,
        pieces);
  }

  @Test
  void rejectsEveryOtherObstacle() {
    TilingGameCertificate sample = TilingGameSamples.read("tetrominoes-2x4");
    for (int i = 0; i < sample.pieces().size(); i++) {
      String piece = sample.pieces().get(i).piece();
      Stream.of(
              new WrongArea(piece),
              new TooLarge(piece),
              new Holed(piece, 1),
              new Searched(piece, 1),
              new WrongRegions(piece, List.of(new CertifiedVerdict.Region(piece, 1, 1, 1))))
          .forEach(verdict -> {
            int at = sample.pieces().stream().map(CertifiedVerdict::piece).toList().indexOf(piece);
            assertThat(accepted(with(sample, at, verdict))).as(verdict.toString()).isFalse();
          });
    }
  }

  @Test
  void rejectsALessThanCompleteList() {
    TilingGameCertificate sample = TilingGameSamples.read("tetrominoes-2x4");
    for (int i = 0; i < sample.pieces().size(); i++) {
      List<CertifiedVerdict> fewer = new ArrayList<>(sample.pieces());
      fewer.remove(i);
      assertThat(accepted(with(sample, fewer, Outcome.N))).isFalse();
    }
    List<CertifiedVerdict> twice = new ArrayList<>(sample.pieces());
    twice.set(0, new Completed("##|##", "##AA|##AA"));
    assertThat(accepted(with(sample, twice, Outcome.N))).isFalse();
    TilingGameCertificate twelve = TilingGameSamples.read("one-of-twelve-4x6");
    assertThat(accepted(with(twelve, twelve.pieces(), Outcome.P))).isFalse();
    TilingGameCertificate complete = TilingGameSamples.read("trominoes-3x5");
    assertThat(accepted(with(complete, complete.pieces(), Outcome.N))).isFalse();
  }

  @Test
  void searchesAnew() {
    TilingGameCertificate sample = TilingGameSamples.read("searched-3x7");
    String piece = sample.pieces().getFirst().piece();
    assertThat(accepted(with(sample, 0, new Searched(piece, 2)))).isFalse();
    TilingGameCertificate tiled =
        new TilingGameCertificate(
            5, 3, 5, Optional.of("###|#.#"), Outcome.P, 0, 1, List.of(new Searched("###|#.#", 1)));
    assertThat(accepted(tiled)).isFalse();
  }

  @Test
  void extendsACornerOnlyWhereTheLemmaDoes() {
    assertThat(accepted(domino(4, 5, "##"))).isTrue();
    assertThat(accepted(domino(1, 5, "##"))).isFalse();
    assertThat(accepted(domino(1, 4, "#|#"))).isFalse();
    assertThat(accepted(domino(1_000_000_000, 1_000_000_000, "##|AA"))).isTrue();
    assertThat(accepted(domino(4, 5, "##A"))).isFalse();
    assertThatThrownBy(() -> accepted(domino(4, 10_000_000_000L, "##")))
        .isInstanceOf(InputException.class);
  }

  private static TilingGameCertificate domino(long rows, long columns, String tiling) {
    return new TilingGameCertificate(
        2, rows, columns, Optional.empty(), Outcome.P, 1, 0, List.of(new Completed("##", tiling)));
  }

  @Test
  void refusesWhatIsNoPiece() {
    for (String piece : List.of("#.#", "###", "#", "ab", "##|#")) {
      assertThatThrownBy(() ->
              accepted(
                  new TilingGameCertificate(
                      2,
                      2,
                      2,
                      Optional.empty(),
                      Outcome.P,
                      1,
                      0,
                      List.of(new Completed(piece, "##|AA")))))
          .as(piece)
          .isInstanceOf(InputException.class);
    }
  }
}
