package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import org.grundy.solvers.component.placement.moves.Instance;

/// Splits sets of living cells in several words into components; see
/// [org.grundy.solvers.component.placement.split.ComponentSplitter].
///
/// Where links between two cells say all (see `split.Neighbours.suffice`), by neighbours; else by
/// looking at every move. It works in scratch memory of its own: one for each thread.
final class WideSplitter {
  private final WideMoves moves;
  private final int words;
  private final boolean linked;
  private final long[] near;
  private final long[] alone;
  private final long[] everAsked;
  private final long[] asked;
  private final long[] rest;
  private final long[] front;
  private final long[] fresh;
  private final long[] touchedByOne;

  WideSplitter(WideMoves moves, int cells) {
    this.moves = moves;
    this.words = moves.words();
    boolean pairs = true;
    everAsked = new long[words];
    alone = new long[words];
    for (int move = 0; move < moves.size(); move++) {
      Instance instance = moves.instance(move);
      int needs = instance.need().size();
      pairs &= instance.rays().isEmpty();
      pairs &= needs == 1 || (needs == 2 && instance.need().containsAll(instance.kill()));
      instance.need().forEach(cell -> WideMoves.add(everAsked, 0, cell));
      if (needs == 1) {
        WideMoves.add(alone, 0, instance.need().getFirst());
      }
    }
    linked = pairs;
    near = new long[linked ? cells * words : 0];
    asked = new long[words];
    rest = new long[words];
    front = new long[words];
    fresh = new long[words];
    touchedByOne = new long[words];
    if (linked) {
      link();
    }
  }

  private void link() {
    for (int move = 0; move < moves.size(); move++) {
      Instance instance = moves.instance(move);
      for (int cell : instance.need()) {
        instance.touched().stream()
            .filter(other -> other != cell && WideMoves.contains(everAsked, 0, other))
            .forEach(other -> {
              WideMoves.add(near, cell * words, other);
              WideMoves.add(near, other * words, cell);
            });
      }
    }
  }

  /// Takes each component of a set of living cells; the array is used again after each.
  interface Taker {
    void take(long[] part);
  }

  /// Hands over the components of a set, in no particular order.
  void split(long[] live, long[] part, Taker taker) {
    if (linked) {
      for (int word = 0; word < words; word++) {
        rest[word] = live[word] & everAsked[word];
      }
    } else {
      Arrays.fill(rest, 0);
      for (int move = 0; move < moves.size(); move++) {
        if (moves.isPossible(move, live)) {
          moves.addAsked(move, live, rest);
        }
      }
    }
    System.arraycopy(rest, 0, asked, 0, words);
    for (int cell = next(rest, 0); cell >= 0; cell = next(rest, cell + 1)) {
      int size = grow(cell, live, part);
      for (int word = 0; word < words; word++) {
        rest[word] &= ~part[word];
      }
      if (!linked || size > 1 || WideMoves.contains(alone, 0, cell)) {
        taker.take(part);
      }
    }
  }

  /// Writes the component of a cell.
  ///
  /// @return its size
  private int grow(int start, long[] live, long[] part) {
    Arrays.fill(part, 0);
    Arrays.fill(front, 0);
    WideMoves.add(part, 0, start);
    WideMoves.add(front, 0, start);
    int size = 0;
    for (int cell = start; cell >= 0; cell = next(front, 0)) {
      size++;
      WideMoves.remove(front, 0, cell);
      if (linked) {
        System.arraycopy(near, cell * words, fresh, 0, words);
      } else {
        Arrays.fill(fresh, 0);
        addTouching(cell, live);
      }
      for (int word = 0; word < words; word++) {
        long found = fresh[word] & asked[word] & ~part[word];
        part[word] |= found;
        front[word] |= found;
      }
    }
    return size;
  }

  private void addTouching(int cell, long[] live) {
    for (int move : moves.movesAt(cell)) {
      if (moves.isPossible(move, live)) {
        Arrays.fill(touchedByOne, 0);
        moves.addTouched(move, live, touchedByOne);
        if (WideMoves.contains(touchedByOne, 0, cell)) {
          for (int word = 0; word < words; word++) {
            fresh[word] |= touchedByOne[word];
          }
        }
      }
    }
  }

  /// The first cell of a set from `cell` on, or -1.
  static int next(long[] set, int cell) {
    int word = cell >> 6;
    if (word >= set.length) {
      return -1;
    }
    long left = set[word] & (-1L << cell);
    while (left == 0) {
      if (++word == set.length) {
        return -1;
      }
      left = set[word];
    }
    return (word << 6) + Long.numberOfTrailingZeros(left);
  }
}
