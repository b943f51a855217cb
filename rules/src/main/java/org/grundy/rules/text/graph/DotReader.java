package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.Graph.Edge;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;

/// Reads graphs in the DOT language of Graphviz: nodes, edges and attributes, but neither subgraphs
/// nor ports.
///
/// Attributes have no meaning here but one: `token` of a node, the number of tokens that stand on
/// it (`true` for one).
final class DotReader {
  private static final Pattern HEAD =
      Pattern.compile(
          "(strict\\s+)?(graph|digraph)(\\s+(\\w+|\"[^\"]*\"))?\\s*\\{", Pattern.CASE_INSENSITIVE);
  private static final Set<String> DEFAULTS = Set.of("graph", "node", "edge");

  private final PlacedText placed;
  private final String text;
  private final int to;
  private final GraphSketch sketch;
  private final boolean arcs;
  private final boolean strict;
  private final Set<Edge> known = new HashSet<>();
  private int at;

  private DotReader(PlacedText placed, Matcher head, int toIndex) {
    this.placed = placed;
    this.text = placed.text();
    this.at = head.end();
    this.to = toIndex;
    this.sketch = new GraphSketch(placed);
    this.strict = head.group(1) != null;
    this.arcs = head.group(2).toLowerCase(Locale.ROOT).equals("digraph");
  }

  private static Matcher head(PlacedText placed, int fromIndex, int toIndex) {
    return HEAD.matcher(placed.text()).region(fromIndex, toIndex);
  }

  /// True if a text is in this form.
  static boolean isNext(PlacedText placed, int fromIndex, int toIndex) {
    return head(placed, fromIndex, toIndex).lookingAt();
  }

  /// The graph of a text that begins as DOT does.
  static GraphPosition read(PlacedText placed, int fromIndex, int toIndex) {
    Matcher head = head(placed, fromIndex, toIndex);
    if (!head.lookingAt()) {
      throw new IllegalArgumentException("no DOT: " + Quote.of(placed.text()));
    }
    return new DotReader(placed, head, toIndex).read();
  }

  private GraphPosition read() {
    while (!skips("}")) {
      if (!skips(";") && !skips(",")) {
        statement();
      }
    }
    skipBlanks();
    if (at < to) {
      throw fault("the end of the graph", "");
    }
    return sketch.position();
  }

  private void statement() {
    skipBlanks();
    int index = at;
    boolean quoted = at < to && text.charAt(at) == '"';
    String name = id("a node or `}`");
    String lower = name.toLowerCase(Locale.ROOT);
    if (!quoted && lower.equals("subgraph")) {
      at = index;
      throw subgraph();
    }
    if (skips("=")) {
      id("a value");
      return;
    }
    if (!quoted && DEFAULTS.contains(lower)) {
      attributes(List.of());
      return;
    }
    List<Integer> chain = new ArrayList<>(List.of(node(name, index)));
    boolean joined = false;
    while (edgeSign()) {
      joined = true;
      skipBlanks();
      int next = at;
      chain.add(node(id("a node"), next));
      join(chain.get(chain.size() - 2), chain.getLast(), next);
    }
    attributes(joined ? List.of() : chain);
  }

  private int node(String name, int index) {
    if (at < to && text.charAt(at) == ':') {
      throw new InputException(
          placed.place(at),
          "found a port after the node %s, which has no meaning for a game"
              .formatted(Quote.of(name)),
          "leave out `:` and what follows it");
    }
    return sketch.vertex(name, index);
  }

  private void join(int from, int other, int index) {
    Edge edge = arcs || from <= other ? new Edge(from, other, arcs) : new Edge(other, from, false);
    if (known.add(edge) || !strict) {
      sketch.join(from, other, arcs, index);
    }
  }

  private boolean edgeSign() {
    skipBlanks();
    boolean undirected = text.startsWith("--", at);
    boolean directed = text.startsWith("->", at);
    if (at + 2 > to || (!undirected && !directed)) {
      return false;
    }
    if (directed != arcs) {
      throw new InputException(
          placed.place(at),
          "found `%s` in a %s".formatted(directed ? "->" : "--", arcs ? "digraph" : "graph"),
          "edges of a `graph` are `--`, those of a `digraph` are `->`");
    }
    at += 2;
    return true;
  }

  /// `[a=b, c=d]…`
  private void attributes(List<Integer> vertices) {
    while (skips("[")) {
      while (!skips("]")) {
        if (skips(",") || skips(";")) {
          continue;
        }
        String name = id("an attribute or `]`");
        skipBlanks();
        int index = at;
        String value = skips("=") ? id("the attribute's value") : "true";
        if (name.equals("token")) {
          int count = tokens(value, index);
          vertices.forEach(vertex -> sketch.mark(vertex, count));
        }
      }
    }
  }

  private int tokens(String value, int index) {
    if (value.equals("true") || value.equals("false")) {
      return value.equals("true") ? 1 : 0;
    }
    if (!value.matches("[0-9]{1,3}")) {
      throw new InputException(
          placed.place(index),
          "found the token %s, expected the number of tokens on the node"
              .formatted(Quote.of(value)),
          "for example: a [token=1]");
    }
    return Integer.parseInt(value);
  }

  /// A name, a number, or a text between quotes.
  private String id(String expected) {
    skipBlanks();
    if (at < to && text.charAt(at) == '"') {
      QuotedName quoted = QuotedName.read(placed, at, to);
      at = quoted.toIndex();
      return quoted.name();
    }
    int from = at;
    if (at < to && text.charAt(at) == '-') {
      at++;
    }
    while (at < to && (GraphNames.isPart(text.codePointAt(at)) || text.charAt(at) == '.')) {
      at += Character.charCount(text.codePointAt(at));
    }
    if (at == from) {
      throw at < to && text.charAt(at) == '{' ? subgraph() : fault(expected, "");
    }
    return text.substring(from, at);
  }

  private InputException subgraph() {
    return new InputException(
        placed.place(at),
        "found a subgraph; here a graph is a list of nodes and edges",
        "write its nodes and edges without the braces");
  }

  private InputException fault(String expected, String cure) {
    String problem =
        at >= to
            ? "the text ends here, expected " + expected
            : "found %s, expected %s".formatted(Quote.of(text.codePointAt(at)), expected);
    return new InputException(placed.place(at), problem, cure);
  }

  private boolean skips(String sign) {
    skipBlanks();
    boolean found = at < to && text.startsWith(sign, at);
    at += found ? sign.length() : 0;
    return found;
  }

  /// Goes past blanks, line breaks and comments.
  private void skipBlanks() {
    while (at < to) {
      if (placed.isBlankOrBreak(at)) {
        at++;
      } else if (text.startsWith("//", at) || (text.charAt(at) == '#' && beginsLine(at))) {
        while (at < to && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
          at++;
        }
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        at = end < 0 ? to : Math.min(to, end + 2);
      } else {
        return;
      }
    }
  }

  private boolean beginsLine(int index) {
    return index == 0 || text.charAt(index - 1) == '\n' || text.charAt(index - 1) == '\r';
  }
}
