package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.solvers.sequence.strip.HeapTypeDerivation.Rest;
import org.grundy.solvers.sequence.strip.HeapTypeDerivation.Shape;
import org.grundy.solvers.sequence.strip.HeapTypeDerivation.Template;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.row.StripWord;
import org.grundy.solvers.sequence.strip.row.WordValues;
import org.grundy.solvers.sequence.strip.type.ShiftedTypes;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// Makes of the types that were derived as few as possible.
///
/// Types are equal if all their small heaps have equal values and all larger ones have the same
/// moves, up to types that are equal: by induction on the size these have equal values too. The
/// coarsest such equality is found by refining a partition, as for automata. Ends that read
/// backwards the same moves, so become equal, as do ends that only look different.
final class TypeMinimiser {
  private final HeapTypeDerivation derivation;
  private final WordValues values;
  private final int dead;
  private final List<List<Inside>> inside = new ArrayList<>();
  private final List<Set<Shortened>> shortened = new ArrayList<>();
  private final List<Set<Divided>> divided = new ArrayList<>();
  private final int[][] table;
  private int apart = 1;
  private int fromSize = 1;

  /// Moves that leave two heaps of at least `fromLeft` and `fromRight` tokens.
  private record Inside(
      int left, int right, int taken, int added, int fromLeft, int fromRight, int fromSize) {}

  /// The result: equal types as one.
  ///
  /// @param classOf by derived type: its number among the types of `heaps`
  record Result(TypedHeaps heaps, List<Integer> classOf) {
    Result {
      classOf = List.copyOf(classOf);
    }
  }

  private TypeMinimiser(HeapTypeDerivation derivation, WordValues values) throws NotHeaps {
    this.derivation = derivation;
    this.values = values;
    this.dead = derivation.types().size();
    for (int type = 0; type < dead; type++) {
      read(derivation.shape(type));
    }
    inside.add(List.of());
    shortened.add(new HashSet<>());
    divided.add(new HashSet<>());
    this.table = new int[dead + 1][];
    for (Set<Shortened> options : shortened) {
      for (Shortened option : options) {
        fromSize = Math.max(fromSize, option.taken() + apart);
      }
    }
    for (List<Inside> options : inside) {
      for (Inside option : options) {
        fromSize = Math.max(fromSize, option.taken + 2 * apart);
      }
    }
  }

  static Result of(HeapTypeDerivation derivation, WordValues values) throws NotHeaps {
    TypeMinimiser typing = new TypeMinimiser(derivation, values);
    typing.fillTable();
    typing.spread();
    return typing.result();
  }

  private int type(Rest rest) {
    return rest.type() == HeapTypeDerivation.DEAD ? dead : rest.type();
  }

  private void read(Shape shape) throws NotHeaps {
    Set<Shortened> ends = new HashSet<>();
    List<Inside> between = new ArrayList<>();
    for (Template template : shape.templates()) {
      int added = 0;
      for (StripWord other : template.others()) {
        added ^= values.value(other);
      }
      Rest left = template.left();
      Rest right = template.right();
      switch (template.side()) {
        case LEFT -> ends.add(new Shortened(type(right), right.less(), added));
        case RIGHT -> ends.add(new Shortened(type(left), left.less(), added));
        case INSIDE -> {
          Inside option =
              new Inside(
                  type(left),
                  type(right),
                  template.changed() + left.less() + right.less(),
                  added,
                  shape.apart() - left.less(),
                  shape.apart() - right.less(),
                  shape.fromSize());
          apart = Math.max(apart, Math.max(option.fromLeft, option.fromRight));
          between.add(option);
        }
      }
    }
    fromSize = Math.max(fromSize, shape.fromSize());
    shortened.add(ends);
    inside.add(between);
    divided.add(new HashSet<>());
  }

  /// The values of all heaps below `fromSize`.
  private void fillTable() throws NotHeaps {
    for (int type = 0; type <= dead; type++) {
      table[type] = new int[fromSize];
      Arrays.fill(table[type], type == dead ? 0 : -1);
    }
    for (int size = 0; size < fromSize; size++) {
      for (int type = 0; type < dead; type++) {
        fill(type, size);
      }
    }
  }

  private int fill(int type, int size) throws NotHeaps {
    if (table[type][size] < 0) {
      table[type][size] =
          size < derivation.shape(type).fromSize()
              ? values.value(derivation.types().get(type).word(size))
              : mex(type, size);
    }
    return table[type][size];
  }

  private int mex(int type, int size) throws NotHeaps {
    BitSet seen = new BitSet();
    for (Shortened option : shortened.get(type)) {
      seen.set(fill(option.type(), size - option.taken()) ^ option.added());
    }
    for (Inside option : inside.get(type)) {
      for (int i = option.fromLeft; i <= size - option.taken - option.fromRight; i++) {
        seen.set(
            table[option.left][i] ^ table[option.right][size - option.taken - i] ^ option.added);
      }
    }
    return seen.nextClearBit(0);
  }

  /// Gives all moves that leave two heaps the same least size of these; those that leave a smaller
  /// one leave it in one size.
  private void spread() {
    for (int type = 0; type < dead; type++) {
      for (Inside option : inside.get(type)) {
        divided.get(type).add(divided(option.left, option.right, option.taken, option.added));
        for (int i = option.fromLeft; i < apart; i++) {
          shortened
              .get(type)
              .add(
                  new Shortened(
                      option.right, option.taken + i, option.added ^ table[option.left][i]));
        }
        for (int i = option.fromRight; i < apart; i++) {
          shortened
              .get(type)
              .add(
                  new Shortened(
                      option.left, option.taken + i, option.added ^ table[option.right][i]));
        }
      }
    }
  }

  private static Divided divided(int left, int right, int taken, int added) {
    return new Divided(Math.min(left, right), Math.max(left, right), taken, added);
  }

  private TypedHeaps.Type mapped(int type, List<Integer> classes) {
    Set<Shortened> ends = new HashSet<>();
    for (Shortened option : shortened.get(type)) {
      ends.add(new Shortened(classes.get(option.type()), option.taken(), option.added()));
    }
    Set<Divided> between = new HashSet<>();
    for (Divided option : divided.get(type)) {
      between.add(
          divided(
              classes.get(option.left()),
              classes.get(option.right()),
              option.taken(),
              option.added()));
    }
    return new TypedHeaps.Type(Arrays.stream(table[type]).boxed().toList(), ends, between);
  }

  private Result result() {
    List<Integer> classes = new ArrayList<>();
    for (int type = 0; type <= dead; type++) {
      classes.add(0);
    }
    int count = 0;
    while (true) {
      Map<TypedHeaps.Type, Integer> numbers = new HashMap<>();
      List<Integer> refined = new ArrayList<>();
      List<TypedHeaps.Type> types = new ArrayList<>();
      for (int type = 0; type <= dead; type++) {
        TypedHeaps.Type mapped = mapped(type, classes);
        Integer number = numbers.putIfAbsent(mapped, numbers.size());
        if (number == null) {
          types.add(mapped);
        }
        refined.add(number == null ? numbers.size() - 1 : number);
      }
      if (numbers.size() == count) {
        return new Result(ShiftedTypes.aligned(new TypedHeaps(fromSize, apart, types)), classes);
      }
      count = numbers.size();
      classes = refined;
    }
  }
}
