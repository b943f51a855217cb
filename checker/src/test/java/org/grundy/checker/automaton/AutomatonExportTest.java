package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.grundy.core.InputException;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Another program, where it is installed, judges what the checker judges; and what is written for
/// it stands in its language.
class AutomatonExportTest {
  private static final String WYTHOFF =
      "game Wythoff\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\n";

  @TempDir Path folder = Path.of("");

  private static AutomatonCertificate learnt(String lines, int sizes, int suffixes) {
    return Learner.certificate(
        "game G\nboard " + lines + "\n", Claim.LOSING, Numerations.BINARY, sizes, suffixes);
  }

  private String mona(AutomatonCertificate certificate) throws IOException, InterruptedException {
    Path file = folder.resolve("game.mona");
    Files.writeString(file, AutomatonExport.mona(certificate));
    Process mona;
    try {
      mona = new ProcessBuilder("mona", "-q", file.toString()).redirectErrorStream(true).start();
    } catch (IOException notInstalled) {
      assumeTrue(false, "mona is not installed");
      throw notInstalled;
    }
    String answer = new String(mona.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(mona.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return answer;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1",
        "heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1\nplay misere",
        "heaps a b\nmove (a,b) -> (a-1,b-2) | (a-2,b-1)",
        "heaps a b\nmove (a,b) -> (a-1,b) | (a,b-1) where a + b >= 3 except (1,1)",
        "heap n\nmove n -> n - k where k in {1,3}\nwin where n = 2\nlose where n = 0",
        "heap n\nmove n -> n - k where k >= 1, bits k in n",
        "heap n\nmove n -> max(n - 2, min(n / 2, 1)) where n >= 1, not (n % 3 = 1)",
        "heap n\nmove n -> m where m < n in up to 2 heaps each"
      })
  void monaAgrees(String lines) throws IOException, InterruptedException {
    AutomatonCertificate certificate = learnt(lines, lines.contains("s a b") ? 2 : 1, 3);
    assertThat(mona(certificate)).contains("Formula is valid");
    List<Long> outputs = new ArrayList<>(certificate.outputs());
    outputs.set(0, 1 - outputs.getFirst());
    assertThat(
            mona(
                new AutomatonCertificate(
                    certificate.game(),
                    certificate.claim(),
                    certificate.numeration(),
                    certificate.sizes(),
                    outputs,
                    certificate.arcs())))
        .doesNotContain("Formula is valid")
        .contains("counter-example");
  }

  @Test
  void walnutGetsTheAutomatonAndTheTheorem() {
    AutomatonCertificate certificate =
        Learner.certificate(WYTHOFF, Claim.LOSING, Numerations.ZECKENDORF, 2, 3);
    Map<String, String> files = AutomatonExport.walnut(certificate);
    assertThat(files.get("Automata Library/losing.txt"))
        .startsWith("msd_fib msd_fib\n\n0 1\n0 0 -> 0\n1 0 -> 1\n");
    assertThat(files.get("Command Files/grundy.txt"))
        .startsWith("eval game \"?msd_fib Aa,b ($losing(a,b) <=> ")
        .contains("Ee,f (");
  }

  @Test
  void walnutGetsTheNumeration() {
    AutomatonCertificate certificate =
        new AutomatonCertificate(
            new CertifiedGame.Rules(WYTHOFF),
            Claim.LOSING,
            new CertifiedNumeration.Ostrowski(List.of(), List.of(2L)),
            2,
            List.of(1L),
            Collections.nCopies(9, 0L));
    assertThat(AutomatonExport.walnut(certificate).get("Command Files/grundy.txt"))
        .startsWith("ost grundy [0 3] [2];\neval game \"?msd_grundy ");
    assertThatThrownBy(() -> AutomatonExport.mona(certificate))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("base 2");
  }
}
