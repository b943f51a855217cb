package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;

/// All that rules must satisfy beyond their syntax: what is on which board, that everything is
/// declared, that every range is finite, and that every game ends, unless plays may go on for ever.
public final class RulesCheck {
  private RulesCheck() {}

  /// The faults of `rules`; none where they make a game.
  ///
  /// The node of a problem is the line at fault: a rule, a `win` pattern, the start, an expectation
  /// or the board, or `rules` itself for the list of cells and what is missing.
  public static List<RuleProblem> problems(GameRules rules) {
    List<RuleProblem> problems = new ArrayList<>();
    switch (rules.board()) {
      case Board.Cells _ -> {
        new CellCheck(rules, problems).check();
        CellOrder.check(rules, problems);
        TokenOrder.check(rules, problems);
      }
      case Board.Heap heap -> new HeapCheck(rules, List.of(heap.variable()), problems).check();
      case Board.HeapSet heap -> new HeapCheck(rules, List.of(heap.variable()), problems).check();
      case Board.Heaps heaps -> {
        checkNames(heaps, problems);
        new HeapCheck(rules, heaps.variables(), problems).check();
      }
      case Board.Graph graph -> new GraphCheck(rules, graph, problems).check();
      case Board.Tiling _ -> checkTiling(rules, problems);
    }
    if (rules.rules().isEmpty() && !(rules.board() instanceof Board.Tiling)) {
      problems.add(
          new RuleProblem(rules, "no line allows a move", "add a line such as " + example(rules)));
    }
    checkBonds(rules, problems);
    if (rules.play() == Play.BESIDE && rules.endsEarly()) {
      problems.add(
          new RuleProblem(
              rules,
              "nobody wins or loses at once under `play beside`: other games decide who wins",
              "remove the `win` and `lose` lines"));
    }
    checkExpectations(rules, problems);
    if (rules.play() == Play.LOOPY) {
      problems.removeIf(RuleProblem::endless);
    }
    return List.copyOf(problems);
  }

  private static String example(GameRules rules) {
    return switch (rules.board()) {
      case Board.Heap _, Board.HeapSet _ -> "take 1..3";
      case Board.Heaps(List<String> names, _) -> "move (" + String.join(",", names) + ") -> …";
      case Board.Graph _ -> "move vertex v : delete v";
      default -> "move . -> X";
    };
  }

  private static void checkNames(Board.Heaps heaps, List<RuleProblem> problems) {
    if (heaps.variables().size() < 2) {
      problems.add(
          new RuleProblem(
              heaps, "`board heaps` needs at least two names", "one heap is `board heap n`"));
    }
    if (new HashSet<>(heaps.variables()).size() < heaps.variables().size()) {
      problems.add(
          new RuleProblem(
              heaps,
              "two heaps have the same name: " + String.join(" ", heaps.variables()),
              "give each heap a name of its own, such as board heaps a b"));
    }
  }

  private static void checkTiling(GameRules rules, List<RuleProblem> problems) {
    String problem = "a tiling game has no rules of its own";
    String cure = "remove this line";
    rules.rules().forEach(rule -> problems.add(new RuleProblem(rule, problem, cure)));
    rules.patterns().forEach(line -> problems.add(new RuleProblem(line, problem, cure)));
    rules.start().ifPresent(start -> problems.add(new RuleProblem(start, problem, cure)));
    if (!rules.cells().isEmpty()) {
      problems.add(new RuleProblem(rules, "a tiling game declares no cells", "remove `cells`"));
    }
    switch (rules.play()) {
      case NORMAL -> {}
      case MISERE ->
          problems.add(
              new RuleProblem(rules, "a tiling game has no misère play", "remove `play misere`"));
      case LOOPY ->
          problems.add(new RuleProblem(rules, "a tiling game ends", "remove `play loopy`"));
      case BESIDE ->
          problems.add(
              new RuleProblem(
                  rules, "a tiling game cannot be added to another", "remove `play beside`"));
    }
  }

  /// The theory of moves that bind is one of normal play and of sums.
  private static void checkBonds(GameRules rules, List<RuleProblem> problems) {
    for (int index : rules.bonds().ofLines().keySet()) {
      Rule line = rules.rules().get(index);
      String bond = rules.bonds().suffix(index).strip().split(" ", 2)[0];
      if (rules.play() != Play.NORMAL) {
        problems.add(
            new RuleProblem(
                line,
                "`%s` has no meaning under `play %s`"
                    .formatted(bond, rules.play().name().toLowerCase(Locale.ROOT)),
                "let a player lose who cannot move: play  normal"));
      }
      if (rules.endsEarly()) {
        problems.add(
            new RuleProblem(
                line,
                "`%s` has no meaning in a game that can be won or lost at once".formatted(bond),
                "remove it, or the `win` and `lose` lines"));
      }
    }
  }

  private static void checkExpectations(GameRules rules, List<RuleProblem> problems) {
    for (Expectation expectation : rules.expectations()) {
      if (expectation.expected() instanceof Expectation.Expected.Value(long value)) {
        expectedValueProblem(rules, expectation, value).ifPresent(problems::add);
      }
      if (expectation.expected() instanceof Expectation.Expected.Draws
          && rules.play() != Play.LOOPY) {
        problems.add(
            new RuleProblem(
                expectation,
                "every play ends, so that no position is a draw",
                "write expect " + expectation.start() + " wins, or loses"));
      }
      if (expectation.expected() instanceof Expectation.Expected.Loony && rules.bonds().isEmpty()) {
        problems.add(
            new RuleProblem(
                expectation,
                "no line says `again` or `entails`, so that no position is loony",
                "write expect " + expectation.start() + " wins"));
      }
    }
  }

  private static Optional<RuleProblem> expectedValueProblem(
      GameRules rules, Expectation expectation, long value) {
    String start = "expect " + expectation.start();
    if (rules.play() == Play.MISERE) {
      return Optional.of(
          new RuleProblem(
              expectation,
              "a position has no Grundy value under misère play, found " + value,
              "write " + start + " wins, or " + start + " loses"));
    }
    if (rules.play() == Play.BESIDE) {
      return Optional.of(
          new RuleProblem(
              expectation,
              "a position has no Grundy value under `play beside`, found " + value,
              "write " + start + " loses: nobody can move where nothing stands beside it"));
    }
    if (rules.board() instanceof Board.Tiling) {
      return Optional.of(
          new RuleProblem(
              expectation,
              "a tiling game has no Grundy value, found " + value,
              "write " + start + " wins, or " + start + " loses"));
    }
    return value >= 0
        ? Optional.empty()
        : Optional.of(
            new RuleProblem(
                expectation,
                "a Grundy value is a number from 0, found " + value,
                "write " + start + " = 0, or " + start + " loses"));
  }
}
