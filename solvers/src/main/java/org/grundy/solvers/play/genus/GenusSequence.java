package org.grundy.solvers.play.genus;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.HeapOptions;
import org.grundy.solvers.sequence.HeapSequence;

/// The genera of the heaps 0, 1, 2, … of one game, on demand, whatever play its rules name.
///
/// As long as all heaps are tame this costs what their moves cost; from the first one that is not,
/// every sum has to be looked at that heaps can come to, and their number grows fast.
///
/// Not safe for use by several threads.
public final class GenusSequence {
  private final TameHeaps tame;
  private final HeapClasses classes;
  private final GenusTable table;
  private final Meter meter;

  private GenusSequence(TameHeaps tame, HeapClasses classes, Meter meter) {
    this.tame = tame;
    this.classes = classes;
    this.table = new GenusTable(classes, meter);
    this.meter = meter;
  }

  /// The heaps of a game.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static GenusSequence of(GameRules rules, Meter meter) {
    return new GenusSequence(
        new TameHeaps(rules, HeapSequence.of(rules), meter),
        new HeapClasses(new HeapOptions(HeapRule.of(rules), meter), meter),
        meter);
  }

  /// The genus of a heap.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public Genus genus(long n) {
    return tame.pair(n, meter).map(Genus::tame).orElseGet(() -> table.genus(classes.heap(n)));
  }

  /// The reason why all heaps are tame; empty where that is not proved by now.
  public Optional<String> allTame() {
    return tame.allTame();
  }
}
