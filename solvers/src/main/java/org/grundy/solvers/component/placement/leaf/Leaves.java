package org.grundy.solvers.component.placement.leaf;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.solvers.component.placement.moves.Instance;

/// The small components of a board on which every move chooses a living cell and kills it with its
/// neighbours, whichever game that is: such a component is a graph, and its value is that of the
/// graph, which a [LocalGraph] finds.
///
/// In the search a leaf is a number below 0 of which only the value remains, so that it is neither
/// turned, hashed nor stored.
public final class Leaves {
  private static final long MARK = Long.MIN_VALUE;
  private static final long VALUE = 63;

  private final int words;

  /// By cell: its neighbours, in so many words.
  private final long[] near;

  private final GraphValues values = new GraphValues();

  private Leaves(int words, long[] near) {
    this.words = words;
    this.near = near;
  }

  /// The leaves of a board; empty where its moves are others.
  ///
  /// @param cells how many the board has
  public static Optional<Leaves> of(List<Instance> moves, int cells) {
    int words = (cells + 63) / 64;
    BitSet chosen = new BitSet();
    for (Instance move : moves) {
      int cell = move.need().getFirst();
      if (move.need().size() > 1
          || !move.rays().isEmpty()
          || !move.kill().contains(cell)
          || chosen.get(cell)) {
        return Optional.empty();
      }
      chosen.set(cell);
    }
    long[] near = new long[cells * words];
    for (Instance move : moves) {
      int cell = move.need().getFirst();
      for (int other : move.kill()) {
        if (other != cell && chosen.get(other)) {
          near[cell * words + other / 64] |= 1L << other;
        }
      }
    }
    Leaves leaves = new Leaves(words, near);
    return leaves.isMutual(cells) ? Optional.of(leaves) : Optional.empty();
  }

  private boolean isMutual(int cells) {
    for (int one = 0; one < cells; one++) {
      for (int other = 0; other < cells; other++) {
        if (isNear(one, other) != isNear(other, one)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isNear(int one, int other) {
    return (near[one * words + other / 64] >>> other & 1) != 0;
  }

  /// True if a number of the search is that of a leaf. Where components are words, a word with the
  /// mark and no bit above the value is either a leaf or a component of so few cells that it is
  /// one.
  public static boolean isLeaf(long number) {
    return (number & ~VALUE) == MARK;
  }

  /// The value of a leaf.
  public static int value(long leaf) {
    return (int) (leaf & VALUE);
  }

  /// The neighbours of a cell in a set of at most 64 cells, by their places in the set.
  long near(int cell, long[] set) {
    long found = 0;
    int before = 0;
    for (int word = 0; word < words; word++) {
      if (set[word] != 0) {
        found |= Long.compress(near[cell * words + word], set[word]) << before;
        before += Long.bitCount(set[word]);
      }
    }
    return found;
  }

  /// Writes the cells that are alive after a cell is chosen.
  public void after(int cell, long[] live, long[] into) {
    for (int word = 0; word < words; word++) {
      into[word] = live[word] & ~near[cell * words + word];
    }
    into[cell >> 6] &= ~(1L << cell);
  }

  /// A graph to read parts of the board into.
  public LocalGraph graph() {
    return new LocalGraph(this, values, words);
  }

  /// The leaf with a value.
  public static long leaf(int value) {
    return MARK | value;
  }
}
