package org.grundy.workbench.contest.pack;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.pack.statement.ProblemStatement;

/// The files of a package of Polygon.
///
/// @param programs their texts, by the verdict that they get and their names
record PolygonFiles(
    ContestSpec spec,
    ProblemStatement statement,
    List<TestFile> tests,
    Map<String, String> programs) {
  private static final int SECONDS = 2;
  private static final int MEGABYTES = 256;

  Map<String, String> all() {
    Map<String, String> files = new TreeMap<>();
    files.put("problem.xml", problem());
    statement(files);
    files.put("files/validator.cpp", ValidatorCode.testlib(spec));
    files.put("files/checker.cpp", CheckerCode.testlib(spec, tests));
    files.put("files/generator.cpp", GeneratorCode.of(spec));
    for (int i = 0; i < tests.size(); i++) {
      put("tests/%02d".formatted(i + 1), tests.get(i), files);
    }
    programs.forEach((name, text) -> files.put(solution(name), text));
    return files;
  }

  private static void put(String name, TestFile test, Map<String, String> files) {
    files.put(name, test.input());
    files.put(name + ".a", test.output().text());
  }

  private static String solution(String name) {
    return "solutions/" + name.substring(name.indexOf('/') + 1);
  }

  /// The sections that Polygon edits, and the whole.
  private void statement(Map<String, String> files) {
    String sections = "statement-sections/english/";
    files.put(sections + "name.tex", statement.title() + "\n");
    files.put(sections + "legend.tex", statement.game());
    files.put(sections + "input.tex", statement.input());
    files.put(sections + "output.tex", statement.output());
    StringBuilder examples = new StringBuilder();
    List<TestFile> samples = tests.stream().filter(TestFile::isSample).toList();
    for (int i = 0; i < samples.size(); i++) {
      String name = "example.%02d".formatted(i + 1);
      put(sections + name, samples.get(i), files);
      put("statements/english/" + name, samples.get(i), files);
      examples.append("\\exmpfile{%s}{%s.a}%%\n".formatted(name, name));
    }
    files.put(
        "statements/english/problem.tex",
        """
        \\begin{problem}{%s}{standard input}{standard output}{%d seconds}{%d megabytes}

        %s
        \\InputFile
        %s
        \\OutputFile
        %s
        \\Examples
        \\begin{example}
        %s\\end{example}
        \\end{problem}
        """
            .formatted(
                statement.title(),
                SECONDS,
                MEGABYTES,
                statement.game(),
                statement.input(),
                statement.output(),
                examples));
  }

  private String problem() {
    return """
    <?xml version="1.0" encoding="utf-8" standalone="no"?>
    <problem revision="1" short-name="%s">
      <names>
        <name language="english" value="%s"/>
      </names>
      <statements>
        <statement charset="UTF-8" language="english" path="statements/english/problem.tex" type="application/x-tex"/>
      </statements>
      <judging input-file="" output-file="">
        <testset name="tests">
          <time-limit>%d</time-limit>
          <memory-limit>%d</memory-limit>
          <test-count>%d</test-count>
          <input-path-pattern>tests/%%02d</input-path-pattern>
          <answer-path-pattern>tests/%%02d.a</answer-path-pattern>
          <tests>
    %s      </tests>
        </testset>
      </judging>
      <files>
        <executables>
          <executable>
            <source path="files/generator.cpp" type="cpp.g++17"/>
          </executable>
        </executables>
      </files>
      <assets>
        <checker type="testlib">
          <source path="files/checker.cpp" type="cpp.g++17"/>
        </checker>
        <validators>
          <validator>
            <source path="files/validator.cpp" type="cpp.g++17"/>
          </validator>
        </validators>
        <solutions>
    %s    </solutions>
      </assets>
    </problem>
    """
        .formatted(
            name(),
            escaped(spec.title()),
            SECONDS * 1000,
            (long) MEGABYTES << 20,
            tests.size(),
            tests.stream()
                .map(test ->
                    "        <test method=\"manual\"%s/>\n"
                        .formatted(test.isSample() ? " sample=\"true\"" : ""))
                .collect(Collectors.joining()),
            programs.keySet().stream()
                .map(name ->
                    """
                          <solution tag="%s">
                            <source path="%s" type="cpp.g++17"/>
                          </solution>
                    """
                        .formatted(tag(name), solution(name)))
                .collect(Collectors.joining()));
  }

  /// The title in small letters, digits and hyphens.
  private String name() {
    String name = spec.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return name.replaceAll("^-|-$", "");
  }

  private static String tag(String name) {
    return switch (name.substring(0, name.indexOf('/'))) {
      case "accepted" -> "main";
      case "time_limit_exceeded" -> "time-limit-exceeded";
      default -> "wrong-answer";
    };
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
