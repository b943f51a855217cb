package org.grundy.checker.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.checker.SampleCertificates;
import org.grundy.checker.tiling.TilingGameSamples;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CertificateJsonTest {
  private static final CertifiedGame KAYLES = new CertifiedGame.Code("0.77");

  static Stream<Certificate> certificates() {
    return Stream.of(
        SampleCertificates.period(KAYLES, 170, 71, 12, new PeriodProof.GuySmith()),
        SampleCertificates.recurrence("0.77", 400, 71, 12, 15, false),
        SampleCertificates.arithmetic(
            SampleCertificates.rules("move n -> n - k where k >= 1"), 9, 0, 1, 1),
        SampleCertificates.claiming(
            KAYLES, 9, new SequenceClaim.Fit(new Periodicity(1, 2, 0), OptionalLong.empty())),
        SampleCertificates.claiming(
            KAYLES, 9, new SequenceClaim.Fit(new Periodicity(1, 2, 3), OptionalLong.empty())),
        SampleCertificates.claiming(KAYLES, 9, new SequenceClaim.NoPeriod()),
        new PositionCertificate(KAYLES, "5 + 6", Outcome.N, OptionalLong.of(7)),
        new PositionCertificate(KAYLES, "5", Outcome.N, OptionalLong.empty()),
        new PositionCertificate(KAYLES, "5", Outcome.N, OptionalLong.of(4))
            .with(new CertifiedClaims(12, "0".repeat(64))),
        new TilingCertificate(
            "..|.#",
            Movement.FIXED,
            List.of(
                new CertifiedPiece("##", 0, OptionalLong.empty()),
                new CertifiedPiece("#", 1, OptionalLong.of(1))),
            "AA|1#"),
        TilingGameSamples.read("tetrominoes-2x4"),
        TilingGameSamples.read("searched-3x7"),
        TilingGameSamples.read("holed-6x9"),
        new NoTilingCertificate(
            "3x3",
            Movement.FREE,
            List.of(new CertifiedPiece("##", 0, OptionalLong.empty())),
            2,
            1,
            1,
            List.of(1L)));
  }

  private static Iterable<?> faults(String json) throws IOException {
    try (InputStream schema =
        Objects.requireNonNull(
            CertificateJson.class.getResourceAsStream("certificate.schema.json"))) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8), InputFormat.JSON)
          .validate(json, InputFormat.JSON);
    }
  }

  @ParameterizedTest
  @MethodSource("certificates")
  void whatIsWrittenIsReadAndValid(Certificate certificate) throws IOException {
    String json = CertificateJson.write(certificate);
    assertThat(CertificateJson.read("x", json)).isEqualTo(SealedCertificate.of(certificate));
    assertThat(faults(json)).isEmpty();
    assertThat(faults(json.replace("\"version\"", "\"versio\""))).isNotEmpty();
  }

  @Test
  void faultsHaveTheirPlace() {
    String json = CertificateJson.write(certificates().findFirst().orElseThrow());
    assertThatThrownBy(
            () -> CertificateJson.read("x.json", json.replace("\"count\" : 170", "\"count\" : -1")))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "x.json:8:15: /values/count is -1, expected a number from 0 to"
                + " 1,000,000,000,000,000,000");
    assertThatThrownBy(() -> CertificateJson.read("x.json", json.replace("guy-smith", "guy")))
        .hasMessageContaining("/claim/proof/theorem is \"guy\", expected one of \"guy-smith\"");
  }
}
