package org.grundy.api;

import java.util.List;
import org.grundy.workbench.request.PlanReport;

/// The way in which something is solved: a method that is sound.
///
/// @param method its name
/// @param because the theorem, and how its conditions are met
/// @param cost an estimate, in words
/// @param parts of a sum that is planned part by part, the approach of each
public record Approach(String method, String because, String cost, List<Part> parts) {
  public Approach {
    parts = List.copyOf(parts);
  }

  static Approach of(PlanReport.Choice choice) {
    return new Approach(
        choice.method(),
        choice.because(),
        choice.cost(),
        choice.parts().stream()
            .map(part -> new Part(part.positions(), part.zero(), of(part.plan())))
            .toList());
  }

  /// Some positions of a sum with their own approach.
  ///
  /// @param positions where they stand in the sum, from 1
  /// @param zero whether a theorem says at once that together they are worth 0
  public record Part(List<Integer> positions, boolean zero, Approach approach) {
    public Part {
      positions = List.copyOf(positions);
    }
  }
}
