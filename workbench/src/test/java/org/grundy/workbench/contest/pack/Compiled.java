package org.grundy.workbench.contest.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// A generated program, compiled. Where there is no compiler, tests that need one are skipped.
record Compiled(Path program) {
  /// What came of a run.
  record Run(int code, String output) {}

  static Compiled of(String source, Path folder, String name) throws IOException {
    Path text = Files.writeString(folder.resolve(name + ".cpp"), source);
    Path program = folder.resolve(name);
    Process compiler;
    try {
      compiler =
          new ProcessBuilder(
                  "g++", "-std=c++17", "-I", folder.toString(), "-o", program.toString(), "" + text)
              .redirectErrorStream(true)
              .start();
    } catch (IOException none) {
      assumeTrue(false, "there is no g++");
      throw none;
    }
    String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(compiler.onExit().join().exitValue()).as(said).isZero();
    return new Compiled(program);
  }

  /// Runs it on an input; what it prints may fit into a pipe.
  ///
  /// @return empty where it does not end in a time
  Optional<Run> runFor(Duration time, String input) throws IOException, InterruptedException {
    Path in = Files.writeString(Path.of(program + ".in"), input, StandardCharsets.ISO_8859_1);
    Process process =
        new ProcessBuilder(program.toString())
            .redirectInput(in.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    if (!process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS)) {
      process.destroyForcibly();
      return Optional.empty();
    }
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return Optional.of(new Run(process.exitValue(), output));
  }

  /// Runs it on an input.
  Run run(String input, String... arguments) throws IOException, InterruptedException {
    Path in = Files.writeString(Path.of(program + ".in"), input, StandardCharsets.ISO_8859_1);
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .redirectInput(in.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return new Run(process.exitValue(), output);
  }
}
