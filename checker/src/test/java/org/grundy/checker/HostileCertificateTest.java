package org.grundy.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.CertifiedVerdict;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.TilingGameCertificate;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Certificates that are made to take for ever, or all memory: the meter hears of all that is done
/// for them, and ends it.
class HostileCertificateTest {
  private static final long NODES = 300_000;
  private static final String LONG_PIECE = "#".repeat(1_000);

  record Hostile(String name, Certificate certificate) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static SequenceCertificate period(String code, long count, long period) {
    return new SequenceCertificate(
        new CertifiedGame.Code(code),
        new CertifiedValues(count, List.of(0L), "0".repeat(64), 0, 0),
        Optional.empty(),
        new SequenceClaim.Proved(new Periodicity(0, period, 0), new PeriodProof.GuySmith()));
  }

  private static PositionCertificate position(String rules, String position) {
    return new PositionCertificate(
        new CertifiedGame.Rules(rules), position, Outcome.N, OptionalLong.of(1));
  }

  private static TilingGameCertificate tilingGame(CertifiedVerdict verdict) {
    return new TilingGameCertificate(
        1_000,
        1_000_000_000,
        1_000_000_000,
        Optional.of(verdict.piece()),
        Outcome.P,
        0,
        1,
        List.of(verdict));
  }

  private static NoTilingCertificate noTiling(String region, String piece, int weights) {
    return new NoTilingCertificate(
        region,
        Movement.FREE,
        List.of(new CertifiedPiece(piece, 1, OptionalLong.of(1))),
        2,
        1,
        weights,
        Collections.nCopies(weights, 1L));
  }

  /// An automaton of which every state leads to all others, by the letters of one or two sizes.
  private static AutomatonCertificate automaton(
      String rules, CertifiedNumeration numeration, int sizes, int states) {
    long letters = Math.powExact(numeration.radix(), sizes);
    List<Long> arcs = new ArrayList<>();
    for (long arc = 0; arc < states * letters; arc++) {
      arcs.add(arc == 0 ? 0 : (arc * arc + arc / letters + 1) % states);
    }
    List<Long> outputs = LongStream.range(0, states).map(i -> i * i % 7 % 2).boxed().toList();
    return new AutomatonCertificate(
        new CertifiedGame.Rules("game A\nboard " + rules + "\n"),
        AutomatonCertificate.Claim.LOSING,
        numeration,
        sizes,
        outputs,
        arcs);
  }

  private static Stream<Hostile> automata() {
    CertifiedNumeration binary = new CertifiedNumeration.Base(2);
    CertifiedNumeration large = new CertifiedNumeration.Base(36);
    String rays = "heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) where k >= 1";
    return Stream.of(
        new Hostile("an automaton of many states", automaton(rays, binary, 2, 200_000)),
        new Hostile("an automaton of many letters", automaton(rays, large, 2, 100)),
        new Hostile(
            "large factors",
            automaton(rays + ", 60000*k <= 59999*a + 7*b, 50001*b >= a", binary, 2, 2)),
        new Hostile(
            "remainders by a large number",
            automaton(rays + ", a % 65535 != b % 65533, k % 63001 < 60000", binary, 2, 2)),
        new Hostile(
            "constants near 10^18",
            automaton(
                rays + ", a + b < 999999999999999999\nwin where a = 999999999999999998, b > 10^17",
                new CertifiedNumeration.Ostrowski(List.of(1L, 2L, 3L), List.of(5L, 1L, 35L)),
                2,
                3)),
        new Hostile(
            "moves in four heaps",
            automaton(
                "heap n\nmove n -> m where m < n | n/2 where n >= 2 | n - 3 | n - 5"
                    + " in up to 4 heaps each",
                new CertifiedNumeration.Base(5),
                4,
                2)),
        new Hostile(
            "many numbers that are chosen",
            automaton(
                "heaps a b\nmove (a,b) -> (a-c-d-e-f-g,b-h-i-j) where c + d + e + f + g + h >= 1",
                new CertifiedNumeration.Base(10),
                2,
                2)),
        new Hostile(
            "minima of minima",
            automaton(
                "heaps a b\nmove (a,b) -> (a-k,b) where k >= 1, min(min(min(a,k),min(b,k+1)),"
                    + "min(max(a,b),max(k,2*b)),min(max(a,b+2),max(k,2*b+3))) >= 1",
                binary,
                2,
                2)));
  }

  static Stream<Hostile> hostile() {
    return Stream.concat(automata(), others());
  }

  private static Stream<Hostile> others() {
    return Stream.of(
        new Hostile("a period near 10^18", period("0.77", 1_000_000, 999_999_999_999_999_989L)),
        new Hostile(
            "a game without moves", period("0.0", 1_000_000_000_000_000_000L, 499_999_999_999L)),
        new Hostile("values that grow", period("0.[3]", 10_000_000_000L, 3)),
        new Hostile(
            "a heap of 10^12",
            new PositionCertificate(
                new CertifiedGame.Code("0.77"), "1000000000000", Outcome.N, OptionalLong.of(1))),
        new Hostile(
            "pairs of heaps",
            position(
                "game W\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1\n",
                "(1000000000,1000000000)")),
        new Hostile(
            "a large board",
            position(
                "game C\nboard grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill .\n",
                "900x900")),
        new Hostile(
            "misere heaps",
            new PositionCertificate(
                new CertifiedGame.Rules(
                    "game N\nboard heap\nmove n -> n - k where k >= 1\nplay misere\n"),
                "1000000000000 + 1000000000000",
                Outcome.N,
                OptionalLong.empty())),
        new Hostile(
            "a large piece that does not fit",
            tilingGame(new CertifiedVerdict.TooLarge(LONG_PIECE))),
        new Hostile(
            "regions of a large piece",
            tilingGame(
                new CertifiedVerdict.WrongRegions(
                    LONG_PIECE, List.of(new CertifiedVerdict.Region(LONG_PIECE, 1, 1, 1))))),
        new Hostile("many rows", noTiling("16777216x1", "##", 1)),
        new Hostile(
            "many placements of a large piece",
            noTiling("1x1000000", "#".repeat(10_000), 1_000_000)));
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void isEndedByTheBudget(Hostile hostile) {
    Certificate certificate = hostile.certificate();
    SealedCertificate sealed = SealedCertificate.of(certificate);
    Meter meter = new Meter(new Budget(NODES, Duration.ofMinutes(1), 1 << 26));
    try {
      assertThat(CertificateChecker.check(sealed, meter).accepted()).isFalse();
    } catch (BudgetSpentException spent) {
      assertThat(meter.statistics().nodes()).isLessThan(3 * NODES);
    }
  }

  /// Where each value stood was once written down with all names and numbers that lead to it.
  @ParameterizedTest
  @ValueSource(ints = {40, 480})
  void deepJsonIsRefused(int depth) {
    String zeros = "0,".repeat(1_000_000) + "0";
    String json = "[".repeat(depth) + zeros + "]".repeat(depth);
    assertThatThrownBy(() -> CertificateJson.read("deep.json", json))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("not JSON");
  }

  @Test
  void aFaultBesideAMillionZerosIsFoundInItsPlace() {
    String json =
        "{\n  \"certificate\": \"sequence\", \"version\": 1, \"more\": [["
            + "0,".repeat(1_000_000)
            + "0]],\n \"game\": {\"code\": 5}}";
    assertThatThrownBy(() -> CertificateJson.read("wide.json", json))
        .isInstanceOfSatisfying(
            InputException.class,
            fault ->
                assertThat(fault.place().orElseThrow().toString()).isEqualTo("wide.json:3:19"));
  }
}
