package org.grundy.workbench.render.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.Checkpoints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A certificate is the same, claims and all, however its answer was found.
class AnswerCertificateTest {
  private static final long FOREVER = Long.MAX_VALUE;

  @TempDir private Path folder;

  private static Game game(String name) {
    return new Workbench().game(name);
  }

  private static Meter meter(long nodes, int threads) {
    return new Meter(new Budget(nodes, Duration.ofDays(1), 1L << 29, threads));
  }

  private static SolveRun begin(Game game, String position, Meter meter) {
    return new Workbench().begin(Solving.sum(game, position), Optional.empty(), meter);
  }

  private static String certificate(Game game, String position, int threads) {
    Meter meter = meter(FOREVER, threads);
    SolvedSum answer = begin(game, position, meter).finish();
    return AnswerCertificate.json(answer, meter);
  }

  @ParameterizedTest
  @CsvSource({
    "cram, 5x5, 4x5 + 3x7",
    "darkraft, RLXRLL|LXRRLX|XRLLXR|RLLXRL|LRXXLR|XLRRXL, RLX|LXR|XRL|RRX",
    "arc-kayles, grid 4x5, cycle 12 + grid 3x4",
  })
  void isTheSameHoweverItWasFound(String name, String position, String other) {
    String certificate = certificate(game(name), position, 1);
    assertThat(certificate).contains("\"claims\"");
    Game asked = game(name);
    begin(asked, other, meter(FOREVER, 2)).finish().moves();
    assertThat(certificate(asked, position, 2)).isEqualTo(certificate);
    long nodes = begin(game(name), position, meter(FOREVER, 1)).finish().statistics().nodes();
    assertThat(resumed(name, position, nodes / 3)).isEqualTo(certificate);
    assertThat(resumed(name, position, 2 * nodes / 3)).isEqualTo(certificate);
  }

  /// What the solver finds by components, up to isomorphism, is what the checker finds on whole
  /// positions.
  @Test
  void movesThatBindAreCertified() {
    SplittableRandom random = new SplittableRandom(281);
    Game strings = game("nimstring");
    for (int i = 0; i < 60; i++) {
      StringBuilder text = new StringBuilder();
      for (int edge = random.nextInt(1, 8); edge > 0; edge--) {
        char from = "gabcd".charAt(random.nextInt(5));
        char to = "abcde".charAt(random.nextInt(5));
        text.append(from).append('-').append(from == to ? 'g' : to).append(' ');
      }
      requireAccepted(strings, text.toString().strip());
    }
    for (String position : List.of("1", "7 + 4", "9", "2 + 2 + 5")) {
      requireAccepted(game("top-entails"), position);
    }
  }

  private static void requireAccepted(Game game, String position) {
    String json = certificate(game, position, 1);
    assertThat(
            CertificateChecker.check(CertificateJson.read("certificate", json), meter(FOREVER, 1))
                .accepted())
        .as(json)
        .isTrue();
  }

  private String resumed(String name, String position, long afterNodes) {
    Path file = folder.resolve("ended.run");
    SolveRun ended = begin(game(name), position, meter(afterNodes, 1));
    assertThatExceptionOfType(BudgetSpentException.class).isThrownBy(ended::finish);
    new Checkpoints(file, ended, "").save();
    Meter meter = meter(FOREVER, 1);
    SolveRun last = begin(game(name), position, meter);
    new Checkpoints(file, last, "").resume();
    return AnswerCertificate.json(last.finish(), meter);
  }
}
