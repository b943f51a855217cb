package org.grundy.solvers.component.planes.compiled;

import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;

/// A line that chooses a cell and may send rays, in sets of planes: what a cell of these planes
/// holds (`…Now`), may hold now or later (`…May`), or holds and always will (`…Sure`).
public final class CompiledRay {
  private final Direction[] along;
  private final boolean[] ascends;
  private final int upTo;
  private final int to;
  private final int becomes;
  private final long fromNow;
  private final long fromMay;
  private final long overNow;
  private final long overMay;
  private final long overSure;
  private final long forbidNow;
  private final long forbidMay;
  private final long forbidSure;

  CompiledRay(CellMove move, Planes planes, Glyphs glyphs) {
    long from = glyphs.cellMask(move.from());
    this.fromNow = planes.holding(from);
    this.fromMay = planes.mayHold(from);
    this.to = planes.of(move.to(), glyphs);
    this.along =
        move.rays().map(rays -> rays.along().toArray(Direction[]::new)).orElse(new Direction[0]);
    this.ascends = new boolean[along.length];
    for (int i = 0; i < along.length; i++) {
      ascends[i] = along[i].rowStep() > 0 || (along[i].rowStep() == 0 && along[i].columnStep() > 0);
    }
    this.upTo = move.rays().isPresent() ? move.rays().get().upTo().orElse(Integer.MAX_VALUE) : 0;
    this.becomes = move.rays().map(rays -> planes.of(rays.becomes(), glyphs)).orElse(-1);
    long over = move.rays().map(rays -> glyphs.cellMask(rays.over())).orElse(0L);
    long forbid = move.rays().map(rays -> glyphs.forbidMask(rays.forbid())).orElse(0L) & ~over;
    this.overNow = planes.holding(over);
    this.overMay = planes.mayHold(over);
    this.overSure = planes.alwaysHold(over);
    this.forbidNow = planes.holding(forbid);
    this.forbidMay = planes.mayHold(forbid);
    this.forbidSure = planes.alwaysHold(forbid);
  }

  public int directions() {
    return along.length;
  }

  public Direction direction(int index) {
    return along[index];
  }

  /// True if a direction leads to cells of higher numbers.
  public boolean ascends(int index) {
    return ascends[index];
  }

  /// The greatest number of cells over which a ray passes.
  public int upTo() {
    return upTo;
  }

  /// The plane of the chosen cell after the move, -1 for none.
  public int to() {
    return to;
  }

  /// The plane of the cells that rays pass over, -1 for none.
  public int becomes() {
    return becomes;
  }

  public long fromNow() {
    return fromNow;
  }

  public long fromMay() {
    return fromMay;
  }

  public long overNow() {
    return overNow;
  }

  public long overMay() {
    return overMay;
  }

  public long overSure() {
    return overSure;
  }

  /// The planes of the glyphs that stop a ray and forbid the move.
  public long forbidNow() {
    return forbidNow;
  }

  public long forbidMay() {
    return forbidMay;
  }

  public long forbidSure() {
    return forbidSure;
  }
}
