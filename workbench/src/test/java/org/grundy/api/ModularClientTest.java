package org.grundy.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A program that is a module itself and says `requires org.grundy.workbench;`: the lines of
/// `docs/java.md`, run in order, and the programs in `examples/java`.
class ModularClientTest {
  private static final Path ROOT = Path.of("..");

  @TempDir private Path folder;

  /// What the document's lines of Java become: expressions, of which it tells the values, are
  /// shown.
  ///
  /// @param values as the document tells them
  private record Program(List<String> imports, List<String> statements, List<String> values) {
    static Program of(List<String> document) {
      Program program = new Program(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
      boolean inside = false;
      for (int i = 0; i < document.size(); i++) {
        String line = document.get(i);
        if (line.startsWith("```")) {
          inside = line.equals("```java");
        } else if (inside) {
          program.add(line, document.get(i + 1));
        }
      }
      return program;
    }

    private void add(String line, String next) {
      if (line.startsWith("// ")) {
        values.add(line.substring(3));
      } else if (line.startsWith("import ")) {
        imports.add(line);
      } else {
        statements.add(next.startsWith("// ") ? "show(" + line + ");" : line);
      }
    }

    String text() {
      return """
      package client;

      %s

      public final class Document {
        private static void show(Object value) {
          System.out.println(value instanceof String ? "\\"" + value + "\\"" : value);
        }

        public static void main(String[] arguments) throws Exception {
      %s
        }
      }
      """
          .formatted(String.join("\n", imports), String.join("\n", statements));
    }
  }

  /// The modules among what the tests see: folders of classes or jars, as Maven has them by now.
  private static String modulePath() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Stream.of(all.split(File.pathSeparator))
        .filter(place -> isModule(Path.of(place)))
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean isModule(Path place) {
    try {
      return ModuleFinder.of(place).findAll().stream()
          .anyMatch(module -> !module.descriptor().isAutomatic());
    } catch (FindException _) {
      return false;
    }
  }

  private Path compiled(Program program) throws IOException {
    Path sources = Files.createDirectories(folder.resolve("client"));
    List<Path> files = new ArrayList<>();
    files.add(
        Files.writeString(
            folder.resolve("module-info.java"),
            "module client { requires org.grundy.workbench; }\n"));
    files.add(Files.writeString(sources.resolve("Document.java"), program.text()));
    try (Stream<Path> examples = Files.list(ROOT.resolve("examples/java"))) {
      for (Path example : examples.toList()) {
        files.add(
            Files.writeString(
                sources.resolve(example.getFileName().toString()),
                "package client;\n" + Files.readString(example)));
      }
    }
    Path classes = folder.resolve("classes");
    assertThat(errors(files, classes)).isEmpty();
    return classes;
  }

  private static List<String> errors(List<Path> files, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(told, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("--module-path", modulePath(), "-Xlint:exports", "-d", classes.toString());
      boolean done =
          compiler
              .getTask(
                  null, manager, told, options, null, manager.getJavaFileObjectsFromPaths(files))
              .call();
      List<String> errors =
          told.getDiagnostics().stream()
              .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
              .map(Diagnostic::toString)
              .toList();
      assertThat(done).isEqualTo(errors.isEmpty());
      return errors;
    }
  }

  /// What a program of the client prints, run as a module.
  private List<String> printed(Path classes, String program) throws Exception {
    Path errors = folder.resolve("errors.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "--module-path",
                modulePath() + File.pathSeparator + classes,
                "--module",
                "client/client." + program)
            .redirectError(errors.toFile())
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(() -> read(errors)).isZero();
    return printed.lines().toList();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  @Test
  void documentAndExamplesCompileAndRunAsAModule() throws Exception {
    Program program = Program.of(Files.readAllLines(ROOT.resolve("docs/java.md")));
    assertThat(program.values).hasSizeGreaterThan(30);
    Path classes = compiled(program);
    assertThat(printed(classes, "Document")).isEqualTo(program.values);
    assertThat(printed(classes, "WinAtCram"))
        .contains("wins: [ . | . ] -> [ # | # ] at row 1, column 1");
  }

  /// What stands behind the walls is not seen, so that the test above says something.
  @Test
  void aModuleSeesNothingElse() throws Exception {
    Path info =
        Files.writeString(
            folder.resolve("module-info.java"),
            "module client { requires org.grundy.workbench; }\n");
    Path source =
        Files.writeString(
            Files.createDirectories(folder.resolve("client")).resolve("Inside.java"),
            "package client; class Inside { org.grundy.solvers.Plan plan; }\n");
    assertThat(errors(List.of(info, source), folder.resolve("classes"))).isNotEmpty();
  }
}
