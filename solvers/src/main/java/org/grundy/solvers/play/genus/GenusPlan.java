package org.grundy.solvers.play.genus;

import java.util.List;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.sequence.HeapSequence;

/// The theory of genera bound to a sum of heaps.
record GenusPlan(GameRules rules, List<HeapPosition> sum, HeapSequence sequence) implements Plan {
  @Override
  public String method() {
    return "genus";
  }

  @Override
  public String because() {
    return sequence.rule().onlyTakes()
        ? "a heap from which tokens are only taken equals the Nim heap of its Grundy value under"
            + " misère play too (Ferguson 1974), and misère Nim is won as Nim is, except that of"
            + " heaps of 1 alone an odd number loses (Bouton 1901)"
        : "a sum of tame heaps has the outcome of a sum of Nim heaps under misère play (Conway"
            + " 1976); in any other sum the next player wins exactly if a move leads to a sum that"
            + " the next player loses, and heaps that differ by reversible moves only are equal";
  }

  @Override
  public String cost() {
    long largest = sum.stream().mapToLong(HeapPosition::size).max().orElse(0);
    return sequence.rule().onlyTakes()
        ? "the values of heaps up to %,d, or up to where a period is proved".formatted(largest)
        : "the options of heaps up to %,d, or up to where a period is proved, if they are tame; else one expansion for each sum that can be reached"
            .formatted(largest);
  }

  @Override
  public Run begin(Meter meter) {
    return new GenusRun(rules, sum, sequence, meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
