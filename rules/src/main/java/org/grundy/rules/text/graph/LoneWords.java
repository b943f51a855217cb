package org.grundy.rules.text.graph;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.name.Nearest;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.graph.AdjacencyReader.Mention;
import org.grundy.rules.tree.GraphFamily;

/// The words of a graph's text that nothing shows to be vertices: no edge, no row, no quotes and no
/// token. Beside others they are lone vertices; a text of such words only is a slip, such as `cycel
/// 7`, and so is a family beside edges.
final class LoneWords {
  private static final int LONGEST_TOLD = 40;

  /// A family and its size, as they are written elsewhere: `cycle7`, `K5`, `K3,3`.
  private static final Pattern SIZED =
      Pattern.compile("(\\p{L}+)[ _]*([0-9]+)(?: *[xX×,] *([0-9]+))?");

  private static final Map<String, GraphFamily> LETTERS =
      Map.of(
          "P", GraphFamily.PATH,
          "C", GraphFamily.CYCLE,
          "K", GraphFamily.COMPLETE,
          "Q", GraphFamily.CUBE);

  private final String text;
  private final Set<String> named;
  private final Map<Integer, Mention> words = new LinkedHashMap<>();
  private final Set<Integer> vertices = new HashSet<>();

  /// @param text the whole text of the graph
  /// @param named the vertices that the rules name
  LoneWords(String text, Set<String> named) {
    this.text = text;
    this.named = Set.copyOf(named);
  }

  /// A vertex that stands by itself.
  void add(Mention vertex) {
    if (!vertex.plain() || named.contains(vertex.name())) {
      clear(vertex);
    } else if (!vertices.contains(vertex.vertex())) {
      words.putIfAbsent(vertex.vertex(), vertex);
    }
  }

  /// A vertex that is joined, marked, or begins a row.
  void clear(Mention vertex) {
    vertices.add(vertex.vertex());
    words.remove(vertex.vertex());
  }

  /// Requires that the words which are left are vertices.
  void requireNone(PlacedText placed) {
    for (Mention word : words.values()) {
      if (vertices.isEmpty()) {
        throw new InputException(
            placed.place(word.index()),
            "found %s, expected edges, or a family of graphs and a size"
                .formatted(Quote.of(told())),
            cure());
      }
      if (GraphFamily.of(word.name()).isPresent()) {
        throw new InputException(
            placed.place(word.index()),
            "found the family %s beside vertices".formatted(Quote.of(word.name())),
            "a family stands alone, or in a sum such as `path 3 + a-b`; a vertex of that name"
                + " stands in quotes");
      }
    }
  }

  private String told() {
    return text.length() <= LONGEST_TOLD ? text : text.substring(0, LONGEST_TOLD - 1) + "…";
  }

  private String cure() {
    return meant()
            .map("did you mean `%s`? Vertices"::formatted)
            .orElse("for example `a-b b-c`, `path 5`, `grid 3x4` or `petersen`; vertices")
        + " without edges stand in quotes: `\"a\" \"b\"`";
  }

  /// The family that may have been meant, with a size.
  private Optional<String> meant() {
    Matcher sized = SIZED.matcher(text);
    if (!sized.matches()) {
      return near(text).map(LoneWords::example);
    }
    boolean two = sized.group(3) != null;
    Optional<GraphFamily> family =
        two && sized.group(1).equals("K")
            ? Optional.of(GraphFamily.BIPARTITE)
            : Optional.ofNullable(LETTERS.get(sized.group(1))).or(() -> near(sized.group(1)));
    String size = " " + sized.group(2) + (two ? "x" + sized.group(3) : "");
    return family.map(meant -> meant.isRectangular() == two ? meant.word() + size : example(meant));
  }

  private static Optional<GraphFamily> near(String word) {
    return Nearest.of(word, GraphFamily.words()).flatMap(GraphFamily::of);
  }

  private static String example(GraphFamily family) {
    return family == GraphFamily.PETERSEN
        ? family.word()
        : family.word() + (family.isRectangular() ? " 3x4" : " 5");
  }
}
