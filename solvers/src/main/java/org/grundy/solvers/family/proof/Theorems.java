package org.grundy.solvers.family.proof;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.TablePattern;

/// The theorems that are tried on the patterns of one table; the one place where they are listed.
public final class Theorems implements Theorem {
  private final HeapPeriod heapPeriod;
  private final List<Theorem> theorems;

  public Theorems(GameRules rules, FamilyTable table) {
    this.heapPeriod = new HeapPeriod(rules, table);
    this.theorems =
        List.of(
            new ExchangedCoordinates(rules, table.family()),
            new TwoHeapNim(rules, table),
            new LocalSteps(rules, table),
            heapPeriod);
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    return theorems.stream()
        .flatMap(theorem -> theorem.verdict(subject, pattern, range).stream())
        .findFirst();
  }

  /// What is proved of a line, whether or not its values show it.
  public Optional<Finding> ofLine(Subject subject) {
    return heapPeriod.finding(subject);
  }
}
