package org.grundy.solvers.automaton.digit;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.EquationMove.Relation;

/// The operations on automata of one numeration, under a meter and a bound on states. All results
/// are minimal, and say the same however many zeros lead.
public final class AutomatonAlgebra {
  private static final int MOST_LETTERS = 1 << 15;

  /// So many arrays of arcs there are while an automaton is made.
  private static final int COPIES = 3;

  private final Numeration numeration;
  private final Meter meter;
  private final int mostStates;
  private final int radix;

  /// @param mostStates no automaton that is met may have more
  public AutomatonAlgebra(Numeration numeration, Meter meter, int mostStates) {
    this.numeration = numeration;
    this.meter = meter;
    this.mostStates = mostStates;
    this.radix = numeration.radix();
  }

  public Numeration numeration() {
    return numeration;
  }

  public Meter meter() {
    return meter;
  }

  /// How two outputs are one.
  @FunctionalInterface
  public interface Joining {
    int of(int left, int right);
  }

  /// The states that are explored, and what follows them.
  interface Source {
    int[] start();

    /// The state after a letter.
    int[] next(int[] state, int letter);

    int output(int[] state);
  }

  /// The automaton of all states that can be reached.
  ///
  /// @throws BudgetSpentException if there are too many, or the meter says so
  Automaton explore(int[] tracks, Source source) {
    int letters = letters(tracks.length);
    long claimed = 0;
    try (StateNumbers numbers = new StateNumbers(meter, mostStates)) {
      numbers.of(source.start());
      int[] arcs = new int[letters * 16];
      int[] outputs = new int[16];
      for (int state = 0; state < numbers.count(); state++) {
        if (state == outputs.length) {
          int length = sized(2L * state * letters);
          meter.claim(COPIES * Integer.BYTES * (long) length / 2);
          claimed += COPIES * Integer.BYTES * (long) length / 2;
          outputs = Arrays.copyOf(outputs, state * 2);
          arcs = Arrays.copyOf(arcs, length);
        }
        int[] key = numbers.get(state);
        outputs[state] = source.output(key);
        for (int letter = 0; letter < letters; letter++) {
          arcs[state * letters + letter] = numbers.of(source.next(key, letter));
        }
      }
      int count = numbers.count();
      return new Automaton(
              tracks, radix, Arrays.copyOf(arcs, count * letters), Arrays.copyOf(outputs, count))
          .minimal();
    } finally {
      meter.claim(-claimed);
    }
  }

  private static int sized(long length) {
    if (length > 1 << 28) {
      throw new BudgetSpentException("an automaton of more than 2^28 arcs");
    }
    return (int) length;
  }

  private int letters(int tracks) {
    long letters = 1;
    for (int i = 0; i < tracks; i++) {
      letters *= radix;
      if (letters > MOST_LETTERS) {
        throw new BudgetSpentException(
            "%d numbers at once, of %d digits each".formatted(tracks, radix));
      }
    }
    return (int) letters;
  }

  /// The automaton that says what two say together.
  public Automaton join(Automaton left, Automaton right, Joining joining) {
    int[] tracks =
        IntStream.concat(Arrays.stream(left.tracks()), Arrays.stream(right.tracks()))
            .distinct()
            .sorted()
            .toArray();
    letters(tracks.length);
    int[] lefts = left.lettersOf(tracks);
    int[] rights = right.lettersOf(tracks);
    return explore(
        tracks,
        new Source() {
          @Override
          public int[] start() {
            return new int[] {0, 0};
          }

          @Override
          public int[] next(int[] state, int letter) {
            return new int[] {
              left.next(state[0], lefts[letter]), right.next(state[1], rights[letter])
            };
          }

          @Override
          public int output(int[] state) {
            return joining.of(left.output(state[0]), right.output(state[1]));
          }
        });
  }

  /// Both hold.
  public Automaton and(Automaton left, Automaton right) {
    return join(left, right, (a, b) -> a & b);
  }

  /// All hold.
  public Automaton and(List<Automaton> all) {
    return all.stream().reduce(this::and).orElseGet(() -> constant(true));
  }

  /// One holds.
  public Automaton or(Automaton left, Automaton right) {
    return join(left, right, (a, b) -> a | b);
  }

  /// Some holds.
  public Automaton or(List<Automaton> all) {
    return all.stream().reduce(this::or).orElseGet(() -> constant(false));
  }

  /// The condition that always holds, or never.
  public Automaton constant(boolean holds) {
    return new Automaton(new int[0], radix, new int[] {0}, new int[] {holds ? 1 : 0});
  }

  /// Some number on a track makes it hold: the subset construction, from all states that leading
  /// digits of the hidden number reach.
  public Automaton exists(Automaton condition, int track) {
    int[] tracks = condition.tracks();
    if (Arrays.binarySearch(tracks, track) < 0) {
      return condition;
    }
    int[] kept = Arrays.stream(tracks).filter(other -> other != track).toArray();
    int place = Arrays.binarySearch(tracks, track);
    int[] places = IntStream.range(0, tracks.length).filter(i -> i != place).toArray();
    int[][] hidden =
        groups(Automaton.lettersAt(places, tracks.length, radix), letters(kept.length));
    return explore(kept, new Subsets(condition, hidden));
  }

  /// The letters that become each letter of fewer tracks.
  static int[][] groups(int[] kept, int letters) {
    return IntStream.range(0, letters)
        .mapToObj(letter ->
            IntStream.range(0, kept.length).filter(wide -> kept[wide] == letter).toArray())
        .toArray(int[][]::new);
  }

  /// The sets of states that words of fewer tracks may reach; states from which nothing is accepted
  /// are left out.
  private static final class Subsets implements Source {
    private final Automaton condition;
    private final int[][] hidden;
    private final BitSet live;

    Subsets(Automaton condition, int[][] hidden) {
      this.condition = condition;
      this.hidden = hidden;
      this.live = condition.reaching(1);
    }

    @Override
    public int[] start() {
      BitSet reached = new BitSet();
      int[] fresh = live.get(0) ? new int[] {0} : new int[0];
      while (fresh.length > 0) {
        for (int state : fresh) {
          reached.set(state);
        }
        fresh = Arrays.stream(next(fresh, 0)).filter(state -> !reached.get(state)).toArray();
      }
      return reached.stream().toArray();
    }

    @Override
    public int[] next(int[] states, int letter) {
      BitSet reached = new BitSet();
      for (int state : states) {
        for (int wide : hidden[letter]) {
          int next = condition.next(state, wide);
          if (live.get(next)) {
            reached.set(next);
          }
        }
      }
      return reached.stream().toArray();
    }

    @Override
    public int output(int[] states) {
      return Arrays.stream(states).anyMatch(condition::accepts) ? 1 : 0;
    }
  }

  /// The numbers on some tracks have a digit-wise property, and are written as the numeration asks.
  ///
  /// @param holds whether digits, as a letter of the tracks, may stand in one place
  public Automaton everyPlace(int[] tracks, IntPredicate holds) {
    int letters = letters(tracks.length);
    int[] arcs = new int[2 * letters];
    for (int letter = 0; letter < letters; letter++) {
      arcs[letter] = holds.test(letter) ? 0 : 1;
      arcs[letters + letter] = 1;
    }
    return and(new Automaton(tracks, radix, arcs, new int[] {1, 0}), valid(tracks));
  }

  /// The numbers on some tracks are written as the numeration asks.
  public Automaton valid(int... tracks) {
    return LinearCondition.valid(this, tracks);
  }

  /// A sum compared with 0, and all its numbers written as the numeration asks.
  public Automaton compare(LinearSum sum, Relation relation) {
    return LinearCondition.of(this, sum, relation);
  }
}
