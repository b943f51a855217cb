package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.Learner;
import org.grundy.solvers.automaton.digit.Automaton;

/// Boards with which a guess is compared before the moves are looked at: all short ones, long ones
/// of few runs, and, where letters are few, all of two runs side by side or with a column between.
final class RowSamples {
  private static final int MOST_SHORT = 1 << 12;
  private static final int MOST_LONG = 1 << 17;
  private static final int MOST_OF_LENGTH = 1 << 13;
  private static final int RANDOM = 1 << 12;
  private static final int MOST_RUNS = 5;
  private static final int FIRST_LENGTH = 16;
  private static final int MOST_LENGTH = 128;

  private final int letters;
  private final ToIntFunction<int[]> teacher;
  private final List<int[]> words = new ArrayList<>();
  private final List<Integer> truths = new ArrayList<>();
  private final int shortest;
  private int length = 1;
  private int bound = FIRST_LENGTH;
  private boolean ended;
  private int last;
  private final SplittableRandom random = new SplittableRandom(1);

  /// @param teacher says the output of a word, or [Learner#UNKNOWN]
  RowSamples(int letters, ToIntFunction<int[]> teacher) {
    this.letters = letters;
    this.teacher = teacher;
    this.shortest = addShort();
  }

  /// All boards of at most so many columns are among them.
  int complete() {
    return shortest;
  }

  private int addShort() {
    long count = 1;
    int cells = 0;
    while (count <= MOST_SHORT && cells < MOST_SHORT) {
      for (int number = 0; number < count; number++) {
        int[] word = new int[cells];
        int rest = number;
        for (int i = cells - 1; i >= 0; i--) {
          word[i] = rest % letters;
          rest /= letters;
        }
        if (!add(word)) {
          return cells - 1;
        }
      }
      cells++;
      count *= letters;
    }
    return cells - 1;
  }

  /// Adds longer rows, up to twice the length; false where there are enough, or one is unknown.
  boolean grow() {
    while (!ended && length < bound) {
      length++;
      boolean few = (long) letters * letters * letters * length <= MOST_OF_LENGTH;
      ended = words.size() > MOST_LONG || (few && !addOfLength());
    }
    for (int i = 0; !ended && i < RANDOM; i++) {
      ended = !add(random());
    }
    boolean grown = !ended && bound < MOST_LENGTH;
    bound = Math.min(2 * bound, MOST_LENGTH);
    return grown;
  }

  /// A few runs of any glyphs and lengths, with single cells between.
  private int[] random() {
    int runs = random.nextInt(3, MOST_RUNS + 1);
    int[] word = new int[runs * (bound + 1)];
    int end = 0;
    for (int run = 0; run < runs; run++) {
      int next = end + random.nextInt(bound + 1);
      Arrays.fill(word, end, next, random.nextInt(letters));
      word[next] = random.nextInt(letters);
      end = next + 1;
    }
    return Arrays.copyOf(word, end);
  }

  private boolean addOfLength() {
    for (int left = 0; left < length; left++) {
      for (int letter = 0; letter < letters; letter++) {
        for (int between = 0; between < letters; between++) {
          for (int other = 0; other < letters; other++) {
            if (between == letter && (left > 0 || between != other)) {
              continue;
            }
            int[] word = new int[length];
            Arrays.fill(word, 0, left, letter);
            word[left] = between;
            Arrays.fill(word, left + 1, length, other);
            if (!add(word)) {
              return false;
            }
          }
        }
      }
    }
    return true;
  }

  private boolean add(int[] word) {
    Meter.checkpoint(word.length);
    int truth = teacher.applyAsInt(word);
    if (truth == Learner.UNKNOWN) {
      return false;
    }
    words.add(word);
    truths.add(truth);
    return true;
  }

  /// One of them of which a guess is wrong.
  Optional<int[]> wrong(Automaton guess) {
    for (int i = 0; i < words.size(); i++) {
      int at = (last + i) % words.size();
      if (guess.read(words.get(at)) != truths.get(at)) {
        last = at;
        return Optional.of(words.get(at));
      }
    }
    return Optional.empty();
  }
}
