package org.grundy.solvers.component.planes.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Run;
import org.grundy.solvers.play.LiteralPlay;
import org.grundy.solvers.play.LiteralRun;
import org.grundy.solvers.play.PlayedSum;

/// A sum of rings under misère play: its outcome depends only on how often it has each component,
/// and rings that are turns or images of each other are one.
public final class RingSum implements PlayedSum<RingPart> {
  private static final int PART_BYTES = 72;

  private final List<GridPosition> rings;
  private final GridRuleset moves;
  private final RingRuleset ruleset;

  private RingSum(GameRules rules, List<GridPosition> rings, Meter meter) {
    this.rings = rings;
    this.moves = GridRuleset.of(rules);
    this.ruleset = new RingRuleset(rules, meter);
  }

  /// The run of a sum.
  public static Run run(GameRules rules, List<GridPosition> rings, Meter meter) {
    RingSum sum = new RingSum(rules, rings, meter);
    int longest = rings.stream().mapToInt(GridPosition::size).max().orElse(0);
    return new LiteralRun<>(
        sum,
        new LiteralPlay<>(sum.ruleset, Play.MISERE, meter, PART_BYTES + longest),
        RingPart.FORM);
  }

  /// The components of a ring, at the cost of whoever looks: after the search or instead of it.
  private List<RingPart> components(GridPosition ring) {
    return ruleset.components(ring, Meter.partHere(Budget.ofBytes(Long.MAX_VALUE)));
  }

  @Override
  public List<RingPart> start() {
    return rings.stream().flatMap(ring -> components(ring).stream()).toList();
  }

  @Override
  public void moves(MoveSink<RingPart> sink) {
    for (int i = 0; i < rings.size(); i++) {
      int summand = i;
      List<RingPart> others = new ArrayList<>();
      for (int other = 0; other < rings.size(); other++) {
        others.addAll(other == summand ? List.of() : components(rings.get(other)));
      }
      moves.options(
          rings.get(summand),
          option -> {
            List<RingPart> after = new ArrayList<>(others);
            if (!option.ends()) {
              after.addAll(components(option.sum().getFirst()));
            }
            sink.accept(option.move(), summand, option.ends(), after);
          });
    }
  }
}
