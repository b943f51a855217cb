package org.grundy.solvers.automaton.digit;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.core.BudgetSpentException;
import org.grundy.rules.tree.EquationMove.Relation;

/// The automaton of a sum compared with 0, of numbers that are written as the numeration asks.
///
/// Before the digit of weight `w_(k-1)` the sum is `u w_k + v w_(k-1)` and what the digits to come
/// add; that digit makes it `(a_(k-1) u + v + e) w_(k-1) + u w_(k-2)`, where `e` is the sum of the
/// digits with their coefficients and `w_(-1) = 1`. As the digits to come of a number are less than
/// `w_k` together, and `0 <= w_(k-1) <= w_k`, a sum that is far from 0 keeps its sign: then no more
/// is remembered.
///
/// Which weight a digit has is not known before the last one. So a state has a part for each place,
/// as if that were the place of the last digit that was read; the first place says who accepts.
final class LinearCondition implements AutomatonAlgebra.Source {
  /// A larger constant is a number on a track of its own.
  private static final long LARGEST_CONSTANT = 64;

  private static final long MOST = 1 << 28;
  private static final int PART = 3;

  /// In place of `u` where the digits are no numbers.
  private static final int DEAD = Integer.MIN_VALUE;

  private static final int NEGATIVE = Integer.MIN_VALUE + 1;
  private static final int POSITIVE = Integer.MAX_VALUE;

  private final AutomatonAlgebra algebra;
  private final Numeration numeration;
  private final int[] tracks;
  private final long[] coefficients;
  private final long constant;
  private final Relation relation;
  private final long ups;
  private final long downs;

  private LinearCondition(
      AutomatonAlgebra algebra, int[] tracks, LinearSum sum, Relation relation) {
    this.algebra = algebra;
    this.numeration = algebra.numeration();
    this.tracks = tracks;
    this.coefficients = Arrays.stream(tracks).mapToLong(sum::coefficient).toArray();
    this.constant = sum.constant();
    this.relation = relation;
    this.ups = Arrays.stream(coefficients).filter(c -> c > 0).sum();
    this.downs = -Arrays.stream(coefficients).filter(c -> c < 0).sum();
    if (Arrays.stream(coefficients).anyMatch(c -> Math.abs(c) > MOST)) {
      throw new BudgetSpentException("a coefficient of more than 2^28");
    }
  }

  /// The automaton of a sum compared with 0, over the tracks of the sum.
  static Automaton of(AutomatonAlgebra algebra, LinearSum sum, Relation relation) {
    if (sum.isConstant()) {
      return algebra.constant(relation.holds(sum.constant(), 0));
    }
    long divisor = sum.divisor();
    if (divisor > 1) {
      boolean even = sum.constant() % divisor == 0;
      if (!even && (relation == Relation.EQUAL || relation == Relation.UNEQUAL)) {
        Automaton valid = algebra.valid(tracks(sum));
        return relation == Relation.EQUAL ? valid.withOutputs(_ -> 0).minimal() : valid;
      }
      return of(algebra, divided(sum, divisor), even ? relation : strict(relation));
    }
    if (Math.abs(sum.constant()) <= LARGEST_CONSTANT) {
      return algebra.explore(tracks(sum), new LinearCondition(algebra, tracks(sum), sum, relation));
    }
    int track = sum.coefficients().lastKey() + 1;
    LinearSum with = new LinearSum(sum.coefficients(), 0).plus(track, Long.signum(sum.constant()));
    Automaton compared =
        algebra.explore(tracks(with), new LinearCondition(algebra, tracks(with), with, relation));
    return algebra.exists(
        algebra.and(compared, number(algebra, track, Math.abs(sum.constant()))), track);
  }

  /// The sum divided, its constant rounded down for a relation by which it is then below 0 or not.
  private static LinearSum divided(LinearSum sum, long divisor) {
    SortedMap<Integer, Long> divided = new TreeMap<>(sum.coefficients());
    divided.replaceAll((_, coefficient) -> coefficient / divisor);
    return new LinearSum(divided, Math.floorDiv(sum.constant(), divisor));
  }

  /// `g x + c` is never 0 where g does not divide c, and at least 0 exactly if `x + floor(c / g)`
  /// is.
  private static Relation strict(Relation relation) {
    return switch (relation) {
      case MORE, AT_LEAST -> Relation.AT_LEAST;
      case LESS, AT_MOST -> Relation.LESS;
      case EQUAL, UNEQUAL -> relation;
    };
  }

  /// The digits on some tracks are numbers as the numeration writes them.
  static Automaton valid(AutomatonAlgebra algebra, int[] tracks) {
    return algebra.explore(
        tracks, new LinearCondition(algebra, tracks, LinearSum.ZERO, Relation.EQUAL));
  }

  /// The number on a track is this one.
  static Automaton number(AutomatonAlgebra algebra, int track, long number) {
    int[] digits = algebra.numeration().digits(number);
    int radix = algebra.numeration().radix();
    int dead = digits.length + 1;
    int[] arcs = new int[(dead + 1) * radix];
    Arrays.fill(arcs, dead);
    arcs[0] = 0;
    int[] outputs = new int[dead + 1];
    outputs[digits.length] = 1;
    for (int i = 0; i < digits.length; i++) {
      arcs[i * radix + digits[i]] = i + 1;
    }
    return new Automaton(new int[] {track}, radix, arcs, outputs).minimal();
  }

  private static int[] tracks(LinearSum sum) {
    return sum.coefficients().keySet().stream().mapToInt(Integer::intValue).toArray();
  }

  @Override
  public int[] start() {
    return new int[numeration.modes() * PART];
  }

  @Override
  public int[] next(int[] state, int letter) {
    int[] next = new int[state.length];
    for (int place = 1; place <= numeration.modes(); place++) {
      step(state, (numeration.before(place) - 1) * PART, letter, place, next);
    }
    return next;
  }

  /// Reads a letter as the digits of one place.
  private void step(int[] state, int from, int letter, int place, int[] next) {
    int to = (place - 1) * PART;
    next[to] = DEAD;
    if (state[from] == DEAD) {
      return;
    }
    int flags = 0;
    long sum = 0;
    int rest = letter;
    for (int i = 0; i < tracks.length; i++) {
      int digit = rest % algebra.numeration().radix();
      rest /= algebra.numeration().radix();
      boolean mustBeZero = (state[from + 2] >> i & 1) != 0;
      if (digit > numeration.largestDigit(place) || (mustBeZero && digit > 0)) {
        return;
      }
      if (!numeration.positional() && digit == numeration.quotient(place)) {
        flags |= 1 << i;
      }
      sum += digit * coefficients[i];
    }
    next[to + 2] = flags;
    if (state[from] == POSITIVE || state[from] == NEGATIVE) {
      next[to] = state[from];
      return;
    }
    long u = (long) numeration.quotient(place) * state[from] + state[from + 1] + sum;
    settle(u, numeration.positional() ? 0 : state[from], next, to);
  }

  /// Writes a sum, or its sign where that is settled.
  private void settle(long u, long v, int[] next, int to) {
    long least = Math.min(u, u + v) - downs;
    long most = Math.max(u, u + v) + ups;
    if (least >= 0 && least + downs + constant > 0) {
      next[to] = relation == Relation.EQUAL ? DEAD : POSITIVE;
    } else if (most <= 0 && most - ups + constant < 0) {
      next[to] = relation == Relation.EQUAL ? DEAD : NEGATIVE;
    } else if (Math.abs(u) > MOST) {
      throw new BudgetSpentException("a sum of more than 2^28 times a weight");
    } else {
      next[to] = (int) u;
      next[to + 1] = (int) v;
    }
    if (next[to] == DEAD) {
      next[to + 2] = 0;
    }
  }

  @Override
  public int output(int[] state) {
    return switch (state[0]) {
          case DEAD -> false;
          case POSITIVE -> relation.holds(1, 0);
          case NEGATIVE -> relation.holds(-1, 0);
          default -> relation.holds((long) state[0] + state[1] + constant, 0);
        }
        ? 1
        : 0;
  }
}
