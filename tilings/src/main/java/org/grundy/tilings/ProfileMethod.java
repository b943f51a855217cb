package org.grundy.tilings;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.tilings.profile.ProfileWindow;
import org.grundy.tilings.profile.ProfileWindow.Choices;
import org.grundy.tilings.profile.StateCounts;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;

/// The sweep over all cells that keeps, for each way in which the next cells may be covered
/// already, in how many ways that comes about: the transfer matrix with a broken profile.
///
/// Cost: the number of such ways, times the cells, times the pieces that may be laid; linear in the
/// long side, exponential in the short one.
public final class ProfileMethod implements TilingMethod {
  private static final int REPORT_EVERY = 1 << 12;

  @Override
  public String name() {
    return "profile";
  }

  @Override
  public Verdict consider(TilingProblem problem, Goal goal) {
    if (goal.kind() == Goal.Kind.ALL || goal.distinct()) {
      return new Verdict.Unsound("it counts tilings and does not list them, nor tell images apart");
    }
    ProfileWindow window = new ProfileWindow(problem);
    if (window.bits() > ProfileWindow.MAX_BITS) {
      return new Verdict.Unsound(
          "a state takes %d bits, of which there are %d: the region is too wide, or too many pieces have limits"
              .formatted(window.bits(), ProfileWindow.MAX_BITS));
    }
    if (goal.kind() == Goal.Kind.FIRST && window.countsUses()) {
      return new Verdict.Unsound("it finds single tilings only where no piece has a limit");
    }
    return new Verdict.Sound(new Swept(problem, goal, window));
  }

  /// @param window the layout of states
  record Swept(TilingProblem problem, Goal goal, ProfileWindow window) implements TilingPlan {
    @Override
    public String method() {
      return "profile";
    }

    @Override
    public String because() {
      return "the cells are covered in the order of a sweep along the short side, and what can"
          + " follow"
          + " depends only on which of the next %d cells are covered already%s"
              .formatted(
                  window.reach() - 1,
                  window.countsUses() ? ", and how often pieces with a limit were used" : "");
    }

    @Override
    public String cost() {
      return String.format(
          Locale.ROOT,
          "at most 2^%d states for each of %,d cells",
          window.bits() - 1,
          window.sweep().size());
    }

    @Override
    public Optional<Settled> run(TilingsFound found, Meter meter) {
      return Optional.of(
          goal.kind() == Goal.Kind.COUNT ? count(found, meter) : first(found, meter));
    }

    private Settled count(TilingsFound found, Meter meter) {
      StateCounts states = new StateCounts(1, meter);
      states.addOne(0);
      int words = 1;
      int bits = 1;
      for (int cell = 0; cell < window.sweep().size(); cell++) {
        Choices choices = window.choices(cell);
        int more = Integer.SIZE - Integer.numberOfLeadingZeros(choices.count() + 1);
        if (bits + more > words * Long.SIZE) {
          bits = states.largestBits();
          words += bits + more > words * Long.SIZE ? 1 : 0;
        }
        bits += more;
        StateCounts next = new StateCounts(words, meter);
        step(states, next, cell, choices, meter);
        states.release();
        states = next;
      }
      found.count(enough(states));
      states.release();
      return found.count().signum() > 0 ? Settled.DONE : none();
    }

    private Settled none() {
      return Settled.none(
          String.format(
              Locale.ROOT,
              "a sweep over the %,d cells comes to no end: it follows every way in which they can"
                  + " be covered",
              problem.region().size()));
    }

    private BigInteger enough(StateCounts states) {
      BigInteger count = BigInteger.ZERO;
      for (int slot = 0; slot < states.slots(); slot++) {
        if (states.isUsed(slot) && window.isEnough(states.state(slot))) {
          count = count.add(states.number(slot));
        }
      }
      return count;
    }

    /// Every way to pass one cell, from every state.
    private void step(
        StateCounts states, StateCounts next, int cell, Choices choices, Meter meter) {
      boolean toCover = window.has(cell);
      int unreported = 0;
      for (int slot = 0; slot < states.slots(); slot++) {
        if (!states.isUsed(slot)) {
          continue;
        }
        long state = states.state(slot);
        if ((state & 1) != 0 || !toCover) {
          next.add(window.passed(state), states, slot);
        } else {
          for (int i = 0; i < choices.count(); i++) {
            long mask = choices.mask(i);
            long used = (state & mask) == 0 ? window.used(state, choices.piece(i)) : -1;
            if (used >= 0) {
              next.add(window.passed(used | mask), states, slot);
            }
          }
        }
        if (++unreported == REPORT_EVERY) {
          meter.work(REPORT_EVERY);
          unreported = 0;
        }
      }
      meter.work(unreported);
    }

    /// All states before every cell, then one way back through them.
    private Settled first(TilingsFound found, Meter meter) {
      List<StateCounts> layers = new ArrayList<>();
      StateCounts states = new StateCounts(0, meter);
      states.add(0, states, 0);
      for (int cell = 0; cell < window.sweep().size(); cell++) {
        layers.add(states);
        StateCounts next = new StateCounts(0, meter);
        meter.claim(1024);
        step(states, next, cell, window.choices(cell), meter);
        states = next;
        if (states.size() == 0) {
          return none();
        }
      }
      if (!states.contains(0)) {
        return none();
      }
      found.keep(wayBack(layers));
      return Settled.DONE;
    }

    private PlacedTiling wayBack(List<StateCounts> layers) {
      CellNumbers sweep = window.sweep();
      int[] parts = new int[sweep.size()];
      Arrays.fill(parts, PlacedTiling.NO_PART);
      int[] pieces = new int[sweep.size()];
      int count = 0;
      long state = 0;
      for (int cell = sweep.size() - 1; cell >= 0; cell--) {
        long before = state << 1;
        if (window.has(cell)) {
          before |= 1;
        }
        if (!layers.get(cell).contains(before)) {
          Choices choices = window.choices(cell);
          int choice = 0;
          while ((choices.mask(choice) & ~before) != 0
              || !layers.get(cell).contains(before & ~choices.mask(choice))) {
            choice++;
          }
          for (long rest = choices.mask(choice); rest != 0; rest &= rest - 1) {
            int number = cell + Long.numberOfTrailingZeros(rest);
            parts[sweep.row(number) * sweep.columns() + sweep.column(number)] = count;
          }
          pieces[count++] = choices.piece(choice);
          before &= ~choices.mask(choice);
        }
        state = before;
      }
      return new PlacedTiling(sweep.columns(), parts, Arrays.copyOf(pieces, count));
    }
  }
}
