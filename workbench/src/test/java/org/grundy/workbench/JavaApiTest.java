package org.grundy.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
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
import org.grundy.core.InputException;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;
import org.grundy.workbench.request.Answer;
import org.grundy.workbench.request.Sum;
import org.grundy.workbench.request.SumMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
          .containsExactlyInAnyOrder("WinAtCram.java", "SquareGame.java", "ManyQuestions.java");
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
    for (SumMove move : answer.moves()) {
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
    assertThatThrownBy(() -> large.solve(small)).isInstanceOf(BudgetSpentException.class);
    Sum limited = Grundy.game("cram").within(small).position("7x7");
    assertThatThrownBy(limited::solve).isInstanceOf(BudgetSpentException.class);
    Sum option = limited.moves().getFirst().play();
    assertThatThrownBy(option::solve).isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> option.plus(large).solve()).isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> Grundy.of(new Kayles(false)).within(small).value("o".repeat(20)))
        .isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> Grundy.sum("crm 2x3 + nim 5"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cram");
  }
}
