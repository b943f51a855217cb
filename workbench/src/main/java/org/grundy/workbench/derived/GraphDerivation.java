package org.grundy.workbench.derived;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.GraphPosition;
import org.grundy.core.Play;
import org.grundy.rules.derive.bound.GraphMeasure;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Problem;
import org.grundy.solvers.decided.Decided;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Components;
import org.grundy.workbench.derived.Derivation.Kind;

/// The derivation of what follows for graphs.
final class GraphDerivation {
  /// The moves of larger components are not counted.
  private static final int MOST_COUNTED = 1_024;

  /// So many kinds of components are described.
  private static final int MOST_KINDS = 100;

  private final Problem problem;
  private final GameRules rules;
  private final boolean hasValue;

  GraphDerivation(Problem problem) {
    this.problem = problem;
    this.rules = problem.rules();
    this.hasValue = rules.play() == Play.NORMAL;
  }

  Derivation derive() {
    List<Kind> kinds = List.copyOf(kinds().values());
    long count = kinds.stream().mapToLong(Kind::times).sum();
    return new Derivation(
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        new Components(
            OptionalLong.of(count),
            kinds.subList(0, Math.min(kinds.size(), MOST_KINDS)),
            problem.isOver()
                ? "the game is over"
                : count == 1
                    ? (GraphReading.of(rules).joinsParts()
                        ? "vertices that are apart may be joined"
                        : "it is connected")
                    : "a move reads and deletes only what is joined to what it chooses, and"
                        + " deleting joins nothing"),
        SumBounds.of(kinds, hasValue, boundsBecause(count)),
        Decided.of(problem),
        Derivation.values(problem));
  }

  private Map<GraphPosition, Kind> kinds() {
    GraphSplit split = new GraphSplit(rules);
    GraphRepresentative representative = new GraphRepresentative(rules);
    Map<GraphPosition, Kind> kinds = new LinkedHashMap<>();
    for (var position : problem.sum()) {
      for (GraphPosition part :
          problem.isOver()
              ? List.of((GraphPosition) position)
              : split.parts((GraphPosition) position)) {
        kinds.merge(
            rules.endsEarly() ? part : representative.of(part),
            kind(part),
            (known, _) ->
                new Kind(known.position(), known.times() + 1, known.cells(), known.bounds()));
      }
    }
    return kinds;
  }

  private Kind kind(GraphPosition part) {
    return new Kind(
        part,
        1,
        part.order(),
        Bounds.of(
            OptionalLong.of(GraphMeasure.of(rules).longestPlay(part)), moves(part), hasValue));
  }

  /// A part without the vertex that ends the game is not over: the whole position has it.
  private OptionalLong moves(GraphPosition part) {
    if (part.order() + part.size() > MOST_COUNTED) {
      return OptionalLong.empty();
    }
    long[] count = {0};
    GraphRuleset moves = GraphRuleset.of(problem.isOver() ? rules : rules.withEnds(List.of()));
    moves.optionSums(part, (_, _) -> count[0]++);
    return OptionalLong.of(count[0]);
  }

  private String boundsBecause(long parts) {
    String shrinks =
        rules.twists().contains(Twist.JOINED_VERTICES)
            ? "a move leaves fewer vertices, edges, pairs that no edge joins, or edges that vertices may have yet"
            : "a move deletes a vertex or an edge at least, or walks where there is no cycle";
    return shrinks + (hasValue ? "; " + Derivation.valueBecause(parts) : "");
  }
}
