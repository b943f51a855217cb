package org.grundy.solvers.play;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Meter;
import org.grundy.core.SavedForm;
import org.grundy.solvers.ResumableState;
import org.jspecify.annotations.Nullable;

/// The plain recursion: the value of a position follows from its options, and every position is
/// expanded once. A [Definition] says what positions, options and values are, and how they are
/// combined.
///
/// The walk keeps its own stack, so that long games do not overflow. Each position is one unit of
/// work, and memory is claimed for every position that is remembered and for every option that
/// waits. Of a position with very many options some hundreds are a unit of work too, told while
/// they come in, so that a budget holds inside of it.
///
/// @param <K> positions, with value equality
/// @param <O> options: what one move leads to
/// @param <V> values
public final class MemoWalk<K, O, V> {
  private final Definition<K, O, V> definition;
  private final Meter meter;

  /// Another thread may save it while the walk goes on.
  private final Map<K, V> memo = new ConcurrentHashMap<>();

  /// A rule by which the value of a position follows from its options.
  ///
  /// @param <K> positions
  /// @param <O> options
  /// @param <V> values
  public interface Definition<K, O, V> {
    /// About the bytes that a position takes, remembered or as an option that waits.
    long bytes(K position);

    /// The value of a position that can be told without its options; else null.
    default @Nullable V atOnce(K position) {
      return null;
    }

    /// Hands over the options of a position.
    ///
    /// @return what combines them
    Combination<K, O, V> open(K position, Options<O> options);
  }

  /// Receives the options of one position.
  ///
  /// @param <O> options
  public interface Options<O> {
    void add(O option);
  }

  /// The value of one position on its way.
  ///
  /// @param <K> positions
  /// @param <O> options
  /// @param <V> values
  public interface Combination<K, O, V> {
    /// Takes an option in.
    ///
    /// @return null, or a position whose value has to be known first; the same option comes again
    ///   when it is
    @Nullable K take(O option);

    /// True if the value is settled whatever the options are that were not taken in.
    boolean isSettled();

    /// The value, after all options or once it is settled.
    V value();
  }

  /// A walk that knows nothing yet.
  public MemoWalk(Definition<K, O, V> definition, Meter meter) {
    this.definition = definition;
    this.meter = meter;
  }

  /// The value of a position.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public V value(K position) {
    V known = known(position);
    return known != null ? known : expand(position);
  }

  /// The value of a position where it can be told by now; else null.
  public @Nullable V known(K position) {
    V atOnce = definition.atOnce(position);
    return atOnce != null ? atOnce : memo.get(position);
  }

  private V expand(K root) {
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (true) {
      Frame frame = stack.getFirst();
      // A position waits on the stack, not in a call, so long games cannot overflow. Its frame
      // remembers the option that misses a value: it is taken again when the position above it is
      // done, and the options before it are never taken twice.
      K missing = frame.firstMissing();
      if (missing != null) {
        stack.push(open(missing));
        continue;
      }
      V value = frame.combination().value();
      memo.put(frame.position, value);
      frame.forget();
      stack.pop();
      if (stack.isEmpty()) {
        return value;
      }
    }
  }

  private Frame open(K position) {
    meter.work(1);
    Frame frame = new Frame(position);
    frame.combination = definition.open(position, frame);
    frame.claim();
    return frame;
  }

  /// A position on the way to its value.
  private final class Frame implements Options<O> {
    /// Memory is claimed, and a unit of work told, after options of so many bytes.
    private static final long BYTES_AT_ONCE = 1 << 16;

    private final K position;
    private final long bytes;
    private final List<O> options = new ArrayList<>();
    private @Nullable Combination<K, O, V> combination;
    private int next;
    private long waiting;
    private long unclaimed;

    Frame(K position) {
      this.position = position;
      this.bytes = definition.bytes(position);
      this.unclaimed = bytes;
    }

    Combination<K, O, V> combination() {
      if (combination == null) {
        throw new IllegalStateException("not open: " + position);
      }
      return combination;
    }

    @Override
    public void add(O option) {
      options.add(option);
      waiting += bytes;
      unclaimed += bytes;
      if (unclaimed >= BYTES_AT_ONCE) {
        claim();
        meter.work(1);
      }
    }

    void claim() {
      meter.claim(unclaimed);
      unclaimed = 0;
    }

    @Nullable K firstMissing() {
      Combination<K, O, V> all = combination();
      for (; next < options.size() && !all.isSettled(); next++) {
        K missing = all.take(options.get(next));
        if (missing != null) {
          return missing;
        }
      }
      return null;
    }

    void forget() {
      meter.claim(-waiting);
    }
  }

  /// The values found, in a form that can be saved.
  public ResumableState knowledge(SavedForm<K> positions, SavedForm<V> values) {
    return new ResumableState() {
      @Override
      public long size() {
        return memo.size();
      }

      @Override
      public void save(DataOutput out) throws IOException {
        for (Map.Entry<K, V> entry : memo.entrySet()) {
          out.writeBoolean(true);
          positions.write(entry.getKey(), out);
          values.write(entry.getValue(), out);
        }
        out.writeBoolean(false);
      }

      @Override
      public void load(DataInput in) throws IOException {
        while (in.readBoolean()) {
          K position = positions.read(in);
          meter.claim(definition.bytes(position));
          memo.put(position, values.read(in));
        }
      }
    };
  }
}
