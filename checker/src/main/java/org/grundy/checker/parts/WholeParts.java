package org.grundy.checker.parts;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;

/// Positions that are not taken apart, but where a move itself leaves several.
///
/// @param <P> the positions
final class WholeParts<P extends Position> implements PartRules<P> {
  private final GameRules rules;
  private final Class<P> kind;
  private final Ruleset<P> moves;

  private WholeParts(GameRules rules, Class<P> kind, Ruleset<P> moves) {
    this.rules = rules;
    this.kind = kind;
    this.moves = moves;
  }

  static WholeParts<GridPosition> ofGrid(GameRules rules) {
    return new WholeParts<>(rules, GridPosition.class, GridRuleset.of(rules));
  }

  static WholeParts<GraphPosition> ofGraph(GameRules rules) {
    return new WholeParts<>(rules, GraphPosition.class, GraphRuleset.of(rules));
  }

  static WholeParts<HeapPosition> ofHeap(GameRules rules) {
    return new WholeParts<>(rules, HeapPosition.class, HeapRuleset.of(rules));
  }

  static WholeParts<TuplePosition> ofHeapSet(GameRules rules) {
    return new WholeParts<>(rules, TuplePosition.class, SeveralHeapsRuleset.of(rules));
  }

  static WholeParts<TuplePosition> ofHeaps(GameRules rules) {
    return new WholeParts<>(rules, TuplePosition.class, TupleRuleset.of(rules));
  }

  @Override
  public void options(P position, Consumer<Option<P>> sink) {
    moves.options(position, sink);
  }

  @Override
  public void optionSums(P position, SumSink<P> sink) {
    moves.optionSums(position, sink);
  }

  @Override
  public List<P> parts(Position position) {
    return List.of(kind.cast(position));
  }

  @Override
  public String text(P part) {
    return PositionText.formatSum(rules, List.of(part));
  }

  @Override
  public P part(String text) {
    List<Position> read = PositionText.parse(rules, "a claim", text, 1);
    if (read.size() != 1) {
      throw new InputException("a claim is about a sum: " + text, "");
    }
    return kind.cast(read.getFirst());
  }
}
