package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.TuplePosition;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

/// Moves that leave a number of heaps that varies, against loops that are written out here.
class RunMoveTest {
  private static GameRules rules(String line) {
    return read("board heap\n" + line);
  }

  private static GameRules read(String lines) {
    GameRules rules = RulesParser.parse("a.game", "game A\n" + lines + "\n");
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

  /// Rectangles of heaps of which the last is the start: Project Euler 459 for any sides.
  @Test
  void tuplesInRowsAndColumns() {
    GameRules rules =
        read(
            "board heaps r c\nmove (r,c) -> sum i in r-h+1..r, j in c-w+1..c but the last of (i,j)"
                + " where 1 <= h <= r, 1 <= w <= c, h + w <= 5");
    for (int r = 0; r < 6; r++) {
      for (int c = 0; c < 6; c++) {
        Set<List<List<Long>>> expected = new HashSet<>();
        for (int h = 1; h <= r; h++) {
          for (int w = 1; w <= Math.min(c, 5 - h); w++) {
            List<List<Long>> left = new ArrayList<>();
            for (long i = r - h + 1L; i <= r; i++) {
              for (long j = c - w + 1L; j <= c; j++) {
                left.add(List.of(i, j));
              }
            }
            left.removeLast();
            expected.add(left);
          }
        }
        Set<List<List<Long>>> found = new HashSet<>();
        TupleRuleset.of(rules)
            .options(
                new TuplePosition(List.of((long) r, (long) c)),
                option ->
                    assertThat(found.add(option.sum().stream().map(TuplePosition::sizes).toList()))
                        .isTrue());
        assertThat(found).as("%d %d", r, c).isEqualTo(expected);
      }
    }
  }

  /// One alone leaves nothing, which is no move of an empty heap.
  @Test
  void aHeapMayBecomeNothing() {
    GameRules rules =
        rules("move n -> sum i in n-k..n but the last of i where k <= 1, k <= n, n >= 1");
    assertThat(left(rules, 1)).containsExactlyInAnyOrder(List.of());
    assertThat(left(rules, 3)).containsExactlyInAnyOrder(List.of(), List.of(2L));
    assertThatThrownBy(() -> rules("move n -> sum i in n-k..n but the last of i where k <= 1"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the game may not end");
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
