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
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Dialogues on a pseudo-terminal, which `script` makes: keys go in, a screen comes out.
class TerminalIT {
  private static final List<Path> SCRIPT =
      List.of(Path.of("/usr/bin/script"), Path.of("/bin/script"));
  private static final int PATIENCE_SECONDS = 60;
  private static final Pattern ESCAPES =
      Pattern.compile("\u001b(\\[[0-9;?]*[A-Za-z]|[=>]|\\([A-Z0-9])|\r|\u0007|\u000f");

  /// What `stty -g` says.
  private static final Pattern SETTINGS = Pattern.compile("[0-9a-f]+(:[0-9a-f]+){9,}");

  private static final String CTRL_C = "\u0003";
  private static final String CTRL_P = "\u0010";
  private static final String CTRL_D = "\u0004";

  private final StringBuilder screen = new StringBuilder();
  @TempDir private Path state;
  private @Nullable Process process;
  private @Nullable Thread reading;
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
    startShell(terminal, "exec " + program(words));
  }

  /// A shell that tells how the terminal is set, before the program and after it. It minds Ctrl-C
  /// no more than an interactive one.
  private void startBetweenSettings(String words) throws IOException {
    startShell("xterm", "trap : INT; stty -g; " + program(words) + "; stty -g");
  }

  private static String program(String words) throws IOException {
    return "%s %s -XX:TieredStopAtLevel=1 -jar cli/target/grundy.jar %s"
        .formatted(
            String.join(" ", ProcessTest.heedingInterrupts()),
            Path.of(System.getProperty("java.home"), "bin", "java"),
            words);
  }

  private void startShell(String terminal, String command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder("script", "-qefc", command, "/dev/null");
    builder.environment().put("GRUNDY_TERMINAL", "in,out,err");
    builder.environment().put("TERM", terminal);
    builder.environment().put("GRUNDY_STATE", state.toString());
    Process started = builder.redirectErrorStream(true).start();
    process = started;
    reading = Thread.ofPlatform().daemon().start(() -> read(started));
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

  /// Waits for the end of the program, and until all that it showed was read.
  private void awaitEnd() throws InterruptedException {
    assertThat(running().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    Thread reader = Objects.requireNonNull(reading);
    assertThat(reader.join(Duration.ofSeconds(PATIENCE_SECONDS))).as("all is read").isTrue();
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
    type("a2 b2\r");
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

  /// Longer than JLine waits for what may follow a key.
  @Test
  void aKeyThatComesInPiecesIsOneKey() throws Exception {
    start("repl");
    await("grundy> ");
    type("im 6 --value\u001bO");
    await("im 6 --value");
    Thread.sleep(1_500);
    type("Hn\r");
    await("6\ngrundy> ");
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

  /// Whether the terminal was set back: the shell told twice how it is set.
  private void assertSetBack() {
    List<String> settings = SETTINGS.matcher(shown()).results().map(MatchResult::group).toList();
    assertThat(settings).hasSize(2);
    assertThat(settings.getFirst()).isEqualTo(settings.getLast());
  }

  /// Ctrl-C some milliseconds after Enter, or at once: wherever it meets the session, that goes on.
  @Test
  void anInterruptAfterEnterEndsNeitherTheSessionNorTheEcho() throws Exception {
    startBetweenSettings("repl");
    await("grundy> ");
    for (int i = 0; i < 40; i++) {
      type("nim 3+4 --value\r");
      Thread.sleep(i);
      type(CTRL_C);
      Thread.sleep(500);
      type("nim " + (1000 + i) + " --value\r");
      await("\n" + (1000 + i) + "\ngrundy> ");
    }
    type(CTRL_D);
    awaitEnd();
    assertThat(shown()).doesNotContain("xception", "\tat ");
    assertSetBack();
  }

  @Test
  void theTerminalIsSetBackWhenTheSessionIsEnded() throws Exception {
    startBetweenSettings("repl");
    await("grundy> ");
    running()
        .descendants()
        .filter(child -> child.info().command().filter(name -> name.endsWith("java")).isPresent())
        .forEach(ProcessHandle::destroy);
    awaitEnd();
    assertSetBack();
  }

  @Test
  void anInterruptLeavesABlock() throws Exception {
    start("repl");
    await("grundy> ");
    type("define x\r");
    await("  ... ");
    type("game X\r");
    await("  ... ");
    type(CTRL_C);
    await("grundy> ");
    type("nim 3+4 --value\r");
    await("7\ngrundy> ");
    type("names\r");
    await("grundy> ");
    type(CTRL_D);
    awaitEnd();
    assertThat(shown()).doesNotContain("x: rules");
  }

  @Test
  void anInterruptMakesGrundyMoveAtOnce() throws Exception {
    start("play cram 9x9 --first grundy --time 1000s");
    await("  9   .  .  .  .  .  .  .  .  .");
    await("thinking …");
    type(CTRL_C);
    await("Grundy plays: ");
    await("thinking …");
    type(CTRL_C);
    await("your move> ");
    type("1\r");
    await("thinking …");
    type(CTRL_C);
    await("Grundy plays: ");
    await("thinking …");
    type(CTRL_C);
    await("your move> ");
    type(CTRL_D);
    awaitEnd();
  }

  @Test
  void whatWasTypedIsKeptForTheNextSession() throws Exception {
    for (String expected : List.of("", "7\ngrundy> ", "7\ngrundy> ")) {
      start("repl");
      await("grundy> ");
      if (!expected.isEmpty()) {
        type(CTRL_P + CTRL_P + "\r");
        await(expected);
      }
      type("nim 3+4 --value\r");
      await("7\ngrundy> ");
      type("quit\r");
      awaitEnd();
    }
  }

  /// A history that cannot be read is begun anew.
  @Test
  void aBrokenHistoryIsNoHindrance() throws Exception {
    Files.write(state.resolve("repl.history"), new byte[] {'1', ':', (byte) 0xff, '\n', 0});
    start("repl");
    await("grundy> ");
    type("nim 3+4 --value\r");
    await("7\ngrundy> ");
    type(CTRL_D);
    awaitEnd();
    assertThat(state.resolve("repl.history")).content().contains("nim 3+4 --value");
  }

  @Test
  void optionsAndLevelsAreCompleted() throws Exception {
    start("repl");
    await("grundy> ");
    type("solve nim 3+4 --val\t\r");
    await("7\ngrundy> ");
    type("nim 3+5 --val\t\r");
    await("6\ngrundy> ");
    type("table nim 1..3 --no-pa\t\r");
    await("+0 +1");
    await("grundy> ");
    type(CTRL_D);
    awaitEnd();
    start("play nim 3+5");
    await("your move> ");
    type("levels ca\t\r");
    await("Grundy plays at level casual.");
    await("your move> ");
    type(CTRL_D);
    awaitEnd();
  }
}
