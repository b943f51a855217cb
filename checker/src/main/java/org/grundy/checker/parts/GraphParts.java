package org.grundy.checker.parts;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.VertexMove;

/// Positions on graphs, from which something is deleted and nothing else happens, as sums of their
/// connected parts.
///
/// **Theorem.** A move reads and deletes only what is joined to the vertex or the edge that it
/// chooses, and deleting joins nothing: so a position is the sum of its connected parts.
///
/// A part is written as the number of the position that it is a part of, and the numbers of its
/// living vertices and edges as two sets of bits, in hexadecimal digits: `0:1f.b`.
final class GraphParts implements PartRules<GraphPosition> {
  private static final int HEXADECIMAL = 16;

  private final GraphRuleset moves;
  private final List<GraphPosition> starts;

  GraphParts(GameRules rules, List<GraphPosition> starts) {
    this.moves = GraphRuleset.of(rules);
    this.starts = List.copyOf(starts);
  }

  /// True if only something is deleted, and nothing falls or ends the game.
  static boolean fits(GameRules rules) {
    return rules.board() instanceof Board.Graph board
        && board.ground().isEmpty()
        && !rules.endsEarly()
        && rules.rules().stream()
            .allMatch(rule -> rule instanceof VertexMove || rule instanceof EdgeMove);
  }

  @Override
  public void options(GraphPosition part, Consumer<Option<GraphPosition>> sink) {
    moves.options(
        part,
        option ->
            sink.accept(
                new Option<>(option.move(), parts(option.sum().getFirst()), option.ends())));
  }

  @Override
  public void optionSums(GraphPosition part, SumSink<GraphPosition> sink) {
    moves.optionSums(part, (sum, ends) -> sink.accept(parts(sum.getFirst()), ends));
  }

  @Override
  public List<GraphPosition> parts(Position position) {
    return ((GraphPosition) position).parts();
  }

  @Override
  public int longestPlay(GraphPosition part) {
    return part.order() + part.size();
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // parts share the graph of the position they are of
  public String text(GraphPosition part) {
    for (int start = 0; start < starts.size(); start++) {
      if (starts.get(start).graph() == part.graph()) {
        return start + ":" + digits(part.copyVertices()) + "." + digits(part.copyEdges());
      }
    }
    throw new IllegalArgumentException("not a part of these positions: " + part);
  }

  private static String digits(BitSet set) {
    byte[] bytes = set.toByteArray();
    for (int i = 0; i < bytes.length / 2; i++) {
      byte low = bytes[i];
      bytes[i] = bytes[bytes.length - 1 - i];
      bytes[bytes.length - 1 - i] = low;
    }
    return new BigInteger(1, bytes).toString(HEXADECIMAL);
  }

  @Override
  public GraphPosition part(String text) {
    int colon = text.indexOf(':');
    int dot = text.indexOf('.', colon + 1);
    if (colon < 1 || dot < 0) {
      throw noPart(text);
    }
    try {
      int start = Integer.parseInt(text, 0, colon, 10);
      GraphPosition whole = starts.get(start);
      BitSet vertices = set(text.substring(colon + 1, dot), whole.graph().order(), text);
      BitSet edges = set(text.substring(dot + 1), whole.graph().size(), text);
      return GraphPosition.of(whole.graph(), vertices, edges, List.of());
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      throw noPart(text);
    }
  }

  private static BitSet set(String digits, int count, String text) {
    BigInteger number = new BigInteger(digits, HEXADECIMAL);
    if (number.signum() < 0 || number.bitLength() > count) {
      throw noPart(text);
    }
    BitSet set = new BitSet();
    for (int i = number.getLowestSetBit(); i >= 0 && i < number.bitLength(); i++) {
      set.set(i, number.testBit(i));
    }
    return set;
  }

  private static InputException noPart(String text) {
    return new InputException(
        "no part of the certificate's position: " + text,
        "expected the number of a position, its vertices and its edges, such as 0:1f.b");
  }
}
