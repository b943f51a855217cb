package org.grundy.solvers.automaton.digit;

import java.util.Arrays;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// States that are met, each a list of numbers, numbered from 0 in the order of their meeting: a
/// hash table with open addressing over one array. Memory is claimed at the meter until it is
/// [closed][#close].
public final class StateNumbers implements AutoCloseable {
  private static final int BETWEEN_CHECKS = 1 << 8;

  /// The numbers of a state on average, at most.
  private static final long MEAN = 256;

  private final Meter meter;
  private final int most;
  private int[] table = new int[1 << 10];
  private int[] hashes = new int[1 << 8];
  private long[] ends = new long[1 << 8];
  private int[] pool = new int[1 << 10];
  private int count;
  private long claimed;

  /// @param most more states are too many, and so are states that hold more than [#MEAN] times as
  ///   many numbers
  public StateNumbers(Meter meter, int most) {
    this.meter = meter;
    this.most = most;
  }

  /// The number of states.
  public int count() {
    return count;
  }

  /// The list of a state.
  public int[] get(int state) {
    return Arrays.copyOfRange(pool, (int) from(state), (int) ends[state]);
  }

  private long from(int state) {
    return state == 0 ? 0 : ends[state - 1];
  }

  /// The number of a state, a new one where it was not met.
  ///
  /// @throws BudgetSpentException if there are too many, or the meter says so
  public int of(int[] key) {
    int hash = Arrays.hashCode(key) * 0x9E3779B9;
    hash ^= hash >>> 15;
    int at = hash & (table.length - 1);
    while (table[at] != 0) {
      int state = table[at] - 1;
      if (hashes[state] == hash
          && Arrays.equals(pool, (int) from(state), (int) ends[state], key, 0, key.length)) {
        return state;
      }
      at = (at + 1) & (table.length - 1);
    }
    add(key, hash);
    table[at] = count;
    if (count * 2L > table.length) {
      rehash();
    }
    return count - 1;
  }

  private void add(int[] key, int hash) {
    long from = from(count);
    if (count >= most || from > MEAN * most) {
      throw new BudgetSpentException("more than %,d states".formatted(most));
    }
    if (from + key.length > pool.length) {
      if (from + key.length > Integer.MAX_VALUE / 2) {
        throw new BudgetSpentException("states of more than 2^30 numbers");
      }
      claim(4L * pool.length);
      pool = Arrays.copyOf(pool, (int) Math.max(pool.length * 2L, from + key.length));
    }
    if (count == ends.length) {
      claim(12L * ends.length);
      ends = Arrays.copyOf(ends, count * 2);
      hashes = Arrays.copyOf(hashes, count * 2);
    }
    System.arraycopy(key, 0, pool, (int) from, key.length);
    ends[count] = from + key.length;
    hashes[count] = hash;
    count++;
    if (count % BETWEEN_CHECKS == 0) {
      meter.work(BETWEEN_CHECKS);
    }
  }

  private void rehash() {
    claim(4L * table.length);
    table = new int[table.length * 2];
    for (int state = 0; state < count; state++) {
      int at = hashes[state] & (table.length - 1);
      while (table[at] != 0) {
        at = (at + 1) & (table.length - 1);
      }
      table[at] = state + 1;
    }
  }

  private void claim(long bytes) {
    meter.claim(bytes);
    claimed += bytes;
  }

  @Override
  public void close() {
    meter.claim(-claimed);
    claimed = 0;
  }
}
