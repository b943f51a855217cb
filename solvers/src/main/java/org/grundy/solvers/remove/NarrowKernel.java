package org.grundy.solvers.remove;

import org.grundy.core.Meter;

/// A game on a board of at most 64 cells with the table of what is known of its components, and the
/// searchers that share it.
final class NarrowKernel {
  private final NarrowSearch.NarrowGame game;
  private final NimberTable table;
  private final Crew<NarrowSearch> crew;

  /// @param order of components that are representatives
  NarrowKernel(MoveTable moves, MoveOrder order, Representative representative, Meter meter) {
    this.game = new NarrowSearch.NarrowGame(moves, Parting.of(moves), order, representative);
    this.table = new NimberTable(meter);
    this.crew = new Crew<>(meter, this::searcher);
  }

  /// A further searcher over the same table, in a team.
  NarrowSearch searcher(Team team) {
    return new NarrowSearch(game, table, team);
  }

  Crew<NarrowSearch> crew() {
    return crew;
  }

  NimberTable table() {
    return table;
  }
}
