package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Parameter;

/// What in rules is allowed, but hardly meant: it has no effect, or another than it seems to have.
public final class RulesWarnings {
  private RulesWarnings() {}

  /// The warnings about checked rules, each at the line it is about.
  public static List<RuleProblem> of(GameRules rules) {
    List<RuleProblem> warnings = new ArrayList<>();
    twice(rules.rules(), "each of its moves counts twice", warnings);
    twice(rules.wins(), "it wins no more", warnings);
    twice(rules.ends(), "it ends no more", warnings);
    twice(rules.avoids(), "it forbids no more", warnings);
    for (Parameter parameter : rules.parameters().list()) {
      if (parameter.use() == Parameter.Use.NONE) {
        warnings.add(
            new RuleProblem(
                parameter,
                "no line of moves names the parameter `%s`".formatted(parameter.name()),
                "use it, or remove this line"));
      }
    }
    for (Object rule : rules.rules()) {
      if (rule instanceof EquationMove move) {
        new EquationWarnings(move, warnings).look();
      }
    }
    if (rules.board().hasCells()) {
      new CellWarnings(rules, warnings).look();
    }
    return List.copyOf(warnings);
  }

  private static void twice(List<?> lines, String effect, List<RuleProblem> warnings) {
    Set<Object> seen = new HashSet<>();
    for (Object line : lines) {
      if (!seen.add(line)) {
        warnings.add(
            new RuleProblem(
                line, "this line says the same as one before; " + effect, "remove one of them"));
      }
    }
  }
}
