package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

/// Moves that leave a number of heaps that varies, against loops that are written out here.
class RunMoveTest {
  private static GameRules rules(String line) {
    GameRules rules = RulesParser.parse("a.game", "game A\nboard heap\n" + line + "\n");
    assertThat(RulesParser.parse("a.game", RulesFormatter.format(rules))).isEqualTo(rules);
    assertThat(RulesJson.read("a.json", RulesJson.write(rules))).isEqualTo(rules);
    return rules;
  }

  private static Set<List<Long>> left(GameRules rules, long heap) {
    Set<List<Long>> left = new HashSet<>();
    HeapRuleset.of(rules)
        .options(
            new HeapPosition(heap),
            option ->
                assertThat(left.add(option.sum().stream().map(HeapPosition::size).toList()))
                    .isTrue());
    return left;
  }

  /// Codeforces 87 C, Interesting Game: a, a-1, a-2, … with two heaps at least.
  @Test
  void heapsThatShrinkByOne() {
    GameRules rules =
        rules("move n -> sum i in 0..t-1 of (a-i) where t*(2*a-t+1) = 2*n, 2 <= t <= a, a < n");
    for (long n = 0; n <= 60; n++) {
      Set<List<Long>> expected = new HashSet<>();
      for (long least = 1; least < n; least++) {
        List<Long> heaps = new ArrayList<>();
        long total = 0;
        for (long heap = least; total < n; heap++) {
          heaps.add(heap);
          total += heap;
        }
        if (total == n) {
          expected.add(heaps);
        }
      }
      assertThat(left(rules, n)).as("%d", n).isEqualTo(expected);
    }
  }

  /// Equal parts, two at least, as in Maundy Cake.
  @Test
  void copiesOfOneHeap() {
    GameRules rules = rules("move n -> k copies of a where a*k = n, k >= 2, a >= 1");
    for (long n = 0; n <= 40; n++) {
      Set<List<Long>> expected = new HashSet<>();
      for (long k = 2; k <= n; k++) {
        if (n % k == 0) {
          List<Long> heaps = new ArrayList<>();
          for (long i = 0; i < k; i++) {
            heaps.add(n / k);
          }
          expected.add(heaps);
        }
      }
      assertThat(left(rules, n)).as("%d", n).isEqualTo(expected);
    }
  }

  /// They would take the memory of the machine before any budget is asked.
  @Test
  void moreHeapsThanCanBeListedAreRefused() {
    assertThatThrownBy(() -> left(rules("move n -> 1000000000 copies of (n-1) where n >= 1"), 5))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a move leaves 1,000,000,000 heaps");
    assertThatThrownBy(
            () -> left(rules("move n -> sum i in 1..t of (i) where t = 10^9, n > 10^9"), 1L << 40))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("at most 1,048,576");
  }

  /// A heap by name, a run that grows by 2 and copies; a range that is empty leaves nothing.
  @Test
  void heapsAndRunsTogether() {
    GameRules rules =
        rules(
            "move n -> 1 + sum i in b..t of (2*i) + 2 copies of (b+1) where "
                + "b < n, t < n, 2*t < n, b + 1 < n, n >= 2");
    for (long n = 2; n <= 12; n++) {
      Set<List<Long>> expected = new HashSet<>();
      for (long b = 0; b + 1 < n; b++) {
        for (long t = b; 2 * t < n; t++) {
          List<Long> heaps = new ArrayList<>(List.of(1L, b + 1, b + 1));
          for (long i = b; i <= t; i++) {
            if (i > 0) {
              heaps.add(2 * i);
            }
          }
          heaps.sort(null);
          expected.add(heaps);
        }
      }
      assertThat(left(rules, n)).as("%d", n).isEqualTo(expected);
    }
  }
}
