package org.grundy.solvers.space;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// The states of a space found on demand, each after those of its options that matter, and each
/// once. The walk keeps its own stack, so that long games do not overflow.
///
/// ```
/// options | options of the 1st state | of the 2nd, which is one of those | …      top
/// frames  | state, begin, next       | state, begin, next                | …
/// ```
public final class Walk implements StateTable {
  private static final int FRAME = 3;

  private final Space space;
  private final Question question;
  private final Meter meter;
  private final FoundStates states;
  private final Combined combined;
  private final Space.Options pushed = new Pushed();

  /// The options of the states that are on the way: a state, or `~n` and the n components of a sum.
  private long[] options = new long[1 << 10];

  private int top;

  /// The states that are on the way.
  private long[] frames = new long[FRAME << 6];

  private int depth;
  private boolean winning;
  private boolean sums;

  /// A walk by which nothing is found yet.
  public Walk(Space space, Question question, Meter meter) {
    this.space = space;
    this.question = question;
    this.meter = meter;
    this.states = new FoundStates(meter);
    this.combined = new Combined(question);
  }

  @Override
  public long known(long state) {
    return states.get(state);
  }

  @Override
  public long find(long state) {
    long known = known(state);
    if (known != UNKNOWN) {
      return known;
    }
    top = 0;
    depth = 0;
    open(state);
    while (depth > 0) {
      int frame = depth - FRAME;
      long missing = missing(frame);
      if (missing != UNKNOWN) {
        open(missing);
      } else {
        close(frame);
      }
    }
    return known(state);
  }

  /// Lists the options of a state, or says at once what it is.
  private void open(long state) {
    meter.work(1);
    long over = space.over(state);
    if (over != UNKNOWN) {
      states.put(state, over);
      return;
    }
    int begin = top;
    winning = false;
    sums = false;
    space.options(state, pushed);
    if (winning) {
      top = begin;
      states.put(state, question == Question.VALUE ? ENDS : 1);
      return;
    }
    if (!sums) {
      dropRepeated(begin);
    }
    if (depth == frames.length) {
      meter.claim((long) Long.BYTES * depth);
      frames = Arrays.copyOf(frames, 2 * depth);
    }
    frames[depth] = state;
    frames[depth + 1] = begin;
    frames[depth + 2] = begin;
    depth += FRAME;
  }

  /// Leaves each option once, ascending: where moves lead to smaller numbers, the least have the
  /// fewest states below them.
  private void dropRepeated(int begin) {
    Arrays.sort(options, begin, top);
    int end = begin;
    for (int at = begin; at < top; at++) {
      if (at == begin || options[at] != options[at - 1]) {
        options[end++] = options[at];
      }
    }
    top = end;
  }

  /// The first state that has to be found before that of a frame is; [#UNKNOWN] where there is
  /// none.
  private long missing(int frame) {
    int next = (int) frames[frame + 2];
    for (; next < top; next++) {
      long option = options[next];
      if (option >= 0) {
        long known = known(option);
        if (known == UNKNOWN) {
          frames[frame + 2] = next;
          return option;
        }
        if (question != Question.VALUE && (known == 0 || known == WON)) {
          break;
        }
      }
    }
    frames[frame + 2] = next;
    return UNKNOWN;
  }

  /// Finds the state of the last frame, whose options are found as far as they matter.
  private void close(int frame) {
    int begin = (int) frames[frame + 1];
    int end = (int) Math.min(top, frames[frame + 2] + 1);
    combined.clear();
    boolean goOn = true;
    for (int at = begin; at < end && goOn; at++) {
      long option = options[at];
      if (option >= 0) {
        goOn = combined.add(known(option));
      } else {
        long sum = 0;
        for (long parts = ~option; parts > 0; parts--) {
          sum = Combined.sum(sum, known(options[++at]));
        }
        goOn = combined.add(sum);
      }
    }
    states.put(frames[frame], combined.result());
    top = begin;
    depth = frame;
  }

  private void push(long option) {
    if (top == options.length) {
      meter.claim((long) Long.BYTES * top);
      options = Arrays.copyOf(options, 2 * top);
    }
    options[top++] = option;
  }

  @Override
  public ResumableState knowledge() {
    return states;
  }

  private final class Pushed implements Space.Options {
    @Override
    public boolean to(long state) {
      push(state);
      return true;
    }

    @Override
    public boolean toSum(long[] all, int count) {
      sums = true;
      push(~(long) count);
      for (int i = 0; i < count; i++) {
        push(all[i]);
      }
      return true;
    }

    @Override
    public boolean wins() {
      winning = true;
      return false;
    }
  }
}
