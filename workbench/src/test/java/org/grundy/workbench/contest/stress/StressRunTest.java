package org.grundy.workbench.contest.stress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.stress.StressReport.Difference;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Programs in awk and sh, most of them wrong.
class StressRunTest {
  private static final Workbench WORKBENCH = new Workbench();

  private static final String XOR =
      """

      function x(a, b,  r, p) {
        r = 0; p = 1
        while (a || b) { if (a % 2 != b % 2) r += p; a = int(a / 2); b = int(b / 2); p *= 2 }
        return r
      }
      """;

  /// Nim; from three heaps on the last one is left out.
  private static final String OFF_BY_ONE =
      """
      NR % 2 == 0 { n = $1 }
      NR > 1 && NR % 2 == 1 {
        v = 0
        for (i = 1; i < n || (n < 3 && i <= n); i++) v = x(v, $i)
        print v ? "First" : "Second"
      }
      """
          + XOR;

  /// Grundy's game; the mex is looked for below 3.
  private static final String WRONG_MEX =
      """
      BEGIN {
        for (n = 0; n <= 120; n++) {
          split("", s)
          for (a = 1; 2 * a < n; a++) s[x(g[a], g[n - a])] = 1
          for (m = 0; m < 3 && (m in s); m++);
          g[n] = m
        }
      }
      NR > 1 { print g[$1] ? "first" : "second" }
      """
          + XOR;

  /// Board and Piece; the diagonal step goes through walls.
  private static final String IGNORED_WALL =
      """
      NR == 1 { h = $1; w = $2 }
      NR > 1 { for (j = 1; j <= w; j++) c[NR - 1, j] = substr($0, j, 1) }
      END {
        for (i = h; i >= 1; i--) for (j = w; j >= 1; j--) {
          k = 0
          if (i < h && c[i + 1, j] == "." && !v[i + 1, j]) k = 1
          if (j < w && c[i, j + 1] == "." && !v[i, j + 1]) k = 1
          if (i < h && j < w && !v[i + 1, j + 1]) k = 1
          v[i, j] = k
        }
        print v[1, 1] ? "First" : "Second"
      }
      """;

  /// Crosses and Crosses; the table ends at 24.
  private static final String SMALL_TABLE =
      """
      BEGIN {
        for (n = 0; n <= 24; n++) {
          split("", s)
          for (i = 1; i <= n; i++) {
            l = i > 3 ? i - 3 : 0; r = n - i > 2 ? n - i - 2 : 0
            s[x(g[l], g[r])] = 1
          }
          for (m = 0; m in s; m++);
          g[n] = m
        }
      }
      { print g[$1] ? 1 : 2 }
      """
          + XOR;

  /// Deleting Divisors; 2 is taken for a power of 4.
  private static final String WRONG_SPECIAL_CASE =
      """
      NR > 1 {
        n = $1
        for (k = 0; n % 2 == 0; k++) n /= 2
        if (k == 0) print "Bob"
        else if (n > 1) print "Alice"
        else print (k % 2 == 0 || k == 1) ? "Alice" : "Bob"
      }
      """;

  @TempDir private Path temp;

  private List<String> awk(String program) throws IOException {
    Path file = temp.resolve("program.awk");
    Files.writeString(file, program);
    return List.of("awk", "-f", file.toString());
  }

  private static StressReport stress(String id, int count, List<String> command) {
    boolean sleeps = command.getLast().startsWith("sleep");
    return WORKBENCH
        .contest(id)
        .stress(
            new StressRequest(
                command,
                1,
                count,
                2,
                Duration.ofMillis(sleeps ? 300 : 5_000),
                OptionalLong.empty()),
            new Meter(Budget.ofNodes(100_000_000, 1L << 29)));
  }

  private static Difference difference(String id, List<String> command) {
    return stress(id, 1_000, command).difference().orElseThrow();
  }

  private static String right(String id, String input) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WORKBENCH
        .contest(id)
        .run(
            "in",
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new Meter(Budget.ofNodes(100_000_000, 1L << 29)));
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String printed(List<String> command, String input) {
    return ChildRun.of(command, input, Duration.ofSeconds(20), OptionalLong.empty()).output();
  }

  @Test
  void aPlantedOffByOneIsCaught() throws IOException {
    Difference found = difference("hackerrank-nim-game-1", awk(OFF_BY_ONE));
    assertThat(found.input()).isEqualTo("1\n3\n0 0 1\n");
    assertThat(found.expected()).isEqualTo("First\n");
    assertThat(found.got()).isEqualTo("Second\n");
    assertThat(found.fault().kind()).isEqualTo(Fault.Kind.WRONG_ANSWER);
    assertThat(found.problem()).isPresent();
  }

  /// No smaller heap is answered wrongly: all of them are tried here in one run.
  @Test
  void aWrongMexIsCaughtAtTheLeastHeap() throws IOException {
    List<String> program = awk(WRONG_MEX);
    Difference found = difference("cses-grundys-game", program);
    int least = Integer.parseInt(found.input().lines().toList().getLast());
    String smaller =
        (least - 1)
            + "\n"
            + IntStream.range(1, least).mapToObj(n -> n + "\n").collect(Collectors.joining());
    assertThat(least).isGreaterThan(2);
    assertThat(printed(program, smaller)).isEqualTo(right("cses-grundys-game", smaller));
  }

  /// Every board with fewer cells, or as many cells and fewer walls, is answered rightly.
  @Test
  void anIgnoredWallIsCaughtOnTheLeastBoard() throws IOException {
    List<String> program = awk(IGNORED_WALL);
    Difference found = difference("arc038b", program);
    assertThat(found.input()).isEqualTo("2 2\n.#\n##\n");
    List<String> smaller = new ArrayList<>(List.of("1 1\n.\n"));
    for (int walls = 0; walls < 8; walls++) {
      String cells =
          "."
              + (walls % 2 == 0 ? "." : "#")
              + (walls / 2 % 2 == 0 ? "." : "#")
              + (walls / 4 == 0 ? "." : "#");
      smaller.add("1 2\n" + cells.substring(0, 2) + "\n");
      smaller.add("2 1\n" + cells.charAt(0) + "\n" + cells.charAt(1) + "\n");
      smaller.add("1 3\n" + cells.substring(0, 3) + "\n");
      smaller.add("3 1\n" + String.join("\n", cells.substring(0, 3).split("", 0)) + "\n");
      if (walls < 7) {
        smaller.add("2 2\n" + cells.substring(0, 2) + "\n" + cells.substring(2) + "\n");
      }
    }
    for (String input : smaller) {
      assertThat(printed(program, input)).as(input).isEqualTo(right("arc038b", input));
    }
  }

  @Test
  void aTooSmallTableIsCaughtBehindItsEnd() throws IOException {
    assertThat(difference("poj3537", awk(SMALL_TABLE)).input()).isEqualTo("25\n");
  }

  @Test
  void aWrongSpecialCaseIsCaught() throws IOException {
    assertThat(difference("cf1537d", awk(WRONG_SPECIAL_CASE)).input()).isEqualTo("1\n2\n");
  }

  /// Programs that err from some number on, as one does whose numbers are too short: that number is
  /// found.
  @ParameterizedTest
  @CsvSource({
    "leetcode292, '{ w = $1 % 4 > 0; if ($1 >= 123456789) w = 0; print w ? \"true\" : \"false\" }', 123456789",
    "leetcode292, '{ w = $1 % 4 > 0; if ($1 >= 2147480001) w = 1 - w; print w ? \"true\" : \"false\" }', 2147480001",
    "cf1719a, 'NR > 1 { w = ($1 + $2) % 2; if ($1 >= 777777 && $2 >= 888888) w = 1 - w; print w ? \"Burenka\" : \"Tonya\" }', '1|777777 888888'",
  })
  void numbersAreLoweredByBisection(String id, String program, String input) throws IOException {
    Difference found = difference(id, awk(program));
    assertThat(found.phase()).isNotEqualTo("all small inputs");
    assertThat(found.input()).isEqualTo(input.replace("|", "\n") + "\n");
  }

  /// S-Nim of which the mex is looked for below 3; heaps of 0 change nothing.
  @Test
  void elementsOfAListAreLeftOutWithTheirCount() throws IOException {
    String program =
        """
        NR == 1 { for (i = 2; i <= NF; i++) s[i] = $i; k = NF }
        NR == 2 { next }
        NR > 2 && !done {
          if (NF == 1 && $1 == 0) { print r; done = 1; next }
          v = 0
          for (i = 2; i <= NF; i++) v = x(v, g($i))
          r = r (v ? "W" : "L")
        }
        function g(n,  i, seen, m) {
          if (n in memo) return memo[n]
          for (i = 2; i <= k; i++) if (s[i] <= n) seen[g(n - s[i])] = 1
          for (m = 0; m < 3 && (m in seen); m++);
          return memo[n] = m
        }
        """
            + XOR;
    Difference found = difference("poj2960", awk(program));
    String[] heaps = found.input().lines().toList().get(2).split(" ", 0);
    assertThat(found.input().lines().toList().get(1)).isEqualTo("1");
    assertThat(heaps).hasSizeGreaterThan(1);
    assertThat(List.of(heaps)).doesNotContain("0");
  }

  @Test
  void aRightProgramPasses() throws IOException {
    String program = OFF_BY_ONE.replace("i < n || (n < 3 && i <= n)", "i <= n");
    StressReport report = stress("hackerrank-nim-game-1", 400, awk(program));
    assertThat(report.difference()).isEmpty();
    assertThat(report.tried()).isGreaterThan(300);
  }

  @ParameterizedTest
  @CsvSource({
    "exit 3, CRASH, exit code 3",
    "echo one >&2; exit 3, CRASH, 'exit code 3, one'",
    "printf 'Traceback\\n  line 1\\nZeroDivisionError\\n' >&2; exit 1, CRASH, 'exit code 1, Traceback … ZeroDivisionError'",
    "kill -SEGV $$, CRASH, exit code 139",
    "sleep 20, HANG, stopped after 300 ms",
    "cat > /dev/null, NOTHING, ''",
    "echo first, WRONG_FORMAT, ''",
    "echo First; echo First, TOO_MUCH, a line behind the last answer",
    "yes, TOO_MUCH, more than 16 million bytes",
    "echo Third, WRONG_ANSWER, line 1"
  })
  void faultsAreToldApart(String script, Fault.Kind kind, String detail) {
    Difference found = difference("leetcode292", List.of("sh", "-c", forTrue(script)));
    assertThat(found.fault()).isEqualTo(new Fault(kind, detail));
  }

  /// LeetCode 292 prints `true` and `false`.
  private static String forTrue(String script) {
    return script.replace("echo first", "echo TRUE").replace("First", "true");
  }

  /// What a program leaves behind holds its output open for as long as it likes.
  @Test
  void theTimeIsKeptWhateverAProgramLeavesBehind() {
    long begin = System.nanoTime();
    ChildRun hangs = leaving("(sleep 20 & echo $!); sleep 20");
    assertThat(hangs.timedOut()).isTrue();
    ChildRun ends = leaving("sleep 20 & echo $!");
    assertThat(ends.timedOut()).isFalse();
    assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(15));
  }

  /// Each script prints the numbers of the processes that it leaves behind: a child, an orphan, one
  /// of another session, one without an environment, one that holds no pipe, one that starts
  /// others.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sleep 982 & echo $!",
        "(sleep 982 & sleep 983 & echo $! & sleep 0.1) & wait",
        "setsid sleep 982 & echo $!",
        "sh -c 'setsid sh -c \"sleep 982 >&- 2>&- & echo \\$!\" &'; sleep 0.2",
        "env -i sleep 982 & echo $!",
        "sleep 982 < /dev/null > /dev/null 2>&1 & echo $!",
        "sh -c 'while :; do sleep 0.01; done' & echo $!",
        "trap '' TERM INT HUP; sleep 982 & echo $!; exit 3",
        "sleep 982 & echo $!; sleep 983"
      })
  void whatAProgramLeavesBehindEnds(String script) throws InterruptedException {
    assumeTrue(Files.exists(Path.of("/proc/self/environ")), "the system tells of no processes");
    ChildRun run = leaving(script);
    assertThat(run.output().lines()).isNotEmpty();
    for (String process : run.output().lines().toList()) {
      assertThat(lastState(process.strip())).as(process).isIn("ended", "Z");
    }
  }

  /// A process that is killed runs on until it is its turn again.
  private static String lastState(String process) throws InterruptedException {
    String state = state(process);
    for (int looks = 0; state.equals("R") && looks < 500; looks++) {
      Thread.sleep(10);
      state = state(process);
    }
    return state;
  }

  private static String state(String process) {
    try {
      String stat = Files.readString(Path.of("/proc", process, "stat"));
      return stat.substring(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    } catch (IOException e) {
      return "ended";
    }
  }

  private static ChildRun leaving(String script) {
    return ChildRun.of(
        List.of("sh", "-c", script), "", Duration.ofMillis(500), OptionalLong.empty());
  }

  @Test
  void aMissingProgramIsBadInput() {
    assertThatThrownBy(() -> difference("poj3537", List.of("/no/such/program")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("/no/such/program");
  }
}
