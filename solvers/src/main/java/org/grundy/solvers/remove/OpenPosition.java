package org.grundy.solvers.remove;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.GridPosition;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.SolvedPosition;

/// A board of which the searches may not know everything; it asks them for nothing that costs work.
///
/// @param searches by part
record OpenPosition(GameRules rules, CompiledPosition compiled, List<PartSearch> searches)
    implements PartlySolved {
  @Override
  public List<Bounds> components() {
    List<Bounds> components = new ArrayList<>();
    for (int part = 0; part < searches.size(); part++) {
      components.add(bounds(part));
    }
    return components;
  }

  private Bounds bounds(int part) {
    GridPosition drawn = compiled.drawn(rules, part);
    long entry = known(part);
    if (Entry.isExact(entry)) {
      return Bounds.exact(drawn, Entry.nimber(entry));
    }
    int most = searches.get(part).longestPlay(compiled.parts().get(part).cells());
    while (most < Entry.FIRST_UNTOLD && Entry.excludes(entry, most)) {
      most--;
    }
    LongStream excluded =
        LongStream.range(0, Entry.FIRST_UNTOLD).filter(n -> Entry.excludes(entry, (int) n));
    return Bounds.excluding(drawn, excluded, OptionalLong.of(most));
  }

  private long known(int part) {
    return searches.get(part).known(compiled.parts().get(part).cells());
  }

  @Override
  public void moves(SolvedPosition.MoveSink sink) {
    GridRuleset.of(rules)
        .options(
            compiled.position(),
            option -> {
              GridPosition follower = option.sum().getFirst();
              int part = compiled.partChanged(follower);
              sink.accept(option.move(), part, valueAfter(follower, part));
            });
  }

  /// The value of the whole position after a move in a part, where all that it takes is known.
  private long valueAfter(GridPosition follower, int changed) {
    long sum = 0;
    for (int part = 0; part < searches.size(); part++) {
      long entry =
          part == changed ? searches.get(part).known(compiled.living(follower, part)) : known(part);
      if (!Entry.isExact(entry)) {
        return UNKNOWN;
      }
      sum ^= Entry.nimber(entry);
    }
    return sum;
  }
}
