package org.grundy.api;

import java.util.OptionalLong;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.workbench.request.SumMove;

/// A move of a sum: what it is called, where it leads, and what it is worth where that is known.
/// Name and option are made when they are asked for.
public final class PlayableMove {
  private final Sum before;
  private final SumMove move;

  PlayableMove(Sum before, SumMove move) {
    this.before = before;
    this.move = move;
  }

  /// The sum in which it is made.
  public Sum before() {
    return before;
  }

  /// Index of the position in which it is made, from 0.
  public int summand() {
    return move.summand();
  }

  /// The position in which it is made.
  public Position position() {
    return move.position();
  }

  /// The line of the rules and what is chosen.
  public Move move() {
    return move.move();
  }

  /// The name by which people call it: `[ . . ] -> [ # # ] at row 1, column 2`.
  public String name() {
    return move.name();
  }

  /// The option that it leaves of the position in which it is made.
  public Option<Position> option() {
    return move.option();
  }

  /// True if it ends the whole game at once in favour of the player who makes it.
  public boolean ends() {
    return move.ends();
  }

  /// The Grundy value of the sum after it, where that is known and there is one.
  public OptionalLong value() {
    return move.value();
  }

  /// True if it is known to win.
  public boolean wins() {
    return move.wins();
  }

  /// Makes it: the sum after it.
  public Sum play() {
    return before.with(move.play());
  }

  @Override
  public String toString() {
    return name();
  }
}
