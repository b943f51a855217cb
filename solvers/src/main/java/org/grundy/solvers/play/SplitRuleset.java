package org.grundy.solvers.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.derive.NeutralGlyph;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Run;

/// A game whose options are sums of components, each the representative of its images: graphs, and
/// boards of cells without tokens and with a glyph that no line asks for.
public final class SplitRuleset implements Ruleset<Position> {
  /// The kinds of lines besides moves that leave components what they are.
  public static final Set<Twist> KNOWN =
      Set.of(Twist.MISERE, Twist.AVOIDED_PATTERN, Twist.JOINED_VERTICES);

  private final LiteralMoves moves;
  private final Function<Position, List<Position>> splitting;

  private SplitRuleset(LiteralMoves moves, Function<Position, List<Position>> splitting) {
    this.moves = moves;
    this.splitting = splitting;
  }

  /// The components of a game's positions; empty where they are not known to be independent, or
  /// values do not add up.
  public static Optional<SplitRuleset> of(GameRules rules) {
    return rules.play() == Play.NORMAL && rules.takesTurns()
        ? independent(rules)
        : Optional.empty();
  }

  /// The components of a game's positions, whatever play its rules name; empty where they are not
  /// known to be independent.
  public static Optional<SplitRuleset> independent(GameRules rules) {
    if (!KNOWN.containsAll(rules.twists())) {
      return Optional.empty();
    }
    LiteralMoves moves = LiteralMoves.of(rules);
    OptionalInt neutral = NeutralGlyph.of(rules);
    return switch (rules.board()) {
      case Board.Cells cells when cells.hasPlainSteps() && neutral.isPresent() ->
          Optional.of(new SplitRuleset(moves, boards(rules, neutral.getAsInt())));
      case Board.Graph _ -> Optional.of(new SplitRuleset(moves, graphs(rules)));
      default -> Optional.empty();
    };
  }

  /// Cells that mean nothing to a component hold the neutral glyph, so that it is a position of the
  /// game like others. A board with a component for which that is no help stays in one.
  private static Function<Position, List<Position>> boards(GameRules rules, int neutral) {
    Splitter splitter = Splitter.of(rules);
    Representatives all = new Representatives(rules);
    int glyphs = rules.cells().size();
    return position -> {
      GridPosition board = (GridPosition) position;
      List<GridPosition> parts = splitter.split(board).parts();
      List<GridPosition> positions =
          parts.stream().anyMatch(SplitRuleset::isForbidding) ? List.of(board) : parts;
      return positions.stream()
          .<Position>map(part -> all.of(filled(part, glyphs, neutral)))
          .toList();
    };
  }

  private static boolean isForbidding(GridPosition part) {
    return IntStream.range(0, part.size()).anyMatch(cell -> part.at(cell) == Glyphs.FORBIDDEN);
  }

  private static GridPosition filled(GridPosition part, int glyphs, int neutral) {
    byte[] cells = part.copyCells();
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] < 0 || cells[cell] >= glyphs) {
        cells[cell] = (byte) neutral;
      }
    }
    return GridPosition.wrap(part.rows(), part.columns(), cells);
  }

  private static Function<Position, List<Position>> graphs(GameRules rules) {
    GraphSplit splitter = new GraphSplit(rules);
    GraphRepresentative all = new GraphRepresentative(rules);
    return position ->
        splitter.parts((GraphPosition) position).stream().<Position>map(all::of).toList();
  }

  /// The recursion over components of positions of the game, each a graph of its own.
  public Run run(List<GraphPosition> sum, Meter meter) {
    List<Position> positions = List.copyOf(sum);
    return new DefinedRun<>(
        positions,
        this,
        new Recursion<>(this, meter, position -> GraphFormat.bytesOfOwn((GraphPosition) position)),
        PositionForm.of(positions));
  }

  @Override
  public List<Position> components(Position position) {
    return splitting.apply(position);
  }

  @Override
  public void options(Position position, Consumer<Option<Position>> sink) {
    moves.options(
        position,
        option ->
            sink.accept(
                new Option<>(
                    option.move(),
                    option.sum().stream().flatMap(left -> components(left).stream()).toList(),
                    option.ends())));
  }
}
