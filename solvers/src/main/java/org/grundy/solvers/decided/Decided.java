package org.grundy.solvers.decided;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
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
import org.grundy.solvers.Problem;

/// What a theorem settles of a problem before anything is searched.
///
/// @param outcome who wins; under normal play P means that the value is 0
/// @param wins winning moves, where the theorem names some
/// @param because the theorem, and how its conditions are met
public record Decided(Outcome outcome, List<RatedMove> wins, String because) {
  static final String PAIRS_CANCEL = "equal values cancel in the nim-sum (Bouton 1901)";

  public Decided {
    wins = List.copyOf(wins);
  }

  static Decided lost(String because) {
    return new Decided(Outcome.P, List.of(), because);
  }

  static Decided won(Move move, int summand, String because) {
    RatedMove wins = new RatedMove(move, summand, OptionalInt.empty(), OptionalLong.of(0), true);
    return new Decided(Outcome.N, List.of(wins), because);
  }

  static Decided withoutMoves(Problem problem) {
    return problem.rules().play() == Play.NORMAL
        ? lost("there is no move, now or later")
        : new Decided(
            Outcome.N,
            List.of(),
            "there is no move, now or later, and a player who cannot move wins");
  }

  /// What the theorems settle, if one of them does. Costs little more than to split the position.
  public static Optional<Decided> of(Problem problem) {
    if (problem.rules().endsEarly()) {
      return Optional.empty();
    }
    return switch (problem.sum().getFirst()) {
      case GridPosition _ -> new DecidedBoards(problem).decide();
      case GraphPosition _ -> graphs(problem);
      case HeapPosition _ -> heaps(problem);
      case TuplePosition _ -> heaps(problem).or(() -> MooresNim.decide(problem));
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
        : Optional.empty();
  }

  private static Optional<Decided> heaps(Problem problem) {
    return problem.rules().play() == Play.NORMAL
            && Pairs.isMadeOf(problem.sum(), Function.identity(), Function::identity)
        ? Optional.of(lost("the components are pairs, whose " + PAIRS_CANCEL))
        : Optional.empty();
  }
}
