package org.grundy.workbench.request;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.moves.SpokenMoves;
import org.grundy.rules.moves.Turn;
import org.grundy.rules.moves.Turns;
import org.grundy.solvers.Addend;
import org.jspecify.annotations.Nullable;

/// A move of a sum: what it is called, where it leads, and what it is worth where that is known.
/// Name and option are made when they are asked for.
public final class SumMove {
  private final SumRequest before;
  private final int summand;
  private final Move move;
  private final Optional<RatedMove> rated;
  private @Nullable Option<Position> option;

  /// A move whose option is known.
  ///
  /// @param before the sum in which it is made
  /// @param summand index of the position in which it is made, from 0
  /// @param option what it leaves of that position
  /// @param rated what it is worth, where that is known
  public SumMove(
      SumRequest before, int summand, Option<Position> option, Optional<RatedMove> rated) {
    this.before = before;
    this.summand = summand;
    this.move = option.move();
    this.rated = rated;
    this.option = option;
  }

  /// A move of an answer.
  public SumMove(SumRequest before, RatedMove rated) {
    this.before = before;
    this.summand = rated.summand();
    this.move = rated.move();
    this.rated = Optional.of(rated);
  }

  private Addend addend() {
    return before.problem().addends().get(summand);
  }

  /// The sum in which it is made.
  public SumRequest before() {
    return before;
  }

  /// The name by which people call it: `[ . . ] -> [ # # ] at row 1, column 2`.
  public String name() {
    return new MoveNames(addend().rules()).of(addend().position(), move);
  }

  /// The words in which people say it: `a standing domino on b3 and b4`, of a sum with the letter
  /// of the position in which it is made.
  public String words() {
    String letter = ofSeveral() ? SpokenMoves.letter(summand) : "";
    return new SpokenMoves(addend().rules()).of(addend().position(), move, letter);
  }

  /// The line of the rules and what is chosen.
  public Move move() {
    return move;
  }

  /// True if the sum has other positions besides.
  public boolean ofSeveral() {
    return before.positions().size() > 1;
  }

  /// The position in which it is made.
  public Position position() {
    return addend().position();
  }

  /// Index of the position in which it is made, from 0.
  public int summand() {
    return summand;
  }

  /// The known worth of the move.
  public Optional<RatedMove> rated() {
    return rated;
  }

  /// The Grundy value of the sum after it, where that is known and there is one.
  public OptionalLong value() {
    return rated.map(RatedMove::value).orElse(OptionalLong.empty());
  }

  /// True if it is known to win.
  public boolean wins() {
    return rated.filter(RatedMove::wins).isPresent();
  }

  /// True if it is known that neither player wins after it.
  public boolean draws() {
    return rated.filter(RatedMove::draws).isPresent();
  }

  /// The number of moves after it until it has won, as in [RatedMove#movesToWin].
  public long movesToWin() {
    return rated.map(RatedMove::movesToWin).orElse(Long.MAX_VALUE);
  }

  /// The option that it leaves of the position in which it is made.
  public Option<Position> option() {
    Option<Position> known = option;
    if (known == null) {
      known = LiteralMoves.of(addend().rules()).after(addend().position(), move);
      option = known;
    }
    return known;
  }

  /// The components that it leaves of that position; none where nothing is left.
  public List<Position> parts() {
    return option().sum();
  }

  /// Whose turn it leaves, and where.
  public Turn turn() {
    return addend().rules().bonds().isEmpty()
        ? Turn.PASSES
        : Turns.of(addend().rules()).after(addend().position(), option());
  }

  /// True if it may be made only while there is a move in a position of another game.
  public boolean isBeside() {
    return addend().isBeside();
  }

  /// True if it ends the whole game at once in favour of the player who makes it.
  public boolean ends() {
    return option().ends();
  }

  /// Makes it: the sum after it.
  public SumRequest play() {
    return new SumRequest(before.problem().after(summand, parts()), before.named());
  }

  @Override
  public String toString() {
    return name();
  }
}
