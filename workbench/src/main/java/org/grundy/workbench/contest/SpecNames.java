package org.grundy.workbench.contest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The names that a description gives to what stands in the input, each with a slot in [Values].
public final class SpecNames {
  /// What a name stands for.
  public enum Kind {
    NUMBER,
    LIST,
    LETTERS
  }

  /// @param index where [Values] keep it
  /// @param kind what it is
  record Slot(int index, Kind kind) {}

  private final Map<String, Slot> slots = new HashMap<>();
  private final Map<String, String> sides = new HashMap<>();

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

  /// Whether a number is a side of a board.
  public boolean isSide(String name) {
    return sides.containsKey(name);
  }

  /// The name of the other side of the board that a number is a side of, empty where none is read
  /// before it.
  public String otherSide(String name) {
    return sides.getOrDefault(name, "");
  }

  /// Whether a name stands for something of that kind.
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
