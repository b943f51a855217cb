package org.grundy.solvers.binding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// All connected graphs without loops and parallel edges, by their number of edges, each once.
final class ConnectedGraphs {
  /// Adjacency by vertices: bit w of the element v is set if an edge joins v and w.
  private final int[] joined;

  private int[] least = {};

  private ConnectedGraphs(int[] joined) {
    this.joined = joined;
  }

  /// The edges of each graph, as pairs of vertices from 1 on.
  ///
  /// @param most edges, from 1
  static List<List<int[]>> upTo(int most) {
    List<List<int[]>> all = new ArrayList<>();
    List<int[]> last = List.of(new int[] {2, 1});
    for (int edges = 1; edges <= most; edges++) {
      last.forEach(graph -> all.add(edges(graph)));
      Set<List<Integer>> known = new HashSet<>();
      List<int[]> next = new ArrayList<>();
      for (int[] graph : last) {
        for (int[] larger : larger(graph)) {
          int[] form = new ConnectedGraphs(larger).canonical();
          if (known.add(Arrays.stream(form).boxed().toList())) {
            next.add(form);
          }
        }
      }
      last = next;
    }
    return all;
  }

  private static List<int[]> edges(int[] graph) {
    List<int[]> edges = new ArrayList<>();
    for (int v = 0; v < graph.length; v++) {
      for (int w = 0; w < v; w++) {
        if ((graph[v] >> w & 1) != 0) {
          edges.add(new int[] {w + 1, v + 1});
        }
      }
    }
    return edges;
  }

  /// The graphs with one edge more, to a new vertex or between two that none joins.
  private static List<int[]> larger(int[] graph) {
    List<int[]> larger = new ArrayList<>();
    for (int v = 0; v < graph.length; v++) {
      for (int w = v + 1; w <= graph.length; w++) {
        if (w == graph.length || (graph[v] >> w & 1) == 0) {
          int[] next = Arrays.copyOf(graph, Math.max(graph.length, w + 1));
          next[v] |= 1 << w;
          next[w] |= 1 << v;
          larger.add(next);
        }
      }
    }
    return larger;
  }

  /// The least adjacency among those of the numberings that the degrees around leave open.
  private int[] canonical() {
    number(new int[joined.length]);
    return least;
  }

  private void number(int[] given) {
    int[] colours = refined(given);
    int[] count = new int[joined.length];
    for (int colour : colours) {
      count[colour]++;
    }
    int open = 0;
    while (open < count.length && count[open] <= 1) {
      open++;
    }
    if (open == count.length) {
      compare(colours);
      return;
    }
    Set<Integer> tried = new HashSet<>();
    for (int v = 0; v < joined.length; v++) {
      // Of vertices with the same neighbours one stands for all.
      if (colours[v] == open && tried.add(joined[v])) {
        int[] next = Arrays.stream(colours).map(colour -> 2 * colour + 1).toArray();
        next[v]--;
        number(next);
      }
    }
  }

  /// Colours from 0 on, in an order that no numbering of the vertices changes: each the number of
  /// vertices of smaller ones. Vertices of one colour have as many neighbours of each colour.
  private int[] refined(int[] given) {
    int[] colours = given;
    int classes = 0;
    while (true) {
      Map<List<Integer>, List<Integer>> byKey =
          new TreeMap<>((a, b) -> Arrays.compare(numbers(a), numbers(b)));
      for (int v = 0; v < joined.length; v++) {
        int[] around = new int[Integer.bitCount(joined[v]) + 1];
        int next = 0;
        around[next++] = -1 - colours[v];
        for (int w = 0; w < joined.length; w++) {
          if ((joined[v] >> w & 1) != 0) {
            around[next++] = colours[w];
          }
        }
        Arrays.sort(around);
        around[0] = colours[v];
        byKey
            .computeIfAbsent(Arrays.stream(around).boxed().toList(), _ -> new ArrayList<>())
            .add(v);
      }
      int[] refined = new int[joined.length];
      int smaller = 0;
      for (List<Integer> same : byKey.values()) {
        for (int v : same) {
          refined[v] = smaller;
        }
        smaller += same.size();
      }
      colours = refined;
      if (byKey.size() == classes) {
        return colours;
      }
      classes = byKey.size();
    }
  }

  private static int[] numbers(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private void compare(int[] numbers) {
    int[] graph = new int[joined.length];
    for (int v = 0; v < joined.length; v++) {
      for (int w = 0; w < joined.length; w++) {
        graph[numbers[v]] |= (joined[v] >> w & 1) << numbers[w];
      }
    }
    if (least.length == 0 || Arrays.compare(graph, least) < 0) {
      least = graph;
    }
  }

  /// How many graphs there are of each number of edges.
  static Map<Integer, Integer> counted(List<List<int[]>> graphs) {
    Map<Integer, Integer> counts = new HashMap<>();
    graphs.forEach(graph -> counts.merge(graph.size(), 1, Integer::sum));
    return counts;
  }
}
