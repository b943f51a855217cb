package org.grundy.solvers.sequence.splitting;

import java.util.Optional;

/// The innermost loops of the sparse way, over lanes that lie side by side in arrays of bytes,
/// where they are fast: [VectorKernel] works on the vectors of the processor.
public sealed interface SimdKernel permits VectorKernel {
  /// Splits that are searched in one step.
  int STEP = 64;

  /// The most keys or values that are searched for at once.
  int KEYS = 8;

  /// Heaps whose candidates are compared at once: one word of hits.
  int GROUP = Long.SIZE;

  /// Candidates of each heap that [#compareMany] takes.
  int MANY = 8;

  /// Candidates of each heap that [#compareFew] takes.
  int FEW = 3;

  /// The values of a candidate that is none: above those of two bytes less two bits.
  short NONE = 0x7fff;

  /// Those that this process may use: none where the module of vectors is missing, as when it was
  /// not asked for at the start, or vectors are narrow.
  static Optional<SimdKernel> find() {
    return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
            && VectorKernel.isFast()
        ? Optional.of(new VectorKernel())
        : Optional.empty();
  }

  /// Compares options of 64 consecutive heaps with [#MANY] candidates of each.
  ///
  /// The options of the heap i are, for each entry e, the value of two bytes at `base + 2(i -
  /// back[e])` XOR `values[e]`; its candidate j is the value of two bytes at `2(i + 64 j)`, below
  /// 2^15 - 1 or [#NONE], which no option is.
  ///
  /// @param hits word j gets bit i where an option of the heap i is its candidate j
  void compareMany(
      byte[] wide,
      int base,
      int[] back,
      short[] values,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      long[] hits);

  /// The same with [#FEW] candidates.
  void compareFew(
      byte[] wide,
      int base,
      int[] back,
      short[] values,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      long[] hits);

  /// Finds those of the first `count` bytes of `keys` that are `up[i] ^ down[i + offset]` for some
  /// i from `fromUp` on, in steps of [#STEP], to `toUp`: bit j for byte j.
  int findKeys(byte[] up, int fromUp, int toUp, byte[] down, int offset, long keys, int count);

  /// Finds those of `count` values, from `values[at]` on, that are those of two bytes at `2 i` of
  /// `up` XOR those at `2 (i + offset)` of `down`, for i as in [#findKeys].
  ///
  /// @param values at least [#KEYS] from `at` on
  int findValues(
      byte[] up, int fromUp, int toUp, byte[] down, int offset, int[] values, int at, int count);
}
