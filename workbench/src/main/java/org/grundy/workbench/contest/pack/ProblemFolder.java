package org.grundy.workbench.contest.pack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.answer.RulesText;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.value.ValueCode;

/// The folder in which a system of contests keeps a problem.
///
/// @param files the text of each file by its path
/// @param tests how many tests there are besides the samples
/// @param isAnswered whether a program that is right is among the files
public record ProblemFolder(Map<String, String> files, int tests, boolean isAnswered) {
  public ProblemFolder {
    files = new TreeMap<>(files);
  }

  /// The folder of a problem.
  ///
  /// @param about what is told of the game in prose; may be empty
  /// @throws org.grundy.core.InputException if its validator cannot be written
  public static ProblemFolder of(
      ProblemSystem system,
      ContestSpec spec,
      RulesText rules,
      String about,
      List<TestFile> tests,
      ContestAnswers answers,
      Meter meter) {
    Map<String, String> files = new TreeMap<>();
    Optional<ValueCode> value = ValueCode.of(spec, rules, answers, meter);
    switch (system) {
      case KATTIS -> {
        kattis(spec, rules, about, tests, files);
        value.ifPresent(
            code -> files.put("submissions/accepted/right.cpp", OutputCode.right(spec, code)));
        files.put("submissions/wrong_answer/value_1.cpp", OutputCode.wrong(spec));
      }
      case POLYGON -> {
        polygon(spec, rules, about, tests, files);
        value.ifPresent(code -> files.put("solutions/right.cpp", OutputCode.right(spec, code)));
        files.put("solutions/wrong.cpp", OutputCode.wrong(spec));
      }
    }
    int own = (int) tests.stream().filter(test -> !test.isSample()).count();
    return new ProblemFolder(files, own, value.isPresent());
  }

  private static void polygon(
      ContestSpec spec,
      RulesText rules,
      String about,
      List<TestFile> tests,
      Map<String, String> files) {
    files.put("statement.md", "# " + spec.title() + "\n\n" + StatementText.of(spec, rules, about));
    files.put("files/validator.cpp", ValidatorCode.testlib(spec));
    files.put("files/checker.cpp", CheckerCode.testlib(spec, tests));
    files.put("files/generator.cpp", GeneratorCode.of(spec));
    for (int i = 0; i < tests.size(); i++) {
      String name = "tests/%02d".formatted(i + 1);
      files.put(name, tests.get(i).input());
      files.put(name + ".a", tests.get(i).output().text());
    }
  }

  private static void kattis(
      ContestSpec spec,
      RulesText rules,
      String about,
      List<TestFile> tests,
      Map<String, String> files) {
    boolean checked = CheckerCode.isNeeded(spec);
    files.put(
        "problem.yaml",
        "name: %s\nsource: %s\nlicense: unknown\nvalidation: %s\n"
            .formatted(
                Code.quoted(spec.title()),
                Code.quoted(spec.source()),
                checked ? "custom" : "default"));
    files.put("problem_statement/problem.en.md", StatementText.of(spec, rules, about));
    files.put("input_validators/validate/validate.cpp", ValidatorCode.alone(spec));
    if (checked) {
      files.put("output_validators/check/check.cpp", CheckerCode.alone(spec, tests));
    }
    for (TestFile test : tests) {
      String name = (test.isSample() ? "data/sample/" : "data/secret/") + test.name();
      files.put(name + ".in", test.input());
      files.put(name + ".ans", test.output().text());
    }
  }
}
