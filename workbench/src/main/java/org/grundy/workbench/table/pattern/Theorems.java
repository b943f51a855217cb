package org.grundy.workbench.table.pattern;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.table.ValueTable;

/// The theorems that are tried on the patterns of one table; the one place where they are listed.
final class Theorems implements Theorem {
  private final HeapPeriod heapPeriod;
  private final List<Theorem> theorems;

  Theorems(GameRules rules, ValueTable table) {
    this.heapPeriod = new HeapPeriod(rules, table);
    this.theorems =
        List.of(
            new ExchangedCoordinates(rules),
            new TwoHeapNim(rules, table),
            new LocalSteps(rules, table),
            heapPeriod);
  }

  @Override
  public Optional<Verdict> verdict(Subject subject, Pattern pattern, String range) {
    return theorems.stream()
        .flatMap(theorem -> theorem.verdict(subject, pattern, range).stream())
        .findFirst();
  }

  /// What is proved of a line, whether or not its values show it.
  Optional<Finding> ofLine(Subject subject) {
    return heapPeriod.finding(subject);
  }
}
