package org.grundy.rules.text.game.line;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.rules.tree.Board;

/// A word that a line begins with, and the boards on which it has a meaning.
public enum Keyword {
  GAME(true),
  BOARD(true),
  PARAM(false),
  CELLS(true),
  GROUND(true),
  DRAWN(true),
  MOVE(false),
  TOKEN(false),
  WIN(false),
  LOSE(false),
  AVOID(false),
  PLAY(true),
  CODE(false),
  TAKE(false),
  START(true),
  LOOK(false),
  SAY(false),
  EXPECT(false);

  private final boolean once;

  Keyword(boolean once) {
    this.once = once;
  }

  public static Optional<Keyword> of(String word) {
    return Arrays.stream(values()).filter(keyword -> keyword.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Arrays.stream(values()).map(Keyword::word).toList();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// True if a game has at most one such line.
  boolean once() {
    return once;
  }

  /// The boards on which it has a meaning.
  public List<String> boards() {
    return switch (this) {
      case GAME, BOARD, EXPECT -> Board.words();
      case PLAY, MOVE, PARAM, LOOK, SAY, WIN -> and(Board.Cells.words(), "graph", "heap", "heaps");
      case TOKEN -> and(Board.Cells.wordsWithTokens(), "graph");
      case START -> and(Board.Cells.words(), "graph");
      case CELLS, AVOID -> Board.Cells.words();
      case GROUND -> List.of("graph");
      case DRAWN, LOSE -> List.of("heap", "heaps");
      case CODE, TAKE -> List.of("heap");
    };
  }

  private static List<String> and(List<String> boards, String... others) {
    return Stream.concat(boards.stream(), Arrays.stream(others)).toList();
  }

  /// True if no other line depends on its lines, but for those that speak of others.
  public boolean standsAlone() {
    return switch (this) {
      case GAME, BOARD, PARAM, CELLS, GROUND, DRAWN, TOKEN -> false;
      default -> true;
    };
  }

  /// True if its lines may be wrong only because a line of moves, or the start, is missing.
  public boolean speaksOfOthers() {
    return this == SAY || this == EXPECT || this == PLAY;
  }

  /// True if its lines allow moves.
  boolean isOfMoves() {
    return this == MOVE || this == TOKEN || this == CODE || this == TAKE;
  }

  /// True if a name may stand behind it: of a line of moves.
  boolean mayBeNamed() {
    return isOfMoves() || this == SAY;
  }

  /// True if the rest of its line is free text.
  boolean isFollowedByText() {
    return this == GAME || this == SAY || this == EXPECT;
  }
}
