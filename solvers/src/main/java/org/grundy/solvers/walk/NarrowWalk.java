package org.grundy.solvers.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.solvers.walk.sweep.Port;
import org.grundy.solvers.walk.sweep.Sweep;
import org.grundy.solvers.walk.sweep.SweptCells;

/// Values tokens whose values stay below 64: a value `v` is the bit `1 << v` of a word, and a set
/// of values is one word.
///
/// Of each cell of a line a word collects the values of its options. Those that lie in the line
/// before come in by whole lines, without a branch: a word of ones or zeros tells for each cell
/// whether it may be entered. The values that a slide can reach are one set for each position,
/// which moves on with the lines: the next cell's value and those reached from there, or nothing
/// where that cell may not be entered. Then one run along the line adds the options in the line
/// itself and takes the lowest bit that is missing.
final class NarrowWalk {
  private static final int CELLS_A_REPORT = 1 << 14;

  private final Sweep sweep;
  private final int length;
  private final List<Passage> ahead = new ArrayList<>();
  private final List<Entrance> entrances;
  private final Entrance stepBack;
  private final Entrance slideBack;
  private long[] bitsBefore;
  private long[] bits;

  /// For every cell of the line before and of the present one a word of ones where it may be
  /// entered over one set of glyphs, else of zeros. The border may not be entered.
  private static final class Entrance {
    final long[] ofGlyph = new long[TokenKind.MAX_GLYPHS];
    long[] before;
    long[] now;

    Entrance(BitSet over, int length) {
      over.stream().forEach(glyph -> ofGlyph[glyph] = -1);
      before = new long[length + 2];
      now = new long[length + 2];
    }

    void beginLine(byte[] glyphs) {
      long[] spent = before;
      before = now;
      now = spent;
      for (int i = 1; i < glyphs.length - 1; i++) {
        now[i] = ofGlyph[glyphs[i]];
      }
    }
  }

  /// A step or slide to the line before; only a slide keeps sets.
  private static final class Passage {
    final int step;
    final Entrance entrance;
    long[] before;
    long[] now;

    Passage(Port port, Entrance entrance, int lengthOfSets) {
      this.step = port.positionStep();
      this.entrance = entrance;
      this.before = new long[lengthOfSets];
      this.now = new long[lengthOfSets];
    }

    void collect(long[] bitsBefore, long[] seen) {
      if (now.length == 0) {
        collectStep(bitsBefore, entrance.before, step, seen);
        return;
      }
      long[] spent = before;
      before = now;
      now = spent;
      collectSlide(bitsBefore, entrance.before, step, before, now, seen);
    }

    private static void collectStep(long[] bitsBefore, long[] enters, int step, long[] seen) {
      for (int i = 1; i < seen.length - 1; i++) {
        seen[i] |= bitsBefore[i + step] & enters[i + step];
      }
    }

    private static void collectSlide(
        long[] bitsBefore, long[] enters, int step, long[] before, long[] now, long[] seen) {
      for (int i = 1; i < seen.length - 1; i++) {
        long reached = (before[i + step] | bitsBefore[i + step]) & enters[i + step];
        now[i] = reached;
        seen[i] |= reached;
      }
    }
  }

  private NarrowWalk(Passages passages) {
    this.sweep = passages.sweep();
    this.length = sweep.length();
    Map<BitSet, Entrance> entranceOf = new LinkedHashMap<>();
    Entrance toStep = entrance(entranceOf, new BitSet());
    Entrance toSlide = toStep;
    for (Map.Entry<Port, BitSet> step : passages.steps().entrySet()) {
      Entrance entrance = entrance(entranceOf, step.getValue());
      if (step.getKey() == Port.BACK) {
        toStep = entrance;
      } else {
        ahead.add(new Passage(step.getKey(), entrance, 0));
      }
    }
    for (Passages.Slide slide : passages.slides()) {
      Entrance entrance = entrance(entranceOf, slide.over());
      if (slide.port() == Port.BACK) {
        toSlide = entrance;
      } else {
        ahead.add(new Passage(slide.port(), entrance, length + 2));
      }
    }
    this.stepBack = toStep;
    this.slideBack = toSlide;
    this.entrances = List.copyOf(entranceOf.values());
    this.bitsBefore = new long[length + 2];
    this.bits = new long[length + 2];
  }

  private Entrance entrance(Map<BitSet, Entrance> entranceOf, BitSet over) {
    return entranceOf.computeIfAbsent(over, set -> new Entrance(set, length));
  }

  /// The values of all cells; empty if one is above 63, or if the token slides within a line over
  /// different sets of glyphs.
  static Optional<WalkValues> values(Passages passages, GridPosition board, Meter meter) {
    if (passages.slides().stream().filter(slide -> slide.port() == Port.BACK).count() > 1) {
      return Optional.empty();
    }
    long arrays = 5 + 4L * (passages.steps().size() + passages.slides().size());
    long lineBytes = Long.BYTES * arrays * (passages.sweep().length() + 2);
    meter.claim(lineBytes);
    ValueTable table = new ValueTable(passages.sweep(), Math.min(passages.maxOptions(), 63), meter);
    boolean narrow = new NarrowWalk(passages).sweep(board, table, meter);
    meter.claim(-lineBytes - (narrow ? 0 : passages.sweep().cells()));
    return narrow ? Optional.of(table) : Optional.empty();
  }

  /// Fills the table, or tells that a value is above 63.
  private boolean sweep(GridPosition board, ValueTable table, Meter meter) {
    SweptCells cells = new SweptCells(sweep, board);
    byte[] glyphs = new byte[length + 2];
    long[] seen = new long[length + 2];
    int[] values = new int[length + 2];
    Tally tally = new Tally(meter, CELLS_A_REPORT);
    for (int line = 0; line < sweep.lines(); line++) {
      cells.readLine(line, glyphs);
      entrances.forEach(entrance -> entrance.beginLine(glyphs));
      long[] spent = bitsBefore;
      bitsBefore = bits;
      bits = spent;
      for (Passage passage : ahead) {
        passage.collect(bitsBefore, seen);
      }
      if (!sweepLine(seen, stepBack.now, slideBack.now, bits)) {
        return false;
      }
      for (int i = 1; i <= length; i++) {
        values[i] = Long.numberOfTrailingZeros(bits[i]);
        seen[i] = 0;
      }
      table.setLine(line, values);
      tally.add(length);
    }
    tally.report();
    return true;
  }

  private static boolean sweepLine(long[] seen, long[] step, long[] slide, long[] bits) {
    long bit = 0;
    long run = 0;
    boolean narrow = true;
    for (int i = 1; i < bits.length - 1; i++) {
      run = (run | bit) & slide[i - 1];
      long all = seen[i] | run | (bit & step[i - 1]);
      // The lowest bit that is missing: adding 1 carries through all the ones below it. If no bit
      // is missing it is 0, and the value is above 63; `narrow` collects that, and it is asked once
      // a line.
      bit = ~all & (all + 1);
      bits[i] = bit;
      narrow &= bit != 0;
    }
    return narrow;
  }
}
