package org.grundy.rules.tree;

import java.util.EnumSet;
import java.util.Set;

/// A kind of line that makes a game more than its moves. Without any, moves are all there is, and a
/// player who cannot move loses; a method that knows nothing of a twist is not sound for a game
/// with it.
public enum Twist {
  /// A player who cannot move wins.
  MISERE("play is misère, where a sum has no value"),

  /// Plays may go on for ever, and such a play is a draw.
  LOOPY("plays may go on for ever, so that a position need have no Grundy value"),

  /// After some moves the same player moves again, or the opponent has to answer in their
  /// component.
  BINDING("a line says `again` or `entails`, so that a position may be worth no number"),

  /// Moves may be made only while somebody could move in a position of another game.
  BESIDE("its moves may be made only beside those of another game, so a sum is not its parts"),

  /// Two vertices may become one or be joined, so that a graph is not what is left of the first
  /// one.
  JOINED_VERTICES("a move joins two vertices, so what it leaves is no part of the graph"),

  /// Whoever makes a pattern appear wins the whole game.
  WINNING_PATTERN("a pattern wins the whole game, so its parts are no sum"),

  /// A place or a size ends the whole game.
  EARLY_END("conditions of the rules end the game before a player cannot move"),

  /// A cell may come back to a glyph that it has left; plays end for another reason.
  RETURNING_CELLS("a cell may come back to a glyph that it has left"),

  /// A pattern lies at the border of the board.
  BORDER_PATTERN("a pattern asks for the border of the board, so a part is no board of its own"),

  /// A row closes up where cells are taken out of it.
  CLOSING_ROW("a row closes up where cells go, so a part is no board of its own"),

  /// The numbers of cells are added.
  SUMS("the numbers of cells are added, so a part is no board of its own"),

  /// A move of heaps that move together leaves as many of them as its numbers say.
  RUNS("a move leaves a number of tuples of heaps that varies"),

  /// Moves that make a pattern appear are illegal.
  AVOIDED_PATTERN("a pattern is to be avoided, so not every move may be made");

  private final String because;

  Twist(String because) {
    this.because = because;
  }

  /// The kinds of lines of games of which every play ends, and in which the players take turns and
  /// may move anywhere.
  public static Set<Twist> ofEndingGames() {
    return EnumSet.complementOf(EnumSet.of(LOOPY, BINDING, BESIDE));
  }

  /// Why a method is not sound that knows nothing of it.
  public String because() {
    return because;
  }
}
