package org.grundy.checker;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.checker.tiling.TilingGameSamples;
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
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.core.certificate.QuotientCertificate;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.number.NimProduct;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;

/// A true certificate of every kind and every theorem, from which forgeries are made, and what the
/// checker answers to one.
final class EveryCertificate {
  private static final String TOP_ENTAILS =
      """
      game Top Entails
      board heap
      move n -> n - 1 entails
      move n -> a + b where a + b = n, a >= 1, b >= 1
      """;

  private EveryCertificate() {}

  record Sample(String name, Certificate certificate) {
    @Override
    public String toString() {
      return name;
    }
  }

  enum Answer {
    BAD,
    SPENT,
    REFUTED,
    ACCEPTED
  }

  /// What is said of a certificate with a right seal.
  static Answer answer(Certificate certificate, Budget budget) {
    return answer(CertificateJson.write(certificate), budget);
  }

  /// What is said of a text. Nothing is thrown but what tells that a certificate is bad or costs
  /// too much.
  static Answer answer(String json, Budget budget) {
    try {
      return answer(CertificateJson.read("forged", json), budget);
    } catch (InputException bad) {
      return Answer.BAD;
    }
  }

  static Answer answer(SealedCertificate sealed, Budget budget) {
    try {
      return CertificateChecker.check(sealed, new Meter(budget)).accepted()
          ? Answer.ACCEPTED
          : Answer.REFUTED;
    } catch (InputException bad) {
      return Answer.BAD;
    } catch (BudgetSpentException spent) {
      return Answer.SPENT;
    }
  }

  static Budget budget(long nodes, long bytes) {
    return new Budget(nodes, Duration.ofMinutes(1), bytes);
  }

  static CertifiedGame code(String code) {
    return new CertifiedGame.Code(code);
  }

  static Stream<Sample> samples() {
    return Stream.concat(sequences(), others());
  }

  private static Stream<Sample> sequences() {
    return Stream.of(
        new Sample(
            "Guy and Smith",
            SampleCertificates.period(code("0.77"), 170, 71, 12, new PeriodProof.GuySmith())),
        new Sample(
            "subtraction",
            SampleCertificates.period(
                SampleCertificates.rules("take 2 5 7"),
                60,
                0,
                22,
                new PeriodProof.SubtractionWindow())),
        new Sample(
            "repeated taking",
            SampleCertificates.period(code("0.[30]"), 60, 0, 2, new PeriodProof.RepeatedTaking())),
        new Sample(
            "taken residues",
            SampleCertificates.period(
                SampleCertificates.rules("take 1 primes"),
                60,
                0,
                4,
                new PeriodProof.TakenResidues())),
        new Sample("recurrence", SampleCertificates.recurrence("0.77", 400, 71, 12, 15, false)),
        new Sample(
            "recurrence by position", SampleCertificates.recurrence("0.051", 300, 48, 48, 7, true)),
        new Sample(
            "repeated saltus",
            SampleCertificates.arithmetic(
                SampleCertificates.rules("move n -> n - k where k >= 2"), 4, 0, 2, 1)),
        new Sample(
            "repeated saltus of residues",
            SampleCertificates.arithmetic(code("0.3[30]"), 8, 0, 6, 3)),
        new Sample(
            "power-saltus",
            SampleCertificates.arithmetic(
                code("4.[3]"), 21, 1, 4, 4, new PeriodProof.PowerSaltus(1, 2))),
        new Sample(
            "parity-saltus",
            SampleCertificates.arithmetic(
                code("0.3F"), 36, 0, 6, 3, new PeriodProof.ParitySaltus())),
        new Sample(
            "fit",
            SampleCertificates.claiming(
                code("0.77"),
                166,
                new SequenceClaim.Fit(new Periodicity(71, 12, 0), OptionalLong.of(168)))),
        new Sample(
            "fit with a saltus",
            SampleCertificates.claiming(
                code("0.3F"),
                32,
                new SequenceClaim.Fit(new Periodicity(0, 6, 3), OptionalLong.empty()))),
        new Sample(
            "no period",
            SampleCertificates.claiming(code("0.007"), 90, new SequenceClaim.NoPeriod())));
  }

  /// That of 0.75: 1, a, b, ab, c, ac, b^2, ab^2 with a^2 = 1, bc = ab, c^2 = b^2, b^3 = b.
  static QuotientCertificate quotient(CertifiedGame game, List<Long> heaps, Periodicity period) {
    return new QuotientCertificate(
        game,
        3,
        List.of(
            1L, 2L, 4L, 0L, 3L, 5L, 3L, 6L, 3L, 2L, 7L, 2L, 5L, 3L, 6L, 4L, 2L, 7L, 7L, 2L, 7L, 6L,
            3L, 6L),
        List.of(1L, 6L),
        heaps,
        Optional.of(period));
  }

  private static final List<Long> HEAPS =
      List.of(0L, 1L, 2L, 1L, 2L, 4L, 2L, 4L, 2L, 7L, 2L, 7L, 2L, 7L, 2L, 7L, 2L, 7L, 2L, 7L, 2L);

  private static Stream<Sample> others() {
    return Stream.of(
        position(
            "position",
            "game Cram\nboard grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill .\n",
            "2x3 + 1x4",
            OptionalLong.of(3)),
        position(
            "position of heaps", "game Nim\nboard heap\ntake 1..9\n", "3 + 4", OptionalLong.of(7)),
        new Sample(
            "position by a theorem",
            new PositionCertificate(
                new CertifiedGame.Rules(
                    "game Halving\nboard heap n\nmove n -> n - k where 1 <= k, 2*k <= n\n"),
                "1000 + 37",
                Outcome.N,
                OptionalLong.of(500 ^ 9),
                Optional.of(PositionTheorem.HEAPS_JUST_BELOW))),
        new Sample(
            "position with a bounded memory",
            new PositionCertificate(
                new CertifiedGame.Rules(
                    "game M\nboard heaps n s\nmove (n,s) -> (n-k,k) where 1 <= k <= 3, k != s\n"),
                "(1000000000000000001,0) + (5,1)",
                Outcome.N,
                OptionalLong.of(3),
                Optional.of(PositionTheorem.BOUNDED_STATES))),
        new Sample(
            "position of a product",
            new PositionCertificate(
                new CertifiedGame.Rules(
                    """
                    game P
                    board heaps r c
                    move (r,c) -> (a,c) + (r,b) + (a,b) where a < r, b < c
                    """),
                "(300,14) + (5,7)",
                Outcome.N,
                OptionalLong.of(NimProduct.of(300, 14) ^ NimProduct.of(5, 7)),
                Optional.of(PositionTheorem.PRODUCT))),
        position(
            "misere position",
            "game Nim\nboard heap\ntake 1..9\nplay misere\n",
            "3 + 4",
            OptionalLong.empty()),
        new Sample(
            "loony position",
            new PositionCertificate(
                new CertifiedGame.Rules(TOP_ENTAILS),
                "1 + 7",
                Outcome.N,
                Optional.of(new CertifiedValue.Loony()),
                Optional.empty(),
                Optional.empty())),
        position("position with moves that bind", TOP_ENTAILS, "4 + 2", OptionalLong.of(1)),
        new Sample(
            "position without end",
            new PositionCertificate(
                new CertifiedGame.Rules(
                    "game Walks\nboard graph\ntoken @ step edges\nplay loopy\n"),
                "@b>a>b b>c>d",
                Outcome.DRAW,
                Optional.of(new CertifiedValue.Infinite(List.of(1L))),
                Optional.empty(),
                Optional.of(SampleCertificates.claims("= 0 0:d", "= 1 0:c", "∞ 0:a", "∞ 0:b")))),
        new Sample("automaton", nim(Optional.empty())),
        new Sample(
            "automaton at a position",
            nim(
                Optional.of(
                    new AutomatonCertificate.At(
                        "(1000000000000000000,1000000000000000000)", Outcome.P)))),
        new Sample(
            "automaton of values",
            new AutomatonCertificate(
                new CertifiedGame.Rules("game Turns\nboard heap\ntake 1\n"),
                AutomatonCertificate.Claim.VALUES,
                new CertifiedNumeration.Base(2),
                1,
                List.of(0L, 1L),
                List.of(0L, 1L, 0L, 1L))),
        new Sample(
            "row",
            new RowCertificate(
                new CertifiedGame.Rules(
                    "game Runs\nboard strip\ncells o x\nmove [ o x ] -> [ x x ]\n"),
                AutomatonCertificate.Claim.LOSING,
                1,
                List.of(1L, 1L, 0L, 0L),
                List.of(1L, 0L, 0L, 2L, 3L, 2L, 2L, 0L))),
        new Sample(
            "two rows",
            new RowCertificate(
                new CertifiedGame.Rules(
                    "game Standing\nboard grid\ncells . X\nmove [ . | . ] -> [ X | X ]\n"),
                AutomatonCertificate.Claim.LOSING,
                2,
                List.of(1L, 0L),
                List.of(1L, 0L, 0L, 0L, 0L, 1L, 1L, 1L))),
        new Sample(
            "row of values",
            new RowCertificate(
                new CertifiedGame.Rules("game Turns\nboard strip\ncells o .\nmove o -> .\n"),
                AutomatonCertificate.Claim.VALUES,
                1,
                List.of(0L, 1L),
                List.of(1L, 0L, 0L, 1L))),
        new Sample(
            "tiling",
            new TilingCertificate(
                "2x5",
                Movement.ONE_SIDED,
                List.of(
                    new CertifiedPiece("##", 1, OptionalLong.empty()),
                    new CertifiedPiece("###|..#", 2, OptionalLong.of(2))),
                "aBBB1|aaaB1")),
        new Sample(
            "no tiling",
            new NoTilingCertificate(
                "4x5",
                Movement.FREE,
                List.of(new CertifiedPiece("###|.#.", 1, OptionalLong.of(1))),
                12,
                2,
                2,
                List.of(3L, 9L, 9L, 3L))),
        new Sample("quotient", quotient(code("0.75"), HEAPS, new Periodicity(8, 2, 0))),
        new Sample("tiling game", TilingGameSamples.read("tetrominoes-2x4")),
        new Sample("named piece", TilingGameSamples.read("named-w-3x5")));
  }

  private static Sample position(String name, String rules, String position, OptionalLong value) {
    return new Sample(
        name, new PositionCertificate(new CertifiedGame.Rules(rules), position, Outcome.N, value));
  }

  private static AutomatonCertificate nim(Optional<AutomatonCertificate.At> at) {
    return new AutomatonCertificate(
        new CertifiedGame.Rules(
            "game Nim\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1\n"),
        AutomatonCertificate.Claim.LOSING,
        new CertifiedNumeration.Base(2),
        2,
        List.of(1L, 0L),
        List.of(0L, 1L, 1L, 0L, 1L, 1L, 1L, 1L),
        at);
  }
}
