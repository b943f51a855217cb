package org.grundy.solvers.cut;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.cut.region.CutRegion;
import org.jspecify.annotations.Nullable;

/// The conditions of [CutMethod] that concern rules and glyphs, checked for the glyphs that one
/// position holds.
final class RulesReading {
  private final GameRules rules;
  private final BitSet present;
  private final int rows;
  private final int columns;

  /// The glyphs that the lines that can apply make of cells.
  private final BitSet cleared = new BitSet();

  private final List<CellMove> moves = new ArrayList<>();
  private final List<CellMove.Rays> active = new ArrayList<>();
  private final List<Integer> activeIndices = new ArrayList<>();
  private final EnumSet<Axis> axes = EnumSet.noneOf(Axis.class);
  private BitSet over = new BitSet();

  private RulesReading(GameRules rules, BitSet present, int rows, int columns) {
    this.rules = rules;
    this.present = present;
    this.rows = rows;
    this.columns = columns;
  }

  /// Either what the glyphs do or the condition that fails.
  sealed interface Reading {
    record Fit(LineRules lineRules) implements Reading {}

    record Unfit(String because) implements Reading {}
  }

  /// Checks the rules for a board that holds the glyphs `present`.
  static Reading read(GameRules rules, BitSet present, int rows, int columns) {
    RulesReading reading = new RulesReading(rules, present, rows, columns);
    String flaw = reading.frameFlaw();
    flaw = flaw == null ? reading.activate() : flaw;
    flaw = flaw == null ? reading.glyphFlaw() : flaw;
    return flaw == null ? new Reading.Fit(reading.lineRules()) : new Reading.Unfit(flaw);
  }

  private @Nullable String frameFlaw() {
    if (!rules.board().isSquared()) {
      return "the game is not played on the cells of a board";
    }
    for (int i = 0; i < rules.rules().size(); i++) {
      Rule rule = rules.rules().get(i);
      if (!(rule instanceof CellMove move)) {
        return "rule %d does not clear lines from a chosen cell".formatted(i + 1);
      }
      moves.add(move);
    }
    return null;
  }

  /// Finds the lines that can ever apply, and checks each by itself.
  private @Nullable String activate() {
    BitSet reachable = (BitSet) present.clone();
    boolean[] applies = new boolean[moves.size()];
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int i = 0; i < applies.length; i++) {
        CellMove move = moves.get(i);
        if (!applies[i] && glyphs(move.from()).intersects(reachable)) {
          applies[i] = true;
          grown = true;
          cleared.set(index(move.to()));
          move.rays().ifPresent(rays -> cleared.set(index(rays.becomes())));
          reachable.or(cleared);
        }
      }
    }
    for (int i = 0; i < applies.length; i++) {
      if (applies[i]) {
        String flaw = lineFlaw(i, moves.get(i).rays());
        if (flaw != null) {
          return flaw;
        }
      }
    }
    return axes.size() <= 2
        ? activeFlaw(reachable)
        : "moves clear lines along %d axes (%s); the cells they leave need not form rectangles"
            .formatted(
                axes.size(), axes.stream().map(Axis::directions).collect(Collectors.joining("; ")));
  }

  private @Nullable String lineFlaw(int index, Optional<CellMove.Rays> optionalRays) {
    if (optionalRays.isEmpty()) {
      return "%s changes one cell and clears no line".formatted(name(index));
    }
    CellMove.Rays rays = optionalRays.get();
    for (Direction direction : rays.along()) {
      if (!direction.isNamed()) {
        return "%s goes by steps of %s, which leave cells between them"
            .formatted(name(index), direction);
      }
      if (!rays.along().contains(direction.opposite())) {
        return "%s goes %s but not %s, so it clears a part of a line only"
            .formatted(name(index), direction, direction.opposite());
      }
      Axis axis = Axis.of(direction);
      axes.add(axis);
      int needed = axis.longest(rows, columns) - 1;
      if (rays.upTo().isPresent() && rays.upTo().getAsInt() < needed) {
        return "%s goes up to %d, and lines along %s have up to %d cells"
            .formatted(name(index), rays.upTo().getAsInt(), axis.directions(), needed + 1);
      }
    }
    active.add(rays);
    activeIndices.add(index);
    return null;
  }

  /// Checks the lines against one another; `reachable` are the glyphs that the board may ever hold.
  private @Nullable String activeFlaw(BitSet reachable) {
    for (int i = 0; i < active.size(); i++) {
      CellMove.Rays rays = active.get(i);
      BitSet passed = glyphs(rays.over());
      passed.and(reachable);
      if (i == 0) {
        over = passed;
      } else if (!over.equals(passed)) {
        return "%s and %s pass over different glyphs (%s and %s)"
            .formatted(
                name(activeIndices.getFirst()),
                name(activeIndices.get(i)),
                text(over),
                text(passed));
      }
      if (passed.intersects(cleared)) {
        passed.and(cleared);
        return "%s passes over %s, which moves leave behind"
            .formatted(name(activeIndices.get(i)), text(passed));
      }
      BitSet from = glyphs(moves.get(activeIndices.get(i)).from());
      from.and(reachable);
      from.andNot(over);
      if (!from.isEmpty()) {
        return "%s chooses %s, over which rays do not pass"
            .formatted(name(activeIndices.get(i)), text(from));
      }
      BitSet forbidden = glyphs(rays.forbid());
      forbidden.and(cleared);
      if (!forbidden.isEmpty()) {
        return "%s must not stop at %s, which moves leave behind"
            .formatted(name(activeIndices.get(i)), text(forbidden));
      }
    }
    return null;
  }

  /// Checks that every glyph that stops rays does the same to all lines.
  private @Nullable String glyphFlaw() {
    for (int glyph = present.nextSetBit(0); glyph >= 0; glyph = present.nextSetBit(glyph + 1)) {
      int forbids = forbids(glyph);
      if (!over.get(glyph) && forbids != 0 && forbids != active.size()) {
        return "%s makes some lines illegal and stops others".formatted(rules.cells().get(glyph));
      }
    }
    return null;
  }

  private int forbids(int glyph) {
    Glyph sought = rules.cells().get(glyph);
    int count = 0;
    for (CellMove.Rays rays : active) {
      count += rays.forbid().contains(sought) ? 1 : 0;
    }
    return count;
  }

  private LineRules lineRules() {
    Axis first = axes.isEmpty() ? Axis.ROW : axes.iterator().next();
    Axis second = first.partner();
    for (Axis axis : axes) {
      second = axis == first ? second : axis;
    }
    boolean oneAxis = axes.size() < 2;
    if (!oneAxis && second.lines(rows, columns) < first.lines(rows, columns)) {
      Axis swapped = first;
      first = second;
      second = swapped;
    }
    byte[] clears = new byte[moves.size()];
    for (int i = 0; i < active.size(); i++) {
      clears[activeIndices.get(i)] = (byte) clears(active.get(i), first);
    }
    byte[] roles = new byte[rules.cells().size()];
    int[][] rulesOf = new int[roles.length][];
    for (int glyph = 0; glyph < roles.length; glyph++) {
      rulesOf[glyph] = present.get(glyph) ? rulesOf(glyph) : new int[0];
      roles[glyph] = (byte) (present.get(glyph) ? role(glyph, rulesOf[glyph], clears) : 0);
    }
    int dead = cleared.isEmpty() ? 0 : cleared.nextSetBit(0);
    return new LineRules(first, second, oneAxis, roles, rulesOf, clears, moves, dead);
  }

  private static int clears(CellMove.Rays rays, Axis first) {
    boolean alongFirst = false;
    boolean alongSecond = false;
    for (Direction direction : rays.along()) {
      boolean isFirst = Axis.of(direction) == first;
      alongFirst |= isFirst;
      alongSecond |= !isFirst;
    }
    return alongFirst && alongSecond
        ? CutRegion.CLEARS_BOTH
        : alongFirst ? CutRegion.CLEARS_FIRST : CutRegion.CLEARS_SECOND;
  }

  private int[] rulesOf(int glyph) {
    Glyph sought = rules.cells().get(glyph);
    return activeIndices.stream()
        .mapToInt(Integer::intValue)
        .filter(i -> moves.get(i).from().contains(sought))
        .toArray();
  }

  private int role(int glyph, int[] lines, byte[] clears) {
    if (active.isEmpty()) {
      return 0;
    }
    if (!over.get(glyph)) {
      return forbids(glyph) > 0 ? CutRegion.HAZARD : CutRegion.DEAD;
    }
    int role = 0;
    for (int line : lines) {
      role |= clears[line];
    }
    return role;
  }

  private String name(int index) {
    CellMove move = moves.get(index);
    return "`move %s -> %s`%s"
        .formatted(
            move.from().stream().map(Glyph::toString).collect(Collectors.joining(" ")),
            move.to(),
            moves.size() > 1 ? " (rule " + (index + 1) + ")" : "");
  }

  private String text(BitSet glyphs) {
    return glyphs.isEmpty()
        ? "nothing"
        : glyphs.stream()
            .mapToObj(glyph -> rules.cells().get(glyph).toString())
            .collect(Collectors.joining(" "));
  }

  private BitSet glyphs(List<Glyph> glyphs) {
    BitSet set = new BitSet();
    for (Glyph glyph : glyphs) {
      set.set(index(glyph));
    }
    return set;
  }

  private int index(Glyph glyph) {
    int index = rules.cells().indexOf(glyph);
    if (index < 0) {
      throw new IllegalArgumentException("an undeclared glyph: " + glyph);
    }
    return index;
  }
}
