package org.grundy.solvers.cut.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OptionSetTest {
  /// A set of options against a plain set, with values of one byte and of two, with closed lines
  /// among them, narrow and wide.
  @Test
  void optionSetsEqualPlainSets() {
    int undecided = 0;
    for (int seed = 0; seed < 400; seed++) {
      Random random = new Random(seed);
      int shift = random.nextInt(2);
      int bound = 1 << random.nextInt(shift == 0 ? 9 : 15);
      boolean wide = bound > OptionSet.WIDE || random.nextBoolean();
      OptionSet options = new OptionSet();
      PackedValues a = new PackedValues(4000, shift);
      PackedValues b = new PackedValues(4000, shift);
      PackedValues closed = new PackedValues(4000, shift);
      for (int round = 0; round < 5; round++) {
        fill(a, 1 + random.nextInt(bound), random);
        fill(b, 1 + random.nextInt(bound), random);
        for (int i = 0; i < closed.length(); i++) {
          closed.set(i, random.nextInt(3) == 0 ? closed.most() : 0);
        }
        BitSet plain = new BitSet();
        options.clear(wide);
        for (int run = 0; run < 4; run++) {
          int length = 1 + random.nextInt(run == 0 ? 1300 : 20);
          int fromA = random.nextInt(2600);
          int fromB = random.nextInt(2600);
          int at = random.nextInt(2600);
          boolean some = random.nextBoolean();
          for (int i = 0; i < length; i++) {
            if (!some || closed.get(at + i) == 0) {
              plain.set(a.get(fromA + i) ^ b.get(fromB + i));
            }
          }
          if (some) {
            options.addOpen(a, fromA, b, fromB, closed, at, length);
          } else {
            options.add(a, fromA, b, fromB, length);
          }
        }
        int mex = plain.nextClearBit(0);
        int actual = options.mex();
        if (!wide && actual < 0) {
          undecided++;
          assertThat(mex).as("seed %d", seed).isGreaterThanOrEqualTo(OptionSet.WIDE - 1);
        } else if (shift == 0 && mex >= 255) {
          assertThat(actual).as("seed %d", seed).isBetween(mex, 256);
        } else {
          assertThat(actual).as("seed %d", seed).isEqualTo(mex);
        }
      }
    }
    assertThat(undecided).isPositive();
  }

  private static void fill(PackedValues lanes, int bound, Random random) {
    for (int i = 0; i < lanes.length(); i++) {
      lanes.set(i, random.nextInt(bound));
    }
  }
}
