package org.grundy.workbench.table;

import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// A request for a table.
///
/// @param game the game
/// @param family the starts
/// @param outcomes whether only who wins is asked for, where there are values
/// @param seed for random starts
/// @param method the method to use, where the planner is not to choose
/// @param budget how much work the whole table may cost
/// @param remoteness whether neither values nor outcomes are asked for, but how long plays last
public record TableRequest(
    Game game,
    FamilySpec family,
    boolean outcomes,
    long seed,
    Optional<String> method,
    Budget budget,
    boolean remoteness) {
  public TableRequest {
    game = game.bound();
  }

  /// A request for values or outcomes.
  public TableRequest(
      Game game,
      FamilySpec family,
      boolean outcomes,
      long seed,
      Optional<String> method,
      Budget budget) {
    this(game, family, outcomes, seed, method, budget, false);
  }

  /// The same starts, asked how many moves plays last in which the winner hurries and the loser
  /// holds out.
  ///
  /// @throws InputException if a method is named, as there is but one way
  public TableRequest ofRemoteness() {
    if (method.isPresent()) {
      throw new InputException(
          "how long plays last is found by playing them out", "leave the choice to the planner");
    }
    return new TableRequest(game, family, false, seed, method, budget, true);
  }

  /// True if a text is meant as a family of starts: it begins with a number or a bracket, or names
  /// a family of graphs, and has a range. Where digits are cells of the game it may be a drawn
  /// position, and is no family.
  public static boolean isFamily(Game game, String text) {
    boolean digits =
        game.rules().cells().stream().anyMatch(glyph -> glyph.toString().matches("\\d"));
    boolean begins =
        game.rules().board() instanceof Board.Graph
            ? text.matches("\\s*([a-z]+\\s)?\\s*\\d.*")
            : text.matches("\\(?\\s*\\d.*");
    return !digits && begins && text.matches(".*\\d\\.\\.\\d.*");
  }

  /// The request for a family that is given as text: `1..6x1..8`, `0..40`, `(0..8,0..8)`.
  ///
  /// @throws org.grundy.core.InputException at the first fault of the text, with its place
  public static TableRequest of(
      Game game,
      TextSource family,
      boolean outcomes,
      long seed,
      Optional<String> method,
      Budget budget) {
    FamilySpec starts = FamilyReader.read(game.rules(), family.name(), family.text());
    return new TableRequest(game, starts, outcomes, seed, method, budget);
  }

  /// The number of starts.
  public int starts() {
    return family.size();
  }

  /// The product of the largest sizes, as the cells of the largest board.
  public long largestStart() {
    return family.coordinates().stream()
        .mapToLong(sizes -> Math.max(1, sizes.toNumber() - 1))
        .reduce(1, (a, b) -> b > Long.MAX_VALUE / a ? Long.MAX_VALUE : a * b);
  }

  /// The problem of valuing the starts.
  public FamilyProblem problem() {
    return new FamilyProblem(game.rules(), family, outcomes, seed);
  }
}
