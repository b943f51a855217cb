package org.grundy.tilings;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.tilings.colouring.Colouring;
import org.grundy.tilings.region.TilingsFound;

/// A method bound to a problem, ready to run.
public interface TilingPlan {
  /// The method's name.
  String method();

  /// Why the method gives the right answer here.
  String because();

  /// The cost that is expected, in the units that dominate.
  String cost();

  /// Finds what is asked.
  ///
  /// @param found takes the tilings
  /// @return why there is no tiling, where the method shows that, or [Settled#DONE]; empty if the
  ///   method could not settle the question and another has to
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Optional<Settled> run(TilingsFound found, Meter meter);

  /// The end of a run.
  ///
  /// @param obstacle why there is no tiling at all; empty where there may be some
  /// @param colouring the weights that show it, where it is they that do
  record Settled(String obstacle, Optional<Colouring> colouring) {
    /// The run found what was asked for.
    static final Settled DONE = new Settled("", Optional.empty());

    /// There is no tiling.
    static Settled none(String obstacle) {
      return new Settled(obstacle, Optional.empty());
    }
  }
}
