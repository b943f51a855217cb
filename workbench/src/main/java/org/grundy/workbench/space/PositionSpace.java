package org.grundy.workbench.space;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.workbench.game.Game;

/// The positions of a game and the moves between them, as the rules say them: whole sums, not their
/// components. Every position has one text, in which the addends are sorted, and empty heaps are
/// left out; up to symmetry its images have the same.
public final class PositionSpace {
  private final GameRules rules;
  private final LiteralMoves moves;
  private final Measure measure;
  private final Optional<Representative> representative;

  /// @param upToSymmetry whether images under the symmetries of the rules are one position
  /// @throws InputException if no number is known that every move lowers
  public PositionSpace(Game game, boolean upToSymmetry) {
    this.rules = game.rules().bound();
    this.measure = new Measure(rules);
    this.moves = LiteralMoves.of(rules);
    this.representative =
        upToSymmetry ? Optional.of(new Representative(rules)) : Optional.<Representative>empty();
  }

  /// True if positions have values, and not only outcomes.
  public boolean hasValues() {
    return rules.play() == Play.NORMAL && !rules.endsEarly();
  }

  /// The position of a text from outside.
  ///
  /// @throws InputException if it is none
  public Reached start(String text, long seed) {
    return reached(PositionText.parse(rules, "start", text, seed));
  }

  private Reached reached(List<? extends Position> sum) {
    List<Position> left = new ArrayList<>(sum);
    left.removeIf(position -> position instanceof HeapPosition heap && isNothing(heap));
    if (left.isEmpty()) {
      left.add(sum.isEmpty() ? new HeapPosition(0) : sum.getFirst());
    }
    String text =
        left.stream()
            .map(position -> representative.map(all -> all.of(position)).orElse(position))
            .map(position -> PositionText.format(rules, position))
            .sorted()
            .collect(Collectors.joining(" + "));
    return new Reached(text, measure.of(left));
  }

  private boolean isNothing(HeapPosition heap) {
    return heap.size() == 0 && !rules.endsEarly();
  }

  /// Looks at a position of this space.
  ///
  /// @throws InputException if a move does not lower the level
  public Outlook look(String text) {
    Problem problem = new Problem(rules, PositionText.parse(rules, "position", text, 1));
    Optional<Outcome> ended = problem.ended();
    if (ended.isPresent()) {
      return new Outlook(ended, Map.of());
    }
    long level = measure.of(problem.sum());
    Map<Reached, Long> options = new HashMap<>();
    for (int i = 0; i < problem.sum().size(); i++) {
      int summand = i;
      moves.options(
          problem.sum().get(i),
          option -> {
            Reached after = reached(problem.after(summand, option.sum()).sum());
            if (after.level() >= level) {
              throw Measure.unknown(rules);
            }
            options.merge(after, 1L, Long::sum);
          });
    }
    Outcome stuck = rules.play() == Play.NORMAL ? Outcome.P : Outcome.N;
    return new Outlook(options.isEmpty() ? Optional.of(stuck) : Optional.empty(), options);
  }
}
