package org.grundy.solvers.quotient;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.api.Test;

class QuotientSearchTest {
  @Test
  void tries() {
    for (String code :
        List.of(
            "0.77", "0.123", "0.75", "0.144", "0.26", "0.53", "0.71", "0.115", "0.152", "0.157",
            "0.31011", "0.241", "0.057", "0.37", "0.1123", "4.7", "0.3122", "0.3101", "4.56")) {
      var rules = RulesParser.parse("t", "game T\nboard heap\ncode " + code + "\n");
      HeapRuleset ruleset = HeapRuleset.of(rules);
      long t = System.nanoTime();
      QuotientSearch search = new QuotientSearch(new Meter(Budget.ofThisProcess()));
      int n = 0;
      int changed = 0;
      int order = 0;
      for (; n <= 200; n++) {
        List<int[]> options = new ArrayList<>();
        ruleset.optionSums(
            new HeapPosition(n),
            (sum, wins) -> {
              options.add(sum.stream().mapToInt(p -> (int) p.size()).toArray());
            });
        if (!search.add(options)) {
          break;
        }
        if (search.monoid().order() != order) {
          changed = n;
          order = search.monoid().order();
        }
      }
      System.out.printf(
          "%s to %d order %d P %d tame %b records %d gens %s changed %d in %.2f s%n",
          code,
          n - 1,
          search.monoid().order(),
          search.monoid().losing().cardinality(),
          search.monoid().isTame(),
          search.records(),
          search.generators(),
          changed,
          (System.nanoTime() - t) / 1e9);
    }
  }
}
