package org.grundy.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.core.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a Java program can do, what `docs/java.md` says of it, and the programs in `examples/java`.
class JavaApiTest {
  private static final Path ROOT = Path.of("..");

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }

  /// The document's lines of Java, run in order; what stands behind `//` is the value of the line
  /// before.
  @Test
  void documentSaysWhatIs() throws Exception {
    List<String> blocks = new ArrayList<>();
    StringBuilder block = new StringBuilder();
    boolean inside = false;
    for (String line : Files.readAllLines(ROOT.resolve("docs/java.md"))) {
      if (line.startsWith("```")) {
        inside = line.equals("```java");
        if (!inside && !block.isEmpty()) {
          blocks.add(block.toString());
          block.setLength(0);
        }
      } else if (inside) {
        block.append(line).append('\n');
      }
    }
    assertThat(blocks).hasSizeGreaterThan(5);
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      Stream.of(classPath().split(java.io.File.pathSeparator)).forEach(shell::addToClasspath);
      blocks.forEach(text -> run(shell, text));
    }
  }

  /// Fences name the language as the test of the Java in them knows it.
  @Test
  void everyBlockOfJavaIsRun() throws Exception {
    assertThat(
            Files.readAllLines(ROOT.resolve("docs/java.md")).stream()
                .filter(line -> line.startsWith("```") && !line.equals("```"))
                .distinct())
        .containsExactlyInAnyOrder("```java", "```xml", "```sh");
  }

  /// Of a search, of a winner that a theorem names, and of a winner alone.
  @ParameterizedTest
  @CsvSource({"5x5, 100000000", "4x21, 1000", "6x7, 1000"})
  void certificatesHoldTheirClaims(String position, long nodes) {
    Sum sum = Grundy.game("cram").position(position);
    Answer answer = sum.within(Budget.ofNodes(nodes, 1L << 28)).solve();
    String certificate = Grundy.certificate(answer);
    assertThat(certificate).contains("\"inside\"");
    assertThat(Grundy.verify(certificate).claims()).allMatch(CheckedClaim::holds);
    for (String other : List.of("\"inside\" : \"A", "\"inside\" : \"H*", "\"more\" : \"H")) {
      assertThatThrownBy(() -> Grundy.verify(certificate.replace("\"inside\" : \"H", other)))
          .as(other)
          .isInstanceOf(InputException.class);
    }
  }

  private static void run(JShell shell, String block) {
    String value = "";
    String rest = block;
    while (!rest.isBlank()) {
      String line = rest.strip().lines().findFirst().orElse("");
      if (line.startsWith("// ")) {
        assertThat(value).as(block).isEqualTo(line.substring(3));
        rest = rest.substring(rest.indexOf(line) + line.length());
        continue;
      }
      int end = rest.indexOf("\n// ");
      String source = end < 0 ? rest : rest.substring(0, end);
      SourceCodeAnalysis.CompletionInfo info = shell.sourceCodeAnalysis().analyzeCompletion(source);
      for (SnippetEvent event : shell.eval(info.source())) {
        assertThat(event.exception()).as(info.source()).isNull();
        assertThat(event.status())
            .as(info.source() + shell.diagnostics(event.snippet()).toList())
            .isEqualTo(Snippet.Status.VALID);
        value = String.valueOf(event.value());
      }
      rest = info.remaining() + (end < 0 ? "" : rest.substring(end));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "WinAtCram; wins: [ . | . ] -> [ # | # ] at row 1, column 1",
        "SquareGame; [0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0, 1, 2]",
        "ManyQuestions; certificate: accepted",
        "Pebbling; 8 vertices: 25",
      })
  void exampleRuns(String program, String printed, @TempDir Path folder) throws Exception {
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-d",
                folder.toString(),
                "-cp",
                classPath(),
                ROOT.resolve("examples/java/" + program + ".java").toString());
    assertThat(code).isZero();
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      loader
          .loadClass(program)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).contains(printed);
  }

  @Test
  void everyExampleIsRun() throws Exception {
    try (Stream<Path> files = Files.list(ROOT.resolve("examples/java"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "WinAtCram.java", "SquareGame.java", "ManyQuestions.java", "Pebbling.java");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 2x3 + nim 2",
        "treblecross; XX.... + 5",
        "node-kayles; path 5",
        "white-knight; 4x4",
        "wythoff; (2,3)",
        "chomp; 2x3",
        "0.137; 7 + 3",
        "ominous-omino; 4 4 6",
      })
  void aMoveThatIsPlayedLeadsWhereItsValueSays(String game, String position) {
    Sum start = Grundy.game(game).position(position);
    Answer answer = start.solve();
    for (PlayableMove move : answer.moves().toList()) {
      if (move.ends()) {
        assertThat(move.wins()).isTrue();
        continue;
      }
      Answer after = move.play().solve();
      assertThat(after.outcome() == Outcome.P).as(move.name()).isEqualTo(move.wins());
      if (move.value().isPresent()) {
        assertThat(after.value()).as(move.name()).isEqualTo(move.value());
      }
    }
  }

  /// Kayles on rows, with and without what a ruleset may say besides the options.
  private record Kayles(boolean splits) implements Ruleset<String> {
    @Override
    public void options(String row, Consumer<Option<String>> sink) {
      for (int from = 0; from < row.length(); from++) {
        for (int to = from + 1; to <= Math.min(from + 2, row.length()); to++) {
          if (row.substring(from, to).indexOf('.') < 0) {
            String after = row.substring(0, from) + ".".repeat(to - from) + row.substring(to);
            sink.accept(new Option<>(Move.named(from + " to " + to), List.of(after)));
          }
        }
      }
    }

    @Override
    public List<String> components(String row) {
      return splits
          ? Stream.of(row.split("\\.")).filter(part -> !part.isEmpty()).collect(Collectors.toList())
          : List.of(row);
    }

    @Override
    public String representative(String row) {
      String mirrored = new StringBuilder(row).reverse().toString();
      return splits && mirrored.compareTo(row) < 0 ? mirrored : row;
    }
  }

  @Test
  void rulesInJavaHaveTheValuesOfTheSameRulesInTheLanguage() {
    JavaGame<String> plain = Grundy.of(new Kayles(false));
    JavaGame<String> split = Grundy.of(new Kayles(true));
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 100; i++) {
      StringBuilder row = new StringBuilder();
      for (int cell = random.nextInt(9); cell >= 0; cell--) {
        row.append(random.nextInt(4) == 0 ? '.' : 'o');
      }
      String heaps =
          Stream.of(row.toString().split("\\."))
              .map(part -> String.valueOf(part.length()))
              .collect(Collectors.joining(" + "));
      Answer answer = Grundy.game("kayles").position(heaps.isEmpty() ? "0" : heaps).solve();
      assertThat(plain.value(row.toString())).as(heaps).isEqualTo(answer.value());
      assertThat(split.value(row.toString())).as(heaps).isEqualTo(answer.value());
      assertThat(split.outcome(row.toString())).isEqualTo(answer.outcome());
      assertThat(split.winningMoves(row.toString()).isEmpty())
          .isEqualTo(answer.winningMoves().isEmpty());
    }
    assertThat(split.values(size -> "o".repeat((int) size)).limit(30).boxed())
        .isEqualTo(Grundy.game("kayles").values().limit(30).boxed().toList());
  }

  @Test
  void aMoveMayEndTheGame() {
    Ruleset<Integer> reachTen =
        (count, sink) -> {
          for (int step = 1; step <= 2 && count + step <= 10; step++) {
            boolean ends = count + step == 10;
            sink.accept(
                new Option<>(
                    Move.named("" + step), ends ? List.of() : List.of(count + step), ends));
          }
        };
    JavaGame<Integer> game = Grundy.of(reachTen);
    assertThat(game.value(9)).isEmpty();
    assertThat(game.outcome(9)).isEqualTo(Outcome.N);
    assertThat(game.outcome(7)).isEqualTo(Outcome.P);
    assertThat(game.winningMoves(8)).hasSize(1);
  }

  @Test
  void budgetsHoldAndBadTextsAreTold() {
    Budget small = new Budget(50, Duration.ofMinutes(5), 1 << 24);
    Sum large = Grundy.game("cram").position("7x7");
    assertThatThrownBy(() -> large.solve(small)).isInstanceOf(UnsolvedException.class);
    Sum limited = Grundy.game("cram").within(small).position("7x7");
    assertThatThrownBy(limited::solve).isInstanceOf(UnsolvedException.class);
    assertThatThrownBy(limited::outcome).isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(limited::value).isInstanceOf(BudgetSpentException.class);
    Sum option = limited.moves().findFirst().orElseThrow().play();
    assertThatThrownBy(option::solve).isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> option.plus(large).solve()).isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> Grundy.of(new Kayles(false)).within(small).value("o".repeat(20)))
        .isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> Grundy.sum("crm 2x3 + nim 5"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cram");
  }

  /// What a theorem says of the winner is an answer without any budget, and says that it is not
  /// whole.
  @ParameterizedTest
  @CsvSource({"cram, 9x10", "grid-node-kayles, 9x9"})
  void anAnswerMayHaveTheWinnerOnly(String game, String board) {
    Answer answer = Grundy.game(game).position(board).solve();
    assertThat(answer.outcome()).isEqualTo(Outcome.N);
    assertThat(answer.ended()).isPresent();
    assertThat(answer.value()).isEmpty();
    assertThat(answer.winningMoves()).isNotEmpty();
    assertThat(answer.winningMoves().getFirst().play().outcome()).isEqualTo(Outcome.P);
  }

  @Test
  void isAnAnswerWhereItIsKnownWhoWins() {
    Budget few = new Budget(3_000, Duration.ofDays(1), 1L << 28);
    Answer won = Grundy.game("cram").position("3x18").solve(few);
    assertThat(won.outcome()).isEqualTo(Outcome.N);
    assertThat(won.ended()).isPresent();
    assertThat(won.value()).isEmpty();
    assertThat(won.winningMoves()).hasSize(1);
    Answer lost = Grundy.game("cram").position("8x8").solve(few);
    assertThat(lost.value()).hasValue(0);
    assertThat(lost.winningMoves()).isEmpty();
  }

  @Test
  void rulesInJavaAndInJsonAreOneGame() {
    String json =
        """
        {"title": "Three", "board": {"kind": "heap", "variable": "n"},
         "rules": [{"kind": "take", "counts": ["1..3"]}], "play": "normal"}
        """;
    assertThat(Grundy.fromJson(json).position("5 + 2").value())
        .isEqualTo(Grundy.rules("game Three\nboard heap\ntake 1..3").position("5 + 2").value());
  }

  /// Of a thousand million moves no more are made than are asked for.
  @Test
  void movesAreMadeWhenTheyAreAskedFor() {
    Sum huge = Grundy.game("wythoff").position("(1000000000,1000000000)");
    assertThat(huge.moves().limit(3)).hasSize(3);
    assertThat(huge.moves().anyMatch(move -> move.name().contains("999999990"))).isTrue();
    long[] made = {0};
    Ruleset<Integer> endless =
        (size, sink) -> {
          for (int left = size - 1; left >= 0; left--) {
            made[0]++;
            sink.accept(new Option<>(Move.named("to " + left), List.of(left)));
          }
        };
    assertThat(Grundy.of(endless).moves(1_000_000_000).findFirst()).isPresent();
    assertThat(made[0]).isEqualTo(1);
    assertThat(Grundy.game("cram").position("3x3").solve().moves().limit(2)).hasSize(2);
  }

  @Test
  void misereOfRulesInJavaIsThatOfTheSameRulesInTheLanguage() {
    MisereJavaGame<String> plain = Grundy.of(new Kayles(false)).misere();
    MisereJavaGame<String> split = Grundy.of(new Kayles(true)).misere();
    Grundy kayles = Grundy.game("kayles");
    for (int pins = 0; pins <= 12; pins++) {
      for (int more = 0; more <= 3; more++) {
        Outcome outcome = kayles.position(pins + " + " + more).misere().outcome();
        String row = "o".repeat(pins) + "." + "o".repeat(more);
        assertThat(plain.outcome(row)).as(row).isEqualTo(outcome);
        assertThat(split.outcome(row)).as(row).isEqualTo(outcome);
        assertThat(split.outcomeSoFar(row)).contains(outcome);
        boolean over = pins + more == 0;
        assertThat(split.winningMoves(row).isEmpty()).isEqualTo(outcome == Outcome.P || over);
      }
    }
    MisereJavaGame<String> limited = plain.within(new Budget(50, Duration.ofMinutes(5), 1 << 24));
    assertThatThrownBy(() -> limited.outcome("o".repeat(20)))
        .isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void whatIsRememberedIsSavedAndLoaded() throws Exception {
    SavedForm<String> form =
        new SavedForm<>() {
          @Override
          public void write(String row, DataOutput out) throws IOException {
            out.writeUTF(row);
          }

          @Override
          public String read(DataInput in) throws IOException {
            return in.readUTF();
          }
        };
    JavaGame<String> first = Grundy.of(new Kayles(true));
    assertThat(first.value("o".repeat(12))).isPresent();
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    first.save(form, new DataOutputStream(saved));
    JavaGame<String> second = Grundy.of(new Kayles(true));
    assertThat(second.valueSoFar("o".repeat(12))).isEmpty();
    second.load(form, new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    assertThat(second.valueSoFar("o".repeat(12))).isEqualTo(first.value("o".repeat(12)));
  }

  @Test
  void aWholeAnswerSaysSoAndCostsNothingMore() {
    Budget enough = new Budget(20_000, Duration.ofMinutes(5), 1 << 28);
    Answer answer = Grundy.game("cram").position("4x5").solve(enough);
    assertThat(answer.ended()).isEmpty();
    long nodes = answer.statistics().nodes();
    assertThat(answer.moves()).hasSize(31);
    assertThat(answer.statistics().nodes()).isEqualTo(nodes);
  }

  @Test
  void whatIsKnownComesWithTheException() {
    Sum sum = Grundy.game("cram").position("5x7");
    UnsolvedException unsolved =
        catchThrowableOfType(
            UnsolvedException.class, () -> sum.solve(Budget.ofNodes(3_000, 1 << 28)));
    assertThat(unsolved.ending()).isEqualTo(new Ending.Nodes(3_000));
    assertThat(unsolved.moves()).isEmpty();
    assertThat(unsolved.bounds()).hasSize(1);
  }

  /// Of each kind a question that would take hours, in a thread that is interrupted.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "outcome",
        "value",
        "unfinished",
        "threads",
        "table",
        "sequence",
        "count",
        "java",
        "java threads",
        "java misere",
        "values",
        "moves"
      })
  void anInterruptedThreadEndsItsWork(String question) throws InterruptedException {
    AtomicReference<Object> told = new AtomicReference<>();
    AtomicBoolean isInterrupted = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(1);
    Thread thread =
        Thread.ofPlatform()
            .start(() -> {
              begun.countDown();
              try {
                told.set(asked(question));
              } catch (BudgetSpentException spent) {
                told.set(Optional.of(spent.ending()));
              }
              isInterrupted.set(Thread.currentThread().isInterrupted());
            });
    begun.await();
    Thread.sleep(300);
    thread.interrupt();
    assertThat(thread.join(Duration.ofSeconds(60))).isTrue();
    assertThat(told.get()).isEqualTo(Optional.of(new Ending.Interrupted()));
    assertThat(isInterrupted).isTrue();
  }

  private static Object asked(String question) {
    Budget several = Budget.ofBytes(1L << 29).withThreads(3);
    Grundy cram = Grundy.game("cram").within(several.withThreads(1));
    return switch (question) {
      case "solve" -> cram.position("7x7").solve().ended();
      case "outcome" -> cram.position("7x7").outcome();
      case "value" -> cram.position("7x7").value();
      case "unfinished" ->
          cram.within(new Budget(Long.MAX_VALUE, Duration.ofDays(1), 1 << 28))
              .position("7x8")
              .solve()
              .ended();
      case "threads" -> cram.within(several).position("7x7").solve().ended();
      case "table" -> cram.within(several).table("7x1..9").ended();
      case "sequence" -> Grundy.game("0.007").sequence(100_000_000).ended();
      case "count" -> cram.count("2 of 7x7..9");
      case "java" -> Grundy.of(new Kayles(false)).value("o".repeat(100));
      case "java threads" -> Grundy.of(new Kayles(false)).within(several).value("o".repeat(100));
      case "java misere" -> Grundy.of(new Kayles(false)).misere().outcome("o".repeat(100));
      case "values" -> Grundy.game("grundys-game").values().limit(10_000_000).max();
      case "moves" -> Grundy.game("wythoff").position("(1000000000,1000000000)").moves().count();
      default -> throw new IllegalArgumentException(question);
    };
  }

  /// The listener hears what was done; what it throws ends the work, also of several threads.
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whoListensHearsAndMayEndTheWork(int threads) {
    List<Statistics> heard = new ArrayList<>();
    IllegalStateException enough = new IllegalStateException("enough");
    Consumer<Statistics> listener =
        soFar -> {
          synchronized (heard) {
            heard.add(soFar);
            if (heard.size() == 3) {
              throw enough;
            }
          }
        };
    Budget budget = Budget.ofBytes(1 << 29).withThreads(threads);
    Grundy cram = Grundy.game("cram").within(budget).onProgress(listener);
    assertThatThrownBy(() -> cram.position("7x7").solve()).isSameAs(enough);
    assertThat(heard).hasSize(3).isSortedAccordingTo(Comparator.comparingLong(Statistics::nodes));
    heard.clear();
    JavaGame<String> own = Grundy.of(new Kayles(false)).within(budget).onProgress(listener);
    assertThatThrownBy(() -> own.value("o".repeat(60))).isSameAs(enough);
  }

  @Test
  void movesOfOwnGamesReadAsTheyAreCalled() {
    Option<Integer> end = new Option<>(Move.named("jump"), List.of(), true);
    assertThat(end).hasToString("jump -> nothing, which ends the game");
    assertThat(Grundy.of(new Kayles(true)).winningMoves("ooo")).hasToString("[1 to 2 -> o.o]");
    assertThat(new Option<>(Move.named("split"), List.of(3, 4))).hasToString("split -> 3 + 4");
  }
}
