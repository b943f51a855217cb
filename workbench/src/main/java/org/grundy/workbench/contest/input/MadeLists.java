package org.grundy.workbench.contest.input;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.rules.text.Quote;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Values;

/// Makes the lists that a format makes of what was read; each in time linear in that.
final class MadeLists {
  private MadeLists() {}

  /// Puts a list among the values of which it is made.
  ///
  /// @throws InputException without a place, if these values make no such list
  static void put(Item.Made made, Values values) {
    values.put(
        made.name(),
        switch (made.making()) {
          case RUNS -> runs(values.drawn(made.of().getFirst()), made.letter());
          case PLACES -> places(values.drawn(made.of().getFirst()), made.letter());
          case INDICES ->
              LongStream.rangeClosed(1, values.list(made.of().getFirst()).length).toArray();
          case CIRCLES -> circles(values.list(made.of().getFirst()), made.of().getFirst());
          case DEPTHS -> depths(made, values);
        });
  }

  private static long[] runs(Values.Drawn drawn, int letter) {
    LongStream.Builder runs = LongStream.builder();
    int run = 0;
    for (int i = 0; i < drawn.letters().length; i++) {
      run = drawn.letters()[i] == letter ? run + 1 : 0;
      boolean isRowsEnd = (i + 1) % drawn.columns() == 0;
      if (run > 0 && (isRowsEnd || drawn.letters()[i + 1] != letter)) {
        runs.add(run);
        run = 0;
      }
    }
    return runs.build().toArray();
  }

  private static long[] places(Values.Drawn drawn, int letter) {
    return LongStream.range(0, drawn.letters().length)
        .filter(i -> drawn.letters()[(int) i] == letter)
        .map(i -> i + 1)
        .toArray();
  }

  private static long[] circles(long[] next, String name) {
    BitSet reached = new BitSet(next.length + 1);
    for (long one : next) {
      if (one < 1 || one > next.length || reached.get((int) one)) {
        throw new InputException(
            "the numbers of %s are not those from 1 to %d, each once"
                .formatted(Quote.of(name), next.length),
            "circles are those of a permutation");
      }
      reached.set((int) one);
    }
    LongStream.Builder circles = LongStream.builder();
    for (int first = reached.nextSetBit(1); first >= 0; first = reached.nextSetBit(first)) {
      int length = 0;
      for (int at = first; reached.get(at); at = (int) next[at - 1]) {
        reached.clear(at);
        length++;
      }
      circles.add(length);
    }
    return circles.build().toArray();
  }

  private static long[] depths(Item.Made made, Values values) {
    long[] to = values.list(made.of().getLast());
    boolean byParents = made.of().size() == 1;
    long[] from =
        byParents
            ? LongStream.rangeClosed(2, to.length + 1L).toArray()
            : values.list(made.of().getFirst());
    int vertices = to.length + 1;
    long root = values.at(made.root());
    if (from.length != to.length || root < 1 || root > vertices) {
      throw noTree(made, vertices);
    }
    List<List<Integer>> near = new ArrayList<>();
    for (int i = 0; i <= vertices; i++) {
      near.add(new ArrayList<>(2));
    }
    for (int i = 0; i < to.length; i++) {
      if (Math.min(from[i], to[i]) < 1 || Math.max(from[i], to[i]) > vertices) {
        throw noTree(made, vertices);
      }
      near.get((int) from[i]).add((int) to[i]);
      near.get((int) to[i]).add((int) from[i]);
    }
    long[] depths = new long[vertices];
    Arrays.fill(depths, -1);
    depths[(int) root - 1] = 0;
    ArrayDeque<Integer> reached = new ArrayDeque<>(List.of((int) root));
    while (!reached.isEmpty()) {
      int one = reached.remove();
      for (int other : near.get(one)) {
        if (depths[other - 1] < 0) {
          depths[other - 1] = depths[one - 1] + 1;
          reached.add(other);
        }
      }
    }
    // As many edges as a tree has, so that it is one if all is reached.
    if (Arrays.stream(depths).anyMatch(depth -> depth < 0)) {
      throw noTree(made, vertices);
    }
    return depths;
  }

  private static InputException noTree(Item.Made made, int vertices) {
    return new InputException(
        "the lists %s are no tree of the vertices 1 to %d with a root"
            .formatted(Quote.list(made.of()), vertices),
        "depths are those of the vertices of a tree");
  }
}
