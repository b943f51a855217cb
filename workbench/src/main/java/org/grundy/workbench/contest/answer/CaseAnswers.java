package org.grundy.workbench.contest.answer;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.sequence.StartSequence;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.Promises;

/// The answers of the cases of one input. The cases are gone through one after the other and none
/// is kept; what they share is solved once: the same position, and the heaps of many cases; others
/// go on from what was found out for those before.
final class CaseAnswers {
  private static final int CASES_BETWEEN_LOOKS = 1 << 8;
  private static final int RULES_BYTES = 1 << 12;
  private static final int ANSWER_BYTES = 500;

  private final ContestSpec spec;
  private final RulesOfCases rules;
  private final ContestInput text;
  private final Planner planner;
  private final Meter meter;
  private final IdentityHashMap<GameRules, Shared> shared = new IdentityHashMap<>();
  private int looks;

  /// The things that cases of the same rules share.
  private record Shared(
      CompiledGame game,
      Optional<StartSequence> starts,
      Optional<SharedPositions> positions,
      Map<List<Position>, CaseAnswer> answers) {}

  /// One case.
  record Asked(GameRules rules, CaseStart start, Values values) {
    List<Position> sum() {
      return start.of(values);
    }

    /// The starts that are valued without being made.
    List<CaseStart.Range> numbered() {
      return start.numbered(values);
    }
  }

  /// @param text the input that the values were read from, for the places of faults
  CaseAnswers(
      ContestSpec spec, RulesOfCases rules, ContestInput text, Planner planner, Meter meter) {
    this.spec = spec;
    this.rules = rules;
    this.text = text;
    this.planner = planner;
    this.meter = meter;
  }

  /// Goes through all cases and solves what they share.
  ///
  /// @throws InputException if a case makes no position
  void prepare(Values values) {
    var _ = prepare(values, 0, Long.MAX_VALUE);
  }

  /// Goes through some of the cases and solves what they share.
  ///
  /// @param from the first, from 0
  /// @param to the one behind the last
  /// @return true if there are no more behind these
  /// @throws InputException if a case makes no position
  boolean prepare(Values values, long from, long to) {
    IdentityHashMap<GameRules, SharedPositions.Collected> collected = new IdentityHashMap<>();
    Visitor collector =
        (one, _) -> {
          Asked asked = asked(one);
          SharedPositions.Collected known = collected.get(asked.rules);
          if (known == null) {
            meter.claim(RULES_BYTES);
            known = new SharedPositions.Collected(asked.rules, meter);
            collected.put(asked.rules, known);
          }
          if (asked.numbered().isEmpty()) {
            known.add(asked.sum());
          }
          return true;
        };
    boolean areAll = every(values, collector.between(from, to));
    collected.forEach((own, all) -> share(own, all.solved(planner)));
    return areAll;
  }

  private void share(GameRules own, Optional<SharedPositions> positions) {
    Shared before = shared.get(own);
    shared.put(
        own,
        before == null
            ? new Shared(new CompiledGame(own), starts(own), positions, new HashMap<>())
            : new Shared(before.game, before.starts, positions, before.answers));
  }

  /// What is done with cases, one after the other.
  interface Visitor {
    /// Takes a case.
    ///
    /// @param number which of the outermost cases it is in, from 1
    /// @return true if it wants the next
    boolean visit(Values one, int number);

    /// A visitor that takes some of the cases, and ends the walk at the first behind them.
    ///
    /// @param from the first that it takes, from 0
    /// @param to the one behind the last
    default Visitor between(long from, long to) {
      long[] next = {0};
      return (one, number) -> {
        long index = next[0]++;
        return index < from || (index < to && visit(one, number));
      };
    }
  }

  /// Goes through all cases as long as that is wanted.
  ///
  /// @return true if that was wanted to the end
  boolean every(Values values, Visitor visitor) {
    return every(values, 0, 0, visitor);
  }

  /// Goes through the cases of a group as long as that is wanted.
  ///
  /// @param depth how many groups of cases `values` is in
  /// @param number which of the outermost cases it is, from 1; any number at depth 0
  /// @return true if that was wanted to the end
  boolean every(Values values, int depth, int number, Visitor visitor) {
    if (values.isCase()) {
      return visitor.visit(values, number);
    }
    int outermost = 0;
    for (Values one : cases(values)) {
      outermost++;
      if (!every(one, depth + 1, depth == 0 ? outermost : number, visitor)) {
        return false;
      }
    }
    return true;
  }

  /// The cases, or the groups of cases, right inside of one.
  ///
  /// @throws InputException if they are the numbers of a range that is none
  Iterable<Values> cases(Values values) {
    if (++looks % CASES_BETWEEN_LOOKS == 0) {
      meter.check();
    }
    var cases =
        made(values, "range of cases that a computer can hold", () -> values.cases().iterator());
    return () -> cases;
  }

  /// The rules and the positions that a case asks about.
  ///
  /// @throws InputException if it makes no position
  Asked asked(Values values) {
    if (++looks % CASES_BETWEEN_LOOKS == 0) {
      meter.check();
    }
    if (values.isNumbered()) {
      Promises.require(spec, values, text);
    }
    GameRules own = made(values, "rules", () -> rules.of(values));
    return new Asked(own, new CaseStart(spec, own, text), values);
  }

  /// What the numbers of a case give.
  ///
  /// @param what is missing where one of these does not exist, or passes 63 bits
  /// @throws InputException in that case
  <T> T made(Values values, String what, Supplier<T> maker) {
    try {
      return maker.get();
    } catch (ArithmeticException none) {
      throw new InputException(
          text.placeAt(values.from()),
          "the numbers of this case give no " + what,
          "numbers go up to 2^63 - 1, divisors begin with 1, lists that stand together are of one length");
    }
  }

  /// The values of all rows that rules fill, or of heaps, if they are terms of one sequence.
  private static Optional<StartSequence> starts(GameRules rules) {
    return rules.board().isRow() || rules.board() instanceof Board.Heap
        ? StartSequence.of(rules)
        : Optional.empty();
  }

  /// The nim-sum of the values of some starts; empty where no period says that of a range.
  private OptionalLong value(StartSequence starts, List<CaseStart.Range> numbered) {
    long sum = 0;
    for (CaseStart.Range range : numbered) {
      OptionalLong one = starts.sum(range.from(), range.to(), meter);
      if (one.isEmpty()) {
        return one;
      }
      sum ^= one.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  /// The answer to a case, after they were [prepared][#prepare].
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  CaseAnswer of(Values values) {
    Asked asked = asked(values);
    Shared known = shared.get(asked.rules);
    if (known == null) {
      throw new IllegalStateException("the cases were not prepared");
    }
    List<CaseStart.Range> numbered = asked.numbered();
    if (known.starts.isPresent() && !numbered.isEmpty()) {
      OptionalLong value = value(known.starts.get(), numbered);
      if (value.isPresent()) {
        return new CaseAnswer(value.getAsLong(), () -> searched(known, asked.sum()));
      }
    }
    List<Position> sum = asked.sum();
    return known
        .positions
        .flatMap(all -> all.of(sum))
        .map(together -> new CaseAnswer(sum, together))
        .orElseGet(() -> searched(known, sum));
  }

  private CaseAnswer searched(Shared known, List<Position> sum) {
    CaseAnswer answer = known.answers.get(sum);
    if (answer == null) {
      answer = new CaseAnswer(known.game, sum, planner, meter);
      remember(sum, answer, known.answers);
    }
    return answer;
  }

  /// Keeps an answer for cases that ask the same, as long as there is room.
  private void remember(
      List<Position> sum, CaseAnswer answer, Map<List<Position>, CaseAnswer> answers) {
    long bytes = ANSWER_BYTES;
    for (Position position : sum) {
      bytes += ANSWER_BYTES / 4 + (position instanceof GridPosition board ? board.size() : 0);
    }
    if (bytes <= meter.bytesLeft() / 4) {
      meter.claim(bytes);
      answers.put(sum, answer);
    }
  }
}
