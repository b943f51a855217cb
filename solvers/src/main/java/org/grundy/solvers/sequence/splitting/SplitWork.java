package org.grundy.solvers.sequence.splitting;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// The work of a way to compute values, to be balanced and reported.
public final class SplitWork {
  /// Options that were marked.
  public long marked;

  /// Options that were searched.
  public long searched;

  /// In the sparse way: what the searches cost that found all they looked for, in marks.
  public long findingCost;

  /// In the sparse way: what the choice of candidates costs, in marks.
  public long choosingCost;

  /// Each rare value below a common one was found among the splits that have a rare heap or whose
  /// smaller heap is not above this.
  public long depth;

  /// Begins to count anew; the depth stays.
  public void clear() {
    marked = 0;
    searched = 0;
    findingCost = 0;
    choosingCost = 0;
  }

  public void save(DataOutput out) throws IOException {
    for (long number : new long[] {marked, searched, findingCost, choosingCost, depth}) {
      out.writeLong(number);
    }
  }

  /// Takes up what [#save] wrote.
  public void load(DataInput in) throws IOException {
    marked = in.readLong();
    searched = in.readLong();
    findingCost = in.readLong();
    choosingCost = in.readLong();
    depth = in.readLong();
  }
}
