package org.grundy.workbench.contest.pack;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.answer.RulesText;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.statement.ProblemStatement;
import org.grundy.workbench.contest.pack.value.ValueCode;

/// The folder in which a system of contests keeps a problem.
///
/// @param files the text of each file by its path
/// @param tests how many tests there are besides the samples
/// @param isAnswered whether a program that is right and quick is among the files
public record ProblemFolder(Map<String, String> files, int tests, boolean isAnswered) {
  /// Numbers for parameters to which the rules give none.
  private static final long[] TRIED = {1, 2, 3, 4, 6, 10, 30, 100, 1000};

  public ProblemFolder {
    files = new TreeMap<>(files);
  }

  /// The folder of a problem.
  ///
  /// @param about what is told of the game in prose; may be empty
  /// @throws InputException if its validator cannot be written
  public static ProblemFolder of(
      ProblemSystem system,
      ContestSpec spec,
      RulesText rules,
      String about,
      List<TestFile> tests,
      ContestAnswers answers,
      Meter meter) {
    GameRules open = openRules(spec, rules);
    Optional<ValueCode> value = ValueCode.of(spec, open, answers, meter);
    Map<String, String> programs = new TreeMap<>();
    value.ifPresent(code -> programs.put("accepted/right.cpp", OutputCode.right(spec, code)));
    if (value.isEmpty()) {
      ValueCode.slow(spec, open)
          .ifPresent(code ->
              programs.put("time_limit_exceeded/definition.cpp", OutputCode.right(spec, code)));
    }
    programs.put("wrong_answer/value_1.cpp", OutputCode.wrong(spec));
    ProblemStatement statement = ProblemStatement.of(spec, open, about);
    Map<String, String> files =
        switch (system) {
          case KATTIS -> kattis(spec, rules, statement, tests, programs);
          case POLYGON -> new PolygonFiles(spec, statement, tests, programs).all();
        };
    int own = (int) tests.stream().filter(test -> !test.isSample()).count();
    return new ProblemFolder(files, own, value.isPresent());
  }

  /// The rules, whose lines name the parameters; these need some number for the rules to be read.
  private static GameRules openRules(ContestSpec spec, RulesText rules) {
    for (int i = 0; ; i++) {
      try {
        return RulesParser.check(rules.name(), rules.text(), i == 0 ? List.of() : tried(spec, i))
            .rules();
      } catch (InputException bad) {
        if (spec.settings().isEmpty() || i == TRIED.length) {
          throw bad;
        }
      }
    }
  }

  private static List<Binding> tried(ContestSpec spec, int index) {
    Take.Range only = new Take.Range(TRIED[index - 1], TRIED[index - 1] + 1);
    return spec.settings().stream()
        .map(setting -> new Binding(setting.parameter(), List.of(only)))
        .toList();
  }

  private static Map<String, String> kattis(
      ContestSpec spec,
      RulesText rules,
      ProblemStatement statement,
      List<TestFile> tests,
      Map<String, String> programs) {
    Map<String, String> files = new TreeMap<>();
    boolean checked = CheckerCode.isNeeded(spec);
    files.put("problem.yaml", problem(spec, rules, checked));
    files.put("problem_statement/problem.en.tex", statement.whole("\\problemname"));
    files.put("input_validators/validate/validate.cpp", ValidatorCode.alone(spec));
    if (checked) {
      files.put("output_validators/check/check.cpp", CheckerCode.alone(spec, tests));
    }
    for (TestFile test : tests) {
      String name = (test.isSample() ? "data/sample/" : "data/secret/") + test.name();
      files.put(name + ".in", test.input());
      files.put(name + ".ans", test.output().text());
    }
    programs.forEach((name, text) -> files.put("submissions/" + name, text));
    return files;
  }

  /// The description in the version `legacy` of the format, which all systems take. The same
  /// problem always has the same `uuid`.
  private static String problem(ContestSpec spec, RulesText rules, boolean checked) {
    String same = String.join("\n", "grundy", spec.title(), spec.source(), rules.text());
    return """
    problem_format_version: legacy
    type: pass-fail
    name: %s
    uuid: %s
    %slicense: unknown
    limits:
      time_multiplier: 5
      time_safety_margin: 2
      memory: 1024
    validation: %s
    """
        .formatted(
            Code.quoted(spec.title()),
            UUID.nameUUIDFromBytes(same.getBytes(StandardCharsets.UTF_8)),
            spec.source().isEmpty() ? "" : "source: " + Code.quoted(spec.source()) + "\n",
            checked ? "custom" : "default");
  }
}
