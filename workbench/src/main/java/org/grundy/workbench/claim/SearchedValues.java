package org.grundy.workbench.claim;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;
import org.grundy.solvers.component.ruleset.RulesetSearch;

/// Values found by the component search on the checker's own parts: slow, for any kind of parts.
///
/// @param <P> the parts
record SearchedValues<P>(RulesetSearch<P> search) implements ValueProof.Values<P> {
  SearchedValues(PartRules<P> rules, Meter meter) {
    this(new RulesetSearch<>(rules, meter));
  }

  @Override
  public OptionalLong soFar(P part) {
    return search.valueSoFar(List.of(part));
  }

  @Override
  public long value(P part) {
    return search.value(List.of(part)).orElseThrow();
  }

  @Override
  public boolean is(P part, long n) {
    return n <= Integer.MAX_VALUE && search.is(List.of(part), (int) n);
  }
}
