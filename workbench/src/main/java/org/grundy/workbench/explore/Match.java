package org.grundy.workbench.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TilingPosition;
import org.grundy.workbench.request.Sum;
import org.grundy.workbench.request.SumMove;

/// A game that is being played by somebody against Grundy: the position, who is to move, and the
/// moves so far. Not for several threads.
public final class Match {
  /// Who plays.
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
    /// Whether a won position was given away.
    public boolean isMistake() {
      return before.outcome().equals(Optional.of(Outcome.N))
          && move.rated().filter(rated -> !rated.wins()).isPresent()
          && before.winningMove().isPresent();
    }
  }

  private final Explorer explorer;
  private final Supplier<Meter> meters;
  private final List<Step> steps = new ArrayList<>();
  private Exploration seen;
  private Player toMove;
  private Optional<Player> winner = Optional.empty();

  /// A match that begins.
  ///
  /// @param first who moves first
  /// @param meters count the work on each position; one that is spent first is played all the same
  /// @throws InputException if the position is too large to be played move by move
  public Match(Explorer explorer, Sum start, Player first, Supplier<Meter> meters) {
    this.explorer = explorer;
    this.meters = meters;
    this.toMove = first;
    this.seen = look(start);
    settle();
  }

  private Exploration look(Sum sum) {
    if (sum.positions().stream().anyMatch(TilingPosition.class::isInstance)) {
      throw new InputException(
          "the tiling game is one choice of a piece, and not played move by move",
          "solve it: that names the pieces that win");
    }
    Exploration listed = explorer.moves(sum);
    if (!listed.everyMove()) {
      throw new InputException(
          "the position is too large to be played move by move",
          "up to %,d moves, %,d cells, heaps of %,d are played"
              .formatted(Explorer.MOST_MOVES, Explorer.LARGEST_BOARD, Explorer.LARGEST_HEAP));
    }
    return listed.moves().isEmpty()
        ? listed
        : explorer.explore(sum, Optional.empty(), meters.get());
  }

  /// The position with its moves, and what is known of it.
  public Exploration seen() {
    return seen;
  }

  /// Who is to move.
  public Player toMove() {
    return toMove;
  }

  /// Who has won; empty while the game goes on.
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
    toMove = toMove.other();
    settle();
  }

  private void settle() {
    if (seen.isOver()) {
      winner = Optional.of(seen.stuckPlayerWins() ? toMove : toMove.other());
    }
  }

  /// Lets Grundy move.
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
