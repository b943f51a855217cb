package org.grundy.solvers.loopy;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.GameRules;

/// Positions of one game as words from 0, as far as they have room in one.
interface PackedPositions {
  int MOST_BITS = 62;

  /// The word of a position, or -1 where it has none.
  long word(Position position);

  /// The position of a word.
  Position position(long word);

  /// The words of positions like this one.
  static PackedPositions of(GameRules rules, Position first) {
    return switch (first) {
      case HeapPosition _ -> new Heaps();
      case TuplePosition(List<Long> sizes) -> new Tuples(sizes.size());
      case GridPosition board ->
          PackedBoards.of(rules, board).<PackedPositions>map(boards -> boards).orElse(new None());
      default -> new None();
    };
  }

  /// No position has a word.
  record None() implements PackedPositions {
    @Override
    public long word(Position position) {
      return -1;
    }

    @Override
    public Position position(long word) {
      throw new IllegalArgumentException("no word: " + word);
    }
  }

  /// A heap is its size.
  record Heaps() implements PackedPositions {
    @Override
    public long word(Position position) {
      return position instanceof HeapPosition(long size) ? size : -1;
    }

    @Override
    public Position position(long word) {
      return new HeapPosition(word);
    }
  }

  /// Heaps that move together: each size has an equal share of the bits, the first the lowest.
  ///
  /// @param heaps how many
  record Tuples(int heaps) implements PackedPositions {
    private int bits() {
      return MOST_BITS / heaps;
    }

    @Override
    public long word(Position position) {
      if (!(position instanceof TuplePosition(List<Long> sizes)) || sizes.size() != heaps) {
        return -1;
      }
      long word = 0;
      for (int i = heaps - 1; i >= 0; i--) {
        long size = sizes.get(i);
        if (size >>> bits() != 0) {
          return -1;
        }
        word = word << bits() | size;
      }
      return word;
    }

    @Override
    public Position position(long word) {
      Long[] sizes = new Long[heaps];
      Arrays.setAll(sizes, i -> word >>> (i * bits()) & ((1L << bits()) - 1));
      return new TuplePosition(List.of(sizes));
    }
  }
}
