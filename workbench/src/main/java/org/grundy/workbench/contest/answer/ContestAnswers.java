package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.OutputForm;
import org.grundy.workbench.contest.OutputForm.Gathered;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.input.ContestInput;

/// Answers whole inputs of one contest problem. All positions are looked at before the first is
/// solved, and cases that mean the same position are solved once.
public final class ContestAnswers {
  private static final int LINE_BYTES = 128;

  /// So many cases are solved at first where one is looked for; then twice as many, and so on.
  private static final int FIRST_CASES = 1 << 5;

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
      if (!(spec.output().gathered().orElse(null) instanceof Gathered.Found)) {
        cases.prepare(values);
      }
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
        (one, _) -> {
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
    var _ = cases.every(values, (one, _) -> outcomes.add(cases.of(one).outcome()));
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
      if (depth < spec.group()) {
        int outermost = 0;
        for (Values one : answers.cases(values)) {
          group(one, depth + 1, depth == 0 ? ++outermost : number);
        }
        return;
      }
      OutputForm form = spec.output();
      if (form.gathered().isPresent()) {
        switch (form.gathered().get()) {
          case Gathered.Total total -> output.add(List.of(total(values, depth, total)));
          case Gathered.Found found -> output.addAll(found(values, depth, number, found));
        }
        return;
      }
      List<List<String>> lines = new ArrayList<>();
      var _ =
          answers.every(
              values,
              depth,
              number,
              (one, which) -> {
                CaseAnswer answer = answers.of(one);
                Outcome outcome = form.isOneForBoth() ? Outcome.N : answer.outcome();
                lines.addAll(lines(one, which, answer, outcome));
                answer.end();
                return true;
              });
      if (form.between().equals("\n")) {
        output.addAll(lines);
      } else {
        List<String> first = lines.stream().map(List::getFirst).toList();
        output.add(List.of(String.join(form.between(), first)));
      }
    }

    /// The lines for a case, each with the texts that are right.
    private List<List<String>> lines(
        Values values, int number, CaseAnswer answer, Outcome outcome) {
      List<List<String>> lines = new ArrayList<>();
      for (Template line : spec.output().lines(outcome)) {
        List<String> texts = filled(line, values, number, answer);
        texts.forEach(one -> meter.claim(LINE_BYTES + one.length()));
        lines.add(texts);
      }
      return lines;
    }

    private String total(Values values, int depth, Gathered.Total form) {
      long[] total = {0};
      var _ =
          answers.every(
              values,
              depth,
              0,
              (one, _) -> {
                CaseAnswer answer = answers.of(one);
                if (answer.outcome() == form.outcome()) {
                  long added = number(form.number(), one);
                  total[0] = answers.made(one, "total", () -> Math.addExact(total[0], added));
                }
                answer.end();
                return true;
              });
      return Long.toString(total[0]);
    }

    /// The lines for one of the cases. They are solved by and by, so that it costs little to find
    /// the first of very many.
    private List<List<String>> found(Values values, int depth, int number, Gathered.Found form) {
      boolean isFirst = form.sought() == OutputForm.Sought.FIRST;
      List<List<String>> lines = new ArrayList<>();
      Set<String> right = new LinkedHashSet<>();
      CaseAnswers.Visitor finder =
          (one, which) -> {
            CaseAnswer answer = answers.of(one);
            if (answer.outcome() == form.outcome()) {
              lines.clear();
              lines.addAll(lines(one, which, answer, form.outcome()));
              if (form.sought() == OutputForm.Sought.ANY) {
                right.addAll(lines.getFirst());
              }
            }
            answer.end();
            return lines.isEmpty() || !isFirst;
          };
      boolean goesOn = true;
      for (long from = 0, to = FIRST_CASES; goesOn; from = to, to *= 2) {
        boolean areAll = answers.prepare(values, from, to);
        var _ = answers.every(values, depth, number, finder.between(from, to));
        goesOn = !areAll && (lines.isEmpty() || !isFirst);
      }
      if (!right.isEmpty()) {
        return List.of(List.copyOf(right));
      }
      return lines.isEmpty() ? List.of(List.of(form.none())) : lines;
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
}
