package org.grundy.solvers.component.graph;

import java.util.Arrays;

/// Numbers the vertices of a component by colours, 64 bits a vertex. The colour of a vertex is
/// mixed again and again with the sum of the mixed colours at the other ends of its edges, as long
/// as that makes more colours (Weisfeiler and Leman 1968). While vertices share a colour, one of
/// the smallest colour that is shared gets another. Nothing of that depends on the old numbers,
/// except which one of those of a colour is taken; on cycles, cubes and grids that makes no
/// difference.
final class Colouring {
  private static final long[] WAY = {0x9E3779B97F4A7C15L, 0xC2B2AE3D27D4EB4FL, 0x165667B19E3779F9L};
  private static final long CHOSEN = 0x27D4EB2F165667C5L;

  private final Incidence graph;
  private final int[] number;
  private final long[] sorted;
  private long[] colours;
  private long[] next;

  /// @param most the most vertices that a component has
  Colouring(Incidence graph, int most) {
    this.graph = graph;
    this.number = new int[most];
    this.sorted = new long[most];
    this.colours = new long[most];
    this.next = new long[most];
  }

  /// Numbers the vertices of what the incidence holds.
  ///
  /// @return by vertex its number, valid until the next call
  int[] number() {
    int count = graph.count();
    for (int v = 0; v < count; v++) {
      colours[v] = graph.mark(v);
    }
    int shades = refine(1);
    while (shades < count) {
      individualise();
      shades = refine(shades + 1);
    }
    for (int v = 0; v < count; v++) {
      number[v] = Arrays.binarySearch(sorted, 0, count, colours[v]);
    }
    return number;
  }

  /// Tells colours apart until that makes no more of them, in ever longer bursts of rounds.
  ///
  /// @param shades how many colours there are at least
  /// @return how many there are
  private int refine(int shades) {
    int before;
    int after = shades;
    int burst = 1;
    do {
      before = after;
      for (int round = 0; round < burst; round++) {
        mix();
      }
      burst *= 2;
      after = shades();
    } while (after > before && after < graph.count());
    return after;
  }

  private void mix() {
    for (int v = 0; v < graph.count(); v++) {
      long sum = Incidence.mixed(colours[v] + CHOSEN);
      for (int i = 0; i < graph.degree(v); i++) {
        sum += Incidence.mixed(colours[graph.other(v, i)] ^ WAY[graph.kind(v, i)]);
      }
      next[v] = sum;
    }
    long[] old = colours;
    colours = next;
    next = old;
  }

  private int shades() {
    int count = graph.count();
    System.arraycopy(colours, 0, sorted, 0, count);
    Arrays.sort(sorted, 0, count);
    int shades = 1;
    for (int i = 1; i < count; i++) {
      shades += sorted[i] == sorted[i - 1] ? 0 : 1;
    }
    return shades;
  }

  private void individualise() {
    int shared = 1;
    while (sorted[shared] != sorted[shared - 1]) {
      shared++;
    }
    int chosen = 0;
    while (colours[chosen] != sorted[shared]) {
      chosen++;
    }
    colours[chosen] = Incidence.mixed(colours[chosen] ^ CHOSEN);
  }
}
