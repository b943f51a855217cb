package org.grundy.workbench.claim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.name.Sha256;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;

/// What is claimed of a position, and the lines.
record MadeClaims(GameRules rules, List<Position> sum, List<String> lines) {
  static MadeClaims of(String game, String position) {
    return of(game, position, false);
  }

  static MadeClaims of(String game, String position, boolean winnerOnly) {
    GameRules rules = rules(game);
    List<Position> sum = PositionText.parse(rules, "sample", position, 1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CertifiedClaims claims =
        ClaimMaker.goingOn(new Problem(rules, sum), meter())
            .write(
                winnerOnly,
                content -> {
                  try {
                    bytes.reset();
                    content.writeTo(bytes);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
    MadeClaims made = new MadeClaims(rules, sum, lines(bytes.toByteArray()));
    assertThat(made.claims()).isEqualTo(claims);
    return made;
  }

  static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 29));
  }

  static GameRules rules(String lines) {
    return RulesParser.parse("sample", ("game Sample; " + lines + ";").replaceAll("; *", "\n"));
  }

  private static List<String> lines(byte... compressed) {
    try (var in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  MadeClaims with(int line, String text) {
    List<String> changed = new ArrayList<>(lines);
    changed.set(line, text);
    return with(changed);
  }

  MadeClaims with(List<String> others) {
    return new MadeClaims(rules, sum, others);
  }

  private byte[] bytes() {
    return lines.stream()
        .map(line -> line + "\n")
        .reduce("", String::concat)
        .getBytes(StandardCharsets.UTF_8);
  }

  CertifiedClaims claims() {
    Sha256 sha256 = new Sha256();
    byte[] bytes = bytes();
    sha256.add(bytes, bytes.length);
    return new CertifiedClaims(lines.size(), sha256.digits());
  }

  boolean accepts(CertifiedClaims claims, Outcome outcome, OptionalLong value) {
    return accepts(claims, outcome, CertifiedValue.of(value));
  }

  boolean accepts(CertifiedClaims claims, Outcome outcome, Optional<CertifiedValue> value) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(bytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    PositionCertificate certificate =
        new PositionCertificate(
            new CertifiedGame.Rules(RulesFormatter.format(rules)),
            PositionText.formatSum(rules, sum),
            outcome,
            value,
            Optional.empty(),
            Optional.of(claims));
    try {
      return CertificateChecker.check(
              SealedCertificate.of(certificate),
              () -> new ByteArrayInputStream(compressed.toByteArray()),
              meter())
          .accepted();
    } catch (InputException _) {
      return false;
    }
  }
}
