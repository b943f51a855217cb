package org.grundy.workbench.contest.pack;

import java.util.regex.Pattern;

/// A system of contests, which has its own folders and its own ways to run programs.
public enum ProblemSystem {
  /// Kattis: the folders of its problemtools; validators end with 42 or 43.
  KATTIS(
      "data/sample/[1-9][0-9]*\\.(in|ans)",
      "data/secret/[0-9]{2,}-(small|random|extreme)\\.(in|ans)",
      "output_validators/check/check\\.cpp",
      "problem_statement/problem\\.en\\.md",
      "submissions/(accepted/right|time_limit_exceeded/definition)\\.cpp"),
  /// Polygon: programs for testlib, tests by their numbers.
  POLYGON(
      "tests/[0-9]{2,}(\\.a)?",
      "statement(s|-sections)/english/example\\.[0-9]{2,}(\\.a)?",
      "statement\\.md",
      "solutions/(right|definition|wrong)\\.cpp");

  private final Pattern changing;

  ProblemSystem(String... changing) {
    this.changing = Pattern.compile(String.join("|", changing));
  }

  /// True if a file is one that some folders of a problem have and others do not, such as a test.
  ///
  /// @param path its path in the folder
  public boolean mayHave(String path) {
    return changing.matcher(path).matches();
  }
}
