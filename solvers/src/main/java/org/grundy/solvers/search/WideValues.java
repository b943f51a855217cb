package org.grundy.solvers.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.Representatives;
import org.grundy.rules.derive.Splitter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.play.SavedForm;
import org.jspecify.annotations.Nullable;

/// Values of components that do not fit a packed board, by their definition and a walk over the
/// rules; the parts of a follower that fit are left to the packed search.
///
/// Every component is expanded once, on a stack of its own.
final class WideValues {
  /// What one memo entry takes besides the board, in bytes.
  private static final int ENTRY_BYTES = 120;

  private final GridRuleset moves;
  private final Splitter splitter;
  private final Representatives representatives;
  private final Function<GridPosition, OptionalLong> narrow;
  private final Meter meter;
  private final Map<GridPosition, Long> memo = new HashMap<>();

  /// @param narrow values of the boards that fit a packed board
  WideValues(GameRules game, Function<GridPosition, OptionalLong> narrow, Meter meter) {
    this.moves = GridRuleset.of(game);
    this.splitter = new Splitter(game);
    this.representatives = new Representatives(game);
    this.narrow = narrow;
    this.meter = meter;
  }

  /// The value of a board, or [SolvedPosition#ENDS].
  long value(GridPosition board) {
    Option whole = split(board);
    if (whole.sum < 0) {
      return SolvedPosition.ENDS;
    }
    long sum = whole.sum;
    for (GridPosition part : whole.open) {
      Long known = memo.get(part);
      long value = known != null ? known : expand(part);
      if (value < 0) {
        return SolvedPosition.ENDS;
      }
      sum ^= value;
    }
    return sum;
  }

  /// The value of a component where it was found by now.
  OptionalLong known(GridPosition component) {
    Long known = memo.get(representatives.of(component));
    return known == null ? OptionalLong.empty() : OptionalLong.of(known);
  }

  int size() {
    return memo.size();
  }

  void save(DataOutput out) throws IOException {
    out.writeInt(memo.size());
    for (Map.Entry<GridPosition, Long> entry : memo.entrySet()) {
      SavedForm.GRID.write(entry.getKey(), out);
      out.writeLong(entry.getValue());
    }
  }

  void load(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      GridPosition board = SavedForm.GRID.read(in);
      meter.claim(bytes(board));
      memo.put(board, in.readLong());
    }
  }

  /// A board as the nim-sum of the parts that fit, negative if one of them can be ended, and the
  /// representatives of the others.
  private Option split(GridPosition board) {
    Option option = new Option();
    for (GridPosition part : splitter.split(board, meter).parts()) {
      OptionalLong value = narrow.apply(part);
      if (value.isEmpty()) {
        option.open.add(representatives.of(part));
      } else if (option.sum < 0 || value.getAsLong() < 0) {
        option.sum = -1;
      } else {
        option.sum ^= value.getAsLong();
      }
    }
    return option;
  }

  private long expand(GridPosition root) {
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (true) {
      Frame frame = stack.getFirst();
      GridPosition missing = frame.ends ? null : frame.firstUnknown();
      if (missing != null) {
        stack.push(open(missing));
        continue;
      }
      long value = frame.ends ? SolvedPosition.ENDS : frame.seen.nextClearBit(0);
      memo.put(frame.board, value);
      meter.claim(-bytes(frame.board) * frame.followers.size());
      stack.pop();
      if (stack.isEmpty()) {
        return value;
      }
    }
  }

  /// What a board takes, in the memo or on the way to be split.
  private static long bytes(GridPosition board) {
    return (long) ENTRY_BYTES + board.size();
  }

  private Frame open(GridPosition board) {
    meter.work(1);
    meter.claim(bytes(board));
    Frame frame = new Frame(board);
    moves.followers(
        board,
        (follower, ends) -> {
          if (ends) {
            frame.ends = true;
          } else {
            meter.check();
            meter.claim(bytes(board));
            frame.followers.add(follower.getFirst());
          }
        });
    return frame;
  }

  /// A sum of which the parts that fit are added up.
  private static final class Option {
    private long sum;
    private final List<GridPosition> open = new ArrayList<>();
  }

  /// A component on the way to its value.
  private final class Frame {
    private final GridPosition board;
    private final Deque<GridPosition> followers = new ArrayDeque<>();
    private final BitSet seen = new BitSet();
    private @Nullable Option option;
    private boolean ends;

    Frame(GridPosition board) {
      this.board = board;
    }

    private Option splitNext() {
      meter.check();
      meter.claim(-bytes(board));
      return split(followers.removeFirst());
    }

    /// Adds up followers until a part is found whose value has to be found first.
    @Nullable GridPosition firstUnknown() {
      while (option != null || !followers.isEmpty()) {
        Option next = option == null ? splitNext() : option;
        option = next;
        while (!next.open.isEmpty() && next.sum >= 0) {
          Long known = memo.get(next.open.getLast());
          if (known == null) {
            return next.open.getLast();
          }
          next.open.removeLast();
          next.sum = known < 0 ? -1 : next.sum ^ known;
        }
        if (next.sum >= 0) {
          seen.set(Math.toIntExact(next.sum));
        }
        option = null;
      }
      return null;
    }
  }
}
