package org.grundy.solvers.definition;

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
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Knowledge;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.SolvedPosition;
import org.jspecify.annotations.Nullable;

/// Grundy values by their definition: the value of a position is the least number that is the value
/// of none of its options (mex), and the value of a sum is the nim-sum of the values of its parts.
///
/// Moves that end the whole game take a position out of that theory. Where there are such moves,
/// the values are those of the *safe-move game*: a position in which the player to move can end the
/// game has the mark [SolvedPosition#ENDS]; a move to a sum that holds such a position is no move.
///
/// Every position is expanded once; the walk keeps its own stack, so that long games do not
/// overflow.
///
/// @param <P> the positions
public final class Recursion<P> {
  /// What one memo entry takes besides the position, in bytes.
  private static final int ENTRY_BYTES = 64;

  private final Ruleset<P> ruleset;
  private final Meter meter;
  private final int positionBytes;
  private final Map<P, Long> memo = new HashMap<>();

  /// A recursion with an empty memo.
  ///
  /// @param positionBytes about how much memory a position takes
  public Recursion(Ruleset<P> ruleset, Meter meter, int positionBytes) {
    this.ruleset = ruleset;
    this.meter = meter;
    this.positionBytes = positionBytes;
  }

  /// The Grundy value of a position, or [SolvedPosition#ENDS] if the player to move can end the
  /// game.
  public long value(P position) {
    Long known = memo.get(position);
    return known != null ? known : expand(position);
  }

  /// The value of a sum: the nim-sum, or [SolvedPosition#UNSAFE] if the next player can end the
  /// game.
  public long valueOfSum(List<P> sum) {
    long nimSum = 0;
    for (P part : sum) {
      long value = value(part);
      if (value < 0) {
        return SolvedPosition.UNSAFE;
      }
      nimSum ^= value;
    }
    return nimSum;
  }

  /// The value of a position where it was found by now.
  public OptionalLong known(P position) {
    Long known = memo.get(position);
    return known == null ? OptionalLong.empty() : OptionalLong.of(known);
  }

  /// The value of a sum where it was found by now, else [PartlySolved#UNKNOWN].
  public long knownOfSum(List<P> sum) {
    return memo.keySet().containsAll(sum) ? valueOfSum(sum) : PartlySolved.UNKNOWN;
  }

  /// The values found, in a form that can be saved.
  public Knowledge knowledge(PositionFormat<P> format) {
    return new Knowledge() {
      @Override
      public long size() {
        return memo.size();
      }

      @Override
      public void save(DataOutput out) throws IOException {
        out.writeInt(memo.size());
        for (Map.Entry<P, Long> entry : memo.entrySet()) {
          format.write(entry.getKey(), out);
          out.writeLong(entry.getValue());
        }
      }

      @Override
      public void load(DataInput in) throws IOException {
        for (int left = in.readInt(); left > 0; left--) {
          meter.claim(ENTRY_BYTES + positionBytes);
          memo.put(format.read(in), in.readLong());
        }
      }
    };
  }

  private long expand(P root) {
    Deque<Frame<P>> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (true) {
      Frame<P> frame = stack.getFirst();
      P missing = frame.firstUnknown(memo);
      if (missing != null) {
        stack.push(open(missing));
        continue;
      }
      long value = frame.ends ? SolvedPosition.ENDS : mex(frame.options);
      memo.put(frame.position, value);
      stack.pop();
      if (stack.isEmpty()) {
        return value;
      }
    }
  }

  private Frame<P> open(P position) {
    meter.work(1);
    meter.claim(ENTRY_BYTES + positionBytes);
    Frame<P> frame = new Frame<>(position);
    ruleset.followers(position, frame::add);
    return frame;
  }

  private long mex(List<List<P>> options) {
    BitSet seen = new BitSet();
    for (List<P> option : options) {
      long value = valueOfSum(option);
      if (value >= 0) {
        seen.set(Math.toIntExact(value));
      }
    }
    return seen.nextClearBit(0);
  }

  /// A position on the way to its value.
  private static final class Frame<P> {
    private final P position;
    private final List<List<P>> options = new ArrayList<>();
    private boolean ends;
    private int nextOption;

    Frame(P position) {
      this.position = position;
    }

    void add(List<P> sum, boolean ending) {
      if (ending) {
        ends = true;
      } else {
        options.add(sum);
      }
    }

    /// A part of an option whose value has to be found first; null if this position can be valued.
    @Nullable P firstUnknown(Map<P, Long> memo) {
      if (ends) {
        return null;
      }
      for (; nextOption < options.size(); nextOption++) {
        for (P part : options.get(nextOption)) {
          if (!memo.containsKey(part)) {
            return part;
          }
        }
      }
      return null;
    }
  }
}
