package org.grundy.workbench.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TilingPosition;
import org.grundy.rules.moves.Turn;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;

/// A game that is being played by somebody against Grundy: the position, who is to move, and the
/// moves so far. Whoever is about to move, or to be told about the position, lets Grundy
/// [think][#think] first. Not for several threads.
public final class Match {
  /// The players.
  public enum Player {
    YOU,
    GRUNDY;

    /// The opponent.
    public Player other() {
      return this == YOU ? GRUNDY : YOU;
    }
  }

  /// A move that was made.
  ///
  /// @param by who made it
  /// @param move what was made
  /// @param before where it was made
  public record Step(Player by, SumMove move, Exploration before) {
    /// True if a won position was given away, or a draw.
    public boolean isMistake() {
      return gaveDrawAway() || gaveWinAway();
    }

    /// True if a draw was given away.
    public boolean gaveDrawAway() {
      return before.isDraw() && move.rated().filter(rated -> !rated.draws()).isPresent();
    }

    private boolean gaveWinAway() {
      return before.outcome().equals(Optional.of(Outcome.N))
          && move.rated().filter(rated -> !rated.wins()).isPresent()
          && before.winningMove().isPresent();
    }
  }

  private final Explorer explorer;
  private final List<Step> steps = new ArrayList<>();
  private Exploration seen;
  private Player toMove;
  private Optional<Player> winner = Optional.empty();

  /// A match that begins.
  ///
  /// @param first who moves first
  /// @throws InputException if the position is too large to be played move by move
  public Match(Explorer explorer, SumRequest start, Player first) {
    this.explorer = explorer;
    this.toMove = first;
    this.seen = look(start);
    settle();
  }

  private Exploration look(SumRequest sum) {
    if (sum.positions().stream().anyMatch(TilingPosition.class::isInstance)) {
      throw new InputException(
          "the tiling game is one choice of a piece, and not played move by move",
          "solve it: that names the pieces that win");
    }
    if (sum.problem().addends().stream().anyMatch(addend -> addend.rules().bonds().entails())) {
      throw new InputException(
          "a game in which moves entail an answer is not played move by move",
          "solve it: that tells what each move leads to");
    }
    Exploration listed = explorer.moves(sum);
    if (!listed.everyMove()) {
      throw new InputException(
          "the position is too large to be played move by move",
          "up to %,d moves, %,d cells, heaps of %,d are played"
              .formatted(Explorer.MOST_MOVES, Explorer.LARGEST_BOARD, Explorer.LARGEST_HEAP));
    }
    return listed;
  }

  /// Finds out who wins, and which moves do. A position that was thought about, and one where the
  /// game is over, is left at that.
  ///
  /// @param meter counts the work; where it is spent first, the position is played all the same
  public void think(Meter meter) {
    if (winner.isEmpty() && seen.answer().isEmpty() && seen.partial().isEmpty()) {
      seen = explorer.explore(seen.sum(), Optional.empty(), meter);
    }
  }

  /// The position with its moves, and what is known of it since it was [thought about][#think].
  public Exploration seen() {
    return seen;
  }

  /// The player who is to move.
  public Player toMove() {
    return toMove;
  }

  /// The player who has won; empty while the game goes on.
  public Optional<Player> winner() {
    return winner;
  }

  /// The moves so far.
  public List<Step> steps() {
    return List.copyOf(steps);
  }

  /// Makes a move of the position for whoever is to move.
  public void make(SumMove move) {
    Exploration after = move.ends() ? explorer.moves(move.play()) : look(move.play());
    steps.add(new Step(toMove, move, seen));
    seen = after;
    if (move.ends()) {
      winner = Optional.of(toMove);
      return;
    }
    toMove = move.turn() == Turn.STAYS ? toMove : toMove.other();
    settle();
  }

  private void settle() {
    if (seen.isOver()) {
      winner = Optional.of(seen.stuckPlayerWins() ? toMove : toMove.other());
    }
  }

  /// Lets Grundy move, by what it knows of the position.
  ///
  /// @param seed the same seed gives the same move
  public SumMove answer(Level level, long seed) {
    SumMove move = level.opponent().choose(seen, seed).orElseThrow();
    make(move);
    return move;
  }

  /// Goes back to where the player made the last move of theirs.
  ///
  /// @return whether there was one
  public boolean undo() {
    int last = steps.size() - 1;
    while (last >= 0 && steps.get(last).by() != Player.YOU) {
      last--;
    }
    if (last < 0) {
      return false;
    }
    seen = steps.get(last).before();
    toMove = Player.YOU;
    winner = Optional.empty();
    steps.subList(last, steps.size()).clear();
    return true;
  }

  /// The first move that gave a won position away.
  public Optional<Step> firstMistake() {
    return steps.stream().filter(Step::isMistake).findFirst();
  }
}
