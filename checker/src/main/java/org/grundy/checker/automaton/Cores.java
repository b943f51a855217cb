package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.rules.tree.EquationMove.Relation;

/// All states of machines that read positions and guess, digit by digit, what is chosen: one
/// nondeterministic automaton, found from its starts.
///
/// A state knows the machine, the class of the place that was read last, which tracks have the
/// largest digit there, and for each sum what the digits up to there come to. That is `u·w(j) +
/// v·w(j-1)`, with the weights of the last place j and the one below. By the recurrence of the
/// weights it is `(a·u + v)·w(j-1) + b·u·w(j-2)`, to which the next digits add their sum times
/// `w(j-1)`; so `u` and `v` are exact, whatever j is. At place 0 the sum is `u + v`, or `u` for a
/// base, where `v` is 0.
///
/// A number has less than `w(j)` by its digits below place j: at most `w(j) - 1`. Let p and n be
/// what the positive and the negative factors of a sum come to. So the sum is at least `(u -
/// n)·w(j)
/// + v·w(j-1) + n` and at most `(u + p)·w(j) + v·w(j-1) - p`. Where that is above, or below, 0 at
///   all places of the class, as the bounds of `w(j-1) / w(j)` tell, the sign alone is kept.
///   Nothing else is left out but states from which no accepted one is reached.
final class Cores implements Choices {
  /// In place of `v`: `u` is the sign of the sum.
  private static final long SURE = Long.MIN_VALUE;

  private static final int ANY_SIGN = Formula.NEGATIVE | Formula.ZERO | Formula.POSITIVE;
  private static final int START = -1;
  private static final int HEAD = 3;
  private static final int STEPS_BETWEEN_REPORTS = 1 << 8;
  private static final int BYTES_A_STATE = 200;

  private final Places places;
  private final List<Machine> machines;
  private final int sizes;
  private final int radix;
  private final int letters;
  private final Meter meter;
  private final Map<LongBuffer, Integer> numbers = new HashMap<>();
  private final List<long[]> states = new ArrayList<>();
  private final List<int[][]> arcs = new ArrayList<>();
  private final BitSet accepted = new BitSet();
  private int steps;

  /// @param letters of the sizes of a position, read together
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  Cores(Places places, List<Machine> machines, int sizes, int radix, int letters, Meter meter) {
    this.places = places;
    this.machines = machines;
    this.sizes = sizes;
    this.radix = radix;
    this.letters = letters;
    this.meter = meter;
    for (int machine = 0; machine < machines.size(); machine++) {
      long[] start = new long[HEAD + 2 * machines.get(machine).sums().size()];
      start[0] = machine;
      start[1] = START;
      number(start);
    }
    List<Reading> readings = machines.stream().map(Reading::new).toList();
    for (int state = 0; state < states.size(); state++) {
      long[] words = states.get(state);
      arcs.add(readings.get((int) words[0]).arcs(words));
    }
    trim();
  }

  @Override
  public int count() {
    return states.size();
  }

  @Override
  public int starts() {
    return machines.size();
  }

  @Override
  public Machine.Kind kind(int state) {
    return machines.get((int) states.get(state)[0]).kind();
  }

  @Override
  public boolean padded() {
    return true;
  }

  @Override
  public boolean isAccepted(int state) {
    return accepted.get(state);
  }

  @Override
  public int[] arcs(int state, int letter) {
    return arcs.get(state)[letter];
  }

  private int number(long[] state) {
    Integer known = numbers.putIfAbsent(LongBuffer.wrap(state), states.size());
    if (known != null) {
      return known;
    }
    meter.claim(BYTES_A_STATE + 16L * state.length + 24L * letters);
    if (isAccepted(state)) {
      accepted.set(states.size());
    }
    states.add(state);
    return states.size() - 1;
  }

  private boolean isAccepted(long[] state) {
    Machine machine = machines.get((int) state[0]);
    return state[1] == 0
        && machine
                .formula()
                .outcomes(sum -> {
                  long u = state[HEAD + 2 * sum];
                  long v = state[HEAD + 2 * sum + 1];
                  return sign(v == SURE ? u : Math.addExact(u, v));
                })
            == Formula.HOLDS;
  }

  private static int sign(long number) {
    return number < 0 ? Formula.NEGATIVE : number == 0 ? Formula.ZERO : Formula.POSITIVE;
  }

  /// Leaves out arcs to states from which no accepted one is reached.
  private void trim() {
    List<List<Integer>> before = new ArrayList<>();
    states.forEach(_ -> before.add(new ArrayList<>()));
    for (int state = 0; state < states.size(); state++) {
      for (int[] to : arcs.get(state)) {
        meter.work(1);
        for (int i = 0; i < to.length; i += 2) {
          before.get(to[i]).add(state);
        }
      }
    }
    BitSet useful = new BitSet();
    useful.or(accepted);
    Deque<Integer> open = new ArrayDeque<>(accepted.stream().boxed().toList());
    while (!open.isEmpty()) {
      for (int state : before.get(open.remove())) {
        if (!useful.get(state)) {
          useful.set(state);
          open.add(state);
        }
      }
    }
    for (int[][] byLetter : arcs) {
      for (int letter = 0; letter < letters; letter++) {
        int[] to = byLetter[letter];
        byLetter[letter] =
            IntStream.range(0, to.length)
                .filter(i -> useful.get(to[i & ~1]))
                .map(i -> to[i])
                .toArray();
      }
    }
  }

  /// The arcs of the states of one machine.
  private final class Reading {
    private final Machine machine;
    private final int[] digits;

    /// The digits of each sum's constant, with its sign, by classes of places.
    private final int[][] constants;

    /// By the number of tracks whose digits are known: the sums that then are known and have to be
    /// 0, and the nim-sums.
    private final List<List<Integer>> zeros = new ArrayList<>();

    private final List<List<List<Integer>>> xors = new ArrayList<>();

    private long[] state = {};
    private int place;
    private int[] found = new int[8];
    private int length;

    Reading(Machine machine) {
      this.machine = machine;
      this.constants =
          machine.sums().stream().map(sum -> digits(sum.constant(), places)).toArray(int[][]::new);
      this.digits = new int[machine.tracks()];
      for (int known = 0; known <= digits.length; known++) {
        zeros.add(new ArrayList<>());
        xors.add(new ArrayList<>());
      }
      if (machine.formula() instanceof Formula.All(List<Formula> formulas)) {
        formulas.forEach(this::noteZero);
      }
      machine.xors().forEach(xor -> xors.get(1 + Collections.max(xor)).add(xor));
    }

    private void noteZero(Formula formula) {
      switch (formula) {
        case Formula.All(List<Formula> formulas) -> formulas.forEach(this::noteZero);
        case Formula.Compared(int sum, Relation relation)
            when relation == Relation.EQUAL && !machine.sums().get(sum).isConstant() ->
            zeros.get(1 + Collections.max(machine.sums().get(sum).factors().keySet())).add(sum);
        default -> {}
      }
    }

    private static int[] digits(BigInteger constant, Places places) {
      return IntStream.range(0, places.classes())
          .map(place -> constant.signum() * places.digit(constant.abs(), place))
          .toArray();
    }

    int[][] arcs(long[] from) {
      state = from;
      int[][] all = new int[letters][];
      List<Integer> below = state[1] == START ? places.first() : places.below((int) state[1]);
      for (int letter = 0; letter < letters; letter++) {
        length = 0;
        for (int lower : below) {
          place = lower;
          int rest = letter;
          for (int size = 0; size < sizes; size++) {
            digits[size] = rest % radix;
            rest /= radix;
          }
          check(0, sizes);
        }
        all[letter] = Arrays.copyOf(found, length);
        meter.claim(16 + 4L * length);
      }
      return all;
    }

    /// Goes on if the digits of some tracks may stand where they do.
    private void check(int from, int to) {
      if ((++steps & STEPS_BETWEEN_REPORTS - 1) == 0) {
        meter.work(STEPS_BETWEEN_REPORTS);
      }
      for (int track = from; track < to; track++) {
        int most = (state[2] >> track & 1) != 0 ? 0 : places.largestDigit(place);
        if (digits[track] > most || !fits(track + 1)) {
          return;
        }
      }
      choose(to);
    }

    private boolean fits(int known) {
      for (List<Integer> xor : xors.get(known)) {
        if ((digits[xor.get(0)] ^ digits[xor.get(1)]) != digits[xor.get(2)]) {
          return false;
        }
      }
      for (int sum : zeros.get(known)) {
        if (advanced(sum)[1] == SURE) {
          return false;
        }
      }
      return true;
    }

    private void choose(int track) {
      if (track == digits.length) {
        reach();
        return;
      }
      for (int digit = 0; digit < radix; digit++) {
        digits[track] = digit;
        check(track, track + 1);
      }
    }

    private void reach() {
      long[] next = new long[state.length];
      next[0] = state[0];
      next[1] = place;
      for (int track = 0; places.isOstrowski() && track < digits.length; track++) {
        next[2] |= digits[track] == places.largestDigit(place) ? 1L << track : 0;
      }
      for (int sum = 0; sum < machine.sums().size(); sum++) {
        long[] advanced = advanced(sum);
        next[HEAD + 2 * sum] = advanced[0];
        next[HEAD + 2 * sum + 1] = advanced[1];
      }
      int outcomes =
          machine
              .formula()
              .outcomes(
                  sum -> next[HEAD + 2 * sum + 1] == SURE ? sign(next[HEAD + 2 * sum]) : ANY_SIGN);
      if ((outcomes & Formula.HOLDS) != 0) {
        add(number(next));
      }
    }

    private void add(int state) {
      if (length == found.length) {
        found = Arrays.copyOf(found, 2 * length);
      }
      found[length++] = state;
      int letter = 0;
      for (int size = machine.option().size() - 1; size >= 0; size--) {
        letter = letter * radix + digits[machine.option().get(size)];
      }
      found[length++] = letter;
    }

    /// `u` and `v` of a sum after the digits.
    private long[] advanced(int index) {
      LinearSum sum = machine.sums().get(index);
      long u = state[HEAD + 2 * index];
      long v = state[HEAD + 2 * index + 1];
      if (v == SURE) {
        return new long[] {u, v};
      }
      long added = constants[index][place];
      for (var factor : sum.factors().entrySet()) {
        added += factor.getValue() * digits[factor.getKey()];
      }
      long next =
          Math.addExact(Math.addExact(Math.multiplyExact(u, places.multiplier(place)), v), added);
      return settled(sum, next, places.isOstrowski() ? u : 0);
    }

    private long[] settled(LinearSum sum, long u, long v) {
      long n = sum.negative();
      long p = sum.positive();
      long one = Math.multiplyExact(v, places.least(place));
      long other = Math.multiplyExact(v, places.most(place));
      long least = Math.addExact(Math.multiplyExact(u - n, Places.ONE), Math.min(one, other));
      long most = Math.addExact(Math.multiplyExact(u + p, Places.ONE), Math.max(one, other));
      if (least > 0 || (least == 0 && n > 0)) {
        return new long[] {1, SURE};
      }
      if (most < 0 || (most == 0 && p > 0)) {
        return new long[] {-1, SURE};
      }
      return new long[] {u, v};
    }
  }
}
