package org.grundy.solvers.component.placement.wide;

import java.util.ArrayList;
import java.util.List;
import org.grundy.solvers.component.placement.moves.Instance;

/// The moves of a board of any number of cells, over sets of living cells in several words: cell
/// `i` is bit `i % 64` of word `i / 64`.
///
/// What [org.grundy.solvers.component.placement.moves.MoveTable] says in masks of one word is said
/// here in words for needs and kills, and cell by cell for rays.
final class WideMoves {
  private final int words;
  private final List<Instance> instances;
  private final long[] need;
  private final long[] kill;
  private final int[][] movesAt;
  private final int leastDeaths;

  /// @param instances on cells below `cells`
  WideMoves(List<Instance> instances, int cells) {
    this.words = (cells + 63) / 64;
    this.instances = List.copyOf(instances);
    need = new long[instances.size() * words];
    kill = new long[instances.size() * words];
    int least = cells;
    List<List<Integer>> at = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      at.add(new ArrayList<>());
    }
    for (int move = 0; move < instances.size(); move++) {
      Instance instance = instances.get(move);
      for (int cell : instance.need()) {
        add(need, move * words, cell);
      }
      for (int cell : instance.kill()) {
        add(kill, move * words, cell);
      }
      int number = move;
      instance.touched().stream().forEach(cell -> at.get(cell).add(number));
      least =
          Math.min(least, (int) instance.need().stream().filter(instance.kill()::contains).count());
    }
    movesAt =
        at.stream()
            .map(moves -> moves.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    leastDeaths = Math.max(least, 1);
  }

  static void add(long[] set, int from, int cell) {
    set[from + (cell >> 6)] |= 1L << cell;
  }

  static void remove(long[] set, int from, int cell) {
    set[from + (cell >> 6)] &= ~(1L << cell);
  }

  static boolean contains(long[] set, int from, int cell) {
    return ((set[from + (cell >> 6)] >>> cell) & 1) != 0;
  }

  int words() {
    return words;
  }

  int size() {
    return instances.size();
  }

  Instance instance(int move) {
    return instances.get(move);
  }

  /// Every move needs, and kills, at least so many living cells.
  int leastDeaths() {
    return leastDeaths;
  }

  /// The moves that may touch a cell.
  int[] movesAt(int cell) {
    return movesAt[cell];
  }

  /// True if the needs of a move are met. It may still be illegal for want of a dead cell on a ray,
  /// but be legal later.
  boolean isPossible(int move, long[] live) {
    for (int word = 0; word < words; word++) {
      if ((need[move * words + word] & ~live[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  boolean isLegal(int move, long[] live) {
    if (!isPossible(move, live)) {
      return false;
    }
    for (Instance.Ray ray : instances.get(move).rays()) {
      if (ray.mustStop()
          && ray.cells().stream()
              .noneMatch(cell -> cell.blocks() && !contains(live, 0, cell.cell()))) {
        return false;
      }
    }
    return true;
  }

  /// Writes the cells that are alive after a legal move.
  void after(int move, long[] live, long[] into) {
    for (int word = 0; word < words; word++) {
      into[word] = live[word] & ~kill[move * words + word];
    }
    for (Instance.Ray ray : instances.get(move).rays()) {
      for (Instance.RayCell cell : ray.cells()) {
        if (cell.blocks() && !contains(live, 0, cell.cell())) {
          break;
        }
        if (cell.dies()) {
          remove(into, 0, cell.cell());
        }
      }
    }
  }

  /// Adds the living cells of which a possible move asks whether they live.
  void addAsked(int move, long[] live, long[] into) {
    for (int word = 0; word < words; word++) {
      into[word] |= need[move * words + word] & live[word];
    }
    addReached(move, live, into, false);
  }

  /// Adds the living cells of which a possible move asks whether they live, or which it kills.
  void addTouched(int move, long[] live, long[] into) {
    for (int word = 0; word < words; word++) {
      into[word] |= (need[move * words + word] | kill[move * words + word]) & live[word];
    }
    addReached(move, live, into, true);
  }

  private void addReached(int move, long[] live, long[] into, boolean alsoDying) {
    for (Instance.Ray ray : instances.get(move).rays()) {
      for (Instance.RayCell cell : ray.cells()) {
        if (contains(live, 0, cell.cell())) {
          if (cell.blocks() || (alsoDying && cell.dies())) {
            add(into, 0, cell.cell());
          }
        } else if (cell.blocks()) {
          break;
        }
      }
    }
  }
}
