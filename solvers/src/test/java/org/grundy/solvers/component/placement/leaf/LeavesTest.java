package org.grundy.solvers.component.placement.leaf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.placement.moves.Instance;
import org.junit.jupiter.api.Test;

/// The value of a leaf is that of the definition, on boards of one word and of several.
class LeavesTest {
  private static long value(BitSet live, List<BitSet> near, Map<BitSet, Long> known) {
    Long found = known.get(live);
    if (found != null) {
      return found;
    }
    BitSet seen = new BitSet();
    live.stream()
        .forEach(cell -> {
          BitSet left = (BitSet) live.clone();
          left.andNot(near.get(cell));
          left.clear(cell);
          seen.set((int) value(left, near, known));
        });
    known.put(live, (long) seen.nextClearBit(0));
    return seen.nextClearBit(0);
  }

  private static Instance move(int cell, BitSet near) {
    List<Integer> kill = new ArrayList<>(near.stream().boxed().toList());
    kill.add(cell);
    return new Instance(List.of(cell), kill, List.of());
  }

  @Test
  void haveTheValuesOfTheDefinition() {
    Random random = new Random(77);
    for (int cells : new int[] {7, 40, 64, 100, 200}) {
      List<BitSet> near = graph(cells, 4, random);
      List<Instance> moves = moves(near);
      LocalGraph graph = Leaves.of(moves, cells).orElseThrow().graph();
      Map<BitSet, Long> known = new HashMap<>();
      for (int i = 0; i < 300; i++) {
        BitSet live = new BitSet();
        for (int size = random.nextInt(LocalGraph.MOST_VERTICES + 1); size > 0; size--) {
          live.set(random.nextInt(cells));
        }
        long[] words = new long[(cells + 63) / 64];
        System.arraycopy(live.toLongArray(), 0, words, 0, live.toLongArray().length);
        graph.read(words);
        long leaf = Leaves.leaf(graph.value(graph.all()));
        assertThat(Leaves.isLeaf(leaf)).isTrue();
        assertThat((long) Leaves.value(leaf)).as("%s", live).isEqualTo(value(live, near, known));
        long[] written = new long[words.length];
        graph.write(graph.all(), written);
        assertThat(written).isEqualTo(words);
      }
    }
  }

  /// Of vertices of which no two are neighbours, and some that are neighbours of all, one of the
  /// latter takes all, one of the former all but the others: the options are 0 and their parity.
  @Test
  void haveTheirValuesWherePlaysAreLong() {
    int small = 0;
    for (int cells = 12; cells <= LocalGraph.MOST_VERTICES; cells++) {
      for (int apart = 1; apart < cells; apart++) {
        List<BitSet> near = graph(cells, 0, new Random(79));
        for (int one = apart; one < cells; one++) {
          for (int other = 0; other < one; other++) {
            near.get(one).set(other);
            near.get(other).set(one);
          }
        }
        LocalGraph graph = Leaves.of(moves(near), cells).orElseThrow().graph();
        graph.read(new long[] {(1L << cells) - 1});
        if (graph.isSmall(graph.all())) {
          small++;
          assertThat(graph.value(graph.all())).isEqualTo(apart % 2 == 0 ? 2 : 1);
          assertThat(apart).as("plays are shorter than 32").isLessThan(32);
        }
      }
    }
    assertThat(small).isGreaterThan(300);
  }

  /// What the small options of a graph exclude is what they have, as far as it is asked for.
  @Test
  void smallOptionsExcludeTheirValues() {
    Random random = new Random(78);
    for (int i = 0; i < 200; i++) {
      int cells = 9 + random.nextInt(20);
      List<BitSet> near = graph(cells, 2 + random.nextInt(6), random);
      List<Instance> moves = moves(near);
      LocalGraph graph = Leaves.of(moves, cells).orElseThrow().graph();
      graph.read(new long[] {(1L << cells) - 1});
      long all = 0;
      for (int vertex = 0; vertex < cells; vertex++) {
        long left = graph.after(vertex);
        if (graph.isSmall(left)) {
          all |=
              NimberBounds.bit(
                  (int) value(BitSet.valueOf(new long[] {left}), near, new HashMap<>()));
        }
      }
      assertThat(graph.withSmallOptions(NimberBounds.NOTHING, -1)).isEqualTo(all);
      for (int n = 0; n < 12; n++) {
        long excluded = graph.withSmallOptions(NimberBounds.NOTHING, n);
        assertThat(NimberBounds.excludes(excluded, n)).isEqualTo(NimberBounds.excludes(all, n));
        assertThat(excluded & ~all).isZero();
        if (!NimberBounds.excludes(all, n)) {
          assertThat(excluded).isEqualTo(all & ((1L << n) - 1));
        }
      }
    }
  }

  /// A random graph: a pair of vertices is an edge with a chance of so many tenths.
  private static List<BitSet> graph(int cells, int tenths, Random random) {
    List<BitSet> near = new ArrayList<>();
    for (int cell = 0; cell < cells; cell++) {
      near.add(new BitSet());
    }
    for (int one = 0; one < cells; one++) {
      for (int other = 0; other < one; other++) {
        if (random.nextInt(10) < tenths) {
          near.get(one).set(other);
          near.get(other).set(one);
        }
      }
    }
    return near;
  }

  private static List<Instance> moves(List<BitSet> near) {
    List<Instance> moves = new ArrayList<>();
    for (int cell = 0; cell < near.size(); cell++) {
      moves.add(move(cell, near.get(cell)));
    }
    return moves;
  }

  @Test
  void areOnlyWhereACellGoesWithItsNeighbours() {
    Instance alone = new Instance(List.of(0), List.of(0), List.of());
    Instance oneWay = new Instance(List.of(1), List.of(0, 1), List.of());
    Instance domino = new Instance(List.of(0, 1), List.of(0, 1), List.of());
    assertThat(Leaves.of(List.of(alone), 2)).isPresent();
    assertThat(Leaves.of(List.of(oneWay), 2)).isPresent();
    assertThat(Leaves.of(List.of(alone, oneWay), 2)).isEmpty();
    assertThat(Leaves.of(List.of(domino), 2)).isEmpty();
    assertThat(Leaves.of(List.of(alone, alone), 2)).isEmpty();
  }
}
