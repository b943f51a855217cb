package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.OutputForm;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.input.ContestInput;

/// Answers whole inputs of one contest problem. All positions are made before the first is solved,
/// and cases that mean the same position are solved once.
public final class ContestAnswers {
  private final ContestSpec spec;
  private final RulesOfCases rules;
  private final Planner planner;

  /// What is to be answered.
  private record Asked(Values values, GameRules rules, List<Position> sum) {}

  /// @param rules by which the problem is played
  public ContestAnswers(ContestSpec spec, RulesText rules, Planner planner) {
    this.spec = spec;
    this.rules = new RulesOfCases(spec, rules);
    this.planner = planner;
  }

  /// The output for an input.
  ///
  /// @param text the input that the values were read from, for the places of faults
  /// @throws org.grundy.core.InputException if a case makes no position
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public ExpectedOutput output(Values values, ContestInput text, Meter meter) {
    List<Asked> asked = new ArrayList<>();
    ask(values, text, asked);
    IdentityHashMap<Values, CaseAnswer> answers = solve(asked, meter);
    List<List<String>> output = new ArrayList<>();
    new Writer(answers, output).group(values, 0, 0);
    return new ExpectedOutput(output);
  }

  /// The positions that an input asks about, each with its rules.
  ///
  /// @throws org.grundy.core.InputException if a case makes no position
  public List<Problem> problems(Values values, ContestInput text) {
    List<Asked> asked = new ArrayList<>();
    ask(values, text, asked);
    return asked.stream().map(one -> new Problem(one.rules, one.sum)).toList();
  }

  /// Who wins each of the positions that an input asks about.
  ///
  /// @throws org.grundy.core.InputException if a case makes no position
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public List<Outcome> outcomes(Values values, ContestInput text, Meter meter) {
    List<Asked> asked = new ArrayList<>();
    ask(values, text, asked);
    IdentityHashMap<Values, CaseAnswer> answers = solve(asked, meter);
    return asked.stream()
        .map(one -> Objects.requireNonNull(answers.get(one.values)).outcome())
        .toList();
  }

  private void ask(Values values, ContestInput text, List<Asked> asked) {
    if (values.isCase()) {
      GameRules own = rules.of(values);
      asked.add(new Asked(values, own, new CaseStart(spec, own, text).of(values)));
      return;
    }
    for (Values one : values.cases()) {
      ask(one, text, asked);
    }
  }

  private IdentityHashMap<Values, CaseAnswer> solve(List<Asked> asked, Meter meter) {
    IdentityHashMap<GameRules, SharedValues.Extent> extents = new IdentityHashMap<>();
    for (Asked one : asked) {
      extents.computeIfAbsent(one.rules, SharedValues.Extent::new).add(one.sum);
    }
    IdentityHashMap<Values, CaseAnswer> answers = new IdentityHashMap<>();
    IdentityHashMap<GameRules, Map<List<Position>, CaseAnswer>> same = new IdentityHashMap<>();
    IdentityHashMap<GameRules, SharedValues> tables = new IdentityHashMap<>();
    extents.forEach(
        (own, extent) -> extent.table(planner, meter).ifPresent(table -> tables.put(own, table)));
    for (Asked one : asked) {
      answers.put(
          one.values,
          same.computeIfAbsent(one.rules, _ -> new HashMap<>())
              .computeIfAbsent(one.sum, sum -> answer(one, tables, meter)));
    }
    return answers;
  }

  private CaseAnswer answer(
      Asked one, IdentityHashMap<GameRules, SharedValues> tables, Meter meter) {
    CaseAnswer answer = new CaseAnswer(one.rules, one.sum, planner, meter);
    SharedValues table = tables.get(one.rules);
    OptionalLong value = table == null ? OptionalLong.empty() : table.of(one.sum);
    return value.isPresent() ? answer.valued(value.getAsLong()) : answer;
  }

  /// Writes the answers.
  private final class Writer {
    private final IdentityHashMap<Values, CaseAnswer> answers;
    private final List<List<String>> output;

    Writer(IdentityHashMap<Values, CaseAnswer> answers, List<List<String>> output) {
      this.answers = answers;
      this.output = output;
    }

    /// Writes the answers of a case, or of the cases in a group.
    ///
    /// @param depth how many groups it is in
    /// @param number which of the outermost cases it is, from 1
    void group(Values values, int depth, int number) {
      List<Repetition> inside = repetitions(depth);
      boolean each = inside.stream().allMatch(Repetition.Each.class::isInstance);
      if (spec.output().total().isPresent() && each) {
        output.add(List.of(Long.toString(total(values, spec.output().total().get()))));
        return;
      }
      if (inside.size() > 1 && !each) {
        for (int i = 0; i < values.cases().size(); i++) {
          group(values.cases().get(i), depth + 1, depth == 0 ? i + 1 : number);
        }
        return;
      }
      List<List<String>> lines = new ArrayList<>();
      cases(values, depth, number, lines);
      if (spec.output().between().equals("\n")) {
        output.addAll(lines);
      } else {
        List<String> first = lines.stream().map(List::getFirst).toList();
        output.add(List.of(String.join(spec.output().between(), first)));
      }
    }

    private void cases(Values values, int depth, int number, List<List<String>> lines) {
      if (values.isCase()) {
        CaseAnswer answer = answer(values);
        OutputForm form = spec.output();
        for (Template line : form.lines(form.isOneForBoth() ? Outcome.N : answer.outcome())) {
          lines.add(filled(line, values, number, answer));
        }
        return;
      }
      for (int i = 0; i < values.cases().size(); i++) {
        cases(values.cases().get(i), depth + 1, depth == 0 ? i + 1 : number, lines);
      }
    }

    private long total(Values values, OutputForm.Total form) {
      if (values.isCase()) {
        return answer(values).outcome() == form.outcome() ? values.at(form.number()) : 0;
      }
      long total = 0;
      for (Values one : values.cases()) {
        total = Math.addExact(total, total(one, form));
      }
      return total;
    }

    private CaseAnswer answer(Values values) {
      CaseAnswer answer = answers.get(values);
      if (answer == null) {
        throw new IllegalStateException("a case without an answer");
      }
      return answer;
    }

    /// The texts of a line that are right.
    private List<String> filled(Template line, Values values, int number, CaseAnswer answer) {
      List<String> texts = List.of("");
      for (Piece piece : line.pieces()) {
        List<String> more = filled(piece, values, number, answer);
        List<String> longer = new ArrayList<>();
        for (String text : texts) {
          for (String one : more) {
            longer.add(text.isEmpty() ? one : text + one);
          }
        }
        texts = longer;
      }
      return texts;
    }

    private List<String> filled(Piece piece, Values values, int number, CaseAnswer answer) {
      return switch (piece) {
        case Piece.Plain plain -> List.of(plain.text());
        case Piece.Amount amount -> List.of(Long.toString(values.at(amount.expression())));
        case Piece.CaseNumber() -> List.of(Integer.toString(number));
        case Piece.Value() -> List.of(Long.toString(answer.value()));
        case Piece.WinningMoves() -> List.of(answer.winningMoves());
        case Piece.Moves moves -> {
          List<String> winning = answer.winning(spec.output().move().orElseThrow());
          yield winning.isEmpty()
              ? List.of(moves.none())
              : switch (moves.which()) {
                case ALL -> List.of(String.join(" ", winning));
                case LEAST -> List.of(winning.getFirst());
                case ANY -> winning;
              };
        }
      };
    }
  }

  /// How the cases at a depth and deeper repeat.
  private List<Repetition> repetitions(int depth) {
    List<Repetition> all = spec.repetitions();
    return all.subList(depth, all.size());
  }
}
