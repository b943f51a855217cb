package org.grundy.rules.text.graph;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.Graph;
import org.grundy.core.Graph.Edge;
import org.grundy.core.GraphPosition;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphFamily;

/// Writes positions on graphs in one normal form: edges in chains, then the lone vertices.
public final class GraphFormat {
  /// Names that begin another form of positions.
  private static final Set<String> QUOTED = quoted();

  private final GraphPosition position;
  private final Optional<Glyph> token;
  private final StringBuilder text = new StringBuilder();
  private final BitSet named = new BitSet();
  private final boolean alone;

  private GraphFormat(GraphPosition position, Optional<Glyph> token) {
    this.position = position;
    this.token = token;
    this.alone = position.size() == 0 && position.tokens().isEmpty();
  }

  private static Set<String> quoted() {
    Set<String> words = new HashSet<>(GraphFamily.words());
    words.addAll(List.of("graph", "digraph", "strict", "graph6", "digraph6"));
    return Set.copyOf(words);
  }

  public static String format(GraphPosition position, Optional<Glyph> token) {
    if (position.nextVertex(0) < 0) {
      return "graph {}";
    }
    return new GraphFormat(position, token).write();
  }

  private String write() {
    Graph graph = position.graph();
    int end = -1;
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Edge edge = graph.edge(i);
      if (edge.from() != end) {
        name(edge.from(), " ");
      }
      name(edge.to(), edge.arc() ? ">" : "-");
      end = edge.to();
    }
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      if (!named.get(v)) {
        name(v, " ");
      }
    }
    return text.toString();
  }

  private void name(int vertex, String before) {
    if (!text.isEmpty()) {
      text.append(before);
    }
    if (!named.get(vertex)) {
      named.set(vertex);
      token.ifPresent(
          glyph -> text.repeat(glyph.toString(), Collections.frequency(position.tokens(), vertex)));
    }
    String name = position.graph().name(vertex);
    text.append(isPlain(name) ? name : quoted(name));
  }

  /// True if a name cannot be mistaken: words alone would be sizes or families.
  private boolean isPlain(String name) {
    return GraphNames.isPlain(name) && !QUOTED.contains(name) && !alone;
  }

  /// A name between quotes.
  public static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
