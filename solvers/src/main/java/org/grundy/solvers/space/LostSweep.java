package org.grundy.solvers.space;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// A sweep for the outcomes of the states of a space, a bit each: every state that is lost marks
/// those from which a move leads to it. Few are lost, so this takes less than a look at all
/// options.
final class LostSweep implements StateTable, ResumableState {
  private final Space.Reversible space;
  private final boolean misere;
  private final int states;
  private final Meter meter;

  /// A bit for each state that was seen to be N. Room is made when the first is asked for.
  private long[] won = {};

  /// The states below are found. A bit is never taken back, so what another thread saves holds,
  /// whenever it looks.
  private volatile int known;

  LostSweep(Space.Reversible space, Question question, int states, Meter meter) {
    this.space = space;
    this.misere = question == Question.MISERE_OUTCOME;
    this.states = states;
    this.meter = meter;
  }

  /// A state marks others of larger numbers only, so those below are found whenever its turn comes.
  @Override
  public long find(long state) {
    makeRoom();
    for (int next = known; next <= state; next++) {
      meter.work(1);
      // A lost option has a smaller number, so it had its turn and marked this state. If no mark is
      // here, no option is lost, and this state is lost itself: no option of it is looked at. Under
      // misère play one without a move is won instead.
      if (!isWon(next)) {
        if (misere && isStuck(next)) {
          mark(next);
        } else {
          space.before(next, this::mark);
        }
      }
      known = next + 1;
    }
    return isWon(state) ? 1 : 0;
  }

  private void makeRoom() {
    if (won.length == 0) {
      meter.claim((long) Long.BYTES * words(states));
      won = new long[words(states)];
    }
  }

  private static int words(int states) {
    return (states + Long.SIZE - 1) / Long.SIZE;
  }

  private boolean isStuck(long state) {
    boolean[] stuck = {true};
    space.options(
        state,
        new Space.Options() {
          @Override
          public boolean to(long option) {
            stuck[0] = false;
            return false;
          }

          @Override
          public boolean toSum(long[] option, int count) {
            throw new IllegalStateException("a move that splits");
          }

          @Override
          public boolean wins() {
            throw new IllegalStateException("a move that wins at once");
          }
        });
    return stuck[0];
  }

  private void mark(long state) {
    won[(int) (state >> 6)] |= 1L << state;
  }

  private boolean isWon(long state) {
    return (won[(int) (state >> 6)] >> state & 1) != 0;
  }

  @Override
  public long known(long state) {
    return state < known ? isWon(state) ? 1 : 0 : UNKNOWN;
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
    out.writeInt(known);
    out.writeInt(won.length);
    for (long word : won) {
      out.writeLong(word);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int count = in.readInt();
    int words = in.readInt();
    if (count < 0 || count > states || (words != words(states) && (words != 0 || count != 0))) {
      throw new IOException("no such states: " + count);
    }
    makeRoom();
    for (int i = 0; i < words; i++) {
      won[i] |= in.readLong();
    }
    known = count;
  }
}
