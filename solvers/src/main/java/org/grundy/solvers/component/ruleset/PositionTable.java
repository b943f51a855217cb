package org.grundy.solvers.component.ruleset;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.NimberBounds;
import org.jspecify.annotations.Nullable;

/// Positions of any kind, each once under a number from 1, with what is known of them.
///
/// **Several threads.** A position stands in the map only after its record stands in the array, and
/// records never change their number: whoever has a number finds its record. Bounds only gain
/// knowledge.
///
/// @param <P> the positions, with `equals` and `hashCode`
final class PositionTable<P> {
  /// About the bytes of one position with its record.
  private static final int BYTES = 192;

  private final Ruleset<P> ruleset;
  private final Map<P, Known<P>> known = new ConcurrentHashMap<>();
  private volatile @Nullable Known<P>[] byNumber = records(1 << 8);
  private volatile int count;

  private static final class Known<P> {
    private final P position;
    private final int number;
    private volatile long bounds;
    private volatile boolean lookedAt;

    Known(P position, int number, OptionalInt value) {
      this.position = position;
      this.number = number;
      this.bounds = value.isPresent() ? NimberBounds.of(value.getAsInt()) : NimberBounds.NOTHING;
    }

    synchronized long learn(long more) {
      bounds = NimberBounds.merged(bounds, more);
      return bounds;
    }
  }

  /// @param ruleset knows the value of some positions
  PositionTable(Ruleset<P> ruleset) {
    this.ruleset = ruleset;
  }

  @SuppressWarnings("unchecked") // there is no other way to an array of a generic type
  private static <P> @Nullable Known<P>[] records(int length) {
    return (Known<P>[]) new Known<?>[length];
  }

  /// The number of a position, or 0 if it has none.
  int find(P position) {
    Known<P> found = known.get(position);
    return found == null ? 0 : found.number;
  }

  /// The number of a position, which is new if it has none.
  ///
  /// @throws BudgetSpentException if there is no memory for a new one
  int number(P position, Meter meter) {
    Known<P> found = known.get(position);
    return found != null
        ? found.number
        : known.computeIfAbsent(position, novel -> add(novel, meter)).number;
  }

  private synchronized Known<P> add(P position, Meter meter) {
    meter.claim(BYTES);
    @Nullable Known<P>[] records = byNumber;
    int number = count + 1;
    if (number == records.length) {
      records = Arrays.copyOf(records, 2 * number);
    }
    Known<P> added = new Known<>(position, number, ruleset.known(position));
    records[number] = added;
    byNumber = records;
    count = number;
    return added;
  }

  /// Takes the memory of all positions there are from another budget.
  void claim(Meter meter) {
    meter.claim((long) BYTES * count);
  }

  private Known<P> at(long number) {
    return Objects.requireNonNull(byNumber[(int) number]);
  }

  P position(long number) {
    return at(number).position;
  }

  /// The bounds of a position, as [NimberBounds].
  long get(long number) {
    return at(number).bounds;
  }

  /// Adds what is known of a position to what was known before.
  ///
  /// @return both together
  long learn(long number, long bounds) {
    return at(number).learn(bounds);
  }

  /// True if it was settled that no move from a position ends the game.
  boolean isLookedAt(long number) {
    return at(number).lookedAt;
  }

  void setLookedAt(long number) {
    at(number).lookedAt = true;
  }

  /// The known bounds, in a form that can be saved.
  ResumableState knowledge(SavedForm<P> form, Meter meter) {
    return new ResumableState() {
      @Override
      public long size() {
        return known.values().stream().filter(one -> one.bounds != NimberBounds.NOTHING).count();
      }

      @Override
      public void save(DataOutput out) throws IOException {
        for (Known<P> one : known.values()) {
          long bounds = one.bounds;
          if (bounds != NimberBounds.NOTHING) {
            out.writeBoolean(true);
            form.write(one.position, out);
            out.writeLong(bounds);
          }
        }
        out.writeBoolean(false);
      }

      @Override
      public void load(DataInput in) throws IOException {
        while (in.readBoolean()) {
          P position = form.read(in);
          long bounds = in.readLong();
          if (!NimberBounds.isValid(bounds, Integer.MAX_VALUE)) {
            throw new IOException("no bounds of a position: %x".formatted(bounds));
          }
          learn(number(position, meter), bounds);
        }
      }
    };
  }
}
