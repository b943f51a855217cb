package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;

/// A few ordinary commands, run one after the other, from which the JVM learns what to keep in its
/// start-up cache. The launcher runs it once after a build.
public final class StartupTraining {
  private record Lesson(String input, List<String> arguments) {}

  private static final List<Lesson> LESSONS =
      List.of(
          new Lesson("2 2\nRL\nLR\n", List.of("contest", "cf138d")),
          new Lesson("2 3\n.#.\n...\n", List.of("contest", "arc038b")),
          new Lesson("1\n2 2\n..\n.#\n", List.of("contest", "gcj2019-1c-c")),
          new Lesson("6\n", List.of("contest", "poj3537")),
          new Lesson("1\n3 2 3\n", List.of("contest", "gcj2015-q-d")),
          new Lesson("2 2\nRQ\nLR\n", List.of("contest", "cf138d")),
          new Lesson("", List.of("solve", "darkraft", "RL|XR")),
          new Lesson("", List.of("solve", "cram", "2x3", "--moves")),
          new Lesson("", List.of("solve", "0.137", "7+4", "--json")),
          new Lesson("", List.of("solve", "node-kayles", "path 5")),
          new Lesson("", List.of("solve", "treblecross", "12")),
          new Lesson("", List.of("plan", "bacterial", "3x3")),
          new Lesson("", List.of("table", "wythoff", "(0..20,0..20)", "--csv")),
          new Lesson("", List.of("table", "cram", "1..3x1..4")),
          new Lesson("", List.of("sequence", "0.137", "--to", "1000")),
          new Lesson("", List.of("count", "nim", "3 of 1..100")),
          new Lesson("", List.of("games")),
          new Lesson("", List.of("--help")),
          new Lesson("", List.of("solve", "crum", "2x3")));

  private StartupTraining() {}

  /// Runs all commands; nothing is printed. The process ends as that of a command does.
  public static void main(String[] arguments) {
    PrintStream nowhere = Main.results(OutputStream.nullOutputStream());
    for (Lesson lesson : LESSONS) {
      ByteArrayInputStream in =
          new ByteArrayInputStream(lesson.input().getBytes(StandardCharsets.UTF_8));
      new GrundyCommand(Console.of(in, nowhere, nowhere, Map.of()))
          .run(lesson.arguments().toArray(String[]::new));
    }
    System.exit(ExitCode.DONE);
  }
}
