package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.play.genus.Genus;
import org.grundy.solvers.play.genus.GenusSequence;
import org.grundy.workbench.game.Game;

/// The genera of the first heaps of a game.
///
/// @param genera of the heaps 0, 1, 2, …, as far as they were found
/// @param allTame why all heaps are tame, where that is proved
/// @param ended what ended the work before it was done
public record GenusReport(
    Game game, List<Genus> genera, Optional<String> allTame, Optional<Ending> ended) {
  public GenusReport {
    genera = List.copyOf(genera);
  }

  /// Finds the genera of all heaps below `toHeap`, or as many as the meter allows.
  ///
  /// @throws InputException if the game is not one of single heaps
  public static GenusReport of(Game game, long toHeap, Meter meter) {
    if (!(game.rules().board() instanceof Board.Heap)) {
      throw new InputException(
          "genera are found for single heaps, and " + game.name() + " is not played on them",
          "name a heap code such as 0.77, or a game on `board heap`");
    }
    GenusSequence sequence = GenusSequence.of(game.rules().bound(), meter);
    List<Genus> genera = new ArrayList<>();
    Optional<Ending> ended = Optional.empty();
    try {
      while (genera.size() < toHeap) {
        genera.add(sequence.genus(genera.size()));
      }
    } catch (BudgetSpentException spent) {
      ended = Optional.of(spent.ending());
    }
    return new GenusReport(game, genera, sequence.allTame(), ended);
  }
}
