package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Consumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.ProvedClaim.Answer;
import org.grundy.solvers.automaton.digit.Numeration;
import org.grundy.solvers.automaton.moves.NotLinearException;

/// The search for a theorem about all positions of a game on heaps: an automaton is learnt from a
/// table and checked by the moves, in one numeration after the other.
public final class AutomatonProver {
  /// The states that an automaton may have in the first round; twice as many in each next one.
  private static final int FIRST_STATES = 64;

  /// The most states that an automaton may have.
  private static final int MOST_STATES = 4_096;

  /// The first numeration may have so many times the states of the others.
  private static final int HEAD_START = 4;

  private final GameRules rules;
  private final int heaps;
  private final Teacher teacher;
  private final Meter meter;
  private final Consumer<String> told;

  private AutomatonProver(
      GameRules rules, int heaps, Teacher teacher, Meter meter, Consumer<String> told) {
    this.rules = rules;
    this.heaps = heaps;
    this.teacher = teacher;
    this.meter = meter;
    this.told = told;
  }

  /// The number of heaps of a position, as far as the board says it.
  public static int heaps(Board board) {
    return switch (board) {
      case Board.Heaps heaps -> heaps.variables().size();
      case Board.HeapSet _ -> 3;
      default -> 1;
    };
  }

  /// Looks for a proof of who wins.
  ///
  /// @param rules checked rules with nothing left open
  /// @param heaps the number of heaps of a position
  /// @throws BudgetSpentException if the budget is spent first
  public static Answer<AutomatonProof> outcomes(GameRules rules, int heaps, Meter meter) {
    return of(rules, heaps, false, meter, _ -> {});
  }

  /// Looks for a proof of who wins, or of all values, and tells how large each check may be before
  /// it begins.
  ///
  /// @param told hears it in words: states, memory and time; an empty text when the check is done
  public static Answer<AutomatonProof> of(
      GameRules rules, int heaps, boolean ofValues, Meter meter, Consumer<String> told) {
    Optional<String> refused = ProvedClaim.refused(rules, ofValues);
    if (refused.isPresent()) {
      return Answer.none(refused.get());
    }
    try {
      TablePlan plan = new TablePlan(rules, heaps, ofValues);
      return new AutomatonProver(rules, heaps, new Teacher(plan, heaps, meter), meter, told)
          .search();
    } catch (NotLinearException beyond) {
      return Answer.none(beyond.because());
    } catch (InputException unusual) { // the moves backwards are more than equations can do
      return Answer.none(unusual.problem());
    } catch (BudgetSpentException spent) {
      return Answer.ended(spent);
    }
  }

  private Answer<AutomatonProof> search() {
    // What base 2 cannot say no numeration can: then no table is filled.
    Attempt binary = attempt(Numeration.base(2));
    binary.read();
    List<Attempt> attempts = new ArrayList<>();
    for (Numeration numeration : numerations()) {
      attempts.add(numeration.equals(binary.numeration()) ? binary : attempt(numeration));
    }
    List<Attempt> open = new ArrayList<>(attempts);
    for (int most = FIRST_STATES; !open.isEmpty(); most = Math.min(2 * most, MOST_STATES)) {
      Optional<AutomatonProof> proof = round(open, open, most);
      List<Attempt> near = open.stream().filter(Attempt::isSettling).toList();
      while (proof.isEmpty() && !near.isEmpty() && teacher.grow() && !addSeen(attempts, open)) {
        proof = round(near, open, MOST_STATES);
        near = near.stream().filter(Attempt::isSettling).toList();
      }
      if (proof.isPresent()) {
        return new Answer<>(proof, "");
      }
      if (most == MOST_STATES) {
        open.removeIf(attempt -> !attempt.hasMetEndOfTable());
      }
      if (open.stream().anyMatch(Attempt::isAtEndOfTable) && !teacher.grow()) {
        open.removeIf(Attempt::isAtEndOfTable);
      }
      addSeen(attempts, open);
    }
    List<String> reasons = new ArrayList<>();
    if (teacher.isOfValues()) {
      reasons.add(
          "values reach %d, of sizes below %,d".formatted(teacher.largest(), teacher.bound()));
    }
    for (Attempt attempt : attempts) {
      reasons.add(
          "%s: %s"
              .formatted(attempt.numeration().text(), attempt.failed().orElseGet(attempt::text)));
    }
    return Answer.none(String.join("; ", reasons));
  }

  private Attempt attempt(Numeration numeration) {
    return new Attempt(rules, heaps, numeration, teacher, meter, told);
  }

  /// One round of some attempts, until there is a proof.
  ///
  /// @param most the states that each may tell apart; the first of `open` has a start
  private Optional<AutomatonProof> round(List<Attempt> some, List<Attempt> open, int most) {
    Attempt first = open.getFirst();
    for (Attempt attempt : List.copyOf(some)) {
      int states = attempt == first ? HEAD_START * most : most;
      Optional<AutomatonProof> proof =
          attempt.isAtEndOfTable()
              ? Optional.empty()
              : tried(attempt, Math.min(states, MOST_STATES), open);
      if (proof.isPresent()) {
        return proof;
      }
    }
    return Optional.empty();
  }

  /// One round of an attempt; an attempt that can do no more is left out from then on.
  private Optional<AutomatonProof> tried(Attempt attempt, int most, List<Attempt> open) {
    try {
      Optional<AutomatonProof> proof = attempt.within(most);
      if (attempt.failed().isPresent()) {
        open.remove(attempt);
      }
      return proof;
    } catch (NotLinearException beyond) {
      open.remove(attempt);
      return Optional.empty();
    }
  }

  /// Adds an attempt in the numeration that a larger table suggests, if it is a new one.
  private boolean addSeen(List<Attempt> attempts, List<Attempt> open) {
    Optional<Numeration> fresh =
        seen().filter(one -> attempts.stream().noneMatch(old -> old.numeration().equals(one)));
    fresh.ifPresent(numeration -> {
      attempts.addFirst(attempt(numeration));
      open.addFirst(attempts.getFirst());
    });
    return fresh.isPresent();
  }

  /// The numeration that a line of losing positions suggests.
  private Optional<Numeration> seen() {
    return heaps == 2 ? Slopes.numeration(teacher) : Optional.empty();
  }

  /// The numerations to be tried, the likeliest first.
  private List<Numeration> numerations() {
    SequencedSet<Numeration> all = new LinkedHashSet<>();
    seen().ifPresent(all::add);
    all.add(Numeration.base(2));
    if (heaps > 1) {
      all.add(Numeration.ZECKENDORF);
    }
    all.add(Numeration.base(3));
    return List.copyOf(all);
  }
}
