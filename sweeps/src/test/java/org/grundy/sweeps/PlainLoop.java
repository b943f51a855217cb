package org.grundy.sweeps;

import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalLong;
import org.grundy.sweeps.row.Limits;
import org.grundy.sweeps.row.RowMaker;

/// Makes the rows of a sweep one after the other, without Spark, and keeps none: what a sweep takes
/// beyond that is what Spark takes. `docs/scale.md` has the command and the figures.
public final class PlainLoop {
  private PlainLoop() {}

  /// Makes the rows of a sweep and tells how long they took.
  ///
  /// @param words the file of the sweep
  public static void main(String... words) {
    long start = System.nanoTime();
    Sweep sweep = SweepParser.read(Path.of(words[0]));
    OptionalLong last = sweep.last() < 0 ? OptionalLong.empty() : OptionalLong.of(sweep.last());
    RowMaker maker = new RowMaker(sweep.columns(), last, Limits.NONE, 1);
    long values = 0;
    for (long number = 0; number < sweep.source().count(); number++) {
      values += maker.find(sweep.source().item(number)).columns().size();
    }
    System.out.printf(
        Locale.ROOT,
        "%,d rows, %,d values: %.1f s%n",
        sweep.source().count(),
        values,
        (System.nanoTime() - start) / 1e9);
  }
}
