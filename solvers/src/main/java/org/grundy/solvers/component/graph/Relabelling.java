package org.grundy.solvers.component.graph;

import java.util.Arrays;
import java.util.stream.IntStream;

/// Numbers the vertices of a component anew, so that isomorphic components mostly look the same:
/// trees by [TreeNumbering], others by [Colouring].
///
/// **Why it is sound.** The key of a component is the whole of it under its new numbers: how many
/// vertices, which is the ground, which has the token, which of them win, and all edges. Rules name
/// no other vertex. So components of one key are isomorphic and have one value, whatever the
/// numbers are. If isomorphic components get different keys, only work is lost.
///
/// ```
/// word 0   bits 32..63 vertices, 0..31 edges
/// word 1   bits 32..63 the number of the ground and 1, 0..31 that of the vertex of the token and 1
/// word 2 … edges, ascending: from << 16 | to << 1 | arc, two in a word; with 32,768 vertices or more
///          from << 32 | to << 1 | arc, one in a word; from <= to unless it is an arc
/// then     the vertices that win, ascending: number << 2 | how ([LivingCells#wins]), one in a word
/// ```
final class Relabelling {
  /// From so many vertices on an edge takes a word.
  private static final int NARROW = 1 << 15;

  private final LivingCells cells;
  private final int[] local;
  private final int[] vertices;
  private final Incidence component;
  private final TreeNumbering tree;
  private final Colouring colouring;

  Relabelling(LivingCells cells) {
    this.cells = cells;
    this.local = new int[cells.order];
    this.vertices = new int[cells.order];
    this.component = new Incidence(cells);
    this.tree = new TreeNumbering(component, cells.order);
    this.colouring = new Colouring(component, cells.order);
  }

  /// The key of a component.
  long[] key(long[] state) {
    int count = 0;
    for (int v = 0; v < cells.order; v++) {
      if (LivingCells.has(state, v)) {
        local[v] = count;
        vertices[count++] = v;
      }
    }
    component.fill(cells, state, vertices, local, count);
    boolean isTree = component.ends() == 2 * (count - 1);
    int special = Math.max(cells.ground, cells.token(state));
    return written(
        state, isTree ? tree.number(special < 0 ? -1 : local[special]) : colouring.number());
  }

  private long[] written(long[] state, int[] number) {
    int token = cells.token(state);
    int count = component.count();
    long[] edges = edges(number, count < NARROW ? 16 : 32);
    int perWord = count < NARROW ? 2 : 1;
    long[] wins = wins(number);
    int fromWins = 2 + (edges.length + perWord - 1) / perWord;
    long[] key = new long[fromWins + wins.length];
    System.arraycopy(wins, 0, key, fromWins, wins.length);
    key[0] = (long) count << 32 | edges.length;
    long ground = cells.ground < 0 ? 0 : 1 + number[local[cells.ground]];
    key[1] = ground << 32 | (token < 0 ? 0 : 1 + number[local[token]]);
    for (int edge = 0; edge < edges.length; edge++) {
      key[2 + edge / perWord] |= perWord == 1 ? edges[edge] : edges[edge] << (32 * (edge & 1));
    }
    return key;
  }

  private long[] wins(int[] number) {
    return IntStream.range(0, component.count())
        .filter(v -> cells.wins(vertices[v]) != 0)
        .mapToLong(v -> (long) number[v] << 2 | cells.wins(vertices[v]))
        .sorted()
        .toArray();
  }

  /// The edges under new numbers, ascending.
  private long[] edges(int[] number, int shift) {
    long[] edges = new long[component.ends() / 2];
    int end = 0;
    for (int v = 0; v < component.count(); v++) {
      boolean half = false;
      for (int i = 0; i < component.degree(v); i++) {
        int other = component.other(v, i);
        int kind = component.kind(v, i);
        long from = (long) number[v] << shift;
        if (kind == Incidence.OUT) {
          edges[end++] = from | (long) number[other] << 1 | 1;
        } else if (kind == Incidence.UNDIRECTED && number[v] < number[other]) {
          edges[end++] = from | (long) number[other] << 1;
        } else if (kind == Incidence.UNDIRECTED && v == other) {
          half = !half;
          if (half) {
            edges[end++] = from | (long) number[v] << 1;
          }
        }
      }
    }
    Arrays.sort(edges);
    return edges;
  }
}
