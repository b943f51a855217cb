package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.Bounds;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.play.DefinitionMethod;

/// All that is asked of a problem, and what may be said of it before that is known.
///
/// @param ofPositions the value of each position by itself
/// @param moves what each move leads to
record Truth(
    Outcome outcome, OptionalLong value, List<OptionalLong> ofPositions, Map<Made, After> moves) {
  /// A move of a sum.
  private record Made(int summand, Move move) {}

  /// What a move leads to.
  private record After(OptionalLong value, boolean wins) {}

  /// The truth by the definition.
  static Truth of(GameRules rules, List<Position> sum) {
    List<OptionalLong> values =
        sum.stream().map(position -> defined(rules, List.of(position)).value()).toList();
    return of(defined(rules, sum), values);
  }

  /// What a solution says.
  ///
  /// @param ofPositions the value of each position by itself
  static Truth of(Solution solution, List<OptionalLong> ofPositions) {
    Map<Made, After> moves = new HashMap<>();
    solution.moves(move ->
        moves.put(new Made(move.summand(), move.move()), new After(move.value(), move.wins())));
    return new Truth(solution.outcome(), solution.value(), ofPositions, moves);
  }

  private static Solution defined(GameRules rules, List<Position> sum) {
    return definition(new Problem(rules, sum)).solve(new Meter(Budget.ofThisProcess()));
  }

  /// The plan of the definition, for problems that it plays.
  static Plan definition(Problem problem) {
    return ((Verdict.Sound) new DefinitionMethod().consider(problem)).plan();
  }

  /// Asserts that a solution says this.
  void requireIs(Solution solution) {
    assertThat(of(solution, ofPositions)).isEqualTo(this);
  }

  /// Asserts that nothing that is said of unfinished work is false.
  void requireHolds(Partial partial) {
    partial.outcome().ifPresent(told -> assertThat(told).isEqualTo(outcome));
    partial.value().ifPresent(told -> assertThat(value).hasValue(told));
    assertThat(partial.moves()).isIn(0L, (long) moves.size());
    for (RatedMove told : partial.settled()) {
      Made made = new Made(told.summand(), told.move());
      After after = Objects.requireNonNull(moves.get(made), () -> "no move: " + told);
      assertThat(told.wins()).as("%s", told).isEqualTo(after.wins);
      told.value().ifPresent(left -> assertThat(after.value).as("%s", told).hasValue(left));
    }
    for (int i = 0; i < ofPositions.size(); i++) {
      int summand = i;
      requireAllows(
          partial.components().stream().filter(part -> part.summand() == summand).toList(),
          ofPositions.get(i));
    }
  }

  /// The nim-sum of the components of a position is its value: the only one that is open allows
  /// what the others leave of it.
  private static void requireAllows(List<Bounds> components, OptionalLong value) {
    List<Bounds> open = components.stream().filter(part -> part.value().isEmpty()).toList();
    if (components.isEmpty() || open.size() > 1) {
      return;
    }
    long known =
        components.stream()
            .map(Bounds::value)
            .flatMapToLong(OptionalLong::stream)
            .reduce(0, (a, b) -> a ^ b);
    long left = known ^ value.orElseThrow();
    assertThat(LongStream.of(left))
        .as("%s of %s", components, value)
        .allMatch(one -> open.isEmpty() ? one == 0 : open.getFirst().allows(one));
  }

  /// Whether something is said that a look at the rules alone does not tell.
  static boolean saysSomething(Partial partial) {
    return partial.outcome().isPresent()
        || partial.value().isPresent()
        || !partial.settled().isEmpty()
        || partial.components().stream()
            .anyMatch(
                part -> part.atLeast() > 0 || !part.not().isEmpty() || part.value().isPresent());
  }
}
