package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.PatternMove;
import org.grundy.solvers.SolvedPosition;

/// A strip of runs, solved by [RunStrips].
final class SolvedRuns implements SolvedPosition {
  private final RunStrips rules;
  private final GridPosition strip;
  private final HeapSequence sequence;
  private final Meter meter;
  private final List<Run> runs = new ArrayList<>();
  private final long value;

  /// The cells `fromColumn <= column < toColumn`.
  private record Run(int fromColumn, int toColumn, long value) {}

  SolvedRuns(RunStrips rules, GridPosition strip, HeapSequence sequence, Meter meter) {
    this.rules = rules;
    this.strip = strip;
    this.sequence = sequence;
    this.meter = meter;
    long nimSum = 0;
    int column = 0;
    while (column < strip.size()) {
      int toColumn = column;
      while (toColumn < strip.size() && strip.at(toColumn) == rules.alive()) {
        toColumn++;
      }
      if (toColumn > column) {
        Run run = new Run(column, toColumn, sequence.value(toColumn - column, meter));
        runs.add(run);
        nimSum ^= run.value();
      }
      column = toColumn + 1;
    }
    this.value = nimSum;
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    byte[] cells = strip.copyCells();
    return runs.stream()
        .map(run -> {
          byte[] part = java.util.Arrays.copyOfRange(cells, run.fromColumn(), run.toColumn());
          return new Component(GridPosition.wrap(1, part.length, part), run.value());
        })
        .toList();
  }

  @Override
  public void moves(MoveSink sink) {
    for (int rule = 0; rule < rules.lines().size(); rule++) {
      RunStrips.Line line = rules.lines().get(rule);
      for (int i = 0; i < runs.size(); i++) {
        Run run = runs.get(i);
        for (int column = run.fromColumn(); column + line.length() <= run.toColumn(); column++) {
          sink.accept(name(rule, line, column), i, valueAfter(run, column, line.length()));
        }
      }
    }
  }

  @Override
  public long movesTo(long valueAfter) {
    long count = 0;
    for (RunStrips.Line line : rules.lines()) {
      for (Run run : runs) {
        for (int column = run.fromColumn(); column + line.length() <= run.toColumn(); column++) {
          count += valueAfter(run, column, line.length()) == valueAfter ? 1 : 0;
        }
      }
    }
    return count;
  }

  private long valueAfter(Run run, int column, int length) {
    return value
        ^ run.value()
        ^ sequence.value(column - run.fromColumn(), meter)
        ^ sequence.value(run.toColumn() - column - length, meter);
  }

  private static Move name(int rule, RunStrips.Line line, int column) {
    return switch (line.rule()) {
      case CellMove move -> MoveNames.ofCell(rule, move, move.from().getFirst(), 0, column);
      case PatternMove move -> MoveNames.ofPattern(rule, move.before(), move.after(), 0, column);
      default -> throw new IllegalStateException("no removal: " + line.rule());
    };
  }
}
