package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.MoveNames;
import org.grundy.solvers.SolvedPosition;

/// A strip of marks, solved by [MarkStrips].
final class SolvedMarks implements SolvedPosition {
  /// A move this near to a mark is unsafe.
  private static final int REACH = 2;

  private final MarkStrips rules;
  private final GridPosition strip;
  private final HeapSequence sequence;
  private final Meter meter;
  private final List<Run> runs = new ArrayList<>();
  private final boolean canEnd;
  private final long value;

  /// The safe cells `fromColumn <= column < toColumn`.
  private record Run(int fromColumn, int toColumn, long value) {}

  SolvedMarks(MarkStrips rules, GridPosition strip, HeapSequence sequence, Meter meter) {
    this.rules = rules;
    this.strip = strip;
    this.sequence = sequence;
    this.meter = meter;
    boolean ends = false;
    for (int i = 0; i < strip.size(); i++) {
      ends |= !isMark(i) && completes(i);
    }
    this.canEnd = ends;
    if (isShort()) {
      int free = 0;
      for (int i = 0; i < strip.size(); i++) {
        free += isMark(i) ? 0 : 1;
      }
      this.value = free & 1;
    } else {
      if (!canEnd) {
        findRuns();
      }
      this.value = runs.stream().mapToLong(Run::value).reduce(0, (a, b) -> a ^ b);
    }
  }

  private void findRuns() {
    int column = 0;
    while (column < strip.size()) {
      int toColumn = column;
      while (toColumn < strip.size() && isSafe(toColumn)) {
        toColumn++;
      }
      if (toColumn > column) {
        runs.add(new Run(column, toColumn, valueOf(toColumn - column)));
      }
      column = toColumn + 1;
    }
  }

  private boolean isShort() {
    return strip.size() <= REACH;
  }

  private boolean isMark(int column) {
    return column >= 0 && column < strip.size() && strip.at(column) == rules.mark();
  }

  private boolean completes(int column) {
    boolean left = isMark(column - 1);
    boolean right = isMark(column + 1);
    return (left && right) || (left && isMark(column - 2)) || (right && isMark(column + 2));
  }

  private boolean isSafe(int column) {
    for (int i = column - REACH; i <= column + REACH; i++) {
      if (isMark(i)) {
        return false;
      }
    }
    return true;
  }

  /// The value of a run of `length` safe cells; 0 for lengths down to -2.
  private long valueOf(int length) {
    return sequence.value(Math.max(0, length + REACH), meter);
  }

  private long valueAfter(Run run, int column) {
    return value
        ^ run.value()
        ^ valueOf(column - REACH - run.fromColumn())
        ^ valueOf(run.toColumn() - column - 1 - REACH);
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public boolean canEnd() {
    return canEnd;
  }

  /// One component a run: the run with what bounds it on either side, the border, or two cells that
  /// are unsafe and the mark that makes them so. Alone, such a strip has the same safe cells.
  @Override
  public List<Component> components() {
    if (canEnd) {
      return List.of();
    }
    if (isShort()) {
      return List.of(new Component(strip, value));
    }
    byte[] cells = strip.copyCells();
    return runs.stream()
        .map(run -> {
          byte[] part =
              Arrays.copyOfRange(
                  cells,
                  Math.max(0, run.fromColumn() - REACH - 1),
                  Math.min(cells.length, run.toColumn() + REACH + 1));
          return new Component(GridPosition.wrap(1, part.length, part), run.value());
        })
        .toList();
  }

  @Override
  public void moves(MoveSink sink) {
    int index = 0;
    for (int column = 0; column < strip.size(); column++) {
      if (isMark(column)) {
        continue;
      }
      while (index < runs.size() && runs.get(index).toColumn() <= column) {
        index++;
      }
      boolean safe = index < runs.size() && runs.get(index).fromColumn() <= column;
      int component = isShort() ? 0 : safe ? index : -1;
      var move = MoveNames.ofCell(0, rules.line(), rules.line().from().getFirst(), 0, column);
      sink.accept(move, component, valueAfterMove(column, safe, index));
    }
  }

  private long valueAfterMove(int column, boolean safe, int index) {
    if (isShort()) {
      return value ^ 1;
    }
    if (canEnd) {
      return completes(column) ? ENDS : UNSAFE;
    }
    return safe ? valueAfter(runs.get(index), column) : UNSAFE;
  }

  @Override
  public long movesTo(long valueAfter) {
    if (canEnd || isShort()) {
      return SolvedPosition.super.movesTo(valueAfter);
    }
    long count = 0;
    for (Run run : runs) {
      for (int column = run.fromColumn(); column < run.toColumn(); column++) {
        count += valueAfter(run, column) == valueAfter ? 1 : 0;
      }
    }
    return count;
  }
}
