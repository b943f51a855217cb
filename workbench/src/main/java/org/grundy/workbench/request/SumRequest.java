package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;
import org.grundy.workbench.game.Game;

/// A sum of positions, each of its own game, read once. Most have one position only.
///
/// @param problem the positions with their rules
/// @param named whether each position is written with the name of its game: in a sum of several
///   games, what is left of one, and where another game is asked about
public record SumRequest(Problem problem, boolean named) {
  /// A sum whose positions are written with names where it is of several games.
  public SumRequest(Problem problem) {
    this(problem, problem.isMixed());
  }

  /// The same sum, of which no values are asked: only who wins, and which moves win.
  public SumRequest ofOutcome() {
    return new SumRequest(problem.ofOutcome(), named);
  }

  /// The same sum where a player who cannot move wins.
  ///
  /// @throws org.grundy.core.InputException if a game of it has no misère play
  public SumRequest misere() {
    List<Addend> others =
        problem.addends().stream()
            .map(addend ->
                new Addend(
                    addend.name(),
                    new Game(addend.name(), addend.rules()).misere().rules(),
                    addend.position()))
            .toList();
    return new SumRequest(new Problem(others), named);
  }

  /// The title of the game; of several games all of them, each once.
  public String title() {
    return problem.title();
  }

  /// True if in some game a move binds the next one.
  public boolean binds() {
    return problem.binds();
  }

  /// The positions, in order.
  public List<Position> positions() {
    return problem.sum();
  }

  /// This sum and another, as one.
  public SumRequest plus(SumRequest other) {
    List<Addend> both = new ArrayList<>(problem.addends());
    both.addAll(other.problem.addends());
    Problem sum = new Problem(both);
    return new SumRequest(sum, named || other.named || sum.isMixed());
  }

  /// Hands over every move, in the order of the sum; nothing is solved.
  public void moves(Consumer<SumMove> sink) {
    for (int i = 0; i < problem.addends().size() && !problem.isOver(); i++) {
      int summand = i;
      Addend addend = problem.addends().get(i);
      LiteralMoves.of(addend.rules())
          .options(
              addend.position(),
              option -> sink.accept(new SumMove(this, summand, option, Optional.empty())));
    }
  }

  /// The sum as it is written: boards are drawn, and each position has the name of its game where
  /// they are [named].
  public String text() {
    return SumText.of(problem.addends(), named);
  }

  @Override
  public String toString() {
    return text();
  }
}
