package org.grundy.solvers.play;

import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.MethodUse;

/// The starts of a family, each with its [Remoteness], which go on from what was found out about
/// those before.
public final class RemotenessFamily implements FamilyPlan {
  private final FamilyProblem family;
  private final CompiledGame game;
  private final int columns;
  private Optional<Remoteness> remoteness = Optional.empty();
  private int known;

  /// @throws InputException if plays of the game need not end, or moves are not made by turns
  public RemotenessFamily(FamilyProblem family) {
    Optional<String> refused =
        family.rules().board() instanceof Board.Tiling
            ? Optional.of("its moves name pieces")
            : family.rules().twists().stream()
                .filter(twist ->
                    twist == Twist.LOOPY || twist == Twist.BINDING || twist == Twist.BESIDE)
                .findFirst()
                .map(Twist::because);
    if (refused.isPresent()) {
      throw new InputException(
          "starts of %s have no remoteness in a table: %s"
              .formatted(family.rules().title(), refused.get()),
          "ask for a table of its values or outcomes");
    }
    this.family = family;
    this.game = new CompiledGame(family.rules());
    this.columns = (int) family.starts().columns().size();
  }

  @Override
  public String method() {
    return DefinitionMethod.NAME;
  }

  @Override
  public String because() {
    return "the winner takes the shortest of the plays that win, and the loser the longest";
  }

  @Override
  public String cost() {
    return "one expansion for each sum that can be reached";
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    for (int i = 0; i < entries.length; i++) {
      meter.work(1);
      entries[i] = moves(start(family.starts().numbers(i / columns, i % columns)), meter);
      known++;
    }
  }

  /// How many moves a play lasts.
  ///
  /// @param start of the family or beyond
  /// @param meter the same for all starts that are asked for
  public long moves(Problem start, Meter meter) {
    if (start.isOver()) {
      return 0;
    }
    if (remoteness.isEmpty()) {
      remoteness = Optional.of(new Remoteness(start, meter));
    }
    return remoteness.get().of(start).moves();
  }

  /// The start of these numbers, in the family or not.
  public Problem start(List<Long> numbers) {
    return new Problem(game, List.of(family.start(numbers)));
  }

  @Override
  public List<MethodUse> methods() {
    return known == 0 ? List.of() : List.of(new MethodUse(method(), known, ""));
  }
}
