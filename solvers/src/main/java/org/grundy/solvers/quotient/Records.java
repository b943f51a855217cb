package org.grundy.solvers.quotient;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.grundy.core.Meter;

/// The records of all sums of some letters: the element of a sum with the elements of its options.
///
/// The record of a sum of G and H is that of G times that of H: (x, A)(y, B) = (xy, xB ∪ yA), since
/// a move in the sum is a move in one of the two. So the records of all sums are those of the
/// letters closed under products, finitely many. Where each of them *holds*, that is, its element
/// loses exactly if it has an option and no option loses, every sum loses exactly if its element
/// does, by induction on its moves (Plambeck and Siegel 2008, section 4, where the records are the
/// *transition algebra*).
final class Records {
  private static final int MOST = 1 << 18;
  private static final int REPORT = 1 << 10;
  private static final int ELEMENTS_IN_A_STEP = 32;
  private static final int ENTRY_BYTES = 512;

  private final BipartiteMonoid monoid;
  private final Map<Entry, Integer> numbers;
  private final List<Entry> entries;

  /// By entry: the letter that was added last, and the entry to which it was added.
  private final List<int[]> origins;

  private final List<Lettered> letters;

  private int steps;

  /// A record.
  record Entry(int element, BitSet options) {}

  /// The record of a letter.
  private record Lettered(int letter, Entry entry) {}

  Records(BipartiteMonoid monoid) {
    this(monoid, new HashMap<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    Entry empty = new Entry(0, new BitSet());
    numbers.put(empty, 0);
    entries.add(empty);
    origins.add(new int[] {-1, -1});
  }

  private Records(
      BipartiteMonoid monoid,
      Map<Entry, Integer> numbers,
      List<Entry> entries,
      List<int[]> origins,
      List<Lettered> letters) {
    this.monoid = monoid;
    this.numbers = numbers;
    this.entries = entries;
    this.origins = origins;
    this.letters = letters;
  }

  Records copy() {
    return new Records(
        monoid,
        new HashMap<>(numbers),
        new ArrayList<>(entries),
        new ArrayList<>(origins),
        new ArrayList<>(letters));
  }

  int size() {
    return entries.size();
  }

  /// A sum whose record does not hold.
  ///
  /// @param letters of the sum, empty where there are too many records
  record Fault(List<Integer> letters) {}

  /// True if no record fails in which a letter with this record is added once.
  boolean mayHold(int element, BitSet options, Meter meter) {
    Entry entry = new Entry(element, options);
    for (Entry other : entries) {
      if (!holds(product(other, entry, meter))) {
        return false;
      }
    }
    return true;
  }

  /// Adds the record of a letter and closes under products.
  ///
  /// @return the first record found that does not hold; after that this is of no more use
  Optional<Fault> add(int letter, int element, BitSet options, Meter meter) {
    Entry entry = new Entry(element, options);
    if (letters.stream().anyMatch(one -> one.entry.equals(entry))) {
      return Optional.empty();
    }
    Lettered added = new Lettered(letter, entry);
    letters.add(added);
    int old = entries.size();
    for (int at = 0; at < entries.size(); at++) {
      // What was closed before needs the new letter only; what is new needs all of them.
      for (Lettered one : at < old ? List.of(added) : letters) {
        Entry product = product(entries.get(at), one.entry, meter);
        if (numbers.putIfAbsent(product, entries.size()) != null) {
          continue;
        }
        entries.add(product);
        origins.add(new int[] {one.letter, at});
        if (!holds(product)) {
          return Optional.of(new Fault(letters(entries.size() - 1)));
        }
        if (entries.size() > MOST) {
          return Optional.of(new Fault(List.of()));
        }
      }
    }
    return Optional.empty();
  }

  private Entry product(Entry one, Entry other, Meter meter) {
    steps += 1 + monoid.order() / ELEMENTS_IN_A_STEP;
    if (steps >= REPORT) {
      meter.work(steps);
      steps = 0;
      Meter.requireRoom((long) ENTRY_BYTES * entries.size());
    }
    BitSet options = monoid.times(one.element, other.options);
    options.or(monoid.times(other.element, one.options));
    return new Entry(monoid.product(one.element, other.element), options);
  }

  /// True if the record of a sum of letters holds.
  boolean holds(List<Integer> sum, IntFunction<Entry> record, Meter meter) {
    Entry entry = entries.getFirst();
    for (int letter : sum) {
      entry = product(entry, record.apply(letter), meter);
    }
    return holds(entry);
  }

  private boolean holds(Entry entry) {
    return monoid.isLosing(entry.element) == monoid.losesBy(entry.options);
  }

  private List<Integer> letters(int entry) {
    List<Integer> sum = new ArrayList<>();
    for (int at = entry; origins.get(at)[0] >= 0; at = origins.get(at)[1]) {
      sum.add(origins.get(at)[0]);
    }
    return sum;
  }
}
