package org.grundy.workbench.contest;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.EquationMove.Expression;

/// The form of the output.
///
/// @param wins the lines for a case in which the player to move wins
/// @param loses the lines for a case in which the player to move loses
/// @param move how a move is written
/// @param between what stands between the answers of the innermost cases
/// @param gathered what stands in place of an answer for each case
/// @param turns how a program that plays against another learns who begins
/// @param over what is said in place of a move by the one who has none
public record OutputForm(
    List<Template> wins,
    List<Template> loses,
    Optional<Template> move,
    String between,
    Optional<Gathered> gathered,
    Turns turns,
    Optional<String> over) {
  public OutputForm {
    wins = List.copyOf(wins);
    loses = List.copyOf(loses);
  }

  /// How a program that plays learns who begins.
  public enum Turns {
    /// It reads a line `first` or `second` behind the position.
    TOLD,
    /// It says the `wins` line to begin, and the `loses` line to let the other begin.
    CHOSEN,
    /// It begins always, and is told nothing.
    FIRST,
    /// The other begins always, and it is told nothing.
    SECOND;

    /// As formats write it.
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// What stands in place of an answer for each of the [cases that stand together][
  /// ContestSpec#group]. Only the cases of one outcome count.
  public sealed interface Gathered {
    Outcome outcome();

    /// `total loses x+y`: the sum of a number over the cases.
    record Total(Outcome outcome, Expression number) implements Gathered {}

    /// `find first loses else -1`: the lines for one of the cases.
    ///
    /// @param sought which of them
    /// @param none what is printed where there is none
    record Found(Sought sought, Outcome outcome, String none) implements Gathered {}
  }

  /// Which of several cases is printed.
  public enum Sought {
    /// The first.
    FIRST,
    /// The last.
    LAST,
    /// The first; each other is right too.
    ANY;

    /// As formats write it.
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// The lines for a case of an outcome.
  public List<Template> lines(Outcome outcome) {
    return switch (outcome) {
      case N -> wins;
      case P -> loses;
      case DRAW ->
          throw new InputException(
              "the position is a draw, and the format has no line for it",
              "ask for the position itself");
    };
  }

  /// True if a program does not print an answer and end, but plays.
  public boolean isTalk() {
    return turns != Turns.TOLD || over.isPresent();
  }

  /// True if the lines are the same whichever player wins, so that nobody need know.
  public boolean isOneForBoth() {
    return wins.stream()
        .map(Template::pieces)
        .toList()
        .equals(loses.stream().map(Template::pieces).toList());
  }
}
