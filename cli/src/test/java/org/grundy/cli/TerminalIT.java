package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Dialogues on a pseudo-terminal, which `script` makes: keys go in, a screen comes out.
class TerminalIT {
  private static final List<Path> SCRIPT =
      List.of(Path.of("/usr/bin/script"), Path.of("/bin/script"));
  private static final int PATIENCE_SECONDS = 60;
  private static final Pattern ESCAPES =
      Pattern.compile("\u001b(\\[[0-9;?]*[A-Za-z]|[=>]|\\([A-Z0-9])|\r|\u0007|\u000f");
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_P = "\u0010";
  private static final String CTRL_D = "\u0004";

  private final StringBuilder screen = new StringBuilder();
  private @Nullable Process process;
  private int seen;

  @BeforeEach
  void requireScript() {
    assumeThat(SCRIPT).as("a `script` that makes pseudo-terminals").anyMatch(Files::isExecutable);
  }

  @AfterEach
  void end() {
    Process running = process;
    if (running != null) {
      running.destroyForcibly();
    }
  }

  /// The shell that `script` starts becomes the program (`exec`): one that stays beside it, as dash
  /// does, takes the signal of Ctrl-C for its own and ends with 130 although the program goes on.
  private void start(String words) throws IOException {
    start("xterm", words);
  }

  private void start(String terminal, String words) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder builder =
        new ProcessBuilder(
            "script",
            "-qefc",
            "exec %s %s -XX:TieredStopAtLevel=1 -jar cli/target/grundy.jar %s"
                .formatted(String.join(" ", GrundyIT.heedingInterrupts()), java, words),
            "/dev/null");
    builder.environment().put("GRUNDY_TERMINAL", "in,out,err");
    builder.environment().put("TERM", terminal);
    Process started = builder.redirectErrorStream(true).start();
    process = started;
    Thread.ofPlatform().daemon().start(() -> read(started));
  }

  private Process running() {
    return Objects.requireNonNull(process);
  }

  private void read(Process from) {
    try (Reader reader = new InputStreamReader(from.getInputStream(), StandardCharsets.UTF_8)) {
      for (int c = reader.read(); c >= 0; c = reader.read()) {
        synchronized (screen) {
          screen.append((char) c);
        }
      }
    } catch (IOException ended) {
      // The terminal is gone with the process; what it showed is there.
    }
  }

  private String shown() {
    synchronized (screen) {
      return ESCAPES.matcher(screen).replaceAll("");
    }
  }

  /// Waits for a text after all that was waited for before.
  private void await(String text) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (System.nanoTime() < deadline) {
      int at = shown().indexOf(text, seen);
      if (at >= 0) {
        seen = at + text.length();
        return;
      }
      Thread.sleep(20);
    }
    assertThat(shown().substring(seen)).contains(text);
  }

  private void type(String keys) throws IOException {
    OutputStream in = running().getOutputStream();
    in.write(keys.getBytes(StandardCharsets.UTF_8));
    in.flush();
  }

  private void awaitEnd() throws InterruptedException {
    assertThat(running().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    assertThat(running().exitValue()).isZero();
  }

  @Test
  void aGameIsPlayedWithCompletion() throws Exception {
    start("play cram 2x3");
    await("your move> ");
    type("hi\t");
    await("hint");
    type("\r");
    await("You can win: 3 of 7 moves do.");
    await("your move> ");
    type("1,1 1,2\r");
    await("Grundy plays: ");
    await("Grundy wins.");
    await("The first mistake was move 1, yours");
    await("undo or quit> ");
    type("undo\r");
    await("your move> ");
    type(CTRL_D);
    awaitEnd();
  }

  @Test
  void aSessionKeepsNamesAndItsHistory() throws Exception {
    start("repl");
    await("grundy> ");
    type("g = cram 2x3\r");
    await("Cram: ...|...");
    await("grundy> ");
    type("g + nim 5 --value\r");
    await("4\ngrundy> ");
    type(CTRL_P + "\r");
    await("4\ngrundy> ");
    type("solve never typed to the end");
    await("to the end");
    type(CTRL_C);
    await("grundy> ");
    type("quit\r");
    awaitEnd();
  }

  @Test
  void anInterruptEndsTheCommandAndNotTheSession() throws Exception {
    start("repl");
    await("grundy> ");
    type("g = cram 9x9\r");
    await("grundy> ");
    type("g --value\r");
    await("nodes, ");
    type(CTRL_C);
    await("grundy: not solved: ");
    await("grundy> ");
    type("names\r");
    await("g = cram 9x9");
    await("grundy> ");
    type(CTRL_D);
    awaitEnd();
  }

  /// Terminals send arrows in one of two forms, whatever is known of them.
  @ParameterizedTest
  @ValueSource(strings = {"\u001b[", "\u001bO"})
  void arrowsMoveInTheHistoryAndInTheLine(String begin) throws Exception {
    start("repl");
    await("grundy> ");
    type("nim 3+4 --value\r");
    await("7\ngrundy> ");
    type("nim 5 --value\r");
    await("5\ngrundy> ");
    type(begin + "A" + begin + "A\r");
    await("7\ngrundy> ");
    type("im 6 --valu" + begin + "Hn" + begin + "Fe\r");
    await("6\ngrundy> ");
    type("nim 98 --value" + (begin + "D").repeat(9) + "\u007f" + begin + "C\r");
    await("8\ngrundy> ");
    type(CTRL_D);
    awaitEnd();
  }

  @Test
  void anUnknownTerminalIsTakenForAPlainOne() throws Exception {
    start("xterm-unheard-of", "repl");
    await("grundy> ");
    type("nim 3+4 --value\r");
    await("7\ngrundy> ");
    type(CTRL_D);
    awaitEnd();
    assertThat(shown()).doesNotContain("infocmp").doesNotContain("\tat ");
  }

  /// The terminal itself shows what is typed.
  @Test
  void aDumbTerminalGetsNoOrders() throws Exception {
    start("dumb", "play nim 3+5");
    await("your move> ");
    type("hint\n");
    await("hint\nYou can win");
    await("your move> ");
    type(CTRL_D);
    awaitEnd();
    synchronized (screen) {
      assertThat(screen).doesNotContain("\u001b");
    }
  }
}
