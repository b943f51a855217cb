package org.grundy.solvers.cut.region;

/// The solved rectangles of one region.
interface Rectangles {
  /// The Grundy value of a rectangle: the region itself, or one that a move in it leaves. An empty
  /// one has the value 0.
  int value(int fromU, int toU, int fromV, int toV);
}
