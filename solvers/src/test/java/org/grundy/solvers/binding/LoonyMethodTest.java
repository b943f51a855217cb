package org.grundy.solvers.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values with loony against plain play beside heaps of Nim, which knows nothing of the theory. All
/// graphs of more strings by `-Dgrundy.nimstring.strings=7`, all without ground, loops and parallel
/// strings of up to twelve by `-Dgrundy.nimstring.simple=12`, more random ones of up to twelve by
/// `-Dgrundy.nimstring.graphs=10000`.
class LoonyMethodTest {
  private static final int HEAPS = 6;
  private static final int STRINGS = Integer.getInteger("grundy.nimstring.strings", 6);
  private static final int SIMPLE = Integer.getInteger("grundy.nimstring.simple", 8);
  private static final int GRAPHS = Integer.getInteger("grundy.nimstring.graphs", 60);

  private static final GameRules NIMSTRING =
      RulesParser.parse(
          "nimstring",
          """
          game  Nimstring
          board graph
          move  edge u-v : delete edge again where isolates except g
          start boxes
          """);

  private static final GameRules TOP_ENTAILS =
      RulesParser.parse(
          "top entails",
          """
          game  Top Entails
          board heap
          move  n -> n - 1 entails
          move  n -> a + b where a + b = n, a >= 1, b >= 1
          """);

  /// Strings between coins, of which 0 is the ground, being cut one after the other.
  private static final class Strings {
    private final int[][] ends;
    private final Map<Integer, Boolean> outcomes = new HashMap<>();

    Strings(List<int[]> ends) {
      this.ends = ends.toArray(int[][]::new);
    }

    /// Whether the next player wins beside a heap of Nim.
    ///
    /// @param left the strings that are left, a bit each
    boolean nextWins(int left, int heap) {
      Boolean known = outcomes.get(left * HEAPS + heap);
      if (known == null) {
        known = winsByCutting(left, heap);
        for (int smaller = 0; smaller < heap && !known; smaller++) {
          known = !nextWins(left, smaller);
        }
        outcomes.put(left * HEAPS + heap, known);
      }
      return known;
    }

    private boolean winsByCutting(int left, int heap) {
      for (int string = 0; string < ends.length; string++) {
        int after = left & ~(1 << string);
        if (after != left) {
          boolean again = isFree(after, ends[string][0]) || isFree(after, ends[string][1]);
          if (nextWins(after, heap) == again) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean isFree(int left, int coin) {
      for (int string = 0; string < ends.length; string++) {
        boolean touches = ends[string][0] == coin || ends[string][1] == coin;
        if (touches && (left >> string & 1) != 0) {
          return false;
        }
      }
      return coin != 0;
    }

    String text() {
      List<String> words = new ArrayList<>();
      for (int[] string : ends) {
        words.add(name(string[0]) + "-" + name(string[1]));
      }
      return String.join(" ", words);
    }

    private static String name(int coin) {
      return coin == 0 ? "g" : "c" + coin;
    }
  }

  private static Plan plan(GameRules rules, String position) {
    List<Position> sum = PositionText.parse(rules, "test", position, 1);
    return Planner.standard().decide(new Problem(rules, sum), Optional.empty()).plan();
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  private static void holdsBesideHeaps(Strings strings, OptionalLong value) {
    int all = (1 << strings.ends.length) - 1;
    for (int heap = 0; heap < HEAPS; heap++) {
      assertThat(!value.equals(OptionalLong.of(heap)))
          .as("%s beside %d, worth %s", strings.text(), heap, value)
          .isEqualTo(strings.nextWins(all, heap));
    }
  }

  @Test
  void valuesStringsAndCoinsOnEveryGraphOfFewStrings() {
    Set<List<List<Integer>>> graphs = new HashSet<>();
    Set<List<List<Integer>>> last = Set.of(List.of());
    for (int strings = 1; strings <= STRINGS; strings++) {
      Set<List<List<Integer>>> next = new HashSet<>();
      last.forEach(graph -> grow(graph, next));
      graphs.addAll(next);
      last = next;
    }
    assertThat(graphs).hasSizeGreaterThan(1_000);
    Worths worths = new Worths(new BoundGame(NIMSTRING), 500, meter());
    for (List<List<Integer>> graph : graphs) {
      Strings strings =
          new Strings(graph.stream().map(edge -> new int[] {edge.get(0), edge.get(1)}).toList());
      Position position = PositionText.parse(NIMSTRING, "test", strings.text(), 1).getFirst();
      holdsBesideHeaps(strings, worths.total(position));
    }
  }

  /// Adds every connected graph with one string more, once for all numberings of its coins that
  /// have the same degrees in the same order.
  private static void grow(List<List<Integer>> graph, Set<List<List<Integer>>> grown) {
    int coins = graph.stream().flatMap(List::stream).mapToInt(i -> i).max().orElse(0);
    for (int from = 0; from <= coins; from++) {
      for (int to = Math.max(from, 1); to <= coins + 1; to++) {
        List<List<Integer>> next = new ArrayList<>(graph);
        next.add(List.of(from, to));
        grown.add(Numbering.least(next, Math.max(coins, to)));
      }
    }
    if (graph.isEmpty()) {
      grown.add(List.of(List.of(1, 1)));
      grown.add(List.of(List.of(1, 2)));
    }
  }

  /// The least list of strings among those of all numberings of the coins.
  private static final class Numbering {
    private final List<List<Integer>> graph;
    private final int[] numbers;
    private final List<List<Integer>> classes = new ArrayList<>();
    private List<List<Integer>> least = List.of();

    private Numbering(List<List<Integer>> graph, int coins) {
      this.graph = graph;
      this.numbers = new int[coins + 1];
      Map<List<Long>, List<Integer>> byDegree =
          new TreeMap<>(
              (one, other) -> Arrays.compare(one.toArray(Long[]::new), other.toArray(Long[]::new)));
      for (int coin = 1; coin <= coins; coin++) {
        int which = coin;
        long degree = graph.stream().flatMap(List::stream).filter(end -> end == which).count();
        long around =
            graph.stream()
                .filter(edge -> edge.contains(which))
                .mapToLong(edge -> edge.contains(0) ? 1 : edge.get(0).equals(edge.get(1)) ? 100 : 0)
                .sum();
        byDegree.computeIfAbsent(List.of(degree, around), _ -> new ArrayList<>()).add(coin);
      }
      classes.addAll(byDegree.values());
    }

    static List<List<Integer>> least(List<List<Integer>> graph, int coins) {
      Numbering numbering = new Numbering(graph, coins);
      numbering.number(0, new ArrayList<>(), 1);
      return numbering.least;
    }

    private void number(int group, List<Integer> taken, int next) {
      if (group == classes.size()) {
        compare();
      } else if (taken.size() == classes.get(group).size()) {
        number(group + 1, new ArrayList<>(), next);
      } else {
        for (int coin : classes.get(group)) {
          if (!taken.contains(coin)) {
            numbers[coin] = next;
            taken.add(coin);
            number(group, taken, next + 1);
            taken.remove(Integer.valueOf(coin));
          }
        }
      }
    }

    private void compare() {
      List<List<Integer>> numbered =
          graph.stream()
              .map(edge -> {
                int from = numbers[edge.get(0)];
                int to = numbers[edge.get(1)];
                return List.of(Math.min(from, to), Math.max(from, to));
              })
              .sorted((a, b) -> a.toString().compareTo(b.toString()))
              .toList();
      if (least.isEmpty() || numbered.toString().compareTo(least.toString()) < 0) {
        least = numbered;
      }
    }
  }

  /// The numbers of graphs are those of A002905.
  @Test
  void valuesEveryConnectedGraphWithoutGround() {
    List<List<int[]>> graphs = ConnectedGraphs.upTo(SIMPLE);
    List<Integer> known = List.of(1, 1, 3, 5, 12, 30, 79, 227, 710, 2_322, 8_071, 29_503);
    Map<Integer, Integer> counts = ConnectedGraphs.counted(graphs);
    for (int strings = 1; strings <= SIMPLE; strings++) {
      assertThat(counts).containsEntry(strings, known.get(strings - 1));
    }
    Worths worths = new Worths(new BoundGame(NIMSTRING), 500, meter());
    for (List<int[]> graph : graphs) {
      Strings strings = new Strings(graph);
      Position position = PositionText.parse(NIMSTRING, "test", strings.text(), 1).getFirst();
      holdsBesideHeaps(strings, worths.total(position));
    }
  }

  @Test
  void valuesRandomGraphsOfUpToTwelveStrings() {
    SplittableRandom random = new SplittableRandom(27);
    for (int i = 0; i < GRAPHS; i++) {
      List<int[]> ends = new ArrayList<>();
      int coins = random.nextInt(2, 8);
      for (int strings = random.nextInt(7, 13); strings > 0; strings--) {
        ends.add(new int[] {random.nextInt(coins + 1), random.nextInt(1, coins + 1)});
      }
      Strings strings = new Strings(ends);
      holdsBesideHeaps(strings, plan(NIMSTRING, strings.text()).value(meter()));
    }
  }

  @Test
  void addsTheComponentsOfSums() {
    SplittableRandom random = new SplittableRandom(1);
    int loony = 0;
    for (int i = 0; i < 1_000; i++) {
      List<int[]> all = new ArrayList<>();
      List<String> positions = new ArrayList<>();
      int used = 0;
      for (int summands = random.nextInt(2, 7); summands > 0 && all.size() < 10; summands--) {
        List<int[]> ends = new ArrayList<>();
        int coins = random.nextInt(1, 4);
        for (int strings = random.nextInt(1, 4); strings > 0; strings--) {
          int from = random.nextInt(coins + 1);
          int to = random.nextInt(1, coins + 1);
          ends.add(new int[] {from, to});
          all.add(new int[] {from == 0 ? 0 : used + from, used + to});
        }
        used += coins;
        positions.add(new Strings(ends).text());
      }
      String sum = String.join(" + ", positions);
      Plan plan = plan(NIMSTRING, sum);
      Solution solution = plan.solve(meter());
      Strings together = new Strings(all);
      int everything = (1 << all.size()) - 1;
      assertThat(solution.outcome() == Outcome.N)
          .as(sum)
          .isEqualTo(together.nextWins(everything, 0));
      assertThat(plan.outcome(meter())).as(sum).isEqualTo(solution.outcome());
      for (int heap = 0; heap < HEAPS; heap++) {
        assertThat(!solution.value().equals(OptionalLong.of(heap)))
            .as("%s beside %d", sum, heap)
            .isEqualTo(together.nextWins(everything, heap));
      }
      loony += solution.value().isEmpty() ? 1 : 0;
    }
    assertThat(loony).isBetween(100, 900);
  }

  /// Julian West, New values for Top Entails, Games of No Chance, 1996.
  @Test
  void findsTheLoonyStacksOfTopEntails() {
    Worths worths = new Worths(new BoundGame(TOP_ENTAILS), 96, meter());
    List<Long> loony = new ArrayList<>();
    for (long size = 0; size <= 500; size++) {
      if (worths.value(new HeapPosition(size)).isEmpty()) {
        loony.add(size);
      }
    }
    assertThat(loony).containsExactly(1L, 3L);
  }

  @ParameterizedTest
  @CsvSource({
    "decided",
    "search",
    "sequence",
    "walk",
    "fusion",
    "cut",
    "loopy",
    "genus",
    "quotient",
    "placement",
    "automaton",
  })
  void otherMethodsAreRefusedByName(String method) {
    Problem problem = new Problem(TOP_ENTAILS, PositionText.parse(TOP_ENTAILS, "test", "5", 1));
    assertThatThrownBy(() -> Planner.standard().decide(problem, Optional.of(method)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the method " + method + " is not sound here");
  }
}
