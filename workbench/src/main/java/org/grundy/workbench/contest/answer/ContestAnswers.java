package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.OutputForm;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.input.ContestInput;

/// Answers whole inputs of one contest problem. All positions are looked at before the first is
/// solved, and cases that mean the same position are solved once.
public final class ContestAnswers {
  private static final int LINE_BYTES = 128;

  private final ContestSpec spec;
  private final RulesOfCases rules;
  private final Planner planner;

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
    return meter.during(() -> {
      CaseAnswers cases = new CaseAnswers(spec, rules, text, planner, meter);
      cases.prepare(values);
      Writer writer = new Writer(cases, meter);
      writer.group(values, 0, 0);
      return new ExpectedOutput(writer.output);
    });
  }

  /// True if some position that an input asks about is as asked; the first such one ends the
  /// search.
  ///
  /// @throws org.grundy.core.InputException if a case makes no position
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public boolean anyProblem(
      Values values, ContestInput text, Meter meter, Predicate<Problem> asked) {
    CaseAnswers cases = new CaseAnswers(spec, rules, text, planner, meter);
    return !cases.every(
        values,
        one -> {
          CaseAnswers.Asked position = cases.asked(one);
          return !asked.test(new Problem(position.rules(), position.sum()));
        });
  }

  /// The position that an input asks about; empty where there is not just one.
  ///
  /// @throws org.grundy.core.InputException if a case makes no position
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Optional<Problem> soleProblem(Values values, ContestInput text, Meter meter) {
    List<Problem> first = new ArrayList<>();
    boolean more =
        anyProblem(
            values,
            text,
            meter,
            problem -> {
              first.add(problem);
              return first.size() > 1;
            });
    return more ? Optional.empty() : first.stream().findFirst();
  }

  /// The winner of each of the positions that an input asks about.
  ///
  /// @throws org.grundy.core.InputException if a case makes no position
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public List<Outcome> outcomes(Values values, ContestInput text, Meter meter) {
    CaseAnswers cases = new CaseAnswers(spec, rules, text, planner, meter);
    cases.prepare(values);
    List<Outcome> outcomes = new ArrayList<>();
    var _ = cases.every(values, one -> outcomes.add(cases.of(one).outcome()));
    return outcomes;
  }

  /// Writes the answers.
  private final class Writer {
    private final CaseAnswers answers;
    private final Meter meter;
    private final List<List<String>> output = new ArrayList<>();

    Writer(CaseAnswers answers, Meter meter) {
      this.answers = answers;
      this.meter = meter;
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
        int outermost = 0;
        for (Values one : answers.cases(values)) {
          group(one, depth + 1, depth == 0 ? ++outermost : number);
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
        CaseAnswer answer = answers.of(values);
        OutputForm form = spec.output();
        for (Template line : form.lines(form.isOneForBoth() ? Outcome.N : answer.outcome())) {
          List<String> texts = filled(line, values, number, answer);
          texts.forEach(one -> meter.claim(LINE_BYTES + one.length()));
          lines.add(texts);
        }
        answer.end();
        return;
      }
      int outermost = 0;
      for (Values one : answers.cases(values)) {
        cases(one, depth + 1, depth == 0 ? ++outermost : number, lines);
      }
    }

    private long total(Values values, OutputForm.Total form) {
      if (values.isCase()) {
        CaseAnswer answer = answers.of(values);
        long added = answer.outcome() == form.outcome() ? number(form.number(), values) : 0;
        answer.end();
        return added;
      }
      long total = 0;
      for (Values one : answers.cases(values)) {
        long before = total;
        long added = total(one, form);
        total = answers.made(values, "total", () -> Math.addExact(before, added));
      }
      return total;
    }

    private long number(Expression expression, Values values) {
      return answers.made(values, "number to print", () -> values.at(expression));
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
        case Piece.Amount amount -> List.of(Long.toString(number(amount.expression(), values)));
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
                case GREATEST -> List.of(winning.getLast());
                case ANY -> winning;
              };
        }
      };
    }
  }

  /// The repetitions of the cases at a depth and deeper.
  private List<Repetition> repetitions(int depth) {
    List<Repetition> all = spec.repetitions();
    return all.subList(depth, all.size());
  }
}
