package org.grundy.solvers.component.placement.leaf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MoveTable;
import org.junit.jupiter.api.Test;

/// Components with one word are one graph: the word alone draws it again.
class GraphKeysTest {
  private static final int CHOICES = 20_000;

  /// The edges between the cells of a component, as a graph that any numbering may have.
  private record Graph(int vertices, Set<Set<Integer>> edges) {
    static Graph of(long component, List<Integer> order, List<Long> edges) {
      Set<Set<Integer>> numbered = new HashSet<>();
      for (long edge : edges) {
        if ((edge & ~component) == 0) {
          numbered.add(
              Set.of(
                  order.indexOf(Long.numberOfTrailingZeros(edge)),
                  order.indexOf(63 - Long.numberOfLeadingZeros(edge))));
        }
      }
      return new Graph(Long.bitCount(component), numbered);
    }

    /// Reads a word as its layout is said.
    static Graph read(long word) {
      int at = Long.SIZE - Long.numberOfLeadingZeros(word);
      int vertices = 1;
      Set<Set<Integer>> edges = new HashSet<>();
      for (int done = 0; done < vertices; ) {
        if (((word >>> --at) & 1) != 0) {
          edges.add(Set.of(done, vertices++));
        } else {
          done++;
        }
      }
      int bits = Integer.SIZE - Integer.numberOfLeadingZeros(vertices - 1);
      while (at > 0) {
        at -= bits + 3;
        int from = (int) (word >>> (at + 3)) & ((1 << bits) - 1);
        edges.add(Set.of(from, from + 1 + (int) ((word >>> at) & 7)));
      }
      return new Graph(vertices, edges);
    }

    /// True if some numbering makes this graph the other one.
    boolean isLike(Graph other) {
      return vertices == other.vertices
          && edges.size() == other.edges.size()
          && continues(other, new ArrayList<>(), new HashSet<>());
    }

    private boolean continues(Graph other, List<Integer> images, Set<Integer> used) {
      int next = images.size();
      if (next == vertices) {
        return true;
      }
      for (int image = 0; image < vertices; image++) {
        if (!used.contains(image) && fits(other, images, next, image)) {
          images.add(image);
          used.add(image);
          if (continues(other, images, used)) {
            return true;
          }
          images.removeLast();
          used.remove(image);
        }
      }
      return false;
    }

    private boolean fits(Graph other, List<Integer> images, int next, int image) {
      for (int before = 0; before < next; before++) {
        if (edges.contains(Set.of(before, next))
            != other.edges.contains(Set.of(images.get(before), image))) {
          return false;
        }
      }
      return true;
    }
  }

  private static List<Long> grid(int rows, int columns) {
    List<Long> edges = new ArrayList<>();
    for (int cell = 0; cell < rows * columns; cell++) {
      if (cell % columns + 1 < columns) {
        edges.add(0b11L << cell);
      }
      if (cell + columns < rows * columns) {
        edges.add((1L | (1L << columns)) << cell);
      }
    }
    return edges;
  }

  private static MoveTable moves(List<Long> edges) {
    return new MoveTable(
        edges.stream()
            .map(edge ->
                List.of(Long.numberOfTrailingZeros(edge), 63 - Long.numberOfLeadingZeros(edge)))
            .map(cells -> new Instance(cells, cells, List.of()))
            .toList());
  }

  /// A connected set of cells.
  private static long component(Random random, List<Long> edges, int cells) {
    long set = edges.get(random.nextInt(edges.size()));
    while (Long.bitCount(set) < cells) {
      long edge = edges.get(random.nextInt(edges.size()));
      set |= (set & edge) != 0 ? edge : 0;
    }
    return set;
  }

  @Test
  void aWordDrawsTheGraphAgain() {
    Random random = new Random(28);
    for (List<Long> edges : List.of(grid(8, 8), grid(4, 16), crossed(random))) {
      GraphKeys keys = new GraphKeys(moves(edges));
      int words = 0;
      for (int i = 0; i < CHOICES / 10; i++) {
        int cells = GraphKeys.LEAST_CELLS + i % (GraphKeys.MOST_CELLS - GraphKeys.LEAST_CELLS + 1);
        long component = component(random, edges, cells);
        long word = keys.of(component);
        words += word != 0 ? 1 : 0;
        if (word != 0) {
          List<Integer> order = new ArrayList<>();
          for (long rest = component; rest != 0; rest &= rest - 1) {
            order.add(Long.numberOfTrailingZeros(rest));
          }
          assertThat(Graph.of(component, order, edges).isLike(Graph.read(word)))
              .as("%x", component)
              .isTrue();
        }
      }
      assertThat(words).isGreaterThan(CHOICES / 100);
    }
  }

  /// A grid with some further edges across it, so that vertices have up to many neighbours.
  private static List<Long> crossed(Random random) {
    List<Long> edges = new ArrayList<>(grid(4, 16));
    for (int i = 0; i < 12; i++) {
      int one = random.nextInt(64);
      int other = random.nextInt(64);
      long edge = (1L << one) | (1L << other);
      if (Long.bitCount(edge) == 2) {
        edges.add(edge);
      }
    }
    return edges.stream().distinct().toList();
  }

  @Test
  void componentsThatLieOtherwiseHaveMostlyOneWord() {
    Random random = new Random(29);
    GraphKeys keys = new GraphKeys(moves(grid(8, 8)));
    Map<Long, Set<Long>> byWord = new HashMap<>();
    for (int i = 0; i < CHOICES; i++) {
      long component = component(random, grid(8, 8), GraphKeys.LEAST_CELLS);
      long mirrored = Long.reverse(component);
      assertThat(keys.of(component) == 0).isEqualTo(keys.of(mirrored) == 0);
      byWord.computeIfAbsent(keys.of(component), _ -> new HashSet<>()).add(component);
    }
    assertThat(byWord.size()).isLessThan(CHOICES / 20);
    long chain = 0x3FFL;
    long bent = 0x0101_0101_0101_0107L;
    assertThat(Long.bitCount(bent)).isEqualTo(10);
    assertThat(keys.of(bent)).isEqualTo(new GraphKeys(moves(grid(4, 16))).of(chain)).isNotZero();
  }

  @Test
  void suitOnlyMovesOfTwoCells() {
    Instance domino = new Instance(List.of(0, 1), List.of(0, 1), List.of());
    Instance wider = new Instance(List.of(0, 1), List.of(0, 1, 2), List.of());
    Instance keeps = new Instance(List.of(0, 1), List.of(0), List.of());
    Instance alone = new Instance(List.of(0), List.of(0), List.of());
    assertThat(GraphKeys.suit(new MoveTable(List.of(domino)))).isTrue();
    for (Instance other : List.of(wider, keeps, alone)) {
      assertThat(GraphKeys.suit(new MoveTable(List.of(domino, other)))).isFalse();
    }
  }
}
