package org.grundy.solvers.sequence.window;

import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.solvers.sequence.kernel.Kernel;
import org.grundy.solvers.sequence.taking.Tally;

/// Heaps whose options are ranges that move on with the start: each range is a window that slides
/// along the values before it, and a [Tally] of what the windows hold gives the mex.
///
/// Values are kept as runs of equal ones, and the tally counts runs. Its mex stays the same until a
/// window leaves a run or reaches the next: where a value comes again, the heap at which that
/// happens is searched for and all before it have this value. So the cost is that of the number of
/// runs, not of heaps; where neighbours differ, each value costs a few conditions and one mex.
public final class WindowKernel implements Kernel {
  private static final int REPORT = 1 << 12;

  private final Slide[] slides;
  private final Runs runs = new Runs();
  private final Tally tally = new Tally();

  /// One window on its way, with the runs that it holds a part of.
  private static final class Slide {
    private final HeapWindow window;
    private long fromOption;
    private long toOption;
    private int fromRun;
    private int toRun;

    Slide(HeapWindow window) {
      this.window = window;
    }
  }

  public WindowKernel(List<HeapWindow> windows) {
    this.slides = windows.stream().map(Slide::new).toArray(Slide[]::new);
  }

  @Override
  public long computed() {
    return runs.toHeap();
  }

  @Override
  public int get(long n) {
    return runs.value(runs.at(n));
  }

  @Override
  public long count(long fromHeap, long toHeap, long value, Meter meter) {
    long count = 0;
    int run = fromHeap < toHeap ? runs.at(fromHeap) : runs.size();
    for (int looks = 0; run < runs.size() && runs.start(run) < toHeap; run++) {
      if (runs.value(run) == value) {
        count += Math.min(toHeap, runs.end(run)) - Math.max(fromHeap, runs.start(run));
      }
      if ((++looks & REPORT - 1) == 0) {
        meter.work(REPORT);
      }
    }
    return count;
  }

  @Override
  public long first(long fromHeap, long toHeap, long value, Meter meter) {
    int run = fromHeap < toHeap ? runs.at(fromHeap) : runs.size();
    for (int looks = 0; run < runs.size() && runs.start(run) < toHeap; run++) {
      if (runs.value(run) == value) {
        return Math.max(fromHeap, runs.start(run));
      }
      if ((++looks & REPORT - 1) == 0) {
        meter.work(REPORT);
      }
    }
    return toHeap;
  }

  @Override
  public void extend(long toN, Meter meter) {
    int steps = 0;
    while (runs.toHeap() < toN) {
      long heap = runs.toHeap();
      for (Slide slide : slides) {
        moveOn(slide, heap);
      }
      int value = tally.mex();
      boolean again = runs.size() > 0 && runs.value(runs.size() - 1) == value;
      runs.add(value, again ? nextChange(heap, toN) : heap + 1, meter);
      if (++steps == REPORT) {
        meter.work(steps);
        steps = 0;
      }
    }
    meter.work(steps);
  }

  /// Puts a window to the options of a heap: lets go of the runs that it has left, takes up those
  /// that it has reached.
  private void moveOn(Slide slide, long heap) {
    slide.fromOption = slide.window.fromOption(heap, slide.fromOption);
    slide.toOption = Math.max(slide.fromOption, slide.window.toOption(heap, slide.toOption));
    boolean isEmpty = slide.fromOption == slide.toOption;
    while (slide.fromRun < slide.toRun
        && (isEmpty || runs.end(slide.fromRun) <= slide.fromOption)) {
      tally.remove(runs.value(slide.fromRun++));
    }
    if (slide.fromRun == slide.toRun) {
      skip(slide);
    }
    while (!isEmpty && slide.toRun < runs.size() && runs.start(slide.toRun) < slide.toOption) {
      tally.add(runs.value(slide.toRun++));
    }
  }

  /// Puts a window that holds no run before the first that ends after its least option; this may be
  /// the latest run, which has grown since.
  private void skip(Slide slide) {
    int run = slide.toRun;
    while (run > 0 && runs.end(run - 1) > slide.fromOption) {
      run--;
    }
    while (run < runs.size() && runs.end(run) <= slide.fromOption) {
      run++;
    }
    slide.fromRun = run;
    slide.toRun = run;
  }

  /// The first heap after one at which a window may leave its first run, get empty, or reach
  /// another run. The value of the last run is that of no option, so that no window holds it.
  private long nextChange(long heap, long toHeap) {
    long next = toHeap;
    for (Slide slide : slides) {
      long reached = slide.toRun < runs.size() ? runs.start(slide.toRun) : heap;
      if (slide.fromRun < slide.toRun) {
        long last = Math.min(runs.end(slide.fromRun), slide.toOption) - 1;
        next = slide.window.leaves(last, heap + 1, next);
      }
      next = slide.window.reaches(Math.max(reached, slide.fromOption), heap + 1, next);
    }
    return next;
  }
}
