package org.grundy.rules.text.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.GraphCondition.Degree;
import org.grundy.rules.tree.GraphCondition.Quality;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinVertex;

/// Reads the lines of games on a graph.
public final class GraphLines {
  public static final String MOVE_EXAMPLE = "move  vertex v : delete v, neighbours of v";
  private static final String EDGE_EXAMPLE = "move  edge u-v : delete edge";
  private static final String WHERE_EXAMPLE = "move  vertex v where degree of v >= 1 : delete v";
  private static final String DEGREE_EXAMPLE = "move  vertex v where degree of v = 0 : delete v";
  private static final String PARITY_EXAMPLE = "move  vertex v where degree of v is odd : delete v";
  private static final String TOKEN_EXAMPLE = "token @ step edges : delete left";
  private static final String START_EXAMPLE = "start path";

  /// Words of these lines, which cannot name a chosen vertex.
  private static final Set<String> RESERVED =
      Set.of(
          "vertex",
          "edge",
          "edges",
          "where",
          "delete",
          "degree",
          "indegree",
          "outdegree",
          "distance",
          "pair",
          "of",
          "is",
          "odd",
          "even",
          "infinite",
          "neighbours",
          "successors",
          "predecessors",
          "reachable",
          "from");

  private static final String CONTRACT_EXAMPLE = "move  edge u-v : contract edge";
  private static final String ADD_EXAMPLE = "move  pair u-v : add edge";

  /// The words with which something begins that is counted.
  private static final List<String> COUNTED =
      Stream.concat(Arrays.stream(Degree.values()).map(Degree::word), Stream.of("distance"))
          .toList();

  private static final String DISTANCE_EXAMPLE =
      "move  pair u-v where distance of u-v is infinite : add edge";

  /// Characters that mean something else in a position.
  private static final String NO_TOKENS = "_-><:,;+|\"'.()[]{}*=/\\#&~";

  private final Words words;
  private final RuleNumbers numbers;

  /// @param words what follows the line's first word
  /// @param numbers reads the numbers in it
  public GraphLines(Words words, RuleNumbers numbers) {
    this.words = words;
    this.numbers = numbers;
  }

  /// Checks the text after `ground`: the name of a vertex.
  ///
  /// @param place where the name begins
  /// @param end where the line ends
  public static String ground(String name, Place place, Place end) {
    String example = "ground g";
    if (name.isEmpty()) {
      throw new InputException(
          end, "the line ends here, expected the name of the ground", "for example: " + example);
    }
    if (!GraphNames.isPlain(name)) {
      throw new InputException(
          place,
          "found %s, expected the name of one vertex: letters, digits and `_`"
              .formatted(Quote.of(name)),
          "for example: " + example);
    }
    return name;
  }

  /// Reads the words after `win`.
  public WinVertex win() {
    String example = "win delete x";
    Word kind = words.take("`delete` or `at`", example);
    if (!kind.is("delete") && !kind.is("at")) {
      throw Words.unexpected(kind, "`delete` or `at`", List.of("delete", "at"), example);
    }
    String vertex = vertexName(words, example);
    words.requireEnd(List.of(), example);
    return new WinVertex(kind.is("delete"), vertex);
  }

  /// Reads the name of a vertex of the positions.
  ///
  /// @param example of a line
  public static String vertexName(Words words, String example) {
    Word vertex = words.take("the name of a vertex", example);
    if (!GraphNames.isPlain(vertex.text())) {
      throw new InputException(
          vertex.place(),
          "found %s, expected the name of one vertex: letters, digits and `_`"
              .formatted(vertex.quoted()),
          "for example: " + example);
    }
    return vertex.text();
  }

  /// Reads the words after `move`.
  public Rule move() {
    String expected = "`vertex`, `edge` or `pair`";
    Word kind = words.take(expected, MOVE_EXAMPLE);
    return switch (kind.text()) {
      case "vertex" -> {
        String vertex = newName(List.of(), MOVE_EXAMPLE);
        List<GraphCondition> conditions = conditions(List.of(vertex));
        yield new VertexMove(vertex, conditions, deletions(List.of(vertex), false));
      }
      case "edge" -> {
        List<String> ends = ends("the other end of the edge", EDGE_EXAMPLE);
        List<GraphCondition> conditions = conditions(ends);
        if (words.skip("contract")) {
          words.require("edge", "`edge`", CONTRACT_EXAMPLE);
          yield joining(JoinMove.By.CONTRACTION, ends, conditions, CONTRACT_EXAMPLE);
        }
        yield new EdgeMove(ends.getFirst(), ends.getLast(), conditions, deletions(ends, true));
      }
      case "pair" -> {
        List<String> pair = ends("the other vertex of the pair", ADD_EXAMPLE);
        List<GraphCondition> conditions = conditions(pair);
        words.require("add", "`add edge` or `add vertex`", ADD_EXAMPLE);
        if (words.skip("vertex")) {
          yield joining(JoinMove.By.VERTEX, pair, conditions, ADD_EXAMPLE);
        }
        words.require("edge", "`edge` or `vertex`", ADD_EXAMPLE);
        yield joining(JoinMove.By.EDGE, pair, conditions, ADD_EXAMPLE);
      }
      default ->
          throw Words.unexpected(kind, expected, List.of("vertex", "edge", "pair"), MOVE_EXAMPLE);
    };
  }

  private List<String> ends(String other, String example) {
    String from = newName(List.of(), example);
    words.require("-", "`-` and " + other, example);
    return List.of(from, newName(List.of(from), example));
  }

  private JoinMove joining(
      JoinMove.By by, List<String> ends, List<GraphCondition> conditions, String example) {
    words.requireEnd(List.of(), example);
    return new JoinMove(by, ends.getFirst(), ends.getLast(), conditions);
  }

  private String newName(List<String> earlier, String example) {
    String expected =
        "a name for the chosen vertex, such as `%s`".formatted(earlier.isEmpty() ? "u" : "v");
    Word word = words.take(expected, example);
    if (!WordScanner.isName(word.text())) {
      throw Words.unexpected(word, expected, List.of(), example);
    }
    if (RESERVED.contains(word.text())) {
      throw new InputException(
          word.place(),
          word.quoted() + " is a word of the language and cannot name a vertex",
          "for example: " + example);
    }
    if (earlier.contains(word.text())) {
      throw new InputException(
          word.place(), word.quoted() + " names both ends", "give each end its own name");
    }
    return word.text();
  }

  private String name(List<String> names, String example) {
    String expected = names.size() == 1 ? Quote.of(names.getFirst()) : Quote.choice(names);
    Word word = words.take(expected, example);
    if (!names.contains(word.text())) {
      throw Words.unexpected(word, expected, names, example);
    }
    return word.text();
  }

  private List<GraphCondition> conditions(List<String> names) {
    List<GraphCondition> conditions = new ArrayList<>();
    if (words.skip("where")) {
      do {
        conditions.add(condition(names));
      } while (words.skip(","));
      words.require(":", "`,` and another condition, or `:` and what is done", WHERE_EXAMPLE);
    } else {
      words.require(":", "`where` and a condition, or `:` and what is done", MOVE_EXAMPLE);
    }
    return conditions;
  }

  private GraphCondition condition(List<String> names) {
    Word first = words.take("a condition, such as `degree of v >= 1`", WHERE_EXAMPLE);
    if (numbers.isNumber(first)) {
      GraphCondition.Fixed number =
          new GraphCondition.Fixed(numbers.natural(first, "a number", WHERE_EXAMPLE));
      Relation relation = relation(false);
      Word than = words.take("a degree, such as `degree of v`", WHERE_EXAMPLE);
      return new GraphCondition.Compared(counted(than, names), relation.reversed(), number);
    }
    GraphCondition.Counted count = counted(first, names);
    if (words.skip("is")) {
      List<Quality> qualities = qualities(count);
      List<String> known = qualities.stream().map(Quality::word).toList();
      String expected = Quote.choice(known);
      Word word = words.take(expected, WHERE_EXAMPLE);
      String example = word.text().matches("\\d+") ? DEGREE_EXAMPLE : PARITY_EXAMPLE;
      return new GraphCondition.Is(
          count,
          qualities.stream()
              .filter(quality -> word.is(quality.word()))
              .findFirst()
              .orElseThrow(() -> Words.unexpected(word, expected, known, example)));
    }
    Relation relation = relation(true);
    String expected = "a number, or a degree such as `degree of v`";
    Word than = words.take(expected, WHERE_EXAMPLE);
    return new GraphCondition.Compared(
        count,
        relation,
        COUNTED.stream().anyMatch(than::is)
            ? counted(than, names)
            : new GraphCondition.Fixed(numbers.natural(than, expected, COUNTED, WHERE_EXAMPLE)));
  }

  /// A degree is never infinite.
  private static List<Quality> qualities(GraphCondition.Counted count) {
    return Arrays.stream(Quality.values())
        .filter(quality -> quality != Quality.INFINITE || count instanceof GraphCondition.Distance)
        .toList();
  }

  /// What is counted, from its first word on.
  private GraphCondition.Counted counted(Word word, List<String> names) {
    if (word.is("distance")) {
      words.require("of", "`of` and the chosen pair", DISTANCE_EXAMPLE);
      String from = name(names, DISTANCE_EXAMPLE);
      words.require("-", "`-` and the other vertex", DISTANCE_EXAMPLE);
      return new GraphCondition.Distance(from, name(names, DISTANCE_EXAMPLE));
    }
    Degree degree =
        Arrays.stream(Degree.values())
            .filter(one -> word.is(one.word()))
            .findFirst()
            .orElseThrow(() ->
                Words.unexpected(word, "one of " + Quote.list(COUNTED), COUNTED, WHERE_EXAMPLE));
    words.require("of", "`of` and a chosen vertex", WHERE_EXAMPLE);
    return new GraphCondition.DegreeOf(degree, name(names, WHERE_EXAMPLE));
  }

  /// @param orIs whether `is` could stand here, too
  private Relation relation(boolean orIs) {
    List<String> signs = Arrays.stream(Relation.values()).map(Relation::sign).toList();
    String expected = (orIs ? "`is`, or one of " : "one of ") + Quote.list(signs);
    Word word = words.take(expected, WHERE_EXAMPLE);
    List<String> known = new ArrayList<>(signs);
    if (orIs) {
      known.add("is");
    }
    return word.is("<>")
        ? Relation.UNEQUAL
        : Arrays.stream(Relation.values())
            .filter(relation -> word.is(relation.sign()))
            .findFirst()
            .orElseThrow(() -> Words.unexpected(word, expected, known, WHERE_EXAMPLE));
  }

  private List<Deletion> deletions(List<String> names, boolean edge) {
    String example = edge ? EDGE_EXAMPLE : MOVE_EXAMPLE;
    words.require("delete", "`delete` and what the move deletes", example);
    List<Deletion> deletions = new ArrayList<>();
    do {
      Word word = words.peek("what the move deletes", example);
      Deletion deletion = deletion(names, edge, example);
      if (deletions.contains(deletion)) {
        throw new InputException(
            word.place(),
            "%s comes twice in this list".formatted(Quote.of(GraphWords.deletion(deletion))),
            "name each thing once");
      }
      deletions.add(deletion);
    } while (words.skip(","));
    words.requireEnd(List.of(","), example);
    return deletions;
  }

  private Deletion deletion(List<String> names, boolean edge, String example) {
    String expected =
        (edge ? "`edge`, " : "")
            + Quote.choice(names).replace(" or ", ", ")
            + ", or one of `edges of`, `neighbours of`, `successors of`, `predecessors of`,"
            + " `reachable from`";
    Word word = words.take(expected, example);
    if (names.contains(word.text())) {
      return new Deletion.Chosen(word.text());
    }
    if (edge && word.is("edge")) {
      return new Deletion.ChosenEdge();
    }
    if (word.is("edges")) {
      words.require("of", "`of` and a chosen vertex", example);
      return new Deletion.EdgesOf(name(names, example));
    }
    for (Deletion.Relation relation : Deletion.Relation.values()) {
      if (word.is(relation.word())) {
        String preposition = relation.preposition();
        words.require(preposition, "`%s` and a chosen vertex".formatted(preposition), example);
        return new Deletion.Related(relation, name(names, example));
      }
    }
    if (word.is("edge")) {
      throw new InputException(
          word.place(),
          "found `edge`, but this move chooses a vertex and no edge",
          "did you mean `edges of %s`?".formatted(names.getFirst()));
    }
    throw Words.unexpected(word, expected, known(names, edge), example);
  }

  private static List<String> known(List<String> names, boolean edge) {
    List<String> known = new ArrayList<>(names);
    known.addAll(List.of("edges", "neighbours", "successors", "predecessors", "reachable"));
    if (edge) {
      known.add("edge");
    }
    return known;
  }

  /// Reads the words after `token`.
  public WalkMove token() {
    Word word = words.take("the glyph that marks the token's vertex", TOKEN_EXAMPLE);
    Glyph token = GlyphWords.any(word, List.of());
    if (Character.isLetterOrDigit(token.codePoint()) || NO_TOKENS.contains(token.toString())) {
      throw new InputException(
          word.place(),
          "%s cannot mark a token, as it means something else in a graph".formatted(word.quoted()),
          "for example: " + TOKEN_EXAMPLE);
    }
    words.require("step", "`step` and `edges`", TOKEN_EXAMPLE);
    words.require("edges", "`edges`, as a token on a graph goes along edges", TOKEN_EXAMPLE);
    if (words.atEnd()) {
      return new WalkMove(token, WalkMove.Deletes.NOTHING);
    }
    words.require(":", "`:` and what a step deletes, or the end of the line", TOKEN_EXAMPLE);
    words.require("delete", "`delete`", TOKEN_EXAMPLE);
    String expected = "`left` (the vertex) or `edge`";
    Word left = words.take(expected, TOKEN_EXAMPLE);
    WalkMove.Deletes deletes =
        switch (left.text()) {
          case "left" -> WalkMove.Deletes.LEFT;
          case "edge" -> WalkMove.Deletes.EDGE;
          default -> throw Words.unexpected(left, expected, List.of("left", "edge"), TOKEN_EXAMPLE);
        };
    words.requireEnd(List.of(), TOKEN_EXAMPLE);
    return new WalkMove(token, deletes);
  }

  /// Reads the words after `start`.
  public Start start() {
    List<String> families = GraphFamily.words();
    String expected = "a family of graphs, one of " + Quote.list(families);
    Word word = words.take(expected, START_EXAMPLE);
    GraphFamily family =
        GraphFamily.of(word.text())
            .orElseThrow(() -> Words.unexpected(word, expected, families, START_EXAMPLE));
    words.requireEnd(List.of(), START_EXAMPLE);
    return new Start.Family(family);
  }
}
