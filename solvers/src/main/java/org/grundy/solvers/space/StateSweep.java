package org.grundy.solvers.space;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// The states of a space found one after the other, as far as they are asked for. Every move leads
/// to smaller numbers.
public final class StateSweep implements StateTable, ResumableState {
  private static final int STATES_BETWEEN_REPORTS = 1 << 6;

  private final Space space;
  private final Meter meter;
  private final Combined combined;
  private final int states;

  /// Room is made when the first state is asked for.
  private int[] found = {};

  private final Space.Options options = new Found();

  /// The states below are found. Written after what was found of them, so that another thread that
  /// saves sees no more than that.
  private volatile int known;

  private int unreported;

  private StateSweep(Space space, Question question, int states, Meter meter) {
    this.space = space;
    this.meter = meter;
    this.combined = new Combined(question);
    this.states = states;
  }

  /// A sweep in which nothing is found.
  ///
  /// @param states how many there are
  public static StateTable of(Space space, Question question, int states, Meter meter) {
    return new StateSweep(space, question, states, meter);
  }

  /// A sweep in which nothing is found, backwards where who wins is asked.
  public static StateTable of(Space.Reversible space, Question question, int states, Meter meter) {
    return question == Question.VALUE
        ? new StateSweep(space, question, states, meter)
        : new LostSweep(space, question, states, meter);
  }

  @Override
  public long find(long state) {
    if (state >= known) {
      sweep((int) state + 1);
    }
    return found[(int) state];
  }

  private void sweep(int to) {
    makeRoom();
    int next = known;
    try {
      while (next < to) {
        found[next] = (int) one(next);
        next++;
        // `known` is written after the states below it, in `finally` too. So if the meter ends the
        // sweep, all that was found is kept and can be saved.
        if (++unreported == STATES_BETWEEN_REPORTS) {
          known = next;
          report();
        }
      }
    } finally {
      known = next;
    }
    report();
  }

  private void report() {
    int done = unreported;
    unreported = 0;
    meter.work(done);
  }

  private void makeRoom() {
    if (found.length == 0) {
      meter.claim((long) Integer.BYTES * states);
      found = new int[states];
    }
  }

  private long one(int state) {
    long over = space.over(state);
    if (over != UNKNOWN) {
      return over;
    }
    combined.clear();
    space.options(state, options);
    return combined.result();
  }

  @Override
  public long known(long state) {
    return state < known ? found[(int) state] : UNKNOWN;
  }

  @Override
  public ResumableState knowledge() {
    return this;
  }

  @Override
  public long size() {
    return known;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    int count = known;
    out.writeInt(count);
    for (int state = 0; state < count; state++) {
      out.writeInt(found[state]);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > states) {
      throw new IOException("no such states: " + count);
    }
    makeRoom();
    for (int state = 0; state < count; state++) {
      found[state] = in.readInt();
    }
    known = count;
  }

  private final class Found implements Space.Options {
    @Override
    public boolean to(long state) {
      return combined.add(found[(int) state]);
    }

    @Override
    public boolean toSum(long[] states, int count) {
      long sum = 0;
      for (int i = 0; i < count; i++) {
        sum = Combined.sum(sum, found[(int) states[i]]);
      }
      return combined.add(sum);
    }

    @Override
    public boolean wins() {
      return combined.add(WON);
    }
  }
}
