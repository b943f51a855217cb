package org.grundy.checker.parts;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;

/// Tokens that walk on graphs that never change: each token is a part, as it does not see the
/// others.
///
/// A part is written as the number of the position that it is a part of, and the name of the vertex
/// on which the token stands: `0:b`.
public final class TokenParts implements PartRules<TokenParts.Token> {
  private final GraphRuleset moves;
  private final List<GraphPosition> starts;

  /// The vertices of each graph by their names.
  private final List<Map<String, Integer>> vertices;

  TokenParts(GameRules rules, List<GraphPosition> starts) {
    this.moves = GraphRuleset.of(rules);
    this.starts = List.copyOf(starts);
    this.vertices =
        starts.stream()
            .map(start ->
                IntStream.range(0, start.graph().order())
                    .boxed()
                    .collect(Collectors.toMap(start.graph()::name, vertex -> vertex)))
            .toList();
  }

  /// A token.
  ///
  /// @param start the number of the position on whose graph it walks
  /// @param vertex the number of the vertex on which it stands
  public record Token(int start, int vertex) {}

  /// The graph on which a token walks.
  public Graph graph(Token token) {
    return starts.get(token.start).graph();
  }

  @Override
  public void options(Token token, Consumer<Option<Token>> sink) {
    GraphPosition start = starts.get(token.start);
    GraphPosition alone =
        GraphPosition.of(
            start.graph(), start.copyVertices(), start.copyEdges(), List.of(token.vertex));
    moves.options(
        alone,
        option ->
            sink.accept(
                new Option<>(
                    option.move(),
                    List.of(new Token(token.start, option.sum().getFirst().tokens().getFirst())))));
  }

  @Override
  public void optionSums(Token token, SumSink<Token> sink) {
    GraphPosition start = starts.get(token.start);
    Graph graph = start.graph();
    for (int i = 0; i < graph.incident(token.vertex); i++) {
      int edge = graph.incident(token.vertex, i);
      if (start.hasEdge(edge) && graph.edge(edge).leaves(token.vertex)) {
        sink.accept(List.of(new Token(token.start, graph.edge(edge).other(token.vertex))), false);
      }
    }
  }

  @Override
  public List<Token> parts(Position position) {
    int start = starts.indexOf((GraphPosition) position);
    return starts.get(start).tokens().stream().map(vertex -> new Token(start, vertex)).toList();
  }

  @Override
  public String text(Token token) {
    return token.start + ":" + graph(token).name(token.vertex);
  }

  @Override
  public Token part(String text) {
    int colon = text.indexOf(':');
    try {
      int start = Integer.parseInt(text, 0, Math.max(0, colon), 10);
      Integer vertex = vertices.get(start).get(text.substring(colon + 1));
      if (vertex == null) {
        throw noPart(text);
      }
      return new Token(start, vertex);
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      throw noPart(text);
    }
  }

  private static InputException noPart(String text) {
    return new InputException(
        "no token of the certificate's position: " + text,
        "expected the number of a position and a vertex of its graph, such as 0:b");
  }
}
