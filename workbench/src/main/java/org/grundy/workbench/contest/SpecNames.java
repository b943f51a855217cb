package org.grundy.workbench.contest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Place;
import org.grundy.rules.tree.Glyph;

/// The names that a description gives to what stands in the input, each with a slot in [Values].
public final class SpecNames {
  /// The kinds of things that a name may stand for.
  public enum Kind {
    NUMBER,
    LIST,
    LETTERS
  }

  /// @param index where [Values] keep it
  /// @param kind what it is
  record Slot(int index, Kind kind) {}

  private final String expected;
  private final String known;
  private final Map<String, Slot> slots = new HashMap<>();
  private final Map<String, String> sides = new HashMap<>();
  private final Map<Glyph, Place> glyphs = new HashMap<>();

  /// Names of an input, none of which is read yet.
  SpecNames() {
    this("a number of the input", "the lines before this one read ");
  }

  /// Other names.
  ///
  /// @param expected one of them, in words
  /// @param known what stands before them all where they are listed
  SpecNames(String expected, String known) {
    this.expected = expected;
    this.known = known;
  }

  /// One of the numbers, in words.
  String expected() {
    return expected;
  }

  /// The words before all names where they are listed.
  String known() {
    return known;
  }

  /// Notes where the description names a glyph of the rules.
  void noteGlyph(Glyph glyph, Place place) {
    glyphs.putIfAbsent(glyph, place);
  }

  /// The place at which the description first names a glyph of the rules.
  public Optional<Place> placeOf(Glyph glyph) {
    return Optional.ofNullable(glyphs.get(glyph));
  }

  /// Gives a name its slot.
  ///
  /// @return whether it had none
  boolean put(String name, Kind kind) {
    return slots.putIfAbsent(name, new Slot(slots.size(), kind)) == null;
  }

  /// Notes that a number is a side of a board.
  ///
  /// @param other the other side where it is read before, or empty
  void putSide(String name, String other) {
    sides.merge(name, other, (one, two) -> one.isEmpty() ? two : one);
  }

  /// True if a number is a side of a board.
  public boolean isSide(String name) {
    return sides.containsKey(name);
  }

  /// The name of the other side of the board that a number is a side of, empty where none is read
  /// before it.
  public String otherSide(String name) {
    return sides.getOrDefault(name, "");
  }

  /// True if a name stands for something of that kind.
  public boolean is(String name, Kind kind) {
    Slot slot = slots.get(name);
    return slot != null && slot.kind == kind;
  }

  /// The names of a kind, sorted.
  List<String> of(Kind kind) {
    return slots.entrySet().stream()
        .filter(slot -> slot.getValue().kind == kind)
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  int size() {
    return slots.size();
  }

  int index(String name) {
    Slot slot = slots.get(name);
    if (slot == null) {
      throw new IllegalArgumentException("no such name: " + name);
    }
    return slot.index;
  }
}
