package org.grundy.solvers;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Position;

/// A run that goes on from what an equal question before it has left with the game, and leaves what
/// it finds out for the next one, also where its budget ends it.
public final class KeptRun implements Run {
  /// Findings of more bytes are not kept.
  private static final int MOST_BYTES = 1 << 24;

  private final Problem problem;
  private final Name name;
  private final Run run;
  private final Meter meter;

  /// The name of the findings.
  private record Name(String method, List<Position> sum, boolean outcome) {}

  private KeptRun(Problem problem, Name name, Run run, Meter meter) {
    this.problem = problem;
    this.name = name;
    this.run = run;
    this.meter = meter;
  }

  /// Begins a plan, with what equal questions have left.
  ///
  /// @param plan of the problem, which is of one game
  public static Run of(Problem problem, Plan plan, Meter meter) {
    Run run = Run.of(plan, meter);
    return run.leavesFindings()
        ? run
        : new KeptRun(
            problem, new Name(plan.method(), problem.sum(), problem.asksOutcome()), run, meter);
  }

  @Override
  public Solution solve() {
    Optional<ResumableState> state = run.knowledge();
    if (state.isEmpty()) {
      return run.solve();
    }
    Knowledge game = problem.game().knowledge(meter);
    long known = state.get().size();
    if (known == 0) {
      takeUp(game, state.get());
      known = state.get().size();
    }
    try {
      Solution solution = run.solve();
      leave(game, state.get(), known);
      return solution;
    } catch (BudgetSpentException spent) {
      leave(game, state.get(), known);
      throw spent;
    }
  }

  private void takeUp(Knowledge game, ResumableState state) {
    Optional<byte[]> left = game.findings(name);
    if (left.isPresent()) {
      try {
        state.load(new DataInputStream(new ByteArrayInputStream(left.get())));
      } catch (IOException e) {
        throw new UncheckedIOException("written by this process", e);
      }
    }
  }

  private void leave(Knowledge game, ResumableState state, long known) {
    if (state.size() > known) {
      Bounded bytes = new Bounded();
      try {
        state.save(new DataOutputStream(bytes));
        game.keep(name, bytes.taken.toByteArray());
      } catch (IOException tooLarge) {
        // nothing is kept; the next question begins anew
      }
    }
  }

  /// Takes bytes up to [#MOST_BYTES].
  private static final class Bounded extends OutputStream {
    private final ByteArrayOutputStream taken = new ByteArrayOutputStream();

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      requireRoom(length);
      taken.write(bytes, from, length);
    }

    @Override
    public void write(int oneByte) throws IOException {
      requireRoom(1);
      taken.write(oneByte);
    }

    private void requireRoom(int more) throws IOException {
      if (more > MOST_BYTES - taken.size()) {
        throw new IOException("too large to be kept");
      }
    }
  }

  @Override
  public Partial soFar(Meter look) {
    return run.soFar(look);
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return run.positions(look);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return run.knowledge();
  }

  @Override
  public boolean leavesFindings() {
    return true;
  }
}
