package org.grundy.solvers.walk;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.solvers.walk.sweep.Port;
import org.grundy.solvers.walk.sweep.Sweep;
import org.grundy.solvers.walk.sweep.SweptCells;

/// Values tokens that slide, and may step too.
///
/// What a slide can reach from a cell is the next cell through its port and what it can reach from
/// there, or nothing where that cell may not be entered. So one set of values runs along each track
/// of each slide, and the value of a cell is the mex of the union of the sets that pass it and of
/// its steps. The sets grow to any value; each keeps its own mex, and the union is scanned from the
/// greatest of these on. Where values stay below 64, [NarrowWalk] is faster.
final class SlideWalk {
  private static final int CELLS_A_REPORT = 1 << 12;
  private static final byte BORDER = (byte) TokenKind.MAX_GLYPHS;

  private final Sweep sweep;
  private final int length;
  private final Slider[] ahead;
  private final Slider[] before;
  private final Slider[] sliders;
  private final Step[] steps;
  private final int[] stepValues;
  private byte[] glyphsBefore;
  private byte[] glyphs;
  private int[] valuesBefore;
  private int[] values;

  /// A step through a port onto cells of the marked glyphs.
  @SuppressWarnings("ArrayRecordComponent")
  private record Step(Port port, boolean[] enters) {}

  /// A slide with the sets that run along its tracks.
  private static final class Slider {
    final Port port;
    final boolean[] enters;
    final RunningSets sets;
    final int length;
    private int shift;

    Slider(Passages.Slide slide, int length, Meter meter) {
      this.port = slide.port();
      this.enters = table(slide.over());
      this.length = length;
      this.sets = new RunningSets(port == Port.BACK ? 1 : length, meter);
    }

    void beginLine(int line) {
      shift =
          switch (port) {
            case BACK, STRAIGHT -> 0;
            case DIAGONAL -> Math.floorMod(-line, length);
            case ACROSS -> line % length;
          };
    }

    /// The track through a position of the present line. A track that leaves the board on one side
    /// takes up the one that comes in on the other, where it finds the border and is emptied.
    int track(int position) {
      if (port == Port.BACK) {
        return 0;
      }
      int track = position + shift;
      return track < length ? track : track - length;
    }

    /// Moves a set on to a position from the next cell in the slide's direction.
    void advance(int position, int nextGlyph, int nextValue) {
      if (enters[nextGlyph & 0xFF]) {
        sets.add(track(position), nextValue);
      } else {
        sets.clear(track(position));
      }
    }
  }

  private SlideWalk(Passages passages, Meter meter) {
    this.sweep = passages.sweep();
    this.length = sweep.length();
    meter.claim(10L * (length + 2));
    this.sliders =
        passages.slides().stream()
            .map(slide -> new Slider(slide, length, meter))
            .toArray(Slider[]::new);
    List<Slider> all = List.of(sliders);
    this.ahead = all.stream().filter(s -> s.port != Port.BACK).toArray(Slider[]::new);
    this.before = all.stream().filter(s -> s.port == Port.BACK).toArray(Slider[]::new);
    this.steps =
        passages.steps().entrySet().stream()
            .map(step -> new Step(step.getKey(), table(step.getValue())))
            .toArray(Step[]::new);
    this.stepValues = new int[steps.length];
    this.glyphsBefore = border();
    this.glyphs = border();
    this.valuesBefore = new int[length + 2];
    this.values = new int[length + 2];
  }

  private static boolean[] table(BitSet over) {
    boolean[] enters = new boolean[TokenKind.MAX_GLYPHS + 1];
    over.stream().forEach(glyph -> enters[glyph] = true);
    return enters;
  }

  private byte[] border() {
    byte[] line = new byte[length + 2];
    Arrays.fill(line, BORDER);
    return line;
  }

  static WalkValues values(Passages passages, GridPosition board, Meter meter) {
    ValueTable table = new ValueTable(passages.sweep(), passages.maxOptions(), meter);
    new SlideWalk(passages, meter).sweep(board, table, meter);
    return table;
  }

  private void sweep(GridPosition board, ValueTable table, Meter meter) {
    SweptCells cells = new SweptCells(sweep, board);
    Tally tally = new Tally(meter, CELLS_A_REPORT);
    for (int line = 0; line < sweep.lines(); line++) {
      cells.readLine(line, glyphs);
      beginLine(line);
      for (int from = 0; from < length; from += CELLS_A_REPORT) {
        int to = Math.min(length, from + CELLS_A_REPORT);
        sweepLine(from, to);
        tally.add(to - from);
      }
      table.setLine(line, values);
      byte[] spentGlyphs = glyphsBefore;
      glyphsBefore = glyphs;
      glyphs = spentGlyphs;
      int[] spentValues = valuesBefore;
      valuesBefore = values;
      values = spentValues;
    }
    tally.report();
  }

  /// Moves the sets of all slides that come from the line before.
  private void beginLine(int line) {
    for (Slider slider : ahead) {
      slider.beginLine(line);
      int next = 1 + slider.port.positionStep();
      for (int i = 0; i < length; i++) {
        slider.advance(i, glyphsBefore[next + i], valuesBefore[next + i]);
      }
    }
  }

  private void sweepLine(int fromPosition, int toPosition) {
    for (int i = fromPosition; i < toPosition; i++) {
      for (Slider slider : before) {
        slider.advance(i, glyphs[i], values[i]);
      }
      values[i + 1] = mex(i, collectSteps(i));
    }
  }

  /// Puts the values of all steps from a position into [#stepValues].
  private int collectSteps(int position) {
    int count = 0;
    for (Step step : steps) {
      int next = position + 1 + step.port.positionStep();
      boolean sameLine = step.port.lineStep() == 0;
      if (step.enters[(sameLine ? glyphs : glyphsBefore)[next] & 0xFF]) {
        stepValues[count++] = (sameLine ? values : valuesBefore)[next];
      }
    }
    return count;
  }

  private int mex(int position, int stepCount) {
    // Each set holds every value below its own mex, and so does the union: the look begins at the
    // greatest of them, so that full words are not read again.
    int least = 0;
    for (Slider slider : sliders) {
      least = Math.max(least, slider.sets.mex(slider.track(position)));
    }
    for (int word = least >> 6; ; word++) {
      long seen = 0;
      for (Slider slider : sliders) {
        seen |= slider.sets.word(slider.track(position), word);
      }
      for (int i = 0; i < stepCount; i++) {
        if (stepValues[i] >> 6 == word) {
          seen |= 1L << stepValues[i];
        }
      }
      if (seen != -1) {
        return (word << 6) + Long.numberOfTrailingZeros(~seen);
      }
    }
  }
}
