package org.grundy.checker.parts;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.InputException;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;

/// Positions that are not taken apart, but where a move itself leaves several.
final class WholeParts implements PartRules<Position> {
  private final GameRules rules;
  private final LiteralMoves moves;

  WholeParts(GameRules rules) {
    this.rules = rules;
    this.moves = LiteralMoves.of(rules);
  }

  @Override
  public void options(Position position, Consumer<Option<Position>> sink) {
    moves.options(position, sink);
  }

  @Override
  public void optionSums(Position position, SumSink<Position> sink) {
    moves.optionSums(position, sink);
  }

  @Override
  public List<Position> parts(Position position) {
    return List.of(position);
  }

  @Override
  public String text(Position part) {
    return PositionText.formatSum(rules, List.of(part));
  }

  @Override
  public Position part(String text) {
    List<Position> read = PositionText.parse(rules, "a claim", text, 1);
    if (read.size() != 1) {
      throw new InputException("a claim is about a sum: " + text, "");
    }
    return read.getFirst();
  }
}
