package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Parameter;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;

/// The warnings about rules: lines that are allowed, but hardly meant, as they have no effect, or
/// another than they seem to have.
public final class RulesWarnings {
  private RulesWarnings() {}

  /// The warnings about checked rules, each at the line it is about.
  public static List<RuleProblem> of(GameRules rules) {
    List<RuleProblem> warnings = new ArrayList<>();
    twice(rules, warnings);
    for (PatternLine.Effect effect : PatternLine.Effect.values()) {
      twice(rules.patterns(effect), effect.ifTwice(), warnings);
    }
    twice(rules.ends(), "it ends no more", warnings);
    for (Parameter parameter : rules.parameters().list()) {
      if (parameter.use() == Parameter.Use.NONE) {
        warnings.add(
            new RuleProblem(
                parameter,
                "no line of moves names the parameter `%s`".formatted(parameter.name()),
                "use it, or remove this line"));
      }
    }
    for (Rule rule : rules.rules()) {
      switch (rule instanceof SeveralHeaps several ? several.line() : rule) {
        case EquationMove move -> {
          EquationWarnings.never(rule, move, warnings);
          new EquationWarnings(move, warnings).look();
        }
        case RunMove run -> EquationWarnings.never(rule, run.counted(), warnings);
        default -> {
          // Other lines have a move from some position.
        }
      }
    }
    if (rules.board().hasCells()) {
      new CellWarnings(rules, warnings).look();
    }
    return List.copyOf(warnings);
  }

  /// Two lines that differ in what they bind are two.
  private static void twice(GameRules rules, List<RuleProblem> warnings) {
    Set<Object> seen = new HashSet<>();
    for (int i = 0; i < rules.rules().size(); i++) {
      if (!seen.add(List.of(rules.rules().get(i), rules.bonds().of(i)))) {
        warnings.add(twice(rules.rules().get(i), "each of its moves counts twice"));
      }
    }
  }

  private static RuleProblem twice(Object line, String effect) {
    return new RuleProblem(
        line, "this line says the same as one before; " + effect, "remove one of them");
  }

  private static void twice(List<?> lines, String effect, List<RuleProblem> warnings) {
    Set<Object> seen = new HashSet<>();
    for (Object line : lines) {
      if (!seen.add(line)) {
        warnings.add(twice(line, effect));
      }
    }
  }
}
