package org.grundy.solvers.sequence.strip.type;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// Types that are others with a few tokens more: where a cell at an end is never worth a move, say.
///
/// **Theorem.** Suppose that some types t are each given another type u, which is given none, and a
/// number d. Write each t(i) in the options of all types as u(i-d). If then the options of each t
/// at n are those of its u at n-d, for n >= N, and t(n) = u(n-d) for n < N as far as options ask
/// for t(n), then t(n) = u(n-d) for these and all larger n, and the options so written have the
/// same values.
///
/// *Proof* by induction on n: options of t(n) and u(n-d), as they were, have the values that they
/// have as they are written, since they ask for smaller heaps only. ∎
public final class ShiftedTypes {
  private static final int MOST = 8;

  private final TypedHeaps heaps;
  private final Map<Integer, Shift> shifts = new HashMap<>();

  /// A type as another with so many tokens more.
  private record Shift(int type, int by) {}

  private ShiftedTypes(TypedHeaps heaps) {
    this.heaps = heaps;
  }

  /// The same heaps, their moves written with as few types as are found.
  public static TypedHeaps aligned(TypedHeaps heaps) {
    ShiftedTypes shifts = new ShiftedTypes(heaps.extended(2 * MOST));
    shifts.find();
    if (shifts.shifts.isEmpty()) {
      return heaps;
    }
    return new TypedHeaps(
        shifts.heaps.fromSize(),
        heaps.apart(),
        shifts.heaps.types().stream().map(shifts::written).toList());
  }

  private void find() {
    for (int type = 0; type < heaps.types().size(); type++) {
      for (int other = 0; other < heaps.types().size() && !shifts.containsKey(type); other++) {
        for (int by = 1; by <= MOST && other != type && !shifts.containsKey(type); by++) {
          if (!shifts.containsKey(other) && hasValues(type, other, by)) {
            consider(type, new Shift(other, by));
          }
        }
      }
    }
  }

  private boolean hasValues(int type, int other, int by) {
    List<Integer> values = heaps.types().get(type).first();
    List<Integer> others = heaps.types().get(other).first();
    for (int n = Math.max(by, heaps.apart()); n < heaps.fromSize(); n++) {
      if (!values.get(n).equals(others.get(n - by))) {
        return false;
      }
    }
    return heaps.apart() >= by;
  }

  /// Takes a shift if the theorem allows it with those that were taken before.
  private void consider(int type, Shift shift) {
    if (shifts.values().stream().anyMatch(taken -> taken.type == type)) {
      return;
    }
    shifts.put(type, shift);
    for (Map.Entry<Integer, Shift> taken : shifts.entrySet()) {
      TypedHeaps.Type one = written(heaps.types().get(taken.getKey()));
      TypedHeaps.Type other =
          later(written(heaps.types().get(taken.getValue().type)), taken.getValue().by);
      if (!one.shortened().equals(other.shortened()) || !one.divided().equals(other.divided())) {
        shifts.remove(type);
        return;
      }
    }
  }

  /// The moves of heaps with fewer tokens, told of the number without.
  private static TypedHeaps.Type later(TypedHeaps.Type type, int by) {
    Set<Shortened> shortened = new HashSet<>();
    for (Shortened option : type.shortened()) {
      shortened.add(new Shortened(option.type(), option.taken() + by, option.added()));
    }
    Set<Divided> divided = new HashSet<>();
    for (Divided option : type.divided()) {
      divided.add(new Divided(option.left(), option.right(), option.taken() + by, option.added()));
    }
    return new TypedHeaps.Type(type.first(), shortened, divided);
  }

  private Shift shift(int type) {
    return shifts.getOrDefault(type, new Shift(type, 0));
  }

  private TypedHeaps.Type written(TypedHeaps.Type type) {
    Set<Shortened> shortened = new HashSet<>();
    for (Shortened option : type.shortened()) {
      Shift shift = shift(option.type());
      shortened.add(new Shortened(shift.type, option.taken() + shift.by, option.added()));
    }
    Set<Divided> divided = new HashSet<>();
    for (Divided option : type.divided()) {
      Shift left = shift(option.left());
      Shift right = shift(option.right());
      int taken = option.taken() + left.by + right.by;
      divided.add(
          new Divided(
              Math.min(left.type, right.type),
              Math.max(left.type, right.type),
              taken,
              option.added()));
      addSmall(shortened, left, right, taken, option.added());
      addSmall(shortened, right, left, taken, option.added());
    }
    return new TypedHeaps.Type(type.first(), shortened, divided);
  }

  /// A heap that is written with fewer tokens may have fewer than a division leaves.
  private void addSmall(Set<Shortened> shortened, Shift small, Shift large, int taken, int added) {
    for (int i = heaps.apart() - small.by; i < heaps.apart(); i++) {
      int value = heaps.types().get(small.type).first().get(i);
      shortened.add(new Shortened(large.type, taken + i, added ^ value));
    }
  }
}
