package org.grundy.solvers.sequence.splitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The loops over lanes against loops over single values.
final class SimdKernelTest {
  private static final int SIZE = 2000;

  private final SimdKernel lanes = SimdKernel.find().orElseThrow();

  private static byte[] wide(Random random, int values) {
    byte[] bytes = new byte[2 * SIZE];
    for (int i = 0; i < SIZE; i++) {
      put(bytes, i, random.nextInt(values));
    }
    return bytes;
  }

  private static void put(byte[] bytes, int index, int value) {
    bytes[2 * index] = (byte) value;
    bytes[2 * index + 1] = (byte) (value >> 8);
  }

  private static int get(byte[] bytes, int index) {
    return (bytes[2 * index] & 0xff) | (bytes[2 * index + 1] & 0xff) << 8;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void candidatesAreComparedWithAllOptions(long seed) {
    Random random = new Random(seed);
    int values = 1 << (5 + random.nextInt(10));
    byte[] wide = wide(random, values);
    int entries = random.nextInt(values);
    int[] back = random.ints(entries, 0, SIZE - 100).toArray();
    short[] with = new short[entries];
    for (int e = 0; e < entries; e++) {
      with[e] = (short) random.nextInt(values);
    }
    byte[] candidates = new byte[2 * SimdKernel.GROUP * SimdKernel.MANY];
    for (int i = 0; i < SimdKernel.GROUP * SimdKernel.MANY; i++) {
      put(candidates, i, random.nextInt(5) == 0 ? SimdKernel.NONE : random.nextInt(values));
    }
    int fromEntry = entries / 10;
    int last = SIZE - SimdKernel.GROUP;
    long[] expected = new long[SimdKernel.MANY];
    for (int j = 0; j < SimdKernel.MANY; j++) {
      for (int i = 0; i < SimdKernel.GROUP; i++) {
        int candidate = get(candidates, j * SimdKernel.GROUP + i);
        for (int e = fromEntry; e < entries; e++) {
          if ((get(wide, last + i - back[e]) ^ with[e]) == candidate) {
            expected[j] |= 1L << i;
          }
        }
      }
    }
    long[] many = new long[SimdKernel.MANY];
    lanes.compareMany(wide, 2 * last, back, with, fromEntry, entries, candidates, many);
    assertThat(many).as("seed %d", seed).isEqualTo(expected);
    long[] few = new long[SimdKernel.FEW];
    lanes.compareFew(wide, 2 * last, back, with, fromEntry, entries, candidates, few);
    assertThat(few).as("seed %d", seed).isEqualTo(Arrays.copyOf(expected, SimdKernel.FEW));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void keysAndValuesAreFound(long seed) {
    Random random = new Random(seed);
    byte[] up = wide(random, 1 << 14);
    byte[] down = wide(random, 1 << 14);
    for (int trial = 0; trial < 200; trial++) {
      int steps = 1 + random.nextInt(6);
      int from = random.nextInt(SIZE / 4);
      int offset = random.nextInt(SIZE / 4);
      int to = from + SimdKernel.STEP * steps - random.nextInt(SimdKernel.STEP);
      int[] values = new int[SimdKernel.KEYS + 1];
      long keys = random.nextLong();
      int count = 1 + random.nextInt(SimdKernel.KEYS);
      int expectedKeys = 0;
      int expectedValues = 0;
      for (int j = 0; j < count; j++) {
        int at = from + random.nextInt(2 * SimdKernel.STEP * steps);
        values[1 + j] = get(up, at) ^ get(down, at + offset);
        for (int i = from; i < from + SimdKernel.STEP * steps; i++) {
          if ((byte) (up[i] ^ down[i + offset]) == (byte) (keys >>> (8 * j))) {
            expectedKeys |= 1 << j;
          }
          if ((get(up, i) ^ get(down, i + offset)) == values[1 + j]) {
            expectedValues |= 1 << j;
          }
        }
      }
      String as = "seed %d, trial %d".formatted(seed, trial);
      assertThat(lanes.findKeys(up, from, to, down, offset, keys, count))
          .as(as)
          .isEqualTo(expectedKeys);
      assertThat(lanes.findValues(up, from, to, down, offset, values, 1, count))
          .as(as)
          .isEqualTo(expectedValues);
    }
  }
}
