package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WinOn;
import org.jspecify.annotations.Nullable;

/// The literal meaning of rules on a board of cells: a walk over the tree for every position.
///
/// A position in which a winning pattern stands already, or a token where it wins, is over: it has
/// no moves.
public final class GridRuleset implements Ruleset<GridPosition> {
  private final List<GridRule> rules;
  private final PatternDetector wins;
  private final PatternDetector avoids;
  private final long winsOn;

  private GridRuleset(
      List<GridRule> rules, PatternDetector wins, PatternDetector avoids, long winsOn) {
    this.rules = rules;
    this.wins = wins;
    this.avoids = avoids;
    this.winsOn = winsOn;
  }

  /// The moves of checked rules on a board of cells.
  public static GridRuleset of(GameRules game) {
    return game.derived().get(GridRuleset.class, () -> derive(game));
  }

  private static GridRuleset derive(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    BoardShape shape = BoardShape.of(game.board());
    List<GridRule> rules = new ArrayList<>();
    for (int i = 0; i < game.rules().size(); i++) {
      rules.add(
          switch (game.rules().get(i)) {
            case CellMove move -> new CellRule(i, move, glyphs, shape);
            case FloodMove move -> new FloodRule(i, move, glyphs, shape);
            case SumsMove move -> new SumsRule(i, move, glyphs);
            case PatternMove move when move.closesUp() -> new ClosingRule(i, move, glyphs, shape);
            case PatternMove move -> new PatternRule(i, move, glyphs, shape);
            case TokenMove move -> new TokenRule(i, move, glyphs);
            default ->
                throw new IllegalArgumentException("not a rule of a grid: " + game.rules().get(i));
          });
    }
    return new GridRuleset(
        rules,
        new PatternDetector(Orientations.of(game, PatternLine.Effect.WIN), glyphs, shape),
        new PatternDetector(Orientations.of(game, PatternLine.Effect.AVOID), glyphs, shape),
        glyphs.cellMask(
            game.ends().stream()
                .filter(WinOn.class::isInstance)
                .map(end -> ((WinOn) end).glyph())
                .toList()));
  }

  @Override
  public void options(GridPosition position, Consumer<Option<GridPosition>> sink) {
    generate(
        position,
        (option, move) -> sink.accept(new Option<>(move, List.of(option), isOver(option))));
  }

  @Override
  public Option<GridPosition> after(GridPosition position, Move move) {
    return find(position, move)
        .orElseThrow(() -> new IllegalArgumentException("no move of this position: " + move));
  }

  /// The option that a move leads to; empty where it is no move of the position.
  public Optional<Option<GridPosition>> find(GridPosition position, Move move) {
    boolean isLine = move.rule() >= 0 && move.rule() < rules.size();
    GridPosition after =
        isLine && !isOver(position) ? rules.get(move.rule()).after(position, move.choice()) : null;
    return after == null || avoids.appearsAnew(position, after)
        ? Optional.empty()
        : Optional.of(new Option<>(move, List.of(after), isOver(after)));
  }

  @Override
  public void optionSums(GridPosition position, SumSink<GridPosition> sink) {
    generate(position, (option, move) -> sink.accept(List.of(option), isOver(option)));
  }

  /// True if a winning pattern stands in the position, or a token on a cell where it wins, so that
  /// the game is over.
  public boolean isOver(GridPosition position) {
    return wins.appearsIn(position)
        || position.tokens().stream()
            .anyMatch(token -> (winsOn >>> position.at(token.cell()) & 1) != 0);
  }

  private void generate(GridPosition position, MoveSink sink) {
    if (!isOver(position)) {
      for (GridRule rule : rules) {
        rule.generate(position, avoids.isEmpty() ? sink : avoiding(position, sink));
      }
    }
  }

  private MoveSink avoiding(GridPosition position, MoveSink sink) {
    return (option, move) -> {
      if (!avoids.appearsAnew(position, option)) {
        sink.accept(option, move);
      }
    };
  }

  /// One line of the rules on a board.
  interface GridRule {
    /// Hands over every move that the line allows, each once.
    void generate(GridPosition position, MoveSink sink);

    /// The position that a move of this line leads to; null if there is no such move.
    @Nullable GridPosition after(GridPosition position, Choice choice);

    /// The placement that is chosen, if a line may be laid so on a board; null if not.
    ///
    /// @param ways in how many ways the line may be laid
    static Choice.@Nullable Placed placed(GridPosition position, Choice choice, int ways) {
      return choice instanceof Choice.Placed placed
              && placed.orientation() >= 0
              && placed.orientation() < ways
              && isOn(position, placed.at())
          ? placed
          : null;
    }

    /// True if the board has the cell.
    static boolean isOn(GridPosition position, Choice.Cell cell) {
      return cell.row() >= 1
          && cell.row() <= position.rows()
          && cell.column() >= 1
          && cell.column() <= position.columns();
    }
  }

  /// Receives moves.
  interface MoveSink {
    void accept(GridPosition option, Move move);
  }
}
