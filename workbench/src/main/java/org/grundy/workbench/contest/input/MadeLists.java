package org.grundy.workbench.contest.input;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.rules.text.Quote;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Making;
import org.grundy.workbench.contest.Values;

/// Makes the lists that a format makes of what was read; each in time linear in that, those of
/// pairs in the number of pairs.
final class MadeLists {
  /// A list of pairs has no more numbers: they take 32 MB.
  private static final long MOST_PAIRS = 1L << 22;

  private MadeLists() {}

  /// Puts a list among the values of which it is made.
  ///
  /// @throws InputException without a place, if these values make no such list
  static void put(Item.Made made, Values values) {
    values.put(
        made.name(),
        switch (made.making()) {
          case Making.Runs(String letters, int letter) -> runs(values.drawn(letters), letter);
          case Making.Places(String letters, int letter) -> places(values.drawn(letters), letter);
          case Making.Indices(String list) ->
              LongStream.rangeClosed(1, values.list(list).length).toArray();
          case Making.LinesOf(Item.Lines lines, Item.Field list) ->
              linesOf(lines, list.count().orElseThrow(), values);
          case Making.Differences(String list) -> differences(values.list(list));
          case Making.Sorted(String list) -> LongStream.of(values.list(list)).sorted().toArray();
          case Making.OfPairs(String list, boolean isSecond) ->
              ofPairs(values.list(list), isSecond, list);
          case Making.Circles(String permutation) -> circles(values.list(permutation), permutation);
          case Making.Depths depths -> depths(depths, values);
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

  private static long[] linesOf(Item.Lines lines, Expression length, Values values) {
    LongStream.Builder list = LongStream.builder();
    long count = values.at(lines.count());
    for (int i = 0; i < count; i++) {
      for (long left = values.at(length, i); left > 0; left--) {
        list.add(i + 1L);
      }
    }
    return list.build().toArray();
  }

  /// @throws ArithmeticException if one is no number that a computer can hold
  private static long[] differences(long[] list) {
    long[] differences = list.clone();
    for (int i = 1; i < list.length; i++) {
      differences[i] = Math.subtractExact(list[i], list[i - 1]);
    }
    return differences;
  }

  private static long[] ofPairs(long[] list, boolean isSecond, String name) {
    long pairs = list.length * (list.length - 1L) / 2;
    if (pairs > MOST_PAIRS) {
      throw new InputException(
          "%s has %,d numbers, which are %,d pairs".formatted(Quote.of(name), list.length, pairs),
          "lists of pairs have at most %,d numbers".formatted(MOST_PAIRS));
    }
    long[] made = new long[(int) pairs];
    int next = 0;
    for (int first = 0; first < list.length; first++) {
      for (int second = first + 1; second < list.length; second++) {
        made[next++] = list[isSecond ? second : first];
      }
    }
    return made;
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

  private static long[] depths(Making.Depths made, Values values) {
    long[] to = values.list(made.tree().getLast());
    long[] from =
        made.tree().size() == 1
            ? LongStream.rangeClosed(2, to.length + 1L).toArray()
            : values.list(made.tree().getFirst());
    long root = values.at(made.root());
    int vertices = to.length + 1;
    if (from.length != to.length
        || !areVertices(vertices, from)
        || !areVertices(vertices, to)
        || !areVertices(vertices, root)) {
      throw noTree(made, vertices, root);
    }
    long[] depths = depths(from, to, (int) root);
    // As many edges as a tree has, so that it is one if all is reached.
    if (Arrays.stream(depths).anyMatch(depth -> depth < 0)) {
      throw noTree(made, vertices, root);
    }
    return depths;
  }

  private static boolean areVertices(int vertices, long... numbers) {
    return Arrays.stream(numbers).allMatch(number -> number >= 1 && number <= vertices);
  }

  /// The depths of the vertices that are reached, and -1 for all others.
  private static long[] depths(long[] from, long[] to, int root) {
    int edges = to.length;
    // Edge i is used there as i and back as edges + i; those from a vertex are a chain.
    int[] latest = new int[edges + 2];
    int[] earlier = new int[2 * edges];
    Arrays.fill(latest, -1);
    for (int i = 0; i < 2 * edges; i++) {
      int vertex = (int) (i < edges ? from[i] : to[i - edges]);
      earlier[i] = latest[vertex];
      latest[vertex] = i;
    }
    long[] depths = new long[edges + 1];
    Arrays.fill(depths, -1);
    int[] reached = new int[edges + 1];
    int count = 0;
    depths[root - 1] = 0;
    reached[count++] = root;
    for (int next = 0; next < count; next++) {
      int vertex = reached[next];
      for (int i = latest[vertex]; i >= 0; i = earlier[i]) {
        int other = (int) (i < edges ? to[i] : from[i - edges]);
        if (depths[other - 1] < 0) {
          depths[other - 1] = depths[vertex - 1] + 1;
          reached[count++] = other;
        }
      }
    }
    return depths;
  }

  private static InputException noTree(Making.Depths made, int vertices, long root) {
    return new InputException(
        "%s tell no tree of the vertices 1 to %d with the root %d"
            .formatted(Quote.list(made.tree()), vertices, root),
        made.tree().size() == 1
            ? "they are the parents of the vertices from 2 on"
            : "they are the two ends of its edges");
  }
}
