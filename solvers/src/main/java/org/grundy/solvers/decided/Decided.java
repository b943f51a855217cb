package org.grundy.solvers.decided;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Problem;

/// The facts that a theorem settles about a problem before anything is searched.
///
/// @param outcome who wins; under normal play P means that the value is 0
/// @param value the value of a sum that is won, where the theorem says it
/// @param wins winning moves, where the theorem names some
/// @param because the theorem, and how its conditions are met
public record Decided(Outcome outcome, OptionalLong value, List<RatedMove> wins, String because) {
  static final String PAIRS_CANCEL = "equal values cancel in the nim-sum (Bouton 1901)";

  public Decided {
    wins = List.copyOf(wins);
  }

  /// Without a value.
  public Decided(Outcome outcome, List<RatedMove> wins, String because) {
    this(outcome, OptionalLong.empty(), wins, because);
  }

  static Decided lost(String because) {
    return new Decided(Outcome.P, List.of(), because);
  }

  static Decided won(Move move, int summand, String because) {
    return new Decided(Outcome.N, List.of(winning(move, summand)), because);
  }

  static Decided withoutMoves(Problem problem) {
    return problem.rules().play() == Play.NORMAL
        ? lost("there is no move, now or later")
        : new Decided(
            Outcome.N,
            List.of(),
            "there is no move, now or later, and a player who cannot move wins");
  }

  /// The facts settled of a sum of positions each of which is lost or won: nothing where more than
  /// one is won.
  ///
  /// @param open the indices of those that are won
  /// @param wins the winning moves of one, those that the theorem names
  static Optional<Decided> ofSum(
      List<Integer> open, IntFunction<List<RatedMove>> wins, String because) {
    return switch (open.size()) {
      case 0 -> Optional.of(lost(because));
      case 1 -> Optional.of(new Decided(Outcome.N, wins.apply(open.getFirst()), because));
      default -> Optional.empty();
    };
  }

  /// The facts settled of a sum of positions whose values are known.
  ///
  /// @param wins a winning move of a position by itself, by its index
  static Decided ofValues(List<Long> values, IntFunction<RatedMove> wins, String because) {
    long value = values.stream().reduce(0L, (one, other) -> one ^ other);
    if (value == 0) {
      return lost(because);
    }
    int[] open = IntStream.range(0, values.size()).filter(i -> values.get(i) != 0).toArray();
    return new Decided(
        Outcome.N,
        OptionalLong.of(value),
        open.length == 1 ? List.of(wins.apply(open[0])) : List.of(),
        because);
  }

  /// A move of a summand that leaves a value of 0.
  static RatedMove winning(Move move, int summand) {
    return new RatedMove(move, summand, OptionalInt.empty(), OptionalLong.of(0), true);
  }

  /// The facts that the theorems settle, if one of them does. Costs little more than to split the
  /// position.
  public static Optional<Decided> of(Problem problem) {
    if (problem.isMixed()
        || !problem.takesTurns()
        || problem.rules().endsEarly()
        || problem.rules().twists().contains(Twist.RETURNING_CELLS)
        || problem.rules().keepsBoardsWhole().isPresent()) {
      return Optional.empty();
    }
    return switch (problem.sum().getFirst()) {
      case GridPosition _ -> new DecidedBoards(problem).decide();
      case GraphPosition _ -> graphs(problem);
      case HeapPosition _ -> heaps(problem);
      case TuplePosition _ ->
          heaps(problem)
              .or(() -> MooresNim.decide(problem))
              .or(() -> ExactNim.decide(problem))
              .or(() -> SelectiveCompound.decide(problem))
              .or(() -> SameInEvery.decide(problem))
              .or(() -> WythoffGame.decide(problem));
      case TilingPosition _ -> Optional.empty();
    };
  }

  private static Optional<Decided> graphs(Problem problem) {
    GraphSplit split = new GraphSplit(problem.rules());
    List<GraphPosition> parts =
        problem.sum().stream()
            .flatMap(position -> split.parts((GraphPosition) position).stream())
            .toList();
    if (parts.isEmpty()) {
      return Optional.of(withoutMoves(problem));
    }
    return problem.rules().play() == Play.NORMAL
            && Pairs.isMadeOf(
                parts,
                part -> part.order() + "," + part.size(),
                () -> new GraphRepresentative(problem.rules())::of)
        ? Optional.of(lost("the components are pairs of isomorphic ones, whose " + PAIRS_CANCEL))
        : Geography.decide(problem).or(() -> stolen(problem, parts));
  }

  private static Optional<Decided> stolen(Problem problem, List<GraphPosition> parts) {
    return Stealing.fits(problem.rules())
        ? stolen(
            problem,
            parts,
            part -> part.order() + "," + part.size(),
            () -> new GraphRepresentative(problem.rules())::of,
            part -> Stealing.wins(problem.rules(), part))
        : Optional.empty();
  }

  /// The next player wins where one component is left when equal ones are taken away, and a winning
  /// answer in it could be stolen; under misère play where there is no other.
  static <P> Optional<Decided> stolen(
      Problem problem,
      List<P> parts,
      Function<? super P, ?> shape,
      Supplier<? extends Function<? super P, ?>> representatives,
      Predicate<? super P> steals) {
    List<P> left =
        parts.size() == 1 || problem.play() == Play.MISERE
            ? parts
            : Pairs.unpaired(parts, shape).size() > 1
                ? parts
                : Pairs.unpaired(parts, representatives.get());
    return left.size() == 1 && steals.test(left.getFirst())
        ? Optional.of(new Decided(Outcome.N, List.of(), Stealing.BECAUSE))
        : Optional.empty();
  }

  private static Optional<Decided> heaps(Problem problem) {
    return problem.rules().play() == Play.NORMAL
            && Pairs.isMadeOf(problem.sum(), Function.identity(), Function::identity)
        ? Optional.of(lost("the components are pairs, whose " + PAIRS_CANCEL))
        : Optional.empty();
  }
}
