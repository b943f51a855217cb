package org.grundy.workbench.table;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.sequence.HeapSequence;

/// The heaps of one game: all starts are terms of one sequence.
final class HeapLine implements StartValues {
  private static final String METHOD = "sequence";

  private final HeapSequence sequence;
  private final Axis sizes;
  private int known;

  private HeapLine(HeapSequence sequence, Axis sizes) {
    this.sequence = sequence;
    this.sizes = sizes;
  }

  static Optional<StartValues> of(TableRequest request) {
    var rules = request.game().rules();
    return rules.board() instanceof Board.Heap
            && rules.play() == Play.NORMAL
            && request.method().orElse(METHOD).equals(METHOD)
        ? Optional.of(new HeapLine(HeapSequence.of(rules), request.family().columns()))
        : Optional.empty();
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    for (known = 0; known < entries.length; known++) {
      entries[known] = sequence.value(sizes.number(known), meter);
    }
  }

  @Override
  public List<TableReport.MethodUse> methods() {
    return List.of(new TableReport.MethodUse(METHOD, known, "one sequence of heaps"));
  }
}
