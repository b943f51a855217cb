package org.grundy.solvers.walk;

import java.util.BitSet;
import java.util.Map;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;

/// Values tokens that only step.
///
/// A cell has at most one option a port, so no value is above 4. For each cell of the line before
/// and of the present line a mask tells the ports through which it may be entered; where it may
/// not, its value counts for nothing.
final class StepWalk {
  private static final int CELLS_A_REPORT = 1 << 14;

  private StepWalk() {}

  static WalkValues values(Passages passages, GridPosition board, Meter meter) {
    Sweep sweep = passages.sweep();
    int length = sweep.length();
    ValueTable table = new ValueTable(sweep, passages.maxOptions(), meter);
    meter.claim(19L * (length + 2));
    byte[] portsOfGlyph = portsOfGlyph(passages.steps());
    SweptCells cells = new SweptCells(sweep, board);
    byte[] glyphs = new byte[length + 2];
    byte[] portsBefore = new byte[length + 2];
    byte[] ports = new byte[length + 2];
    int[] valuesBefore = new int[length + 2];
    int[] values = new int[length + 2];
    int unreported = 0;
    for (int line = 0; line < sweep.lines(); line++) {
      cells.readLine(line, glyphs);
      for (int i = 1; i <= length; i++) {
        ports[i] = portsOfGlyph[glyphs[i]];
      }
      sweepLine(portsBefore, valuesBefore, ports, values);
      table.setLine(line, values);
      byte[] spentPorts = portsBefore;
      portsBefore = ports;
      ports = spentPorts;
      int[] spentValues = valuesBefore;
      valuesBefore = values;
      values = spentValues;
      unreported += length;
      if (unreported >= CELLS_A_REPORT) {
        meter.work(unreported);
        unreported = 0;
      }
    }
    meter.work(unreported);
    return table;
  }

  /// For every glyph the ports through which a cell that holds it may be entered, one bit each.
  private static byte[] portsOfGlyph(Map<Port, BitSet> steps) {
    byte[] ports = new byte[TokenKind.MAX_GLYPHS];
    steps.forEach((port, over) -> over.stream().forEach(glyph -> ports[glyph] |= (byte) bit(port)));
    return ports;
  }

  private static int bit(Port port) {
    return switch (port) {
      case BACK -> 1;
      case DIAGONAL -> 2;
      case STRAIGHT -> 4;
      case ACROSS -> 8;
    };
  }

  /// Index 0 and the last are the border, which has no ports.
  private static void sweepLine(
      byte[] portsBefore, int[] valuesBefore, byte[] ports, int[] values) {
    for (int i = 1; i < values.length - 1; i++) {
      int seen =
          ((ports[i - 1] & 1) << values[i - 1])
              | (((portsBefore[i - 1] >> 1) & 1) << valuesBefore[i - 1])
              | (((portsBefore[i] >> 2) & 1) << valuesBefore[i])
              | (((portsBefore[i + 1] >> 3) & 1) << valuesBefore[i + 1]);
      values[i] = Integer.numberOfTrailingZeros(~seen);
    }
  }
}
