package org.grundy.solvers.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.SolvedPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Sweeps and walks through random spaces against the plain recursion, whole and in two halves.
class StateTableTest {
  private static final int STATES = 150;

  private static Meter meter(long nodes) {
    return new Meter(new Budget(nodes, Duration.ofDays(1), 1L << 28));
  }

  /// Moves to smaller numbers, some to sums, some that win; some states in which the game is over.
  private static class RandomSpace implements Space {
    /// By state; an empty option is a move that wins at once.
    final List<List<long[]>> options = new ArrayList<>();

    final long[] over = new long[STATES];

    RandomSpace(SplittableRandom random, boolean sums, boolean ends) {
      for (int state = 0; state < STATES; state++) {
        List<long[]> moves = new ArrayList<>();
        for (int move = state == 0 ? 0 : random.nextInt(5); move > 0; move--) {
          int parts = ends && random.nextInt(30) == 0 ? 0 : sums ? random.nextInt(1, 4) : 1;
          moves.add(random.longs(parts, 0, state).toArray());
        }
        options.add(moves);
        over[state] =
            ends && random.nextInt(12) == 0
                ? random.nextBoolean() ? StateTable.WON : StateTable.LOST
                : StateTable.UNKNOWN;
      }
    }

    @Override
    public long over(long state) {
      return over[(int) state];
    }

    @Override
    public void options(long state, Options sink) {
      for (long[] parts : options.get((int) state)) {
        boolean goOn =
            switch (parts.length) {
              case 0 -> sink.wins();
              case 1 -> sink.to(parts[0]);
              default -> sink.toSum(parts, parts.length);
            };
        if (!goOn) {
          return;
        }
      }
    }
  }

  private static final class Both extends RandomSpace implements Space.Reversible {
    Both(SplittableRandom random) {
      super(random, false, false);
    }

    @Override
    public void before(long state, LongConsumer sink) {
      for (int from = 0; from < STATES; from++) {
        if (options.get(from).stream().anyMatch(option -> option[0] == state)) {
          sink.accept(from);
        }
      }
    }
  }

  /// The value, or outcome, of each state, as the documentation of [StateTable] says it.
  private static long[] defined(RandomSpace space, Question question) {
    long[] all = new long[STATES];
    for (int state = 0; state < STATES; state++) {
      TreeSet<Long> values = new TreeSet<>();
      boolean wins = false;
      boolean moves = false;
      for (long[] option : space.options.get(state)) {
        long value = sum(all, option);
        wins |= value == StateTable.WON || (question != Question.VALUE && value == 0);
        moves |= value != StateTable.LOST;
        values.add(value);
      }
      long mex = 0;
      while (values.contains(mex)) {
        mex++;
      }
      boolean won = wins || (question == Question.MISERE_OUTCOME && !moves);
      long found = question == Question.VALUE ? wins ? StateTable.ENDS : mex : won ? 1 : 0;
      all[state] = space.over[state] == StateTable.UNKNOWN ? found : space.over[state];
    }
    return all;
  }

  private static long sum(long[] all, long[] option) {
    List<Long> parts = new ArrayList<>();
    for (long part : option) {
      parts.add(all[(int) part]);
    }
    if (parts.isEmpty() || parts.contains(StateTable.WON)) {
      return StateTable.WON;
    }
    if (parts.contains(StateTable.LOST)) {
      return StateTable.LOST;
    }
    return parts.contains(StateTable.ENDS)
        ? SolvedPosition.UNSAFE
        : parts.stream().reduce(0L, (a, b) -> a ^ b);
  }

  private static List<StateTable> tables(Space space, Question question, Meter meter) {
    List<StateTable> tables = new ArrayList<>();
    tables.add(new Walk(space, question, meter));
    tables.add(StateSweep.of(space, question, STATES, meter));
    if (space instanceof Space.Reversible both) {
      tables.add(StateSweep.of(both, question, STATES, meter));
    }
    return tables;
  }

  @ParameterizedTest
  @EnumSource
  void everyTableFindsWhatIsDefined(Question question) {
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 100; i++) {
      RandomSpace space =
          i % 3 == 0
              ? new Both(random)
              : new RandomSpace(random, question == Question.VALUE, i % 3 == 1);
      long[] defined = defined(space, question);
      for (StateTable table : tables(space, question, meter(Long.MAX_VALUE))) {
        long last = random.nextLong(STATES);
        assertThat(table.known(last)).isEqualTo(StateTable.UNKNOWN);
        assertThat(table.find(last)).isEqualTo(defined[(int) last]);
        for (int state = 0; state < STATES; state++) {
          assertThat(table.find(state)).as("%d", state).isEqualTo(defined[state]);
          assertThat(table.known(state)).isEqualTo(defined[state]);
        }
      }
    }
  }

  /// What was found before the budget was spent holds, is found again in what was saved, and is not
  /// looked at again.
  @ParameterizedTest
  @EnumSource
  void whatIsFoundCanBeGoneOnWith(Question question) throws IOException {
    SplittableRandom random = new SplittableRandom(8);
    int resumed = 0;
    for (int i = 0; i < 60; i++) {
      RandomSpace space = i % 2 == 0 ? new Both(random) : new RandomSpace(random, false, true);
      long[] defined = defined(space, question);
      int count = tables(space, question, meter(1)).size();
      for (int kind = 0; kind < count; kind++) {
        StateTable begun = tables(space, question, meter(70)).get(kind);
        try {
          for (int state = 0; state < STATES; state++) {
            begun.find(state);
          }
          continue;
        } catch (BudgetSpentException spent) {
          resumed++;
        }
        Meter meter = meter(Long.MAX_VALUE);
        StateTable next = tables(space, question, meter).get(kind);
        next.knowledge().load(new DataInputStream(new ByteArrayInputStream(saved(begun))));
        assertThat(next.knowledge().size()).isPositive();
        for (int state = 0; state < STATES; state++) {
          assertThat(next.known(state)).isEqualTo(begun.known(state));
          assertThat(next.find(state)).isEqualTo(defined[state]);
        }
        assertThat(meter.statistics().nodes()).isLessThan(STATES);
      }
    }
    assertThat(resumed).isGreaterThan(60);
  }

  private static byte[] saved(StateTable table) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    table.knowledge().save(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  /// A chain of a million states: the walk has its own stack, and asks for its memory.
  @Test
  void aLongGameNeedsMemoryAndNoDeepStack() {
    Space chain =
        new Space() {
          @Override
          public void options(long state, Options sink) {
            if (state > 0) {
              sink.to(state - 1);
            }
          }
        };
    assertThat(new Walk(chain, Question.VALUE, meter(Long.MAX_VALUE)).find(1_000_001)).isOne();
    Meter small = new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), 1L << 16));
    assertThatThrownBy(() -> new Walk(chain, Question.VALUE, small).find(1_000_001))
        .isInstanceOf(BudgetSpentException.class);
  }
}
