package org.grundy.solvers.coordinates;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.grundy.rules.heap.equation.OptionLine.Ray;

/// The cells of a row from which a ray leads to a P-position of some earlier row, as bits.
///
/// Those of a row are those of the row one step behind it, moved on by the step at the innermost
/// place, and the P-positions of the row in which the ray begins, moved on likewise. So only as
/// many rows are kept as one step goes back.
///
/// ```
/// slot       row mod rows: what is kept of the row one step behind is made that of the row
/// won[x]     won[x - shift] of that row, or lost[x - from · shift] of the row from · rows behind
/// ```
final class RowsBehind {
  private final long[] steps;
  private final int inner;
  private final long from;
  private final int rows;
  private final int shift;
  private final int words;
  private final long[] kept;

  private RowsBehind(long[] steps, int inner, long from, int rows, int shift, int words) {
    this.steps = steps;
    this.inner = inner;
    this.from = from;
    this.rows = rows;
    this.shift = shift;
    this.words = words;
    this.kept = new long[rows * words];
  }

  /// The rows of a ray that is met; `words` long words hold the bits of a row.
  static RowsBehind of(Box box, Ray ray, int words) {
    int inner = box.innermost();
    int length = box.most(inner) + 1;
    long cells =
        IntStream.range(0, box.arity())
            .filter(i -> i != inner)
            .mapToLong(i -> ray.steps().get(i) * box.stride(i))
            .sum();
    return new RowsBehind(
        ray.steps().stream().mapToLong(Long::longValue).toArray(),
        inner,
        ray.from(),
        (int) (cells / length),
        Math.toIntExact(ray.steps().get(inner)),
        words);
  }

  /// True if the ray leads to other rows.
  boolean isOtherRow() {
    return rows > 0;
  }

  /// The memory that it takes.
  long bytes() {
    return (long) Long.BYTES * kept.length;
  }

  /// Goes on to a row: adds its cells to `won`.
  ///
  /// @param sizes those of its first cell
  /// @param lost the P-positions of all rows before it
  void reach(int row, long[] sizes, long[] lost, long[] won) {
    int slot = row % rows * words;
    if (!fits(sizes, 1)) {
      Arrays.fill(kept, slot, slot + words, 0);
    } else if (shift > 0) {
      moveOn(kept, slot, slot, shift, false);
    }
    if (fits(sizes, from)) {
      moveOn(lost, (int) ((row - from * rows) * words), slot, from * shift, true);
    }
    for (int w = 0; w < words; w++) {
      won[w] |= kept[slot + w];
    }
  }

  private boolean fits(long[] sizes, long times) {
    for (int i = 0; i < sizes.length; i++) {
      if (i != inner && sizes[i] < times * steps[i]) {
        return false;
      }
    }
    return true;
  }

  /// Writes a row, moved on, to `kept`; from the last word on, so that it may be moved in place.
  private void moveOn(long[] source, int at, int to, long by, boolean adding) {
    int whole = (int) (by >> 6);
    int rest = (int) (by & 63);
    for (int w = words - 1; w >= 0; w--) {
      long bits = 0;
      if (w >= whole) {
        bits = source[at + w - whole] << rest;
        if (rest > 0 && w > whole) {
          bits |= source[at + w - whole - 1] >>> (Long.SIZE - rest);
        }
      }
      kept[to + w] = adding ? kept[to + w] | bits : bits;
    }
  }
}
