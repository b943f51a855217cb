package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.core.name.Version;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The command as its users see it: exit codes, what goes to which stream, help, JSON.
class GrundyCommandTest {
  private static final JsonMapper JSON = JsonMapper.shared();

  @ParameterizedTest
  @ValueSource(strings = {"cf138d", "arc038b", "gcj2019-1c-c", "poj3537", "gcj2015-q-d"})
  void printsTheOfficialAnswers(String contest) throws IOException {
    Path examples = Path.of("examples");
    CommandRun run =
        CommandRun.of(
            Files.readAllBytes(examples.resolve(contest + ".in")), Map.of(), "contest", contest);
    assertThat(run.out()).isEqualTo(Files.readString(examples.resolve(contest + ".out")));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void answersTheSamplesOfAFormat(@TempDir Path folder) throws IOException {
    Path format = folder.resolve("my.contest");
    String text =
        """
        contest Nim
        rules   nim
        line    n 0..9
        start   n
        wins    WIN {value}
        loses   LOSE
        in      0
        out     LOSE
        in      3
        out     WIN 3
        """;
    Files.writeString(format, text);
    CommandRun right = CommandRun.of("contest", "--spec", format.toString(), "--samples");
    assertThat(right.out()).isEqualTo("2 samples, answered as the format says.\n");
    Files.writeString(format, text.replace("WIN 3", "WIN 4"));
    CommandRun wrong = CommandRun.of("contest", "--spec", format.toString(), "--samples");
    assertThat(wrong.code()).isEqualTo(5);
    assertThat(wrong.out())
        .isEqualTo(
            "Sample 2, line 1 of its output: the format says `WIN 4`, the answer is `WIN 3`.\n");
  }

  @Test
  void aPlanOfAGameThatIsOverSaysSo(@TempDir Path folder) throws IOException {
    Path rules = folder.resolve("w.game");
    Files.writeString(
        rules, "game W\nboard grid\ncells . X\nmove . -> X\nwin [ X X ]\nstart fill .\n");
    CommandRun run = CommandRun.of("plan", rules.toString(), "XX..");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("The game is over: the player to move has lost (outcome P).")
        .doesNotContain("Components:");
  }

  /// As on a full disk; the device is one of Linux.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sequence kayles --csv",
        "sequence kayles --certificate",
        "sequence kayles --stripes",
        "solve cram 2x2 --svg",
        "table cram 1..2x1..2 --svg",
      })
  void aFileThatIsNotWrittenIsNoBadInput(String words) {
    assumeThat(Path.of("/dev/full")).exists();
    CommandRun run = CommandRun.of((words + " /dev/full").split(" "));
    assertThat(run.err()).matches("grundy: /dev/full cannot be written: [^\n]+\n");
    assertThat(run.code()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--help", "solve --help", "--version", "games", "sequence kayles --csv -"})
  void resultsThatNobodyGetsAreToldOnce(String words) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw new IOException("full");
          }
        };
    Console console =
        Console.of(
            InputStream.nullInputStream(),
            Main.results(full),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of());
    assertThat(new GrundyCommand(console).run(words.split(" "))).isEqualTo(1);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("grundy: the results cannot be written: full\n");
  }

  @Test
  void showsUsageOnTheErrorStreamWhereNothingIsAsked() {
    CommandRun run = CommandRun.of();
    assertThat(run.code()).isEqualTo(ExitCode.BAD_COMMAND_LINE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("Examples:\n").contains("Usage: grundy ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "plan", "contest", "check", "verify", "games"})
  void beginsHelpWithExamplesOfTheCommand(String command) {
    CommandRun option = CommandRun.of(command, "--help");
    assertThat(option.code()).isEqualTo(ExitCode.DONE);
    assertThat(option.err()).isEmpty();
    assertThat(option.out())
        .startsWith("Examples:\n  grundy " + command)
        .contains("\nUsage: grundy " + command);
    assertThat(CommandRun.of("help", command)).isEqualTo(option);
  }

  @Test
  void listsAllCommandsInTheHelp() {
    CommandRun run = CommandRun.of("--help");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .contains("  solve ", "  plan ", "  contest ", "  check ", "  verify ", "  games ");
    assertThat(CommandRun.of("help")).isEqualTo(run);
  }

  @Test
  void tellsItsVersion() {
    CommandRun run = CommandRun.of("--version");
    assertThat(run.out()).isEqualTo(Version.current().program() + "\n");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
  }

  /// Also of what was built without Maven, which writes the commit.
  @Test
  void itsVersionIsThatOfTheModules() throws IOException {
    String number = Version.current().number();
    assertThat(Files.readString(Path.of("pom.xml")))
        .contains("<artifactId>grundy</artifactId>\n  <version>" + number + "-SNAPSHOT<");
    assertThat(Version.current().program())
        .matches("grundy \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{12}(, changed)?\\))?");
  }

  @ParameterizedTest
  @CsvSource({
    "slove cram 2x2,       did you mean `solve`?",
    "solve cram 2x2 --jsn, did you mean `--json`?",
    "solve darkcraft 2x2,  did you mean `darkraft`?",
    "contest cf138,        did you mean `cf138d`?",
    "solve cram 2x2 --plan serach, did you mean `search`?",
  })
  void guessesWhatWasMeant(String line, String guess) {
    assertThat(CommandRun.of(line.split(" ")).err()).contains(guess);
  }

  /// The values are those of Cram on 2 x 3 by hand: a vertical domino in any of three columns
  /// leaves an even game; every other move leaves a board of one more move or of three.
  @Test
  void writesTheAnswerAsJson() {
    CommandRun run = CommandRun.of("solve", "cram", "2x3", "--json", "--moves");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).isEmpty();
    JsonNode answer = JSON.readTree(run.out());
    assertThat(answer.get("outcome").asString()).isEqualTo("N");
    assertThat(answer.get("value").asInt()).isEqualTo(1);
    assertThat(answer.get("position").asString()).isEqualTo("...|...");
    assertThat(answer.get("play").asString()).isEqualTo("normal");
    assertThat(answer.get("winningMoves").asInt()).isEqualTo(3);
    assertThat(answer.get("moves").size()).isEqualTo(7);
    int winning = 0;
    for (JsonNode move : answer.get("moves")) {
      assertThat(move.get("wins").asBoolean()).isEqualTo(move.get("value").asInt() == 0);
      assertThat(move.get("at").size()).isEqualTo(2);
      winning += move.get("wins").asBoolean() ? 1 : 0;
    }
    assertThat(winning).isEqualTo(3);
    assertThat(answer.at("/plan/method").asString()).isEqualTo("placement");
    assertThat(answer.at("/plan/because").asString()).isNotBlank();
    assertThat(answer.at("/statistics/nodes").isIntegralNumber()).isTrue();
  }

  @Test
  void leavesMovesOutOfTheJsonUnlessAsked() {
    JsonNode answer = JSON.readTree(CommandRun.of("solve", "nim", "7+4+4", "--json").out());
    assertThat(answer.has("moves")).isFalse();
    assertThat(answer.get("value").asInt()).isEqualTo(7);
    assertThat(answer.get("winningMoves").asInt()).isEqualTo(3);
    assertThat(answer.get("components").size()).isEqualTo(3);
  }

  @Test
  void givesNoValueUnderMisere() {
    CommandRun run = CommandRun.of("solve", "examples/misere-cram.game", "2x2", "--json");
    JsonNode answer = JSON.readTree(run.out());
    assertThat(answer.get("play").asString()).isEqualTo("misere");
    assertThat(answer.has("value")).isFalse();
    assertThat(answer.get("outcome").asString()).isIn("N", "P");
  }

  @ParameterizedTest
  @ValueSource(strings = {"plan cram 3x3", "games", "games cram", "check examples/queens.game"})
  void writesOneJsonObjectForEveryCommand(String line) {
    String[] words = (line + " --json").split(" ");
    CommandRun run = CommandRun.of(words);
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(JSON.readTree(run.out()).isObject()).isTrue();
    assertThat(run.out()).endsWith("}\n").hasLineCount(1);
  }

  @Test
  void readsThePositionFromArgumentFileAndInput(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("board.txt");
    Files.writeString(file, "RL\r\nLR\r\n", StandardCharsets.UTF_8);
    List<String> positions = new ArrayList<>();
    for (CommandRun run :
        List.of(
            CommandRun.of("solve", "darkraft", "RL|LR", "--json"),
            CommandRun.of("solve", "darkraft", "-f", file.toString(), "--json"),
            CommandRun.withInput("RL\nLR\n", "solve", "darkraft", "-", "--json"),
            CommandRun.withInput("RL|LR", "solve", "darkraft", "-f", "-", "--json"))) {
      assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
      positions.add(JSON.readTree(run.out()).get("position").asString());
    }
    assertThat(positions).containsOnly("RL|LR");
  }

  @Test
  void startsRandomBoardsFromTheSeed() {
    assertThat(position("7")).isEqualTo(position("7")).isNotEqualTo(position("8"));
  }

  private static String position(String seed) {
    CommandRun run = CommandRun.of("solve", "darkraft", "6x6", "--seed", seed, "--json");
    return JSON.readTree(run.out()).get("position").asString();
  }

  @Test
  void takesTheMethodThatIsAskedFor() {
    for (String method : List.of("cut", "search", "definition")) {
      CommandRun run =
          CommandRun.of("solve", "darkraft", "RLX|LXR", "--plan", method, "--json", "--moves");
      JsonNode answer = JSON.readTree(run.out());
      assertThat(answer.at("/plan/method").asString()).isEqualTo(method);
      assertThat(answer.get("value"))
          .isEqualTo(
              JSON.readTree(CommandRun.of("solve", "darkraft", "RLX|LXR", "--json").out())
                  .get("value"));
    }
  }

  @Test
  void givesUpWhenTheBudgetIsSpent() {
    CommandRun run = CommandRun.of("solve", "cram", "5x7", "--nodes", "10", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(JSON.readTree(run.out()).get("moveCount").asInt()).isEqualTo(58);
    assertThat(run.err()).startsWith("grundy: not solved: 10 nodes (--nodes) are spent\n");
  }

  @Test
  void refutesAFileWithAWrongExpectation(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("wrong.game");
    Files.writeString(file, "game W\nboard heap\ntake 1..3\nexpect 4 = 0\nexpect 5 = 2\n");
    CommandRun run = CommandRun.of("check", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(run.out()).contains("holds    4 = 0", "5 = 2", "1 of 2 expectations hold");
  }

  @Test
  void formatsAFileInPlace(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("untidy.game");
    Files.writeString(file, "game   Take\n  board heap\ntake 1..3   // few\n");
    String neat = CommandRun.of("check", "--format", file.toString()).out();
    assertThat(CommandRun.of("check", "-i", file.toString()))
        .isEqualTo(new CommandRun(ExitCode.DONE, "", ""));
    assertThat(file).hasContent(neat);
    assertThat(CommandRun.of("check", "--format", file.toString()).out()).isEqualTo(neat);
  }

  @Test
  void drawsTheBoard(@TempDir Path folder) {
    Path picture = folder.resolve("board.svg");
    CommandRun run = CommandRun.of("solve", "cram", "2x3", "--svg", picture.toString());
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
    assertThat(picture).content().contains("<svg", "grundy solve cram 2x3");
    assertThat(folder)
        .isDirectoryContaining(picture::equals)
        .isDirectoryNotContaining("glob:**/.*");
  }

  @ParameterizedTest
  @CsvSource({
    "auto,   '', xterm, out, true",
    "auto,   1,  xterm, out, false",
    "auto,   '', xterm, '',  false",
    "auto,   '', dumb,  out, false",
    "always, 1,  xterm, '',  true",
    "always, '', dumb,  out, true",
    "never,  '', xterm, out, false",
  })
  void honoursTheWishForColours(
      String when, String noColor, String terminal, String terminals, boolean coloured) {
    Map<String, String> environment =
        Map.of("NO_COLOR", noColor, "TERM", terminal, "GRUNDY_TERMINAL", terminals);
    CommandRun run =
        CommandRun.of(new byte[0], environment, "solve", "nim", "7+4", "--color", when);
    assertThat(run.out().contains("\u001b[")).isEqualTo(coloured);
  }

  @Test
  void saysWhatIsKnownSavesItAndGoesOn(@TempDir Path state) {
    Map<String, String> environment = Map.of("GRUNDY_STATE", state.resolve("runs").toString());
    String[] words = {"solve", "cram", "3x4", "--plan", "definition"};
    CommandRun first = CommandRun.of(new byte[0], environment, with(words, "--nodes", "100"));
    assertThat(first.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(first.out()).contains("Not solved: ", "Grundy value is from ", " moves, ");
    assertThat(first.err())
        .isEqualTo(
            "grundy: not solved: 100 nodes (--nodes) are spent\n"
                + "  the work so far is saved; go on with:"
                + " grundy solve cram 3x4 --plan definition --resume\n");

    CommandRun second = CommandRun.of(new byte[0], environment, with(words, "--resume"));
    assertThat(second.code()).isEqualTo(ExitCode.DONE);
    CommandRun whole = CommandRun.of(words);
    assertThat(second.out().lines().toList().subList(0, 8))
        .isEqualTo(whole.out().lines().toList().subList(0, 8));

    CommandRun third = CommandRun.of(new byte[0], environment, with(words, "--resume"));
    assertThat(third.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(third.err()).contains("nothing was saved to go on from");
  }

  /// There is no HOME on Windows.
  @Test
  void savesWhereWindowsKeepsSuchThings(@TempDir Path data) {
    Map<String, String> environment = Map.of("LOCALAPPDATA", data.toString());
    String[] words = {"solve", "cram", "3x4", "--plan", "definition", "--nodes", "100"};
    assertThat(CommandRun.of(new byte[0], environment, words).err()).contains("is saved");
    assertThat(data.resolve("grundy")).isNotEmptyDirectory();
  }

  /// Here only a NUL is in no name of a file; on Windows many characters are not.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve cram -f a\0b",
        "tile --pieces dominoes -f a\0b",
        "check a\0b.game",
        "verify a\0b",
        "solve a\0b.game 3",
        "solve cram 2x3 --certificate a\0b",
        "sequence 0.7 --to 20 --csv a\0b",
        "sequence 0.7 --to 20 --oeis a\0b",
        "sequence --family 0.[37] --to 20 --tsv a\0b",
      })
  void refusesWhatNoFileCanBeCalled(String words) {
    CommandRun run = CommandRun.of(words.split(" "));
    assertThat(run.code()).as(run.err()).isIn(ExitCode.BAD_COMMAND_LINE, ExitCode.BAD_INPUT);
    assertThat(run.err()).doesNotContain("internal error");
  }

  @Test
  void savesWhereItIsTold(@TempDir Path folder) {
    String file = folder.resolve("mine.run").toString();
    String[] words = {"solve", "cram", "3x4", "--plan", "definition", "--save", file, "--json"};
    CommandRun first = CommandRun.of(with(words, "--nodes=100"));
    assertThat(first.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    JsonNode partial = JSON.readTree(first.out());
    assertThat(partial.get("resume").asString()).endsWith("--json --resume");
    assertThat(partial.get("bounds").get(0).get("atMost").asInt()).isEqualTo(17);
    assertThat(CommandRun.of(with(words, "--resume")).code()).isEqualTo(ExitCode.DONE);
    assertThat(Path.of(file)).exists();
  }

  @Test
  void doesNotLoseWhatIsKnownWhereItCannotBeSaved() {
    CommandRun run =
        CommandRun.of(
            "solve", "cram", "3x4", "--plan", "definition", "--nodes", "100", "--save", "no/such");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(run.out()).contains("Grundy value is from ");
    assertThat(run.err()).contains("grundy: not saved: the folder of no/such does not exist");
  }

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray(String[]::new);
  }

  @Test
  void tellsFirstWhoWinsAndThenWhatIsNotFinished() {
    CommandRun run = CommandRun.of("solve", "cram", "6x6", "--nodes", "2000");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines().filter(line -> line.startsWith("The player")))
        .containsExactly("The player to move loses (outcome P). The Grundy value is 0.");
    assertThat(run.out())
        .contains("No move wins; each of the 60 has an answer:", "Not finished: 2,000 nodes")
        .contains("a lying domino on a6 and b6 is answered by a lying domino on e1 and f1.");
    assertThat(run.err()).startsWith("grundy: not finished: 2,000 nodes");
  }

  @Test
  void listsInOneTableTheMovesThatAreKnownWhereTheWorkEnds() {
    CommandRun run = CommandRun.of("solve", "cram", "5x6", "--nodes", "30000", "--moves");
    assertThat(run.code()).isZero();
    List<String> rows =
        run.out().lines().filter(line -> line.matches(" {3,}\\d.* domino on .*")).toList();
    assertThat(rows).isNotEmpty().doesNotHaveDuplicates();
    assertThat(run.out())
        .containsOnlyOnce(" value  wins  move\n")
        .contains("Of 49 moves, %d are settled.".formatted(rows.size()));
    JsonNode json =
        JSON.readTree(
            CommandRun.of("solve", "cram", "5x6", "--nodes", "30000", "--moves", "--json").out());
    assertThat(json.get("moves").size()).isEqualTo(rows.size());
    assertThat(json.get("moveCount").asInt()).isEqualTo(49);
  }

  @Test
  void aValueThatIsKnownIsAnAnswerThoughTheMovesAreNot() {
    CommandRun run =
        CommandRun.of("solve", "cram", "5x6", "--plan", "placement", "--nodes", "30000");
    assertThat(run.code()).isZero();
    assertThat(run.out().lines().filter(line -> line.startsWith("The player")))
        .containsExactly("The player to move wins (outcome N). The Grundy value is 2.");
    assertThat(run.out()).containsOnlyOnce("    ......\n\n").contains("settled:", "Not finished");
  }

  @Test
  void aValueThatIsReadOffAPeriodIsAnAnswerThoughTheMovesAreNot() {
    CommandRun run = CommandRun.of("solve", "0.3F", "1000000000", "--memory", "8M");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("The Grundy value is 499999999.", "Not finished: the tables need more than");
    assertThat(run.err()).startsWith("grundy: not finished: ");
    JsonNode json =
        JSON.readTree(
            CommandRun.of("solve", "0.3F", "1000000000", "--time", "5s", "--moves", "--json")
                .out());
    assertThat(json.get("outcome").asString()).isEqualTo("N");
    assertThat(json.get("value").asLong()).isEqualTo(499_999_999);
    assertThat(json.has("ended")).isTrue();
  }

  @Test
  void aWonPositionIsNotSaidToBeWorthZero() {
    CommandRun run = CommandRun.of("solve", "cram", "15x16", "--nodes", "20");
    assertThat(run.out()).contains("(outcome N)", "The Grundy value is from 1 to ");
  }

  @Test
  void listsEachMoveBeforeItExplainsThemAll() {
    assertThat(CommandRun.of("solve", "cram", "2x3", "--moves").out())
        .containsSubsequence("value is 1.", " value  wins  move", "The options have", "Method");
  }

  @Test
  void answersByATheoremWhatNoSearchCan() {
    CommandRun lost = CommandRun.of("solve", "peaceful-knights", "10x10");
    assertThat(lost.code()).isZero();
    assertThat(lost.out()).contains("outcome P", "value is 0.", "No move wins; each of the 100");
    assertThat(lost.err()).contains("5 s are spent", "--time 1m");
    CommandRun json = CommandRun.of("solve", "peaceful-knights", "10x10", "--json");
    assertThat(json.out())
        .contains("\"outcome\":\"P\",\"value\":0,", "\"winningMoves\":0")
        .doesNotContain("ended");
    CommandRun won = CommandRun.of("solve", "cram", "21x20", "--json");
    assertThat(won.code()).isZero();
    assertThat(won.out()).contains("\"outcome\":\"N\"", "\"at\":[11,10]", "\"wins\":true");
    assertThat(won.out()).contains("\"ended\":\"5 s are spent on what the theorem leaves open\"");
  }

  @Test
  void stressTellsTheSmallestInputOnWhichAProgramFails(@TempDir Path temp) throws IOException {
    String name = temp.resolve("found").toString();
    CommandRun run =
        CommandRun.of(
            "stress", "poj3537", "--save", name, "--", "sh", "-c", "cat > /dev/null; echo 1");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(5);
    assertThat(run.out())
        .startsWith("Wrong answer: line 1, found among all small inputs.\n\nInput:\n  6\n")
        .contains("Expected:\n  2\n", "Printed:\n  1\n", "The player to move loses");
    assertThat(Path.of(name + ".in")).hasContent("6\n");
    assertThat(Path.of(name + ".out")).hasContent("2\n");
  }

  /// Escape sequences, a title, a bell, a return over the line, C1 controls, changes of direction.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "stress leetcode292|cat > /dev/null; printf '\\033[2J\\033]0;title\\007no\\ryes\\n'",
        "stress leetcode292|printf '\\033[31mfirst\\n\\302\\2332J last\\n' >&2; exit 3",
        "judge hdu1846|printf '\\033[2J\\342\\200\\256 1\\n'",
        "judge hdu1846|printf '\\033[2J' >&2; exit 3"
      })
  void whatAProgramPrintsDoesNothingToATerminal(String command, @TempDir Path temp) {
    String[] parts = command.split("\\|", 2);
    List<String> words = new ArrayList<>(List.of(parts[0].split(" ", -1)));
    if (words.getFirst().equals("stress")) {
      words.addAll(List.of("--save", temp.resolve("found").toString()));
    }
    words.addAll(List.of("--", "sh", "-c", parts[1]));
    CommandRun run = CommandRun.of(words.toArray(String[]::new));
    assertThat(run.code()).isEqualTo(ExitCode.REFUTED);
    assertThat((run.out() + run.err()).replace("\n", "").codePoints())
        .noneMatch(Character::isISOControl)
        .doesNotContain(0x202E);
  }

  @Test
  void stressPassesARightProgram() {
    CommandRun run =
        CommandRun.of(
            "stress",
            "leetcode292",
            "--count",
            "40",
            "--",
            "awk",
            "{ print $1 % 4 ? \"true\" : \"false\" }");
    assertThat(run.out()).startsWith("No difference on ");
    assertThat(run.code()).isZero();
  }

  /// Made inputs are read again by the format, and are as asked.
  @Test
  void generateMakesInputsOfAChosenOutcomeWithTheirOutputs(@TempDir Path temp) throws IOException {
    CommandRun run =
        CommandRun.of(
            "generate",
            "cf138d",
            "--size",
            "2",
            "--count",
            "4",
            "--outcome",
            "P",
            "--to",
            temp.toString());
    assertThat(run.out()).startsWith("4 inputs with their outputs are in ");
    for (int i = 1; i <= 4; i++) {
      String input = Files.readString(temp.resolve("00" + i + ".in"));
      assertThat(temp.resolve("00" + i + ".out")).hasContent("LOSE\n");
      assertThat(CommandRun.withInput(input, "contest", "cf138d").out()).isEqualTo("LOSE\n");
    }
    assertThat(CommandRun.of("generate", "poj3537", "--kind", "small", "--count", "3").out())
        .isEqualTo("3\n4\n5\n");
  }

  /// The verifier is a script here, which tells its argument and finds a fault in one folder.
  @Test
  void aPackageIsZippedAndCheckedWhereThatCanBe(@TempDir Path temp) throws IOException {
    Path verifier = temp.resolve("verifyproblem");
    Files.writeString(
        verifier, "#!/bin/sh\necho \"looks at $1\"\ncase $1 in *bad) exit 1;; esac\n");
    assumeThat(verifier.toFile().setExecutable(true)).isTrue();
    Map<String, String> path = Map.of("PATH", "/no/such:" + temp);
    for (String name : List.of("good", "bad")) {
      String folder = temp.resolve(name).toString();
      String[] command = {
        "package", "poj3537", "--count", "1", "--kattis", folder, "--check", "--zip"
      };
      CommandRun run = CommandRun.of(new byte[0], path, command);
      assertThat(run.out()).contains("  looks at " + folder + "\n");
      assertThat(run.code()).isEqualTo(name.equals("good") ? ExitCode.DONE : ExitCode.REFUTED);
      try (ZipFile zip = new ZipFile(folder + ".zip")) {
        assertThat(zip.getEntry(name + "/problem.yaml")).isNotNull();
        assertThat(zip.size()).isGreaterThan(9);
      }
    }
    String folder = temp.resolve("other").toString();
    CommandRun none =
        CommandRun.of("package", "poj3537", "--count", "1", "--kattis", folder, "--check");
    assertThat(none.out()).contains("Not checked: there is no verifyproblem on the PATH.");
    assertThat(none.code()).isEqualTo(ExitCode.DONE);
    assertThat(CommandRun.of("package", "poj3537", "--polygon", folder, "--check").code())
        .isEqualTo(ExitCode.BAD_INPUT);
  }

  @Test
  void packageMakesTheFolderOfAProblem(@TempDir Path temp) throws IOException {
    String folder = temp.resolve("crosses").toString();
    CommandRun run = CommandRun.of("package", "poj3537", "--count", "2", "--kattis", folder);
    assertThat(run.out()).isEqualTo(folder + ": 21 files, 6 tests besides the samples.\n");
    assertThat(Path.of(folder, "data", "sample", "1.in")).hasContent("3\n");
    assertThat(Path.of(folder, "data", "secret", "03-small.in")).exists();
    assertThat(Files.readString(Path.of(folder, "problem.yaml"))).contains("Crosses and Crosses");
    assertThat(CommandRun.of("package", "poj3537").code()).isEqualTo(2);
  }

  @Test
  void generateLeavesOutInputsThatPassALimitOfTheRules(@TempDir Path temp) throws IOException {
    Path spec = temp.resolve("leaps.contest");
    Files.writeString(
        spec,
        """
        contest Leaps
        line    n 1..10, k 1..2000
        param   k = k
        start   n x n
        wins    +
        loses   -
        """);
    CommandRun run =
        CommandRun.of(
            "generate",
            "--spec",
            spec.toString(),
            "cf36d",
            "--values",
            "2000",
            "--count",
            "6",
            "--to",
            temp.toString());
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("4 inputs with their outputs are in ");
    assertThat(run.err())
        .startsWith("grundy: inputs left out, as the rules have no such position: 2, ");
    CommandRun none = CommandRun.of("generate", "cf36d", "--kind", "extreme", "--count", "3");
    assertThat(none.code()).isEqualTo(3);
    assertThat(none.err()).startsWith("grundy: all 3 inputs that were made are left out, ");
  }

  /// The promise cannot be kept, which only shows when inputs are made.
  @Test
  void noInputsAreNoSuccess(@TempDir Path temp) throws IOException {
    String spec = temp.resolve("e.contest").toString();
    Files.writeString(
        Path.of(spec), "contest E\nline n 1..9\nneed n > 9\nstart n\nwins W\nloses L\n");
    CommandRun stress = CommandRun.of("stress", "--spec", spec, "nim", "--", "cat");
    assertThat(stress.code()).isEqualTo(3);
    assertThat(stress.err()).startsWith("grundy: there is no input: ");
    CommandRun made =
        CommandRun.of("package", "--spec", spec, "nim", "--kattis", temp.resolve("e").toString());
    assertThat(made.code()).isEqualTo(3);
    assertThat(made.err()).startsWith("grundy: there is no test: ");
  }

  /// Tests that stayed would not fit to the programs that are made anew.
  @ParameterizedTest
  @ValueSource(strings = {"--kattis", "--polygon"})
  void aPackageMadeAnewHasNoTestsOfAnEarlierOne(String system, @TempDir Path temp)
      throws IOException {
    CommandRun.of("package", "poj3537", "--count", "3", system, temp.resolve("again").toString());
    Path own =
        Files.writeString(
            temp.resolve(
                "again/" + (system.equals("--kattis") ? "data/secret/own.in" : "tests/own")),
            "");
    CommandRun again =
        CommandRun.of(
            "package", "poj3537", "--count", "1", system, temp.resolve("again").toString());
    CommandRun.of("package", "poj3537", "--count", "1", system, temp.resolve("new").toString());
    assertThat(again.out()).containsPattern("\n1[26] files of an earlier run removed.\n$");
    assertThat(own).exists();
    Files.delete(own);
    assertThat(files(temp.resolve("again"))).isEqualTo(files(temp.resolve("new")));
  }

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.map(file -> folder.relativize(file).toString()).sorted().toList();
    }
  }

  @Test
  void generateRemovesItsInputsOfAnEarlierRun(@TempDir Path temp) throws IOException {
    String[] command = {"generate", "poj3537", "--to", temp.toString(), "--count"};
    CommandRun.of(with(command, "4"));
    Files.writeString(temp.resolve("notes.in"), "");
    Files.writeString(temp.resolve("12.in"), "");
    assertThat(CommandRun.of(with(command, "2")).out())
        .endsWith("\n4 files of an earlier run removed.\n");
    assertThat(files(temp))
        .containsExactly("", "001.in", "001.out", "002.in", "002.out", "12.in", "notes.in");
  }

  @Test
  void judgeTellsTheMoveAtWhichAProgramErred() {
    CommandRun run = CommandRun.of("judge", "hdu1846", "--", "sh", "-c", "yes 1");
    assertThat(run.out()).startsWith("Game 1:\n  1\n").contains("gives the win away: ");
    assertThat(run.out()).endsWith("Grundy wins: the program erred at move 1.\n");
    assertThat(run.code()).isEqualTo(5);
    assertThat(CommandRun.of("judge", "lightoj1296", "--", "cat").err())
        .contains("does not say how a move is written");
  }

  /// A format that names its rules needs no game before the program.
  @Test
  void judgeAndStressTakeAFormatAlone(@TempDir Path temp) throws IOException {
    Path format = temp.resolve("my.contest");
    Files.writeString(
        format,
        """
        contest Choose
        rules   hdu1846
        line    n 1..100, m 1..9
        param   m = m
        start   n
        turns   chosen
        move    {taken}
        wins    First
        loses   Second
        """);
    String spec = format.toString();
    CommandRun run = CommandRun.of("judge", "--spec", spec, "--", "sh", "-c", "echo Third");
    assertThat(run.out()).contains("At move 1 the program does not say who begins: `Third`.");
    assertThat(run.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(CommandRun.of("judge", "--spec", spec, "hdu1846", "--", "echo", "Third").out())
        .isEqualTo(run.out());
    assertThat(CommandRun.of("judge", "--spec", spec).err())
        .contains("missing required parameter: 'COMMAND'");
    assertThat(CommandRun.of("judge", "--", "cat").err())
        .contains("missing required parameter: 'PROBLEM'");
    Files.writeString(format, Files.readString(format).replace("turns   chosen", ""));
    assertThat(CommandRun.of("stress", "--spec", spec, "--", "sh", "-c", "exit 3").code())
        .isEqualTo(ExitCode.REFUTED);
  }
}
