package org.grundy.solvers.component;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;

/// The search for the values of a sum under normal play, on boards of any kind.
public final class ComponentRun implements Run {
  private final Boards boards;

  /// The positions that were taken apart by now; one may be so large that this alone takes all the
  /// time there is.
  private final List<StartPosition> starts = new ArrayList<>();

  /// A sum with the boards on which it is searched.
  public interface Boards {
    /// The number of positions in the sum.
    int count();

    /// Takes a position apart.
    ///
    /// @throws BudgetSpentException if the meter says so
    StartPosition start(int position);

    /// The bounds of a position, told without a look at it.
    Bounds unknown(int position);

    /// All that was found out.
    ResumableState knowledge();
  }

  public ComponentRun(Boards boards) {
    this.boards = boards;
  }

  @Override
  public Solution solve() {
    takeApart();
    return new SumSolution(starts.stream().map(SearchedPosition::new).toList());
  }

  /// Tests if the value of the sum is `n`, at less cost than finding it. All components but the one
  /// with the longest plays are valued; that one is only asked for the value that the others leave
  /// open. No position may be one that somebody can end at once.
  ///
  /// @throws BudgetSpentException if the meter says so
  public boolean is(long n) {
    takeApart();
    List<Part<?>> parts = new ArrayList<>();
    starts.forEach(start -> parts.addAll(start.parts()));
    return PartValues.is(parts, n);
  }

  /// The values of parts, on the boards of a position of the sum.
  ///
  /// @param look bounds the time of looking at what is known
  /// @throws BudgetSpentException if the meter says so
  public PartValues values(int position, Meter look) {
    takeApart();
    return new PartValues(starts.get(position), look);
  }

  private void takeApart() {
    for (int i = starts.size(); i < boards.count(); i++) {
      starts.add(boards.start(i));
    }
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    List<PartlySolved> open = new ArrayList<>();
    for (int i = 0; i < boards.count(); i++) {
      open.add(open(i, look));
    }
    return open;
  }

  private PartlySolved open(int position, Meter look) {
    if (position < starts.size()) {
      try {
        return new OpenPosition(starts.get(position), look);
      } catch (BudgetSpentException _) {
        // Its components are too many to be looked at.
      }
    }
    return PartlySolved.notLookedAt(boards.unknown(position));
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(new Resumable());
  }

  /// Its tables are those of the game.
  @Override
  public boolean leavesFindings() {
    return true;
  }

  /// The findings so far. A run that goes on from them can be asked at once for what is known.
  private final class Resumable implements ResumableState {
    @Override
    public long size() {
      return boards.knowledge().size();
    }

    @Override
    public void save(DataOutput out) throws IOException {
      boards.knowledge().save(out);
    }

    @Override
    public void load(DataInput in) throws IOException {
      boards.knowledge().load(in);
      takeApart();
    }
  }
}
