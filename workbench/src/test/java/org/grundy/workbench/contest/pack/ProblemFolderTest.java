package org.grundy.workbench.contest.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.games.Catalogue;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.InputReader;
import org.grundy.workbench.contest.input.InputWriter;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.PackageRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Packages are made, compiled and run as the systems of contests run them.
class ProblemFolderTest {
  private static final Workbench WORKBENCH = new Workbench();
  private static final int MUTATIONS = 50;
  private static final String BYTES = "0123456789 \t\r\n.#@bLRXlrx-+";

  @TempDir private Path temp;

  private static ProblemFolder folder(Contest contest) {
    return folder(contest, ProblemSystem.KATTIS);
  }

  private static ProblemFolder folder(Contest contest, ProblemSystem system) {
    return contest.packaged(
        new PackageRequest(system, 4, 20, 4, 12, 7, Duration.ofMillis(300)),
        new Meter(Budget.ofNodes(Long.MAX_VALUE, 1L << 28)));
  }

  private static ProblemFolder folder(String id) {
    return folder(WORKBENCH.contest(id));
  }

  private static ContestSpec spec(String id) {
    return SpecParser.parse(id, new Catalogue().contest(id).orElseThrow().format());
  }

  private static List<String> inputs(ProblemFolder folder) {
    return folder.files().keySet().stream().filter(name -> name.endsWith(".in")).toList();
  }

  private static String file(ProblemFolder folder, String name) {
    return Objects.requireNonNull(folder.files().get(name), name);
  }

  private static String answer(ProblemFolder folder, String input) {
    return file(folder, input.replaceFirst("\\.in$", ".ans"));
  }

  /// Numbers, letters, lists on one line and on several, trees, cases until numbers or the end.
  @ParameterizedTest
  @ValueSource(strings = {"cf138d", "poj2960", "agc017d", "hdu1847"})
  void theValidatorAcceptsInputsAndNothingElse(String id) throws Exception {
    ProblemFolder folder = folder(id);
    Compiled validator =
        Compiled.of(file(folder, "input_validators/validate/validate.cpp"), temp, "validate");
    ContestSpec spec = spec(id);
    List<String> inputs = inputs(folder);
    assertThat(inputs).hasSizeGreaterThan(4);
    for (String input : inputs) {
      String text = file(folder, input);
      assertThat(validator.run(text).code()).as(input + ": " + text).isEqualTo(42);
    }
    Random random = new Random(15);
    int refused = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      String text = mutated(file(folder, inputs.get(i % inputs.size())), random);
      boolean isInput = isInput(spec, text);
      refused += isInput ? 0 : 1;
      assertThat(validator.run(text).code()).as("`" + text + "`").isEqualTo(isInput ? 42 : 43);
    }
    assertThat(refused).isGreaterThan(MUTATIONS / 3);
  }

  /// Whether a text is what Grundy writes for what it reads in it.
  private static boolean isInput(ContestSpec spec, String text) {
    try {
      ContestInput input = new ContestInput("", text.getBytes(StandardCharsets.ISO_8859_1));
      return InputWriter.write(spec, new InputReader(spec, input, true).read()).equals(text);
    } catch (InputException e) {
      return false;
    }
  }

  private static String mutated(String input, Random random) {
    StringBuilder text = new StringBuilder(input);
    int at = random.nextInt(Math.min(60, text.length() + 1));
    int to = Math.min(text.length(), at + random.nextInt(3));
    char put = BYTES.charAt(random.nextInt(BYTES.length()));
    return text.replace(at, to, random.nextInt(3) == 0 ? "" : "" + put).toString();
  }

  /// A strip, sums of heaps with a proved period and saltus, a total; lines that are cleared along
  /// diagonals, and along rows and columns with walls and a count of moves; a token that steps, on
  /// letters; tables of who wins.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "poj3537",
        "hdu3032",
        "hdu1846",
        "poj2960",
        "abc297g",
        "edpc-k",
        "cses-stick-game",
        "pe310",
        "cf138d",
        "gcj2019-1c-c",
        "arc038b",
        "gcj2015-q-d",
        "poj2311"
      })
  void theRightProgramIsRightAndTheWrongOneWrong(String id) throws Exception {
    isRightAndWrong(folder(id));
  }

  /// Formats that make lists of letters, of a permutation and of trees, with the characters by
  /// which an input is changed.
  private static Stream<Arguments> madeLists() {
    return Stream.of(
        Arguments.of(
            "line h 1..3, w 1..9|rows b h x w of . #|text s 1..9 of H T|list r = runs of # in b"
                + "|list k = places of H in s|start k + r",
            "123456789.#HT"),
        Arguments.of(
            "line n 1..9|line p[n] 1..n distinct|line a[n] 0..4|list c = circles of p"
                + "|list i = indices of a|need c <= 7|start i where a % 2 = 1",
            "0123456789"),
        Arguments.of(
            "line h 1..3, w 1..5|rows b h x w of . # apart|text s w of H T|list r = runs of # in b"
                + "|list k = places of H in s|start k + r",
            "12345.#HT "),
        Arguments.of(
            "line n 1..3|lines n : k 0..3, y[k] 0..4|list d = lines of y|start y + d",
            "0123456789"),
        Arguments.of(
            "line n 1..9|line p[n] 0..9|list b = sorted of p|list d = differences of b|start d",
            "0123456789"),
        Arguments.of(
            "line n 1..6|line p[n] 0..9|list u = firsts of p|list v = seconds of p|need u + v < 17"
                + "|start v where u <= v",
            "0123456789"),
        Arguments.of(
            "line n 2..7, x 1..n|lines n-1 : u 1..n, v 1..n|line p[n-1] 1..n"
                + "|list d = depths of u v from x|list e = depths of p|need d <= 4|start d + e",
            "0123456789"));
  }

  private static String format(String lines) {
    return "contest Lists\nrules nim\ncases T 1..4\n%s\nwins {value}\nloses L\n"
        .formatted(lines.replace('|', '\n'));
  }

  @ParameterizedTest
  @MethodSource("madeLists")
  void listsAreMadeByThePrograms(String lines, String letters) throws Exception {
    Path file = Files.writeString(temp.resolve("my.contest"), format(lines));
    ProblemFolder folder = folder(WORKBENCH.contest(file, Optional.empty()));
    isRightAndWrong(folder);
    Compiled validator =
        Compiled.of(file(folder, "input_validators/validate/validate.cpp"), temp, "validate");
    ContestSpec spec = SpecParser.parse("my.contest", format(lines));
    Random random = new Random(29);
    for (String input : inputs(folder)) {
      assertThat(validator.run(file(folder, input)).code()).as(input).isEqualTo(42);
      StringBuilder text = new StringBuilder(file(folder, input));
      int at = random.nextInt(2, text.length() - 1);
      if (text.charAt(at) > ' ') {
        text.setCharAt(at, letters.charAt(random.nextInt(letters.length())));
      }
      assertThat(validator.run(text.toString()).code())
          .as("`" + text + "`")
          .isEqualTo(isInput(spec, text.toString()) ? 42 : 43);
    }
  }

  /// One number, or one case, for those that are numbered or read.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cases T 1..4|line n 3..60|cases k in 2..n-1|param m = k|start n; find first loses else 0|loses {case}: {k}",
        "line n 3..60|cases k in 2..n-1|param m = k|start n; find last wins else 0|wins {value}|wins {k}",
        "cases T 1..9|line n 1..60, k 1..60|param m = k|start n; find any loses else none|loses {n}",
        "cases T 1..9|line n 1..60, k 1..60|param m = k|start n; total wins n"
      })
  void oneOfManyCasesIsFound(String lines, String printed) throws Exception {
    String format = "contest Found\nrules hdu1846\n%s\n%s\n".formatted(lines, printed);
    Path file = Files.writeString(temp.resolve("my.contest"), format.replace('|', '\n'));
    ProblemFolder folder = folder(WORKBENCH.contest(file, Optional.empty()));
    isRightAndWrong(folder);
    assertThat(folder.files().keySet().stream().anyMatch(name -> name.contains("output_valid")))
        .isEqualTo(printed.contains("any"));
  }

  @Test
  void aTokenWalksOnABoardOfASizeAndMovesAreCounted() throws Exception {
    String format =
        """
        contest A walk
        rules   hdu2147
        cases   until 0 0
        line    n 1..40, m 1..40
        start   n x m of ., @ at (1,m)
        wins    {value} {winning moves}
        loses   {value} {winning moves}
        in      5 3
        in      6 6
        in      0 0
        out     0 0
        out     3 1
        """;
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    isRightAndWrong(folder(WORKBENCH.contest(file, Optional.empty())));
  }

  /// Numbers of the rules, parameters, ranges and lists in one set, several lines, conditions.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "param S|param m|take S 7|take 9..m; param S = s|param m = m",
        "param L|param R|take L..R 30; param L = m|param R = n",
        "param m|param k = 4|take m k 1; param m = m"
      })
  void theRightProgramTakesWhatTheInputSays(String lines, String params) throws Exception {
    Path rules =
        Files.writeString(
            temp.resolve("my.game"), "game G\nboard heap\n" + lines.replace('|', '\n') + "\n");
    String format =
        """
        contest Takes
        cases   T 1..9
        line    m 9..20, n 20..30, k 1..4
        line    s[k] 1..20
        line    c[k] 0..200
        %s
        start   c + m where c >= 3
        wins    {value}
        loses   L
        """
            .formatted(params.replace('|', '\n'));
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    isRightAndWrong(folder(WORKBENCH.contest(file, Optional.of(rules.toString()))));
  }

  /// Sums of heaps that split, strips, two heaps, misère play: where no quick program is known.
  @ParameterizedTest
  @ValueSource(strings = {"leetcode294", "lightoj1401", "poj2348", "hdu1907"})
  void theDefinitionIsWrittenWhereNoQuickProgramIsKnown(String id) throws Exception {
    isDefined(folder(id));
  }

  /// Quotients that do not exist, conditions that end the game, exceptions, sets of branches.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board heaps a b|move (a,b) -> (b%a,a) where a <= b | (a,b-a) where a >= 1|lose where a = 1, b = 2; wins W",
        "board heaps a b|move (a,b) -> (a-k,b) for (k >= 2) or (k = 1), k <= a|move (a,b) -> (a,b/k) for 2 <= k, k <= b|play misere; wins W",
        "board heaps a b|move (a,b) -> (a-k,b) + (k,0) | (a,b-k) for k >= 1, k <= b except (1,1)|take-not; wins {value}",
        "board heaps a b|move (a,b) -> (a-k,b) for k*k <= a, k >= 1|move (a,b) -> (a,b-k) for k^2 + k <= b, k >= 1|move (a,b) -> (a,b-1) where 2 divides b, b >= 2; wins {value}"
      })
  void theDefinitionHasTheConditionsOfTheRules(String lines, String wins) throws Exception {
    isDefined(
        folder(
            lines.replace("|take-not", ""),
            """
            contest Pairs
            line    n 1..2
            line    a[n] 0..6, b[n] 0..300
            start   (a,b)
            %s
            loses   L
            """
                .formatted(wins)));
  }

  /// Rays with and without an end, cells that forbid a move, patterns that are turned and avoided.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cells . # o|move . -> o along N S E over . -> # forbid o",
        "cells . # o|move . # -> o along NE (1,-2) up to 1 over . # -> #",
        "cells . o #|move [ . . | * o ] -> [ o # | * o ] rotate mirror|avoid [ # # ] rotate",
        "cells . o #|move [ $a o $a ] -> [ $a # $a ] rotate|avoid [ o # * ]"
      })
  void theDefinitionPlaysOnBoards(String lines) throws Exception {
    isDefined(
        folder(
            "board grid|" + lines,
            """
            contest Boards
            line    r 1..3, c 1..900
            rows    b r x c of .=. a=o b=#
            start   b
            wins    {value}
            loses   L
            """));
  }

  /// Runs of glyphs in turn, runs with one cell between, a single run.
  @ParameterizedTest
  @ValueSource(strings = {"runs a of . o #", "runs a+1 of . between #", "runs n of . o"})
  void theDefinitionMakesRowsOfRuns(String start) throws Exception {
    isDefined(
        folder(
            "board strip|cells . o #|move [ . . ] -> [ # # ]|move o -> #",
            """
            contest Runs
            line    n 1..90
            line    a[n] 0..9
            start   %s
            wins    {value}
            loses   L
            """
                .formatted(start)));
  }

  private ProblemFolder folder(String lines, String format) throws IOException {
    Path rules =
        Files.writeString(
            temp.resolve("my.game"), "game G\n" + lines.replaceAll("\\|(?=[a-z]+ )", "\n") + "\n");
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    return WORKBENCH
        .contest(file, Optional.of(rules.toString()))
        .packaged(
            new PackageRequest(ProblemSystem.KATTIS, 8, 20, 2, 5, 7, Duration.ofSeconds(1)),
            new Meter(Budget.ofNodes(Long.MAX_VALUE, 1L << 28)));
  }

  /// What is answered in a second is right, and most small inputs are.
  private void isDefined(ProblemFolder folder) throws Exception {
    assertThat(folder.isAnswered()).isFalse();
    Compiled definition =
        Compiled.of(
            file(folder, "submissions/time_limit_exceeded/definition.cpp"), temp, "definition");
    int answered = 0;
    for (String input : inputs(folder)) {
      Optional<Compiled.Run> run =
          input.contains("extreme")
              ? Optional.empty()
              : definition.runFor(Duration.ofSeconds(1), file(folder, input));
      if (run.isPresent()) {
        answered++;
        assertThat(run.get().output())
            .as(input + ": " + file(folder, input))
            .isEqualTo(answer(folder, input));
      }
    }
    assertThat(answered).isGreaterThan(2);
  }

  /// A token for each number of a list is a sum.
  @Test
  void noRightProgramIsMadeForSeveralTokens() throws IOException {
    String format =
        """
        contest Rooks
        rules   corner-the-rook
        line    n 1..3
        line    p[n] 1..9
        start   2 x 9 of ., R at (1,p)
        wins    W
        loses   L
        """;
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    assertThat(folder(WORKBENCH.contest(file, Optional.empty())).isAnswered()).isFalse();
  }

  private void isRightAndWrong(ProblemFolder folder) throws Exception {
    Compiled wrong =
        Compiled.of(file(folder, "submissions/wrong_answer/value_1.cpp"), temp, "wrong");
    boolean caught = false;
    for (String input : inputs(folder)) {
      String printed = wrong.run(file(folder, input)).output();
      caught |= !printed.equals(answer(folder, input));
    }
    assertThat(caught).isTrue();
    assertThat(folder.isAnswered()).isTrue();
    Compiled right = Compiled.of(file(folder, "submissions/accepted/right.cpp"), temp, "right");
    for (String input : inputs(folder)) {
      assertThat(right.run(file(folder, input)).output())
          .as(input)
          .isEqualTo(answer(folder, input));
    }
  }

  @Test
  void noRightProgramIsMadeWhereNeitherATableNorTheBoardAnswers() {
    assertThat(folder("leetcode294").isAnswered()).isFalse();
    assertThat(folder("hdu1850").isAnswered()).isFalse();
  }

  @Test
  void theCheckerTakesEachWinningMove() throws Exception {
    ProblemFolder folder = folder("cf150a");
    assertThat(file(folder, "problem.yaml")).contains("validation: custom");
    Compiled checker =
        Compiled.of(file(folder, "output_validators/check/check.cpp"), temp, "check");
    Path in = Files.writeString(temp.resolve("in"), file(folder, "data/sample/2.in"));
    Path answer = Files.writeString(temp.resolve("ans"), file(folder, "data/sample/2.ans"));
    assertThat(in).hasContent("30");
    String[] files = {in.toString(), answer.toString(), temp.toString()};
    for (String right : List.of("1\n6\n", "1\n10\n", "1\n15 \n\n")) {
      assertThat(checker.run(right, files).code()).as(right).isEqualTo(42);
    }
    for (String wrong : List.of("", "1\n", "1\n5\n", "2\n", "1\n6\n1\n", "1 6\n")) {
      assertThat(checker.run(wrong, files).code()).as(wrong).isEqualTo(43);
    }
    assertThat(temp.resolve("judgemessage.txt")).hasContent("line 1 is not right");
  }

  @Test
  void theStatementTellsTheGameTheInputAndTheOutput() {
    Map<String, String> files = folder("poj3537").files();
    assertThat(files.get("problem_statement/problem.en.tex"))
        .startsWith("\\problemname{Crosses and Crosses}\n\nTic-tac-toe on a strip")
        .contains(
            "\\section*{Input}",
            "\\item A line with \\texttt{n} (from \\texttt{3} to \\texttt{2000}).",
            "\\begin{quote}\n\\texttt{1}\\\\\n\\end{quote}")
        .doesNotContain("octal", "expect", "What is known", "board");
    assertThat(files.get("data/sample/1.in")).isEqualTo("3\n");
  }

  /// The version that the systems take, with the file of the statement that belongs to it.
  @Test
  void theDescriptionIsOfTheLegacyFormat() {
    String yaml = file(folder("poj3537"), "problem.yaml");
    assertThat(yaml)
        .startsWith("problem_format_version: legacy\n")
        .contains("\nname: \"Crosses and Crosses\"\n", "\nvalidation: default\n", "\nlimits:\n  ")
        .containsPattern("\nuuid: [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\n");
    assertThat(file(folder("poj3537"), "problem.yaml")).isEqualTo(yaml);
    assertThat(file(folder("poj2960"), "problem.yaml").lines().toList().get(3))
        .isNotEqualTo(yaml.lines().toList().get(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "poj2960 | \\item `S` in the rules is the numbers `s`.",
        "poj2960 | \\item The position is a heap of each of the numbers `h`.",
        "poj3537 | \\item The position is a strip of `n` cells.",
        "arc038b | \\item The position is what is drawn as `board`, with `@` on row `1`, column `1`.",
        "cf36d | \\item The position is a board of `n` rows and `m` columns.",
      })
  void theStatementTellsWhatTheInputMeans(String id, String sentence) {
    assertThat(folder(id).files().get("problem_statement/problem.en.tex"))
        .contains("\n" + sentence.replaceAll("`([^`]*)`", "\\\\texttt{$1}") + "\n");
  }

  /// Polygon has the samples in the statement, and each part of it apart.
  @Test
  void aPackageOfPolygonHasStatementsTestsAndProgramsByTheirNames() {
    Map<String, String> files = folder(WORKBENCH.contest("hdu3032"), ProblemSystem.POLYGON).files();
    assertThat(files.get("statements/english/problem.tex"))
        .contains("\\begin{problem}{Nim or not Nim?}", "\\exmpfile{example.01}{example.01.a}%");
    assertThat(files.get("statements/english/example.01")).isEqualTo(files.get("tests/01"));
    assertThat(files.get("statements/english/example.01.a")).isEqualTo(files.get("tests/01.a"));
    assertThat(files)
        .containsKeys(
            "statement-sections/english/legend.tex",
            "statement-sections/english/input.tex",
            "statement-sections/english/output.tex",
            "statement-sections/english/name.tex");
    String problem = Objects.requireNonNull(files.get("problem.xml"));
    assertThat(problem).contains("<test method=\"manual\" sample=\"true\"/>", "tag=\"main\"");
    for (String path : problem.split("path=\"", -1)) {
      String name = path.substring(0, path.indexOf('"'));
      assertThat(name.startsWith("<?xml") || files.containsKey(name)).as(name).isTrue();
    }
  }

  /// Where the format has none.
  @Test
  void samplesAreMade() throws IOException {
    String format =
        """
        contest No samples
        rules   nim
        line    n 1..50
        line    a[n] 0..1000
        start   a
        wins    W
        loses   L
        """;
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    ProblemFolder folder = folder(WORKBENCH.contest(file, Optional.empty()));
    assertThat(inputs(folder)).contains("data/sample/1.in", "data/sample/2.in");
    assertThat(answer(folder, "data/sample/1.in")).containsAnyOf("W\n", "L\n");
    assertThat(file(folder, "data/sample/1.in").lines().toList().get(1).split(" "))
        .hasSizeLessThan(5);
  }

  /// Limits made of numbers, promises with lists, lists whose greatest number is a limit.
  @Test
  void aValidatorHasTheLimitsAndPromisesOfTheFormat() throws Exception {
    String format =
        """
        contest Limits
        rules   nim
        line    n 1..5, m n..2*n+10^10
        line    a[n] 0..max(n,3) increasing, b[n] 1..9
        need    a <= b
        start   a
        wins    W
        loses   L
        in      1 1
        in      0 1
        out     L
        """;
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    ProblemFolder folder = folder(WORKBENCH.contest(file, Optional.empty()));
    Compiled validator =
        Compiled.of(file(folder, "input_validators/validate/validate.cpp"), temp, "validate");
    assertThat(validator.run("2 10000000004\n0 2 1 2\n").code()).isEqualTo(42);
    for (String wrong :
        List.of(
            "2 10000000005\n0 2 1 2\n",
            "2 1\n0 2 1 2\n",
            "2 4\n0 4 1 4\n",
            "2 4\n2 2 2 2\n",
            "2 4\n0 2 1 1\n",
            "2 4\n0 2 1 2",
            "2 4\n0 2 1 2\n\n",
            "2 04\n0 2 1 2\n",
            "2 4 \n0 2 1 2\n",
            "2  4\n0 2 1 2\n",
            "2 99999999999999999999999\n0 2 1 2\n")) {
      assertThat(validator.run(wrong).code()).as(wrong).isEqualTo(43);
    }
  }

  @Test
  void anEndThatIsLongerThanTheFirstLineOfACaseIsRefused() throws IOException {
    String format =
        """
        contest Short
        rules   nim
        cases   until 0 0
        line    n 1..5
        start   n
        wins    W
        loses   L
        """;
    Path file = Files.writeString(temp.resolve("my.contest"), format);
    Contest contest = WORKBENCH.contest(file, Optional.empty());
    assertThatThrownBy(() -> folder(contest))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("more numbers than a case begins with");
  }

  /// With the real testlib, where `GRUNDY_TESTLIB` names it: a validator ends with 0 or 3, a
  /// checker with 0 or 1.
  @ParameterizedTest
  @ValueSource(strings = {"cf150a", "poj2960", "cses-stick-game"})
  void theProgramsForTestlibDoTheirWork(String id) throws Exception {
    doTheirWork(WORKBENCH.contest(id), spec(id));
  }

  @ParameterizedTest
  @MethodSource("madeLists")
  void theProgramsForTestlibMakeLists(String lines) throws Exception {
    Path file = Files.writeString(temp.resolve("my.contest"), format(lines));
    doTheirWork(
        WORKBENCH.contest(file, Optional.empty()), SpecParser.parse("my.contest", format(lines)));
  }

  private void doTheirWork(Contest contest, ContestSpec spec) throws Exception {
    String library = System.getenv("GRUNDY_TESTLIB");
    assumeTrue(library != null, "GRUNDY_TESTLIB names no testlib.h");
    Files.copy(Path.of(library), temp.resolve("testlib.h"));
    ProblemFolder folder = folder(contest, ProblemSystem.POLYGON);
    Compiled validator = Compiled.of(file(folder, "files/validator.cpp"), temp, "validator");
    Compiled generator = Compiled.of(file(folder, "files/generator.cpp"), temp, "generator");
    Compiled checker = Compiled.of(file(folder, "files/checker.cpp"), temp, "checker");
    Random random = new Random(15);
    for (int i = 0; i < MUTATIONS; i++) {
      String drawn = generator.run("", "" + i, "-size", "4", "-values", "9").output();
      assertThat(isInput(spec, drawn)).as(drawn).isTrue();
      assertThat(validator.run(drawn).code()).as(drawn).isZero();
      String text = mutated(drawn, random);
      assertThat(validator.run(text).code()).as(text).isEqualTo(isInput(spec, text) ? 0 : 3);
    }
    for (String test :
        folder.files().keySet().stream().filter(name -> name.endsWith(".a")).toList()) {
      String in = "" + Files.writeString(temp.resolve("in"), file(folder, test.replace(".a", "")));
      String answer = "" + Files.writeString(temp.resolve("answer"), file(folder, test));
      String wrong = "" + Files.writeString(temp.resolve("wrong"), file(folder, test) + "more\n");
      assertThat(checker.run("", in, answer, answer).code()).as(test).isZero();
      assertThat(checker.run("", in, wrong, answer).code()).as(test).isEqualTo(1);
    }
  }
}
