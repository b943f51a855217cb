package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.grundy.core.TuplePosition;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Moves in several heaps at once, against subsets of heaps that are written out here, and against
/// Moore's theorem.
class SeveralHeapsRulesetTest {
  private static final long SEED = 20261122;

  private static GameRules rules(String line) {
    return RulesParser.parse("a.game", "game A\nboard heap\n" + line + "\n");
  }

  private static Set<List<Long>> options(SeveralHeapsRuleset ruleset, List<Long> heaps) {
    List<List<Long>> options = new ArrayList<>();
    ruleset.options(
        new TuplePosition(heaps), option -> options.add(option.sum().getFirst().sizes()));
    assertThat(options).doesNotHaveDuplicates();
    return new HashSet<>(options);
  }

  private static List<Long> normal(List<Long> heaps) {
    List<Long> sorted = new ArrayList<>(heaps.stream().filter(heap -> heap > 0).toList());
    sorted.sort(Comparator.reverseOrder());
    return sorted.isEmpty() ? List.of(0L) : sorted;
  }

  /// What subsets of the heaps leave: every heap of the subset loses one of the counts.
  private static Set<List<Long>> written(
      List<Long> heaps, List<Long> counts, int least, int most, boolean every, boolean same) {
    Set<List<Long>> left = new HashSet<>();
    for (int subset = 1; subset < 1 << heaps.size(); subset++) {
      int size = Integer.bitCount(subset);
      boolean whole = true;
      for (int i = 0; i < heaps.size(); i++) {
        whole &= heaps.get(i) == 0 || (subset >> i & 1) != 0;
      }
      if (every ? whole : least <= size && size <= most) {
        lower(heaps, counts, subset, 0, same ? 0 : -1, left, every);
      }
    }
    return left;
  }

  private static void lower(
      List<Long> heaps,
      List<Long> counts,
      int subset,
      int at,
      long same,
      Set<List<Long>> left,
      boolean every) {
    if (at == heaps.size()) {
      left.add(normal(heaps));
      return;
    }
    boolean chosen = (subset >> at & 1) != 0 && !(every && heaps.get(at) == 0);
    for (long count : chosen ? counts : List.of(0L)) {
      if (count <= heaps.get(at) && (!chosen || same <= 0 || count == same)) {
        List<Long> lower = new ArrayList<>(heaps);
        lower.set(at, heaps.get(at) - count);
        lower(lower, counts, subset, at + 1, chosen && same == 0 ? count : same, left, every);
      }
    }
  }

  @Test
  void movesAreThoseOfTheSubsets() {
    Random random = new Random(SEED);
    for (int game = 0; game < 200; game++) {
      int to = 1 + random.nextInt(4);
      int most = 1 + random.nextInt(3);
      boolean exactly = random.nextBoolean();
      boolean every = random.nextInt(4) == 0;
      boolean same = random.nextBoolean();
      String where =
          every
              ? "every heap"
              : (exactly || most == 1 ? "exactly " : "up to ")
                  + most
                  + (most == 1 ? " heap" : " heaps");
      boolean taking = random.nextBoolean();
      String line =
          (taking
                  ? "take  1" + (to > 1 ? ".." + to : "")
                  : "move  n -> n - j where 1 <= j <= " + to)
              + " in "
              + where
              + (same ? " same" : " each");
      GameRules rules = rules(line);
      assertThat(RulesFormatter.format(rules)).isEqualTo("game  A\nboard heap\n" + line + "\n");
      assertThat(RulesJson.read("a.json", RulesJson.write(rules))).isEqualTo(rules);
      List<Long> heaps = new ArrayList<>();
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        heaps.add((long) random.nextInt(6));
      }
      List<Long> counts = new ArrayList<>();
      for (long count = 1; count <= to; count++) {
        counts.add(count);
      }
      Set<List<Long>> written =
          heaps.stream().allMatch(heap -> heap == 0)
              ? Set.of()
              : written(heaps, counts, exactly ? most : 1, most, every, same);
      assertThat(options(SeveralHeapsRuleset.of(rules), heaps))
          .as("seed %d: %s in %s", SEED, line, heaps)
          .isEqualTo(written);
    }
  }

  /// Equal heaps, in whatever order the heaps stand, against all ways to choose in each.
  @Test
  void heapsThatSplitAreThoseOfAllChoices() {
    SeveralHeapsRuleset ruleset =
        SeveralHeapsRuleset.of(rules("move n -> a + b where a + b < n in up to 2 heaps each"));
    Random random = new Random(SEED);
    for (int game = 0; game < 60; game++) {
      List<Long> heaps = random.longs(1 + random.nextInt(4), 0, 5).boxed().toList();
      Set<List<Long>> written = new HashSet<>();
      split(heaps, 0, 0, List.of(), written);
      assertThat(options(ruleset, heaps)).as("seed %d: %s", SEED, heaps).isEqualTo(written);
    }
  }

  private static void split(
      List<Long> heaps, int at, int chosen, List<Long> left, Set<List<Long>> written) {
    if (at == heaps.size()) {
      if (chosen > 0) {
        written.add(normal(left));
      }
      return;
    }
    List<Long> stays = new ArrayList<>(left);
    stays.add(heaps.get(at));
    split(heaps, at + 1, chosen, stays, written);
    for (long sum = 0; sum < heaps.get(at) && chosen < 2; sum++) {
      for (long part = 0; part <= sum; part++) {
        List<Long> parted = new ArrayList<>(left);
        parted.addAll(List.of(part, sum - part));
        split(heaps, at + 1, chosen + 1, parted, written);
      }
    }
  }

  /// Moore 1910: with up to k heaps the next player loses exactly if every binary digit stands in a
  /// number of heaps that k + 1 divides.
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void mooresTheorem(int k) {
    SeveralHeapsRuleset ruleset =
        SeveralHeapsRuleset.of(rules("move n -> m where m < n in up to " + k + " heaps each"));
    Map<List<Long>, Boolean> known = new HashMap<>();
    for (long a = 0; a <= 4; a++) {
      for (long b = 0; b <= a; b++) {
        for (long c = 0; c <= b; c++) {
          for (long d = 0; d <= c; d++) {
            List<Long> heaps = List.of(a, b, c, d);
            boolean loses = true;
            for (int digit = 0; digit < 3; digit++) {
              int bit = digit;
              loses &= heaps.stream().filter(heap -> (heap >> bit & 1) != 0).count() % (k + 1) == 0;
            }
            assertThat(wins(ruleset, normal(heaps), known)).as("%s", heaps).isEqualTo(!loses);
          }
        }
      }
    }
  }

  private static boolean wins(
      SeveralHeapsRuleset ruleset, List<Long> heaps, Map<List<Long>, Boolean> known) {
    Boolean found = known.get(heaps);
    if (found == null) {
      found = options(ruleset, heaps).stream().anyMatch(left -> !wins(ruleset, left, known));
      known.put(heaps, found);
    }
    return found;
  }

  @Test
  void heapsOneByOneAreOnePosition() {
    GameRules rules = rules("take 1..2 in up to 2 heaps each");
    assertThat(PositionText.parse(rules, "p", "3 + 4+5", 1))
        .isEqualTo(PositionText.parse(rules, "p", "(3,4,5)", 1))
        .containsExactly(new TuplePosition(List.of(3L, 4L, 5L)));
    assertThat(PositionText.parse(rules, "p", "(3,4) + (5)", 1)).hasSize(2);
    assertThat(
            PositionText.parse(
                rules, "p", PositionText.format(rules, new TuplePosition(List.of(7L))), 1))
        .containsExactly(new TuplePosition(List.of(7L)));
  }
}
