package org.grundy.checker.automaton;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;

/// A line that chooses a cell and may change the run of cells on its left or right.
///
/// It has done nothing, and knows the cell before; or it is in the run on the left; or in that on
/// the right.
///
/// @param from what the chosen cell may hold
/// @param to what it becomes
/// @param left whether a run on its left changes too
/// @param right whether one on its right does
/// @param upTo how many cells a run may have; any number where empty
/// @param over what cells of a run hold
/// @param becomes what they become
/// @param forbid what may not stop a run
record RayLine(
    Set<Integer> from,
    int to,
    boolean left,
    boolean right,
    OptionalInt upTo,
    Set<Integer> over,
    int becomes,
    Set<Integer> forbid)
    implements RowLine {
  private static final int BEFORE = 0;
  private static final int LEFT = 1;
  private static final int RIGHT = 2;

  static RayLine of(CellMove move, RowGlyphs glyphs) {
    Set<Integer> from = glyphs.of(move.from());
    int to = glyphs.of(move.to());
    if (move.rays().isEmpty()) {
      return new RayLine(from, to, false, false, OptionalInt.empty(), Set.of(), NOWHERE, Set.of());
    }
    CellMove.Rays rays = move.rays().get();
    return new RayLine(
        from,
        to,
        has(rays.along(), Direction.W),
        has(rays.along(), Direction.E),
        rays.upTo(),
        glyphs.of(rays.over()),
        glyphs.of(rays.becomes()),
        glyphs.of(rays.forbid()));
  }

  static RayLine of(FloodMove move, RowGlyphs glyphs) {
    return new RayLine(
        glyphs.of(move.from()),
        glyphs.of(move.to()),
        has(move.directions(), Direction.W),
        has(move.directions(), Direction.E),
        OptionalInt.empty(),
        glyphs.of(move.over()),
        glyphs.of(move.becomes()),
        Set.of());
  }

  private static boolean has(List<Direction> directions, Direction direction) {
    Optional<Direction> far =
        directions.stream().filter(one -> Math.abs(one.columnStep()) != 1).findFirst();
    if (far.isPresent()) {
      throw new UncheckableException("a ray along %s passes over cells".formatted(far.get()));
    }
    return directions.contains(direction);
  }

  @Override
  public List<Integer> start() {
    return List.of(BEFORE, NOWHERE);
  }

  @Override
  public void read(List<Integer> done, int glyph, Sink sink) {
    int length = done.get(1);
    switch (done.getFirst()) {
      case BEFORE -> {
        sink.accept(List.of(BEFORE, left ? glyph : NOWHERE), glyph);
        boolean stopped = !left || (!over.contains(length) && !forbid.contains(length));
        if (stopped) {
          choose(glyph, sink);
        }
        if (left && over.contains(glyph)) {
          goLeft(1, stopped, sink);
        }
      }
      case LEFT -> {
        boolean stopped = done.get(2) == 1;
        if (stopped || length == upTo.orElse(NOWHERE)) {
          choose(glyph, sink);
        }
        if (over.contains(glyph)) {
          goLeft(length + 1, stopped, sink);
        }
      }
      default -> goRight(length, glyph, sink);
    }
  }

  /// One more cell of a run on the left. Where any number is allowed they are not counted.
  ///
  /// @param stopped whether what stands before the run stops it
  private void goLeft(int length, boolean stopped, Sink sink) {
    if (upTo.isEmpty() ? stopped : length <= upTo.getAsInt()) {
      sink.accept(List.of(LEFT, upTo.isEmpty() ? 0 : length, stopped ? 1 : 0), becomes);
    }
  }

  private void choose(int glyph, Sink sink) {
    if (from.contains(glyph)) {
      sink.accept(right ? List.of(RIGHT, 0) : OVER, to);
    }
  }

  private void goRight(int length, int glyph, Sink sink) {
    if (upTo.isPresent() && length == upTo.getAsInt()) {
      sink.accept(OVER, glyph);
    } else if (over.contains(glyph)) {
      sink.accept(List.of(RIGHT, upTo.isEmpty() ? 0 : length + 1), becomes);
    } else if (!forbid.contains(glyph)) {
      sink.accept(OVER, glyph);
    }
  }

  @Override
  public boolean isMove(List<Integer> done) {
    return done.equals(OVER) || done.getFirst() == RIGHT;
  }
}
