package org.grundy.solvers.coordinates;

import java.util.List;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.solvers.family.SizeRange;

/// The positions of a sweep, numbered in the order in which they are valued.
///
/// ```
/// number = Σ size at place i · stride(i);  the place that comes first in the order has the largest
/// ```
final class Box {
  private final BoxOrder order;
  private final int[] places;
  private final int[] most;
  private final long[] strides;
  private final long cells;

  private Box(BoxOrder order, int[] places, int[] most, long[] strides, long cells) {
    this.order = order;
    this.places = places;
    this.most = most;
    this.strides = strides;
    this.cells = cells;
  }

  /// The box of sizes up to `largest`, by place, in an order.
  ///
  /// @throws ArithmeticException if it has more cells than an `int` can number
  static Box of(BoxOrder order, long[] largest) {
    List<Integer> coordinates = order.coordinates();
    int[] most = new int[largest.length];
    long[] strides = new long[largest.length];
    long cells = 1;
    for (int i = coordinates.size() - 1; i >= 0; i--) {
      int place = coordinates.get(i);
      strides[place] = cells;
      most[place] = Math.toIntExact(largest[place]);
      cells = Math.toIntExact(Math.multiplyExact(cells, largest[place] + 1));
    }
    return new Box(
        order, coordinates.stream().mapToInt(Integer::intValue).toArray(), most, strides, cells);
  }

  /// The cost of its sweep, in words.
  String cost() {
    return "%,d positions, each with one look at every line of options".formatted(cells);
  }

  /// The sources in which the options of its cells are found.
  OptionSources sources() {
    return OptionSources.of(order.moves());
  }

  int arity() {
    return places.length;
  }

  int cells() {
    return (int) cells;
  }

  /// The place whose size changes from one number to the next.
  int innermost() {
    return places[places.length - 1];
  }

  /// The place that comes before the [#innermost]; there are two at least.
  int beforeInnermost() {
    return places[places.length - 2];
  }

  /// The largest size at a place.
  int most(int place) {
    return most[place];
  }

  /// The growth of the number with the size at a place.
  int stride(int place) {
    return (int) strides[place];
  }

  /// The number of a position of the game.
  int number(List<Long> position) {
    List<Long> sizes = order.inBox(position);
    long number = 0;
    for (int i = 0; i < most.length; i++) {
      number += sizes.get(i) * strides[i];
    }
    return (int) number;
  }

  /// The number of sizes of the game, those from an index on; the box is [plain][BoxOrder#isPlain].
  long number(long[] sizes, int from) {
    long number = 0;
    for (int i = 0; i < most.length; i++) {
      number += sizes[from + i] * strides[i];
    }
    return number;
  }

  /// Writes the sizes of a number.
  void sizes(long number, long[] into) {
    long rest = number;
    for (int place : places) {
      into[place] = rest / strides[place];
      rest %= strides[place];
    }
  }

  /// Goes on to the first cell of the next row: sizes in which only the [#innermost] differs.
  void nextRow(long[] sizes) {
    for (int i = places.length - 2; i >= 0; i--) {
      int place = places[i];
      if (++sizes[place] <= most[place]) {
        return;
      }
      sizes[place] = 0;
    }
  }

  /// Takes a row of cells: those numbered from `first + fromX` to `first + toX`, exclusive.
  @FunctionalInterface
  interface RowSink {
    void accept(long first, long fromX, long toX);
  }

  /// Hands over the cells whose sizes lie in ranges, row by row. The sizes of the box are those of
  /// the game.
  void rows(List<SizeRange> ranges, RowSink sink) {
    rows(ranges, 0, 0, sink);
  }

  private void rows(List<SizeRange> ranges, int depth, long first, RowSink sink) {
    int place = places[depth];
    SizeRange range = ranges.get(place);
    if (place == innermost()) {
      sink.accept(first, range.fromNumber(), range.toNumber());
      return;
    }
    for (long size = range.fromNumber(); size < range.toNumber(); size++) {
      rows(ranges, depth + 1, first + size * strides[place], sink);
    }
  }
}
