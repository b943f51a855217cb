package org.grundy.workbench.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.pack.ProblemSystem;
import org.grundy.workbench.contest.stress.Conversation;
import org.grundy.workbench.contest.stress.Fault;
import org.grundy.workbench.explore.Match;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.PackageRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games against programs in sh.
class JudgeTest {
  private static final Workbench WORKBENCH = new Workbench();

  /// One heap of n, of which 1 to m are taken.
  private static final String TAKES =
      """
      read cases; read n m; read who
      move() { [ $n -gt 0 ] || exit 0; TAKEN; n=$((n - t)); echo $t; }
      [ $who = second ] || move
      while read t; do n=$((n - t)); move; done
      """;

  private static final String RIGHT =
      TAKES.replace("TAKEN", "t=$((n % (m + 1))); [ $t -gt 0 ] || t=1");

  @TempDir private Path temp;

  private static JudgedGame game(String problem, String input, boolean begins, String... command) {
    return game(WORKBENCH.contest(problem), input, begins, command);
  }

  private static JudgedGame game(Contest contest, String input, boolean begins, String... command) {
    Optional<Match.Player> first = Optional.of(begins ? Match.Player.YOU : Match.Player.GRUNDY);
    return game(contest, input, first, command);
  }

  private static JudgedGame game(
      Contest contest, String input, Optional<Match.Player> first, String... command) {
    Judge judge =
        new Judge(WORKBENCH, contest, first, () -> new Meter(Budget.ofNodes(1_000_000, 1L << 26)));
    try (Conversation talk =
        new Conversation(List.of(command), Duration.ofSeconds(20), OptionalLong.empty())) {
      return judge.play(input, talk);
    }
  }

  @Test
  void aProgramThatPlaysPerfectlyWinsFirstAndSecond() {
    JudgedGame first = game("hdu1846", "1\n23 2\n", true, "sh", "-c", RIGHT);
    assertThat(first.programWins()).isTrue();
    assertThat(first.firstMistake()).isZero();
    assertThat(first.turns().getFirst()).isEqualTo(turn(true, "2"));
    assertThat(game("hdu1846", "1\n21 2\n", false, "sh", "-c", RIGHT).programWins()).isTrue();
  }

  private static JudgedGame.Turn turn(boolean byProgram, String text) {
    return new JudgedGame.Turn(byProgram, text, Optional.empty());
  }

  @Test
  void theFirstMoveThatGivesTheWinAwayIsToldWithABetterOne() {
    String wrong = TAKES.replace("TAKEN", "t=1; [ $n -lt 6 ] || t=$((n % (m + 1)))");
    JudgedGame game = game("hdu1846", "1\n8 2\n", true, "sh", "-c", wrong);
    assertThat(game.programWins()).isFalse();
    assertThat(game.fault()).isEmpty();
    assertThat(game.firstMistake()).isGreaterThan(1);
    JudgedGame.Turn mistake = game.turns().get(game.firstMistake() - 1);
    assertThat(mistake.byProgram()).isTrue();
    assertThat(mistake.better().orElseThrow()).isNotEqualTo(mistake.text());
  }

  @ParameterizedTest
  @CsvSource({
    "'echo 7; cat', NO_MOVE, `7`",
    "'echo I take two; cat', NO_MOVE, `I take two`",
    "'echo; cat', NO_MOVE, ``",
    "'exit 3', CRASH, exit code 3",
    "'exit 0', NOTHING, it has ended",
    "'head -c 10000 /dev/zero; cat', TOO_MUCH, a line of more than 4096 letters",
    "'read a; read b; read c; echo 2; read d; exit 9', CRASH, exit code 9"
  })
  void faultsAreToldApart(String script, Fault.Kind kind, String detail) {
    JudgedGame game = game("hdu1846", "1\n23 2\n", true, "sh", "-c", script);
    assertThat(game.fault()).contains(new Fault(kind, detail));
    assertThat(game.programWins()).isFalse();
    assertThat(game.turns()).hasSize(script.contains("echo 2") ? 2 : 0);
  }

  @Test
  void aProgramThatSaysNothingInTimeHangs() {
    Judge judge =
        new Judge(
            WORKBENCH,
            WORKBENCH.contest("hdu1846"),
            Optional.empty(),
            () -> new Meter(Budget.ofNodes(1_000_000, 1L << 26)));
    try (Conversation talk =
        new Conversation(List.of("cat"), Duration.ofMillis(1), OptionalLong.empty())) {
      talk.hear();
      assertThat(talk.fault()).contains(new Fault(Fault.Kind.HANG, "no line within 1 ms"));
    }
    try (Conversation talk =
        new Conversation(
            List.of("sh", "-c", "cat > /dev/null"), Duration.ofMillis(50), OptionalLong.empty())) {
      assertThat(judge.play("1\n23 2\n", talk).fault().orElseThrow().kind())
          .isEqualTo(Fault.Kind.HANG);
    }
  }

  /// A pipe holds less than that, so that whoever writes it waits.
  @Test
  void aProgramThatReadsNothingHangs() {
    try (Conversation talk =
        new Conversation(List.of("sleep", "600"), Duration.ofMillis(50), OptionalLong.empty())) {
      talk.say("1".repeat(1 << 20));
      assertThat(talk.hear()).isEmpty();
      assertThat(talk.fault().orElseThrow().kind()).isEqualTo(Fault.Kind.HANG);
    }
  }

  /// Heaps keep their numbers while others vanish; pairs are written by what is left of both.
  @Test
  void movesAreWrittenByTheNumbersOfHeapsAndByWhatIsLeft() {
    JudgedGame nim =
        game("poj2234", "3 1 2 3\n", false, "sh", "-c", "read a; read b; read c; echo 0 0; cat");
    assertThat(nim.turns().getFirst().text()).matches("[123] [123]");
    JudgedGame gone =
        game("poj2234", "2 1 2\n", true, "sh", "-c", "read a; read b; echo 1 1; read c; echo 1 1");
    assertThat(gone.turns()).hasSize(2);
    assertThat(gone.turns().get(1)).isEqualTo(turn(false, "2 2"));
    JudgedGame pair = game("poj1067", "2 3\n", true, "sh", "-c", "echo 1 2; cat");
    assertThat(pair.turns().getFirst().better()).isEmpty();
  }

  private Contest talk(String lines) throws IOException {
    Path file = temp.resolve("talk.contest");
    Files.writeString(
        file,
        """
        contest Talk
        rules   hdu1846
        line    n 1..1000, m 1..100
        param   m = m
        start   n
        move    {taken}
        wins    First
        loses   Second
        """
            + lines);
    return WORKBENCH.contest(file, Optional.empty());
  }

  /// A program that says what it chooses and plays well, and ends where it hears that the game is
  /// over.
  private String chooses(String choice) {
    return """
    read n m
    move() { t=$((n % (m + 1))); [ $t -gt 0 ] || t=1; n=$((n - t)); echo $t; }
    echo CHOICE; [ CHOICE = Second ] || move
    while read t; do [ $t -gt 0 ] || exit; n=$((n - t)); [ $n -eq 0 ] || move; done
    """
        .replace("CHOICE", choice);
  }

  @Test
  void aProgramMayChooseWhoBegins() throws Exception {
    Contest contest = talk("turns chosen\nover 0\n");
    for (String choice : List.of("First", "Second")) {
      String input = choice.equals("First") ? "23 2\n" : "24 2\n";
      JudgedGame game = game(contest, input, Optional.empty(), "sh", "-c", chooses(choice));
      assertThat(game.choice()).contains(new JudgedGame.Choice(choice, false));
      assertThat(game.programWins()).isTrue();
      assertThat(game.turns().getFirst().byProgram()).isEqualTo(choice.equals("First"));
      assertThat(game.turns().getLast().byProgram()).isTrue();
    }
    JudgedGame wrong = game(contest, "24 2\n", Optional.empty(), "sh", "-c", chooses("First"));
    assertThat(wrong.choice()).contains(new JudgedGame.Choice("First", true));
    assertThat(wrong.programWins()).isFalse();
    JudgedGame none = game(contest, "24 2\n", Optional.empty(), "sh", "-c", "echo first; cat");
    assertThat(none.fault()).contains(new Fault(Fault.Kind.NO_CHOICE, "`first`"));
    JudgedGame ended = game(contest, "24 2\n", Optional.empty(), "sh", "-c", "exit 3");
    assertThat(ended.fault().orElseThrow().kind()).isEqualTo(Fault.Kind.CRASH);
    assertThatThrownBy(() -> game(contest, "24 2\n", true, "cat"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the `turns` line of the format says who begins");
  }

  @Test
  void theFormatMaySayWhoBegins() throws IOException {
    String play = "read n m; read t; [ $t = 0 ] && exit; echo 1; cat";
    JudgedGame second = game(talk("turns second\n"), "3 2\n", Optional.empty(), "sh", "-c", play);
    assertThat(second.turns().getFirst().byProgram()).isFalse();
    assertThat(second.turns().get(1)).isEqualTo(turn(true, "1"));
    JudgedGame first =
        game(talk("turns first\n"), "2 2\n", Optional.empty(), "sh", "-c", "read a; echo 2; cat");
    assertThat(first.programWins()).isTrue();
    assertThat(first.choice()).isEmpty();
  }

  /// Such a program does not read one input and end.
  @Test
  void aFormatOfWholeGamesMakesNoPackage() throws IOException {
    Contest contest = talk("turns first\n");
    assertThatThrownBy(() ->
            contest.packaged(
                new PackageRequest(ProblemSystem.KATTIS, 1, 1, 1, 1, 1, Duration.ofSeconds(1)),
                new Meter(Budget.ofNodes(100, 1L << 20))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("play whole games");
  }

  @Test
  void aFormatThatWritesTwoMovesAlikeOrNoneIsRefused() throws IOException {
    Path file = temp.resolve("my.contest");
    Files.writeString(
        file,
        """
        contest Alike
        rules   nim
        line    n 1..9
        start   n + n
        move    {heap}
        wins    W
        loses   L
        """);
    Contest alike = WORKBENCH.contest(file, Optional.empty());
    assertThatThrownBy(() -> game(alike, "3\n", true, "cat"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the format writes two moves as ");
    assertThatThrownBy(() -> WORKBENCH.contest("lightoj1296").requireMoves())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("does not say how a move is written");
    assertThatThrownBy(() -> game("hdu1846", "2\n1 1\n2 2\n", true, "cat"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("asks about no position or several");
  }
}
