package org.grundy.solvers.component.planes.misere;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.split.RingSplitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;

/// A game on rings whose options are sums of strips where a ring comes apart, and else one ring;
/// each component's options are found once.
final class RingRuleset extends RememberedRuleset<RingPart> {
  private static final int PART_BYTES = 96;

  private final GridRuleset moves;
  private final RingSplitter splitter;
  private final Representatives representatives;
  private final ComponentRuleset strips;

  RingRuleset(GameRules game, Meter meter) {
    super(meter);
    this.moves = GridRuleset.of(game);
    this.splitter = new RingSplitter(game);
    this.representatives = new Representatives(game);
    this.strips = new ComponentRuleset(RingSplitter.strip(game), meter);
  }

  /// The components of a ring in which a move may be left.
  ///
  /// @param looking for this look at the ring; the search may have spent its own
  List<RingPart> components(GridPosition ring, Meter looking) {
    return splitter
        .parts(ring, looking)
        .map(parts -> strips(parts.stream().map(strips::leastImage).toList()))
        .orElseGet(() -> List.of(new RingPart(true, representatives.of(ring))));
  }

  private static List<RingPart> strips(List<GridPosition> parts) {
    return parts.stream().map(part -> new RingPart(false, part)).toList();
  }

  @Override
  Options<RingPart> find(RingPart part) {
    boolean[] wins = {false};
    Set<List<RingPart>> sums = new LinkedHashSet<>();
    if (part.isRing()) {
      moves.optionSums(
          part.cells(),
          (option, ends) -> {
            wins[0] |= ends;
            if (!wins[0]) {
              sums.add(components(option.getFirst(), meter));
            }
          });
    } else {
      strips.optionSums(
          part.cells(),
          (option, ends) -> {
            wins[0] |= ends;
            sums.add(strips(option));
          });
    }
    return new Options<>(wins[0], wins[0] ? Set.of() : sums);
  }

  @Override
  long partBytes(RingPart part) {
    return PART_BYTES + (long) part.cells().size();
  }
}
