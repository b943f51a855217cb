package org.grundy.solvers.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.NeutralGlyph;
import org.grundy.rules.derive.Split;
import org.grundy.rules.derive.Splitter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartialSum;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// The search for the values of a sum under normal play.
final class SearchRun implements Run {
  private final GameRules rules;
  private final List<GridPosition> sum;
  private final Splitter splitter;
  private final ComponentValues values;
  private final Meter meter;

  /// Of the positions that were split by now; a board may be so large that this alone takes all the
  /// time there is.
  private final List<Split> splits = new ArrayList<>();

  SearchRun(GameRules rules, List<GridPosition> sum, PackedGame game, Meter meter) {
    this.rules = rules;
    this.sum = sum;
    this.splitter = new Splitter(rules);
    this.meter = meter;
    this.values = new ComponentValues(rules, game, meter);
  }

  @Override
  public Solution solve() {
    List<SearchedPosition> solved = new ArrayList<>();
    for (GridPosition position : sum) {
      splits.add(splitter.split(position, meter));
      solved.add(new SearchedPosition(rules, position, splits.getLast(), values));
    }
    return new SumSolution(solved);
  }

  @Override
  public Partial soFar(Meter look) {
    List<PartlySolved> open = new ArrayList<>();
    for (int i = 0; i < sum.size(); i++) {
      open.add(open(i, look));
    }
    return PartialSum.of(open, look);
  }

  private PartlySolved open(int i, Meter look) {
    if (i < splits.size()) {
      try {
        return new Open(sum.get(i), splits.get(i), look);
      } catch (BudgetSpentException _) {
        // Its components are too many to be looked at.
      }
    }
    return new Whole(sum.get(i), values.unknown(sum.get(i)));
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(values);
  }

  /// A position that was not looked at.
  private record Whole(GridPosition position, Bounds bounds) implements PartlySolved {
    @Override
    public List<Bounds> components() {
      return List.of(bounds);
    }

    @Override
    public void moves(SolvedPosition.MoveSink sink) {
      // They were not listed.
    }
  }

  /// A position of which some components may be known.
  private final class Open implements PartlySolved {
    private final GridPosition position;
    private final Split split;
    private final Meter look;
    private final List<Bounds> parts = new ArrayList<>();

    Open(GridPosition position, Split split, Meter look) {
      this.position = position;
      this.split = split;
      this.look = look;
      GlyphFlow flow = GlyphFlow.of(rules);
      OptionalInt neutral = NeutralGlyph.of(rules);
      List<GridPosition> boards = split.parts();
      for (int part = 0; part < boards.size(); part++) {
        look.check();
        parts.add(
            values.known(
                boards.get(part),
                boards.size() == 1 ? position : split.drawn(position, part, flow, neutral)));
      }
    }

    @Override
    public List<Bounds> components() {
      boolean canEnd = parts.stream().anyMatch(Open::ends);
      return canEnd ? List.of() : parts;
    }

    private static boolean ends(Bounds part) {
      return part.value().isPresent() && part.value().getAsLong() < 0;
    }

    @Override
    public void moves(SolvedPosition.MoveSink sink) {
      GridRuleset.of(rules)
          .options(
              position,
              option -> {
                GridPosition follower = option.sum().getFirst();
                int part = split.partChanged(position, follower);
                sink.accept(
                    option.move(),
                    components().isEmpty() ? -1 : part,
                    option.ends() ? SolvedPosition.ENDS : after(follower, part));
              });
    }

    private long after(GridPosition follower, int part) {
      long rest = 0;
      boolean known = true;
      for (int other = 0; other < parts.size(); other++) {
        if (other != part) {
          if (ends(parts.get(other))) {
            return SolvedPosition.UNSAFE;
          }
          known &= parts.get(other).value().isPresent();
          rest ^= parts.get(other).value().orElse(0);
        }
      }
      long after = values.known(split.after(position, follower, part), look);
      return after < 0 ? after : known ? after ^ rest : PartlySolved.UNKNOWN;
    }
  }
}
