package org.grundy.solvers.automaton.digit;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/// A complete deterministic automaton that reads several numbers at once, the most significant
/// digits first, and says a number by the state in which it ends: a Moore machine. Of a condition
/// that is 1 where it holds and 0 where it does not.
///
/// Each number that is read is a *track*. A letter is a digit of each: `Σ digit_i · radix^i` over
/// the tracks in ascending order. State 0 is the start. Immutable.
public final class Automaton {
  private final int[] tracks;
  private final int radix;
  private final int letters;
  private final int[] next;
  private final int[] outputs;

  /// @param tracks ascending
  /// @param next the state after `state` and `letter` at `state * letters + letter`
  /// @param outputs one a state; the arrays are not copied, and not to be changed
  public Automaton(int[] tracks, int radix, int[] next, int[] outputs) {
    this.tracks = tracks;
    this.radix = radix;
    this.letters = Math.powExact(radix, tracks.length);
    this.next = next;
    this.outputs = outputs;
    if (next.length != letters * outputs.length) {
      throw new IllegalArgumentException("not complete");
    }
  }

  /// The tracks, ascending.
  public int[] tracks() {
    return tracks.clone();
  }

  public int radix() {
    return radix;
  }

  public int letters() {
    return letters;
  }

  public int states() {
    return outputs.length;
  }

  /// The state after another.
  public int next(int state, int letter) {
    return next[state * letters + letter];
  }

  public int output(int state) {
    return outputs[state];
  }

  /// True if the state says 1.
  public boolean accepts(int state) {
    return outputs[state] == 1;
  }

  /// The output after a word of letters.
  public int read(int[] word) {
    int state = 0;
    for (int letter : word) {
      state = next(state, letter);
    }
    return outputs[state];
  }

  /// The states from which one with an output can be reached.
  public BitSet reaching(int output) {
    return reaching(other -> other == output);
  }

  /// The states from which one with an output of some kind can be reached.
  public BitSet reaching(IntPredicate kind) {
    int[] heads = new int[states()];
    Arrays.fill(heads, -1);
    int[] links = new int[next.length];
    for (int arc = 0; arc < next.length; arc++) {
      links[arc] = heads[next[arc]];
      heads[next[arc]] = arc;
    }
    BitSet found = new BitSet(states());
    int[] queue = new int[states()];
    int size = 0;
    for (int state = 0; state < states(); state++) {
      if (kind.test(outputs[state])) {
        found.set(state);
        queue[size++] = state;
      }
    }
    for (int i = 0; i < size; i++) {
      for (int arc = heads[queue[i]]; arc >= 0; arc = links[arc]) {
        int state = arc / letters;
        if (!found.get(state)) {
          found.set(state);
          queue[size++] = state;
        }
      }
    }
    return found;
  }

  /// The smallest automaton of the same outputs, its states in the order in which they are reached
  /// (Moore 1956: classes are split until none is).
  public Automaton minimal() {
    int[] classes = classes();
    int[] order = new int[states()];
    int[] numbers = new int[Arrays.stream(classes).max().orElseThrow() + 1];
    Arrays.fill(numbers, -1);
    int count = 1;
    numbers[classes[0]] = 0;
    for (int i = 0; i < count; i++) {
      for (int letter = 0; letter < letters; letter++) {
        int target = next(order[i], letter);
        if (numbers[classes[target]] < 0) {
          numbers[classes[target]] = count;
          order[count++] = target;
        }
      }
    }
    int[] arcs = new int[count * letters];
    int[] outs = new int[count];
    for (int i = 0; i < count; i++) {
      outs[i] = outputs[order[i]];
      for (int letter = 0; letter < letters; letter++) {
        arcs[i * letters + letter] = numbers[classes[next(order[i], letter)]];
      }
    }
    return new Automaton(tracks, radix, arcs, outs);
  }

  /// For each state a number of its class: states of one class say the same after every word.
  private int[] classes() {
    int[] classes = new Splitting(1).split((state, key) -> key[0] = outputs[state]);
    int before = 0;
    int count = count(classes);
    while (count > before) {
      before = count;
      int[] last = classes;
      classes =
          new Splitting(letters + 1)
              .split((state, key) -> {
                key[letters] = last[state];
                for (int letter = 0; letter < letters; letter++) {
                  key[letter] = last[next(state, letter)];
                }
              });
      count = count(classes);
    }
    return classes;
  }

  private static int count(int[] classes) {
    return Arrays.stream(classes).max().orElse(-1) + 1;
  }

  /// Writes what a state is told apart by.
  @FunctionalInterface
  private interface Keys {
    void write(int state, int[] key);
  }

  /// Numbers states so that those of equal keys have one number.
  private final class Splitting {
    private final int length;
    private final int[] table;

    Splitting(int length) {
      this.length = length;
      this.table = new int[Integer.highestOneBit(Math.max(2, states())) * 4];
    }

    int[] split(Keys keys) {
      int[] numbers = new int[states()];
      int[] firsts = new int[states()];
      int count = 0;
      int[] key = new int[length];
      int[] other = new int[length];
      for (int state = 0; state < states(); state++) {
        keys.write(state, key);
        int at = Arrays.hashCode(key) * 0x9E3779B9;
        at = (at ^ at >>> 15) & (table.length - 1);
        while (table[at] != 0 && !same(keys, firsts[table[at] - 1], key, other)) {
          at = (at + 1) & (table.length - 1);
        }
        if (table[at] == 0) {
          firsts[count] = state;
          table[at] = ++count;
        }
        numbers[state] = table[at] - 1;
      }
      return numbers;
    }

    private boolean same(Keys keys, int state, int[] key, int[] other) {
      keys.write(state, other);
      return Arrays.equals(key, other);
    }
  }

  /// The same automaton of other tracks.
  ///
  /// @param names the new track for each of [#tracks], no two equal
  public Automaton renamed(int[] names) {
    int[] order =
        IntStream.range(0, names.length)
            .boxed()
            .sorted((a, b) -> Integer.compare(names[a], names[b]))
            .mapToInt(i -> i)
            .toArray();
    int[] sorted = Arrays.stream(order).map(i -> names[i]).toArray();
    int[] from = new int[letters];
    for (int letter = 0; letter < letters; letter++) {
      int old = 0;
      for (int i = 0; i < order.length; i++) {
        old += letter / Math.powExact(radix, i) % radix * Math.powExact(radix, order[i]);
      }
      from[letter] = old;
    }
    int[] arcs = new int[next.length];
    for (int state = 0; state < states(); state++) {
      for (int letter = 0; letter < letters; letter++) {
        arcs[state * letters + letter] = next(state, from[letter]);
      }
    }
    return new Automaton(sorted, radix, arcs, outputs);
  }

  /// The words that do not meet this condition.
  public Automaton not() {
    return withOutputs(output -> 1 - output);
  }

  /// True if no word meets this condition.
  public boolean isEmpty() {
    return !reaching(1).get(0);
  }

  /// A shortest word that meets this condition; empty where none does.
  public Optional<int[]> shortest() {
    int[] parents = new int[states()];
    int[] last = new int[states()];
    int[] queue = new int[states()];
    BitSet met = new BitSet(states());
    met.set(0);
    int size = 1;
    for (int i = 0; i < size; i++) {
      if (accepts(queue[i])) {
        return Optional.of(wordTo(queue[i], parents, last));
      }
      for (int letter = 0; letter < letters; letter++) {
        int state = next(queue[i], letter);
        if (!met.get(state)) {
          met.set(state);
          parents[state] = queue[i];
          last[state] = letter;
          queue[size++] = state;
        }
      }
    }
    return Optional.empty();
  }

  /// The word by which a search from state 0 came to a state.
  ///
  /// @param parents by state the one before it
  /// @param last by state the letter that led from there
  public static int[] wordTo(int state, int[] parents, int[] last) {
    int length = 0;
    for (int at = state; at != 0; at = parents[at]) {
      length++;
    }
    int[] word = new int[length];
    for (int at = state; at != 0; at = parents[at]) {
      word[--length] = last[at];
    }
    return word;
  }

  /// The same automaton with other outputs.
  public Automaton withOutputs(IntUnaryOperator change) {
    return new Automaton(tracks, radix, next, Arrays.stream(outputs).map(change).toArray());
  }

  /// The letters of this automaton for the letters over more tracks.
  ///
  /// @param wider ascending, with all of [#tracks]
  public int[] lettersOf(int[] wider) {
    int[] places = Arrays.stream(tracks).map(track -> Arrays.binarySearch(wider, track)).toArray();
    return lettersAt(places, wider.length, radix);
  }

  /// For each letter over so many tracks the letter of the digits at some places.
  ///
  /// @param places for each track of the letter that is made its place; one may come again
  public static int[] lettersAt(int[] places, int tracks, int radix) {
    int[] own = new int[Math.powExact(radix, tracks)];
    for (int letter = 0; letter < own.length; letter++) {
      int made = 0;
      for (int i = places.length - 1; i >= 0; i--) {
        made = made * radix + letter / Math.powExact(radix, places[i]) % radix;
      }
      own[letter] = made;
    }
    return own;
  }
}
