package org.grundy.workbench.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.solvers.sequence.SequenceEngine;

/// The largest value of the heaps so far and the first heap that has it, kept up block by block, as
/// values may be let go later.
final class LargestValue {
  private long seen;
  private long value;
  private long at;

  /// Looks at the values that were computed since it was called last.
  void addAll(SequenceEngine engine) {
    for (; seen < engine.computed(); seen++) {
      int next = engine.value(seen);
      if (next > value) {
        value = next;
        at = seen;
      }
    }
  }

  long value() {
    return value;
  }

  /// The first heap of that value.
  long at() {
    return at;
  }

  void save(DataOutput out) throws IOException {
    out.writeLong(seen);
    out.writeLong(value);
    out.writeLong(at);
  }

  static LargestValue load(DataInput in) throws IOException {
    LargestValue largest = new LargestValue();
    largest.seen = in.readLong();
    largest.value = in.readLong();
    largest.at = in.readLong();
    return largest;
  }
}
