package org.grundy.solvers.family.proof;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.TablePattern;

/// The theorems that are tried on the patterns of one table of values or outcomes; the one place
/// where they are listed.
public final class Theorems implements Theorem {
  private final HeapPeriod heapPeriod;
  private final WythoffPairs wythoffPairs;
  private final AutomaticWinners winners;
  private final List<Theorem> theorems;

  /// False where entries are how long plays last, of which no theorem here speaks.
  private final boolean areOfValues;

  public Theorems(GameRules rules, FamilyTable table) {
    this.areOfValues = !table.isOfRemoteness();
    Optional<Tuples> tuples = Tuples.of(rules);
    this.heapPeriod = new HeapPeriod(rules, table, tuples);
    this.wythoffPairs = new WythoffPairs(rules);
    this.winners = new AutomaticWinners(rules, table);
    this.theorems =
        !areOfValues || !rules.takesTurns()
            ? List.of()
            : List.of(
                new ExchangedCoordinates(rules, table.family()),
                new TwoHeapNim(rules, table),
                wythoffPairs,
                new LocalSteps(table, tuples),
                heapPeriod,
                winners);
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    return theorems.stream()
        .flatMap(theorem -> theorem.verdict(subject, pattern, range).stream())
        .findFirst();
  }

  /// The finding that is proved about a line, whether or not its values show it.
  public Optional<Finding> ofLine(Subject subject) {
    return areOfValues ? heapPeriod.finding(subject) : Optional.empty();
  }

  /// That an automaton is proved to say who wins at all sizes, where one is found.
  public Optional<Finding> ofWinners() {
    return areOfValues ? winners.finding() : Optional.empty();
  }

  /// A formula of which it is proved that it says where the whole table is zero, whether or not its
  /// entries show it.
  public Optional<Formula> ofZeros() {
    return areOfValues ? wythoffPairs.losing().map(Formula.class::cast) : Optional.empty();
  }
}
