package org.grundy.solvers.cut.region;

/// The rectangles of a region without idle cells and hazards in which all cells do the same: their
/// values depend on that and on their sizes only, and are kept by them.
final class UniformRectangles {
  private final CutRegion region;
  private final int height;
  private final int width;

  /// By line v, then line u: the first u from there on at which the cell does something else.
  private final int[] sameUntil;

  /// By line v: the first v from there on at which the rectangle of the band is not uniform.
  private final int[] uniformUntil;

  /// By what the cells do, height and width: one more than the value, or 0.
  private final char[] bySize;

  /// By line v, where its rectangle of the band is uniform: where its values are kept, less the
  /// width.
  private final int[] sizes;

  UniformRectangles(CutRegion region) {
    this.region = region;
    height = region.height();
    width = region.width();
    sameUntil = new int[width * height];
    uniformUntil = new int[width + 1];
    sizes = new int[width];
    bySize = new char[CutRegion.HAZARD * (height + 1) * (width + 1)];
    for (int v = 0; v < width; v++) {
      int until = height;
      int below = -1;
      for (int u = height - 1; u >= 0; u--) {
        int role = region.role(u, v);
        until = role == below ? until : u + 1;
        below = role;
        sameUntil[v * height + u] = until;
      }
    }
  }

  /// Goes over to the rectangles of a band.
  void begin(int fromU, int toU) {
    uniformUntil[width] = width;
    int rightRole = -1;
    for (int v = width - 1; v >= 0; v--) {
      int role = region.role(fromU, v);
      boolean uniform = role > 0 && role < CutRegion.HAZARD && sameUntil[v * height + fromU] >= toU;
      sizes[v] = uniform ? (role * (height + 1) + toU - fromU) * (width + 1) : 0;
      uniformUntil[v] = !uniform ? v : role == rightRole ? uniformUntil[v + 1] : v + 1;
      rightRole = uniform ? role : -1;
    }
  }

  /// The first v from there on at which a rectangle of the band that begins at `fromV` is not
  /// uniform.
  int until(int fromV) {
    return uniformUntil[fromV];
  }

  /// True if a rectangle of the band is uniform.
  boolean has(int fromV, int toV) {
    return uniformUntil[fromV] >= toV;
  }

  /// The value of a uniform rectangle of the band, or -1 if it is not known yet.
  int value(int fromV, int toV) {
    return bySize[sizes[fromV] + toV - fromV] - 1;
  }

  /// Keeps the value of a uniform rectangle of the band.
  void keep(int fromV, int toV, int value) {
    bySize[sizes[fromV] + toV - fromV] = (char) (value + 1);
  }
}
