package org.grundy.solvers.sequence.strip.type;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Heaps of finitely many types: a move in a heap of one type leaves a heap of some type, or two.
///
/// The value G(t, n) of a heap of type t with n tokens is given for n below [#fromSize]; from there
/// on it is the least number that is none of
///
/// - G(u, n-k) ^ c for each [Shortened] (u, k, c) of t, k >= 0, and
/// - G(u, i) ^ G(v, j) ^ c for each [Divided] (u, v, k, c) of t, i + j = n - k, both at least
///   [#apart].
///
/// All heaps that these name are smaller, or as large and of a type that comes earlier in [#order].
///
/// @param types no two have the same values by their moves
public record TypedHeaps(int fromSize, int apart, List<Type> types) {
  public TypedHeaps {
    types = List.copyOf(types);
  }

  /// One type, with its moves in order.
  ///
  /// @param first the values of the heaps below [TypedHeaps#fromSize]
  public record Type(List<Integer> first, Set<Shortened> shortened, Set<Divided> divided) {
    public Type {
      first = List.copyOf(first);
      shortened = Collections.unmodifiableSet(new TreeSet<>(shortened));
      divided = Collections.unmodifiableSet(new TreeSet<>(divided));
    }
  }

  /// Moves that leave one heap, and others of fixed sizes.
  ///
  /// @param type of the heap
  /// @param taken how many tokens fewer it has
  /// @param added the nim-sum of the values of the others
  public record Shortened(int type, int taken, int added) implements Comparable<Shortened> {
    @Override
    public int compareTo(Shortened other) {
      int byTaken = Integer.compare(taken, other.taken);
      int byType = byTaken != 0 ? byTaken : Integer.compare(type, other.type);
      return byType != 0 ? byType : Integer.compare(added, other.added);
    }
  }

  /// Moves that leave two heaps, in all ways, and others of fixed sizes.
  ///
  /// @param left type of one heap
  /// @param right type of the other, not less
  /// @param taken how many tokens fewer both have together
  /// @param added the nim-sum of the values of the others
  public record Divided(int left, int right, int taken, int added) implements Comparable<Divided> {
    @Override
    public int compareTo(Divided other) {
      int byTaken = Integer.compare(taken, other.taken);
      int byLeft = byTaken != 0 ? byTaken : Integer.compare(left, other.left);
      int byRight = byLeft != 0 ? byLeft : Integer.compare(right, other.right);
      return byRight != 0 ? byRight : Integer.compare(added, other.added);
    }
  }

  /// The types in an order in which a heap's value needs those of heaps of its size only if they
  /// are of types before.
  public List<Integer> order() {
    List<Integer> order = new ArrayList<>();
    while (order.size() < types.size()) {
      int before = order.size();
      for (int type = 0; type < types.size(); type++) {
        if (!order.contains(type)
            && types.get(type).shortened().stream()
                .allMatch(option -> option.taken() > 0 || order.contains(option.type()))) {
          order.add(type);
        }
      }
      if (order.size() == before) {
        throw new IllegalStateException("moves lead around a cycle");
      }
    }
    return order;
  }

  /// The same heaps with a few more values given.
  public TypedHeaps extended(int more) {
    List<List<Integer>> values = new ArrayList<>();
    types.forEach(type -> values.add(new ArrayList<>(type.first())));
    List<Integer> order = order();
    for (int size = fromSize; size < fromSize + more; size++) {
      for (int type : order) {
        values.get(type).add(mex(type, values, size));
      }
    }
    List<Type> longer = new ArrayList<>();
    for (int type = 0; type < values.size(); type++) {
      Type given = types.get(type);
      longer.add(new Type(values.get(type), given.shortened(), given.divided()));
    }
    return new TypedHeaps(fromSize + more, apart, longer);
  }

  private int mex(int type, List<List<Integer>> values, int size) {
    BitSet seen = new BitSet();
    for (Shortened option : types.get(type).shortened()) {
      seen.set(values.get(option.type()).get(size - option.taken()) ^ option.added());
    }
    for (Divided option : types.get(type).divided()) {
      for (int i = apart; i <= size - option.taken() - apart; i++) {
        seen.set(
            values.get(option.left()).get(i)
                ^ values.get(option.right()).get(size - option.taken() - i)
                ^ option.added());
      }
    }
    return seen.nextClearBit(0);
  }

  /// The most tokens by which a move makes heaps smaller, at least 1.
  public int lastPlace() {
    int last = 1;
    for (Type type : types) {
      for (Shortened option : type.shortened()) {
        last = Math.max(last, option.taken());
      }
      for (Divided option : type.divided()) {
        last = Math.max(last, option.taken());
      }
    }
    return last;
  }

  /// The most heaps of no fixed size that a move leaves.
  public int parts() {
    return types.stream().allMatch(type -> type.divided().isEmpty()) ? 1 : 2;
  }
}
