package org.grundy.workbench.render.oeis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever a draft says gives the terms of the game.
class OeisDraftTest {
  private static final int PATIENCE_SECONDS = 60;
  private static final Pattern MONOMIAL =
      Pattern.compile("([+-]?)\\s*(?:(\\d+)\\*)?(x(?:\\^(\\d+))?|\\d+)");

  @TempDir private Path folder;

  private static SequenceReport report(String game) {
    SequenceRun run = SequenceRun.of(new Workbench().game(game), OptionalLong.empty());
    run.compute(new Meter(Budget.ofThisProcess()), () -> {});
    return run.report(Optional.empty());
  }

  private List<String> draft(String game) throws IOException {
    SequenceReport report = report(game);
    new OeisDraft(report, List.of()).write(folder);
    return LongStream.range(0, Programs.PRINTED)
        .mapToObj(n -> "" + report.terms().value(n))
        .toList();
  }

  private List<String> run(String... words) throws Exception {
    Process process =
        new ProcessBuilder(words)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .start();
    String printed =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return List.of(printed.replaceAll("[\\[\\]\\s]", "").split(",", -1));
  }

  private static boolean hasProgram(String name) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
        .anyMatch(part -> Files.isExecutable(Path.of(part, name)));
  }

  /// A code; one that leaves three heaps; paths that are heaps of it; Nim, whose values rise; an
  /// equation.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.77",
        "0.0F",
        "4.3",
        "node-kayles",
        "nim",
        "S(1,3,4)",
        "n -> n - k where k in {1,3,9}"
      })
  void thePythonProgramGivesTheTerms(String game) throws Exception {
    assumeThat(hasProgram("python3")).as("python3").isTrue();
    assertThat(run("python3", draftOf(game, "terms.py"))).isEqualTo(draft(game));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.137", "n -> n - k where k in {1,3,9}"})
  void theJavaProgramGivesTheTerms(String game) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    assertThat(run(java, draftOf(game, "Terms.java"))).isEqualTo(draft(game));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.0F", "n -> n - k where k in {1,3,9}"})
  void thePariProgramGivesTheTerms(String game) throws Exception {
    assumeThat(hasProgram("gp")).as("gp").isTrue();
    assertThat(run("gp", "-q", "-f", draftOf(game, "terms.gp"))).isEqualTo(draft(game));
  }

  private String draftOf(String game, String program) throws IOException {
    draft(game);
    assertThat(folder.resolve(program)).exists();
    return program;
  }

  /// The generating function is expanded again, and the linear recurrence run.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "S(1,2); n mod 3",
        "S(2); floor((n mod 4)/2)",
        "nim; n",
        "S(2,3); -",
        "0.3; n mod 2",
        "4.3; -",
        "n -> n - k where k in {1,3,9}; -",
      })
  void formulasGiveTheTerms(String game, String closed) {
    SequenceReport report = report(game);
    Periodicity proved = report.periodicity().orElseThrow();
    List<String> lines = new Formulas(proved, report.terms()::value).lines();
    if (!closed.equals("-")) {
      assertThat(lines).contains("a(n) = " + closed + ".");
    }
    long[] terms = LongStream.range(0, 100).map(report.terms()::value).toArray();
    String generating =
        lines.stream().filter(line -> line.startsWith("G.f.: ")).findFirst().orElseThrow();
    assertThat(expanded(generating.substring(6, generating.length() - 1), 100)).isEqualTo(terms);
    String signature =
        lines.stream().filter(line -> line.contains("signature (")).findFirst().orElseThrow();
    long[] factors =
        Stream.of(signature.replaceAll(".*\\(|\\).*", "").split(",", -1))
            .mapToLong(Long::parseLong)
            .toArray();
    for (int n = (int) proved.preperiod() + factors.length; n < 100; n++) {
      int at = n;
      long sum =
          IntStream.range(0, factors.length).mapToLong(i -> factors[i] * terms[at - 1 - i]).sum();
      assertThat(sum).isEqualTo(terms[n]);
    }
  }

  private static long[] expanded(String fraction, int count) {
    if (fraction.equals("0")) {
      return new long[count];
    }
    int slash = fraction.lastIndexOf('/');
    long[] series = new long[count];
    Matcher monomials = MONOMIAL.matcher(fraction.substring(0, slash).replaceAll("[()]", ""));
    while (monomials.find()) {
      boolean plain = monomials.group(3).startsWith("x");
      long factor =
          plain
              ? monomials.group(2) == null ? 1 : Long.parseLong(monomials.group(2))
              : Long.parseLong(monomials.group(3));
      int power = plain ? monomials.group(4) == null ? 1 : Integer.parseInt(monomials.group(4)) : 0;
      series[power] += monomials.group(1).equals("-") ? -factor : factor;
    }
    Matcher factors = Pattern.compile("1-x(?:\\^(\\d+))?").matcher(fraction.substring(slash));
    while (factors.find()) {
      int power = factors.group(1) == null ? 1 : Integer.parseInt(factors.group(1));
      for (int n = power; n < count; n++) {
        series[n] += series[n - power];
      }
    }
    return series;
  }

  private static List<String> field(String entry, String name) {
    return entry
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .map(line -> line.substring(10))
        .toList();
  }

  @Test
  void anEntryHasItsFields() {
    Workbench workbench = new Workbench();
    SequenceReport report = report("kayles");
    String text =
        new OeisDraft(report, workbench.publishedSequences(report.game(), report.code())).text();
    String[] entries = text.split("\n\n(?=NAME)", -1);
    assertThat(entries).hasSize(2);
    assertThat(field(entries[0], "DATA"))
        .singleElement()
        .asString()
        .startsWith("0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4")
        .hasSizeBetween(250, 260);
    assertThat(field(entries[0], "OFFSET")).containsExactly("0,3");
    assertThat(field(entries[0], "KEYWORD")).containsExactly("nonn,easy");
    assertThat(field(entries[0], "FORMULA")).containsExactly("a(n) = a(n-12) for n >= 83.");
    assertThat(field(entries[0], "CROSSREFS")).contains("Cf. A002186.");
    assertThat(field(entries[1], "DATA")).containsExactly("0");
    assertThat(field(entries[1], "KEYWORD")).containsExactly("nonn,fini,full");
  }

  /// Nobody goes through a period of billions for a closed form or a number of P-positions.
  @Test
  void aLongPeriodHasItsRecurrence() {
    String[] entries =
        new OeisDraft(report("S(2147483647)"), List.of()).text().split("\n\n(?=NAME)", -1);
    assertThat(field(entries[0], "FORMULA"))
        .containsExactly("a(n) = a(n-4294967294) for n >= 4294967294.");
    assertThat(field(entries[1], "FORMULA")).isEmpty();
  }

  /// The P-positions of 0.137: five a period of 34, and others before it (Winning Ways).
  @Test
  void thePPositionsAreASequenceOfTheirOwn() throws IOException {
    SequenceReport report = report("0.137");
    new OeisDraft(report, List.of()).write(folder);
    String entry = Files.readString(folder.resolve("p-positions.txt"));
    assertThat(field(entry, "DATA"))
        .singleElement()
        .asString()
        .startsWith("0, 4, 8, 14, 20, 24, 28, 34, 38, 42, 54");
    Matcher formula =
        Pattern.compile("a\\(n\\) = a\\(n-(\\d+)\\) \\+ (\\d+) for n > (\\d+)\\.")
            .matcher(field(entry, "FORMULA").getFirst());
    assertThat(formula.matches()).isTrue();
    List<Long> zeros = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("b-p-positions.txt"))) {
      String[] numbers = line.split(" ", -1);
      zeros.add(Long.parseLong(numbers[1]));
      assertThat(numbers[0]).isEqualTo("" + zeros.size());
      assertThat(report.terms().value(zeros.getLast())).isZero();
    }
    int count = Integer.parseInt(formula.group(1));
    int from = Integer.parseInt(formula.group(3));
    assertThat(zeros).hasSizeGreaterThan(from + 2 * count);
    for (int n = from; n < zeros.size(); n++) {
      assertThat(zeros.get(n)).isEqualTo(zeros.get(n - count) + Long.parseLong(formula.group(2)));
    }
    List<String> values = Files.readAllLines(folder.resolve("b-values.txt"));
    assertThat(values).hasSize(10_000).startsWith("0 0", "1 1", "2 1", "3 2", "4 0", "5 3");
    assertThat(Arrays.asList(folder.toFile().list()))
        .contains("values.txt", "terms.py", "Terms.java", "terms.gp");
  }

  /// Two cells of Treblecross are worth 0, unlike the heap of 4 in 0.007.
  @Test
  void aProgramThatWouldBeWrongIsNotDrafted() throws IOException {
    draft("treblecross");
    assertThat(folder.resolve("terms.py")).doesNotExist();
    assertThat(Files.readString(folder.resolve("values.txt"))).contains("No program is drafted");
  }

  @Test
  void whatIsNotProvedIsCalledAConjectureOrNothing() {
    String text = new OeisDraft(report("0.007"), List.of()).text();
    assertThat(text)
        .contains("No period is seen in 1001 terms.", "KEYWORD   nonn\n", "KEYWORD   nonn,more\n")
        .doesNotContain("FORMULA");
  }
}
