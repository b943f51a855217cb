package org.grundy.solvers.graph;

import java.util.Arrays;

/// Numbers the vertices of a component anew, so that isomorphic components mostly look the same:
/// trees by [TreeNumbering], others by [Colouring].
///
/// **Why it is sound.** The key of a component is the whole of it under its new numbers: how many
/// vertices, which is the ground, which has the token, and all edges. Rules name no vertex but the
/// ground. So components of one key are isomorphic and have one value, whatever the numbers are. If
/// isomorphic components get different keys, only work is lost.
///
/// ```
/// key[0]   vertices      key[1]  the ground, or -1      key[2]  the vertex of the token, or -1
/// key[3…]  edges, ascending: from << 16 | to << 1 | arc; from <= to unless it is an arc
/// ```
final class Relabelling {
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
  int[] key(long[] state) {
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

  private int[] written(long[] state, int[] number) {
    int[] key = new int[3 + component.ends() / 2];
    int token = cells.token(state);
    key[0] = component.count();
    key[1] = cells.ground < 0 ? -1 : number[local[cells.ground]];
    key[2] = token < 0 ? -1 : number[local[token]];
    int end = 3;
    for (int v = 0; v < component.count(); v++) {
      boolean half = false;
      for (int i = 0; i < component.degree(v); i++) {
        int other = component.other(v, i);
        int kind = component.kind(v, i);
        if (kind == Incidence.OUT) {
          key[end++] = number[v] << 16 | number[other] << 1 | 1;
        } else if (kind == Incidence.UNDIRECTED && number[v] < number[other]) {
          key[end++] = number[v] << 16 | number[other] << 1;
        } else if (kind == Incidence.UNDIRECTED && v == other) {
          half = !half;
          if (half) {
            key[end++] = number[v] << 16 | number[v] << 1;
          }
        }
      }
    }
    Arrays.sort(key, 3, key.length);
    return key;
  }
}
