package org.grundy.workbench.contest.pack;

/// A system of contests, which has its own folders and its own ways to run programs.
public enum ProblemSystem {
  /// Kattis: the folders of its problemtools; validators end with 42 or 43.
  KATTIS,
  /// Polygon: programs for testlib, tests by their numbers.
  POLYGON
}
