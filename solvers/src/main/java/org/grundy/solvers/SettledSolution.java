package org.grundy.solvers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;

/// A problem of which it is known who wins, and not everything else: its moves are those of which
/// it is known what they lead to.
public final class SettledSolution implements Solution {
  private final Outcome outcome;
  private final Partial known;

  private SettledSolution(Outcome outcome, Partial known) {
    this.outcome = outcome;
    this.known = known;
  }

  /// A solution made of everything that is known; empty where the outcome is not known.
  public static Optional<Solution> of(Partial known) {
    return known.outcome().map(outcome -> new SettledSolution(outcome, known));
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public OptionalLong value() {
    return known.value();
  }

  @Override
  public List<Component> components() {
    return known.components().stream().allMatch(part -> part.value().isPresent())
        ? known.components().stream()
            .map(part -> new Component(part.summand(), part.position(), part.value().getAsLong()))
            .toList()
        : List.of();
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    known.settled().forEach(sink);
  }
}
