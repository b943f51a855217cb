package org.grundy.solvers.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The search for the misère quotient of the sums of letters, one letter after the other. Letters
/// are positions numbered from 0; each option of a letter is a sum of earlier ones.
///
/// A letter whose record holds together with those of all sums, for some element of the quotient so
/// far, has that element. Any other becomes a generator: outcomes of all sums of generators up to
/// some powers give a new guess at the quotient ([PowerBox]), and its [Records] prove it or name a
/// sum for which it is wrong. What was supposed for that sum, that a letter has the element of
/// others or from which power on a generator repeats, is then no longer supposed, and the search
/// begins anew.
final class QuotientSearch {
  private static final int MOST_ELEMENTS = 1 << 11;
  private static final int MOST_STARTS = 100;
  private static final int MOST_INDEX = 8;

  /// In all. Kayles takes 30,000 units, and 0.152, with 33,000 records, a million.
  private static final long MOST_WORK = 1L << 26;

  private final Letters letters;
  private final Meter meter;
  private final Meter part;

  private int added;

  /// Letters that are generators whatever they seem to be.
  private final Set<Integer> independent = new HashSet<>();

  private State state;

  /// What is proved of the letters before the last, while the last is looked at.
  private Optional<MisereQuotient> before = Optional.empty();

  private int starts;

  /// The positions whose sums are looked at.
  @FunctionalInterface
  interface Letters {
    /// Hands over the options of a letter, each the earlier letters whose sum it is. One option may
    /// come more than once.
    void options(int letter, Consumer<int[]> sink);
  }

  /// What is found out about the first letters.
  private static final class State {
    final List<Integer> generators = new ArrayList<>();

    /// By letter: the powers of the generators whose sum it is taken to be.
    final List<int[]> words = new ArrayList<>();

    final List<Integer> elements = new ArrayList<>();
    final Map<BitSet, Integer> byOptions = new HashMap<>();
    PowerBox box = PowerBox.of(List.of());
    PowerBox.Classes classes = PowerBox.TRIVIAL;
    Records records;

    State() {
      records = new Records(classes.monoid());
    }

    BipartiteMonoid monoid() {
      return classes.monoid();
    }
  }

  QuotientSearch(Letters letters, Meter meter) {
    this.letters = letters;
    this.meter = meter;
    this.part = meter.part(Budget.ofNodes(MOST_WORK, meter.bytesLeft()));
    this.state = new State();
  }

  /// The quotient of the sums of all letters that were added, but for one that was not found.
  MisereQuotient quotient() {
    return before.orElseGet(() -> new MisereQuotient(state.monoid(), state.elements));
  }

  /// The element of a letter that was added.
  int element(int letter) {
    return state.elements.get(letter);
  }

  /// Adds the next letter.
  ///
  /// @return false if no quotient of at most 2,048 elements is found, or none with 2^26 units of
  ///   work; then nothing can be added
  /// @throws BudgetSpentException if the meter says so
  boolean add() {
    try {
      return find();
    } catch (BudgetSpentException spent) {
      meter.check();
      return false;
    }
  }

  private boolean find() {
    added++;
    while (state.words.size() < added) {
      Optional<Records.Fault> fault = next();
      if (fault.isPresent() && !suppose(fault.get())) {
        return false;
      }
    }
    before = Optional.empty();
    return true;
  }

  /// Finds the element of the next letter.
  private Optional<Records.Fault> next() {
    int letter = state.words.size();
    BitSet options = optionElements(letter);
    Integer same = independent.contains(letter) ? null : state.byOptions.get(options);
    if (same != null) {
      put(state.words.get(same), state.elements.get(same));
      return Optional.empty();
    }
    state.byOptions.putIfAbsent(options, letter);
    if (!independent.contains(letter)) {
      for (int element = 0; element < state.monoid().order(); element++) {
        if (!state.records.mayHold(element, options, part)) {
          continue;
        }
        Records with = state.records.copy();
        if (with.add(letter, element, options, part).isEmpty()) {
          state.records = with;
          put(state.box.powers(state.classes.least(element)), element);
          return Optional.empty();
        }
      }
    }
    return generator(letter);
  }

  private void put(int[] word, int element) {
    state.words.add(word);
    state.elements.add(element);
  }

  private BitSet optionElements(int letter) {
    BitSet elements = new BitSet();
    letters.options(
        letter,
        option -> {
          int element = 0;
          for (int part : option) {
            element = state.monoid().product(element, state.elements.get(part));
          }
          elements.set(element);
        });
    return elements;
  }

  /// Makes a letter a generator, and guesses the quotient anew: first as if all powers repeated
  /// where they do by now, then with more of them.
  private Optional<Records.Fault> generator(int letter) {
    if (letter == added - 1 && before.isEmpty()) {
      before = Optional.of(new MisereQuotient(state.monoid(), state.elements));
    }
    List<Integer> powers = new ArrayList<>();
    for (int generator : state.generators) {
      powers.add(index(state.elements.get(generator)));
    }
    powers.add(0);
    int[] word = new int[powers.size()];
    word[word.length - 1] = 1;
    state.generators.add(letter);
    put(word, 0);
    while (true) {
      Optional<Records.Fault> fault = guess(PowerBox.of(powers));
      if (fault.isEmpty()) {
        return fault;
      }
      BitSet repeated = repeated(fault.get().letters(), powers);
      if (repeated.isEmpty()) {
        return fault;
      }
      repeated.stream().forEach(one -> powers.set(one, powers.get(one) + 1));
      if (!PowerBox.fits(powers)) {
        return Optional.of(new Records.Fault(List.of()));
      }
    }
  }

  /// The generators that a sum or an option of it holds so often that they were taken to repeat,
  /// where that may go on.
  private BitSet repeated(List<Integer> sum, List<Integer> indices) {
    int[] powers = new int[indices.size()];
    sum.forEach(letter -> add(powers, letter, 1));
    BitSet repeated = beyond(powers, indices);
    for (int letter : new TreeSet<>(sum)) {
      add(powers, letter, -1);
      letters.options(
          letter,
          option -> {
            Arrays.stream(option).forEach(part -> add(powers, part, 1));
            repeated.or(beyond(powers, indices));
            Arrays.stream(option).forEach(part -> add(powers, part, -1));
          });
      add(powers, letter, 1);
    }
    return repeated;
  }

  private void add(int[] powers, int letter, int times) {
    int[] word = state.words.get(letter);
    for (int one = 0; one < word.length; one++) {
      powers[one] += times * word[one];
    }
  }

  private static BitSet beyond(int[] powers, List<Integer> indices) {
    BitSet beyond = new BitSet();
    for (int one = 0; one < powers.length; one++) {
      beyond.set(one, powers[one] > indices.get(one) + 1 && indices.get(one) < MOST_INDEX);
    }
    return beyond;
  }

  /// The least power of an element that is equal to the power two above.
  private int index(int element) {
    BipartiteMonoid monoid = state.monoid();
    int square = monoid.product(element, element);
    int power = 0;
    for (int x = 0; x != monoid.product(x, square); x = monoid.product(x, element)) {
      power++;
    }
    return power;
  }

  /// Takes the sums that a box tells apart for the quotient.
  private Optional<Records.Fault> guess(PowerBox box) {
    state.box = box;
    Optional<PowerBox.Classes> classes = classes();
    if (classes.isEmpty()) {
      return Optional.of(new Records.Fault(List.of()));
    }
    state.classes = classes.get();
    state.elements.clear();
    state.words.forEach(one -> state.elements.add(state.classes.element(box.sum(one))));
    state.byOptions.clear();
    state.records = new Records(state.monoid());
    for (int one = 0; one < state.words.size(); one++) {
      BitSet options = optionElements(one);
      state.byOptions.putIfAbsent(options, one);
      Optional<Records.Fault> fault =
          state.records.add(one, state.elements.get(one), options, part);
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }

  private Optional<PowerBox.Classes> classes() {
    int[] sums = state.words.stream().mapToInt(state.box::sum).toArray();
    List<int[]> options = new ArrayList<>();
    for (int generator : state.generators) {
      BitSet found = new BitSet();
      letters.options(
          generator,
          option ->
              found.set(Arrays.stream(option).map(part -> sums[part]).reduce(0, state.box::plus)));
      options.add(found.stream().toArray());
    }
    return state.box.classes(state.box.losing(options, part), MOST_ELEMENTS, part);
  }

  /// Supposes no longer, after a fault, that some letter is a sum of others, and begins anew.
  ///
  /// @return false if nothing is left that could be wrong, or too much was
  private boolean suppose(Records.Fault fault) {
    Optional<Integer> wrong = wrong(fault.letters());
    if (++starts > MOST_STARTS || wrong.isEmpty()) {
      return false;
    }
    independent.add(wrong.get());
    state = new State();
    return true;
  }

  /// The letter of a sum whose record does not hold that is wrongly taken for a sum of generators:
  /// that with which, taken for it one letter after the other, the record comes to hold.
  private Optional<Integer> wrong(List<Integer> sum) {
    List<Integer> left = new ArrayList<>(sum);
    for (int letter : new TreeSet<>(sum).descendingSet()) {
      if (state.generators.contains(letter)) {
        continue;
      }
      while (left.remove(/* element */ (Integer) letter)) {
        int[] word = state.words.get(letter);
        for (int generator = 0; generator < word.length; generator++) {
          left.addAll(Collections.nCopies(word[generator], state.generators.get(generator)));
        }
      }
      if (state.records.holds(left, this::record, part)) {
        return Optional.of(letter);
      }
    }
    return Optional.empty();
  }

  private Records.Entry record(int letter) {
    return new Records.Entry(state.elements.get(letter), optionElements(letter));
  }
}
