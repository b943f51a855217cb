package org.grundy.solvers.quotient;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;

/// The sums of some letters, up to the powers at which each is taken to repeat: the power i + 2 of
/// a letter of index i stands for its power i. That is a guess, from which a quotient is guessed.
///
/// A sum is a number in mixed radix, the digit of the j-th letter from 0 to i + 1; later letters
/// have the higher places. An option of a letter holds earlier ones only, so it lowers a digit and
/// changes none above: every option has a smaller number, even where powers are taken to repeat.
final class PowerBox {
  /// Larger boxes are not looked at.
  static final int MOST_SUMS = 1 << 21;

  private static final int REPORT = 1 << 10;

  private final int[] index;
  private final int[] stride;
  private final int size;

  private PowerBox(int[] index, int[] stride, int size) {
    this.index = index;
    this.stride = stride;
    this.size = size;
  }

  /// True if a box of letters of these indices is small enough.
  static boolean fits(List<Integer> indices) {
    double size = 1;
    for (int index : indices) {
      size *= index + 2;
    }
    return size <= MOST_SUMS;
  }

  static PowerBox of(List<Integer> indices) {
    int[] index = indices.stream().mapToInt(Integer::intValue).toArray();
    int[] stride = new int[index.length];
    int size = 1;
    for (int letter = 0; letter < index.length; letter++) {
      stride[letter] = size;
      size *= index[letter] + 2;
    }
    return new PowerBox(index, stride, size);
  }

  /// A sum with one more of a letter.
  int plusLetter(int sum, int letter) {
    int power = sum / stride[letter] % (index[letter] + 2);
    return power <= index[letter] ? sum + stride[letter] : sum - stride[letter];
  }

  int plus(int one, int other) {
    int sum = one;
    int left = other;
    for (int letter = index.length - 1; letter >= 0 && left > 0; letter--) {
      for (int power = left / stride[letter]; power > 0; power--) {
        sum = plusLetter(sum, letter);
      }
      left %= stride[letter];
    }
    return sum;
  }

  /// The powers of a sum, letter by letter.
  int[] powers(int sum) {
    int[] powers = new int[index.length];
    for (int letter = 0; letter < powers.length; letter++) {
      powers[letter] = sum / stride[letter] % (index[letter] + 2);
    }
    return powers;
  }

  /// The sum of given powers of the first letters.
  int sum(int[] powers) {
    int sum = 0;
    for (int letter = 0; letter < powers.length; letter++) {
      for (int power = 0; power < powers[letter]; power++) {
        sum = plusLetter(sum, letter);
      }
    }
    return sum;
  }

  /// The sums that lose under misère play: those with an option, all of whose options win.
  ///
  /// @param options the options of each letter
  BitSet losing(List<int[]> options, Meter meter) {
    BitSet losing = new BitSet(size);
    for (int sum = 1; sum < size; sum++) {
      if (sum % REPORT == 0) {
        meter.work(REPORT);
      }
      boolean moves = false;
      boolean wins = false;
      for (int letter = 0; letter < index.length && !wins; letter++) {
        if (sum / stride[letter] % (index[letter] + 2) == 0) {
          continue;
        }
        int rest = sum - stride[letter];
        for (int option : options.get(letter)) {
          moves = true;
          if (losing.get(plus(rest, option))) {
            wins = true;
            break;
          }
        }
      }
      losing.set(sum, moves && !wins);
    }
    return losing;
  }

  /// Its sums with those as one that no sum of the box tells apart: the elements of a monoid.
  static final class Classes {
    private final int[] elements;
    private final int[] least;
    private final BipartiteMonoid monoid;

    private Classes(int[] elements, int[] least, BipartiteMonoid monoid) {
      this.elements = elements;
      this.least = least;
      this.monoid = monoid;
    }

    BipartiteMonoid monoid() {
      return monoid;
    }

    int element(int sum) {
      return elements[sum];
    }

    /// The least sum of an element.
    int least(int element) {
      return least[element];
    }
  }

  /// The classes of a box of the empty sum alone.
  static final Classes TRIVIAL = new Classes(new int[1], new int[1], BipartiteMonoid.TRIVIAL);

  /// The classes that some losing sums make: the coarsest partition in which they are a union of
  /// classes and letters map classes into classes (Moore's refinement), numbered by their least
  /// sums; empty where there are more than `most`.
  Optional<Classes> classes(BitSet losing, int most, Meter meter) {
    int[] elements = new int[size];
    for (int sum = 0; sum < size; sum++) {
      elements[sum] = losing.get(sum) ? 1 : 0;
    }
    int count = losing.isEmpty() ? 1 : 2;
    while (true) {
      int[] finer = elements;
      int found = count;
      for (int letter = 0; letter < index.length && found <= most; letter++) {
        meter.work(size);
        int[] finest = new int[size];
        found = refine(finer, found, elements, count, letter, finest);
        finer = finest;
      }
      if (found > most) {
        return Optional.empty();
      }
      if (found == count) {
        return Optional.of(monoid(elements, count, losing));
      }
      elements = finer;
      count = found;
    }
  }

  /// Parts the classes of sums by the classes of the sums with one more of a letter.
  ///
  /// @param finest where the new classes go, numbered by their least sums
  /// @return how many there are
  private int refine(int[] finer, int found, int[] elements, int count, int letter, int[] finest) {
    int[] names = new int[found * count];
    int last = 0;
    for (int sum = 0; sum < size; sum++) {
      int pair = finer[sum] * count + elements[plusLetter(sum, letter)];
      if (names[pair] == 0) {
        names[pair] = ++last;
      }
      finest[sum] = names[pair] - 1;
    }
    return last;
  }

  private Classes monoid(int[] elements, int order, BitSet losing) {
    int[] least = new int[order];
    Arrays.fill(least, -1);
    BitSet losingElements = new BitSet(order);
    for (int sum = 0; sum < size; sum++) {
      int element = elements[sum];
      if (least[element] < 0) {
        least[element] = sum;
        losingElements.set(element, losing.get(sum));
      }
    }
    int[] products = new int[order * order];
    for (int x = 0; x < order; x++) {
      for (int y = x; y < order; y++) {
        int product = elements[plus(least[x], least[y])];
        products[x * order + y] = product;
        products[y * order + x] = product;
      }
    }
    return new Classes(elements, least, new BipartiteMonoid(order, products, losingElements));
  }
}
