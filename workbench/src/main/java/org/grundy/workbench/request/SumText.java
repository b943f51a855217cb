package org.grundy.workbench.request;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;

/// Sums as they are written.
public final class SumText {
  private SumText() {}

  /// The positions, with `+` between them; in a sum of several games each with the name of its
  /// game.
  public static String of(Problem problem) {
    return of(problem.addends(), problem.isMixed());
  }

  /// The positions as [#of] writes them, or how large they are where that is longer.
  public static String orSize(Problem problem, int mostCharacters) {
    return PositionSize.characters(problem.sum()) <= mostCharacters
        ? of(problem)
        : problem.sum().stream().map(PositionSize::of).collect(Collectors.joining(" + "));
  }

  /// The text of some addends, as [#of] writes it.
  ///
  /// @param named whether the names of the games are written
  public static String of(List<Addend> addends, boolean named) {
    return addends.stream()
        .map(addend ->
            (named ? addend.name() + " " : "")
                + PositionText.format(addend.rules(), addend.position()))
        .collect(Collectors.joining(" + "));
  }
}
