package org.grundy.workbench.render.kit;

import java.util.HashMap;
import java.util.Map;
import org.grundy.core.Move;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.moves.SpokenMoves;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;

/// The names of the moves of a sum.
public final class NamedMoves {
  private final Problem problem;
  private final Map<GameRules, MoveNames> names = new HashMap<>();
  private final Map<GameRules, SpokenMoves> spoken = new HashMap<>();

  public NamedMoves(Problem problem) {
    this.problem = problem;
  }

  /// The name of a move, without a word of where it is made in the sum.
  ///
  /// @param summand index of the position in which it is made, from 0
  public String of(int summand, Move move) {
    Addend addend = problem.addends().get(summand);
    return names.computeIfAbsent(addend.rules(), MoveNames::new).of(addend.position(), move);
  }

  /// The words in which people say a move, with the letter of the position where there are several.
  ///
  /// @param summand index of the position in which it is made, from 0
  public String words(int summand, Move move) {
    Addend addend = problem.addends().get(summand);
    String letter = problem.addends().size() > 1 ? SpokenMoves.letter(summand) : "";
    return spoken
        .computeIfAbsent(addend.rules(), SpokenMoves::new)
        .of(addend.position(), move, letter);
  }

  /// The name of a move of an answer.
  public String of(RatedMove move) {
    return of(move.summand(), move.move());
  }

  /// The words for a move of an answer, with the letter of the position where there are several.
  public String words(RatedMove move) {
    return words(move.summand(), move.move());
  }
}
