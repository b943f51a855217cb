package org.grundy.rules.tree;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.Play;

/// One game.
///
/// @param title free text
/// @param board where it is played
/// @param cells every glyph that a cell may hold; empty on heaps
/// @param rules the lines that allow moves, in the order of the text
/// @param bonds which of them bind the next move
/// @param patterns the lines about patterns that moves may make appear, those of one effect
///   together
/// @param play what happens to a player who cannot move
/// @param start what the starting board of a given size is, where a size makes one
/// @param expectations known answers
/// @param ends what else ends the game
/// @param parameters what the file leaves open; the rules hold its numbers
/// @param looks how it is told to people
/// @param derived what follows from all this
public record GameRules(
    String title,
    Board board,
    List<Glyph> cells,
    List<Rule> rules,
    Bonds bonds,
    List<PatternLine> patterns,
    Play play,
    Optional<Start> start,
    List<Expectation> expectations,
    List<EarlyEnd> ends,
    Parameters parameters,
    Looks looks,
    Derived derived) {
  public GameRules {
    cells = List.copyOf(cells);
    rules = List.copyOf(rules);
    patterns = List.copyOf(patterns);
    expectations = List.copyOf(expectations);
    ends = List.copyOf(ends);
  }

  /// Rules from which nothing is derived yet.
  public GameRules(
      String title,
      Board board,
      List<Glyph> cells,
      List<Rule> rules,
      Bonds bonds,
      List<PatternLine> patterns,
      Play play,
      Optional<Start> start,
      List<Expectation> expectations,
      List<EarlyEnd> ends,
      Parameters parameters,
      Looks looks) {
    this(
        title,
        board,
        cells,
        rules,
        bonds,
        patterns,
        play,
        start,
        expectations,
        ends,
        parameters,
        looks,
        new Derived());
  }

  /// The same game with other known answers.
  public GameRules withExpectations(List<Expectation> others) {
    return with(title, start, others, ends, parameters, looks);
  }

  /// The same game with another start.
  public GameRules withStart(Start other) {
    return with(title, Optional.of(other), expectations, ends, parameters, looks);
  }

  /// The same moves with other lines that end the game early.
  public GameRules withEnds(List<EarlyEnd> others) {
    return with(title, start, expectations, others, parameters, looks);
  }

  /// The same game, told in another way.
  public GameRules withLooks(Looks others) {
    return with(title, start, expectations, ends, parameters, others);
  }

  /// The same moves where a player who cannot move wins. Known answers stay behind, since they are
  /// about other play.
  public GameRules misere() {
    return new GameRules(
        title + ", misère",
        board,
        cells,
        rules,
        bonds,
        patterns,
        Play.MISERE,
        start,
        List.of(),
        ends,
        parameters,
        looks);
  }

  /// One of its lines alone, with what ends the game early, where a player who cannot move loses.
  ///
  /// @param rule the index of the line
  public GameRules ofLine(int rule) {
    return new GameRules(
        title,
        board,
        cells,
        List.of(rules.get(rule)),
        bonds.ofLine(rule),
        patterns,
        Play.NORMAL,
        start,
        List.of(),
        ends,
        parameters,
        looks);
  }

  /// The same board, moves and patterns.
  private GameRules with(
      String title,
      Optional<Start> start,
      List<Expectation> expectations,
      List<EarlyEnd> ends,
      Parameters parameters,
      Looks looks) {
    return new GameRules(
        title,
        board,
        cells,
        rules,
        bonds,
        patterns,
        play,
        start,
        expectations,
        ends,
        parameters,
        looks);
  }

  /// True if somebody may win by a pattern or a condition, before a player cannot move.
  public boolean canBeWonAtOnce() {
    return !wins().isEmpty() || ends.stream().anyMatch(EarlyEnd::wins);
  }

  /// True if there are patterns or conditions that end the game before a player cannot move.
  public boolean endsEarly() {
    return !wins().isEmpty() || !ends.isEmpty();
  }

  /// True if tokens walk on a graph that never changes, and nothing else happens: they do not see
  /// each other.
  public boolean walksOnly() {
    return board instanceof Board.Graph(var ground)
        && ground.isEmpty()
        && !endsEarly()
        && rules.stream()
            .allMatch(rule ->
                rule instanceof WalkMove walk && walk.deletes() == WalkMove.Deletes.NOTHING);
  }

  /// The same moves with nothing left open, and the numbers in the title: what is asked of a game
  /// is asked of these. Known answers stay behind, since they may be about other numbers.
  public GameRules bound() {
    if (parameters.list().isEmpty()) {
      return this;
    }
    String numbers =
        parameters.values().stream().map(Binding::text).collect(Collectors.joining(", "));
    return with(title + " with " + numbers, start, List.of(), ends, Parameters.NONE, looks);
  }

  /// The kinds of lines by which the game is more than its moves.
  public Set<Twist> twists() {
    Set<Twist> twists = EnumSet.noneOf(Twist.class);
    switch (play) {
      case NORMAL -> {}
      case MISERE -> twists.add(Twist.MISERE);
      case LOOPY -> twists.add(Twist.LOOPY);
      case BESIDE -> twists.add(Twist.BESIDE);
    }
    if (!bonds.isEmpty()) {
      twists.add(Twist.BINDING);
    }
    if (!ends.isEmpty()) {
      twists.add(Twist.EARLY_END);
    }
    if (rules.stream().anyMatch(JoinMove.class::isInstance)) {
      twists.add(Twist.JOINED_VERTICES);
    }
    if (CellChanges.leadBack(this)) {
      twists.add(Twist.RETURNING_CELLS);
    }
    if (asksForBorder()) {
      twists.add(Twist.BORDER_PATTERN);
    }
    if (closesUp()) {
      twists.add(Twist.CLOSING_ROW);
    }
    if (addsNumbers()) {
      twists.add(Twist.SUMS);
    }
    if (board instanceof Board.Heaps && rules.stream().anyMatch(RunMove.class::isInstance)) {
      twists.add(Twist.RUNS);
    }
    for (PatternLine line : patterns) {
      twists.add(
          switch (line.effect()) {
            case WIN -> Twist.WINNING_PATTERN;
            case AVOID -> Twist.AVOIDED_PATTERN;
          });
    }
    return twists;
  }

  /// True if every move that a line allows may be made, and a player loses who cannot move and only
  /// then.
  public boolean isPlain() {
    return twists().isEmpty();
  }

  /// True if every play ends, and the players take turns and may move anywhere in a sum.
  public boolean takesTurns() {
    return play != Play.LOOPY && play != Play.BESIDE && bonds.isEmpty();
  }

  /// The lines about patterns of an effect.
  public List<PatternLine> patterns(PatternLine.Effect effect) {
    return patterns.stream().filter(line -> line.effect() == effect).toList();
  }

  /// The patterns that win.
  public List<PatternLine> wins() {
    return patterns(PatternLine.Effect.WIN);
  }

  /// A game that leaves nothing open, binds no move, and ends where a player cannot move or a
  /// pattern appears.
  public GameRules(
      String title,
      Board board,
      List<Glyph> cells,
      List<Rule> rules,
      List<PatternLine> patterns,
      Play play,
      Optional<Start> start,
      List<Expectation> expectations) {
    this(
        title,
        board,
        cells,
        rules,
        Bonds.NONE,
        patterns,
        play,
        start,
        expectations,
        List.of(),
        Parameters.NONE,
        Looks.NONE);
  }

  /// True if some pattern lies at the border of the board.
  public boolean asksForBorder() {
    return patterns.stream().anyMatch(line -> !line.pattern().border().isEmpty())
        || rules.stream()
            .anyMatch(
                rule -> rule instanceof PatternMove move && !move.before().border().isEmpty());
  }

  /// True if by some move a row closes up, so that cells come to meet others.
  public boolean closesUp() {
    return rules.stream().anyMatch(rule -> rule instanceof PatternMove move && move.closesUp());
  }

  /// True if by some move the numbers of cells are added.
  public boolean addsNumbers() {
    return rules.stream().anyMatch(SumsMove.class::isInstance);
  }

  /// True if each cell of a row may count for each move, wherever it is.
  public boolean readsWholeRows() {
    return closesUp() || addsNumbers();
  }

  /// The reason why no part of a board is a board of its own; empty where parts may be.
  public Optional<Twist> keepsBoardsWhole() {
    return asksForBorder()
        ? Optional.of(Twist.BORDER_PATTERN)
        : closesUp()
            ? Optional.of(Twist.CLOSING_ROW)
            : addsNumbers() ? Optional.of(Twist.SUMS) : Optional.empty();
  }

  /// True if a move of some token is stopped by other tokens.
  public boolean hasBlockedTokens() {
    return rules.stream().anyMatch(rule -> rule instanceof TokenMove token && token.blocked());
  }
}
