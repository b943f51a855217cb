package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Play;
import org.grundy.rules.check.RuleProblem;
import org.grundy.rules.check.RulesCheck;
import org.grundy.rules.check.RulesWarnings;
import org.grundy.rules.text.BindingWords;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.line.BoardLines;
import org.grundy.rules.text.game.line.BoardWords;
import org.grundy.rules.text.game.line.DrawnWords;
import org.grundy.rules.text.game.line.ExpectationWords;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.text.game.line.LookLines;
import org.grundy.rules.text.game.line.ParameterLines;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.text.game.line.SayLines;
import org.grundy.rules.text.game.line.Statement;
import org.grundy.rules.text.graph.GraphLines;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.Bonds;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Looks;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.TokenMove;

/// Reads a rules file: text to tree. Lines are gathered first and understood afterwards, so that
/// their order does not matter.
public final class RulesParser {
  private static final String SHORTEST =
      "for example: game  Cram\n               board grid\n               cells . #\n"
          + "               move  [ . . ] -> [ # # ] rotate";

  private final List<Statement> statements;
  private final Places places;
  private final List<Binding> given;

  private RulesParser(String source, List<Statement> statements, List<Binding> given) {
    this.statements = statements;
    this.given = given;
    this.places = new Places(source);
  }

  /// The game that a text describes. The tree is checked: every glyph is declared, every expected
  /// start can be read, and the game ends ([RulesCheck]).
  ///
  /// @param source what the text is called in errors: a file's name
  /// @throws InputException at the first fault, with its place
  public static GameRules parse(String source, String text) {
    return of(source, text, List.of()).read();
  }

  private static RulesParser of(String source, String text, List<Binding> given) {
    return new RulesParser(source, Statement.read(SourceText.lines(source, text)), given);
  }

  /// The same game with other numbers for some of its parameters. Its known answers go on to speak
  /// of the numbers that they spoke of.
  ///
  /// @throws InputException if it has no such parameter, or if with these numbers it is no valid
  ///   game; the place is that in the game's normal form
  public static GameRules bind(GameRules rules, List<Binding> values) {
    return values.isEmpty()
        ? rules
        : of(rules.title(), RulesFormatter.format(rules), values).read();
  }

  /// The numbers of parameters that a text gives: `k = 3`, or several, `k=3, S=1,3..4`.
  ///
  /// @param source what the text is called in errors
  /// @throws InputException at the first fault, with its place
  public static List<Binding> bindings(String source, String text) {
    return BindingWords.read(source, text);
  }

  /// Numbers of parameters as [#bindings] reads them.
  public static String text(List<Binding> values) {
    return BindingWords.text(values);
  }

  /// The game that a text describes, as [#parse] reads it, with what in it is hardly meant.
  public static ReadRules read(String source, String text) {
    return read(source, text, List.of());
  }

  /// The game that a text describes, as [#parse] reads it, with what in it is hardly meant.
  ///
  /// @param source what the text is called in errors: a file's name
  /// @param values numbers for parameters, in place of those of the text
  /// @throws InputException at the first fault, with its place
  public static ReadRules read(String source, String text, List<Binding> values) {
    RulesParser parser = of(source, text, values);
    return parser.withWarnings(parser.read());
  }

  /// Reads as [#read] does, for a check of the text alone: where a parameter has no number, the
  /// first known answer that says one gives it.
  ///
  /// @throws InputException at the first fault, with its place; the faults of other lines are
  ///   suppressed by it, as [Throwable#getSuppressed] gives them
  public static ReadRules check(String source, String text, List<Binding> values) {
    try {
      RulesParser parser = of(source, text, of(source, text, values).withFirstAnswer());
      return parser.withWarnings(parser.read());
    } catch (InputException first) {
      OtherFaults.of(
              SourceText.lines(source, text),
              lines -> {
                RulesParser stated = new RulesParser(source, lines, values);
                new RulesParser(source, lines, stated.withFirstAnswer()).read();
              })
          .forEach(first::addSuppressed);
      throw first;
    }
  }

  /// The given numbers, and for parameters of which the text says none those of its first known
  /// answer that does.
  private List<Binding> withFirstAnswer() {
    Map<String, Binding> values = new LinkedHashMap<>();
    given.forEach(value -> values.put(value.name(), value));
    for (Statement line : Statement.of(Keyword.PARAM, statements)) {
      BindingWords.Named parameter = BindingWords.one(line.equationWords(), false);
      String name = parameter.name().text();
      if (parameter.value().isEmpty() && !values.containsKey(name)) {
        Statement.of(Keyword.EXPECT, statements).stream()
            .flatMap(expect -> ExpectationWords.with(expect).stream())
            .filter(value -> value.name().equals(name))
            .findFirst()
            .ifPresent(value -> values.put(name, value));
      }
    }
    return List.copyOf(values.values());
  }

  private ReadRules withWarnings(GameRules rules) {
    return new ReadRules(
        rules,
        RulesWarnings.of(rules).stream()
            .map(warning ->
                new Warning(places.of(warning.node()), warning.problem(), warning.cure()))
            .sorted((one, other) -> inOrderOfText(one.place(), other.place()))
            .toList());
  }

  private static int inOrderOfText(Place one, Place other) {
    int byLine = Integer.compare(one.line(), other.line());
    return byLine != 0 ? byLine : Integer.compare(one.column(), other.column());
  }

  private GameRules read() {
    String title = title();
    Statement boardLine = required(Keyword.BOARD, "where the game is played");
    Board board = board(boardLine);
    List<Glyph> cells = cells(boardLine, board);
    ParameterLines parameters =
        new ParameterLines(Statement.of(Keyword.PARAM, statements), board, given, places);
    RuleNumbers numbers = parameters.numbers();
    SortedMap<Integer, String> openLines = new TreeMap<>();
    SortedMap<Integer, Bond> bonds = new TreeMap<>();
    List<Rule> moves =
        new MoveLines(places, boardLine.place(), board, cells, numbers)
            .read(statements, openLines, bonds);
    board = joined(boardLine, board, moves);
    EndLines endLines = new EndLines(statements, places, board, cells, numbers);
    List<EarlyEnd> ends = endLines.ends(moves.size(), openLines);
    GameRules withoutExpectations =
        new GameRules(
            title,
            board,
            cells,
            moves,
            new Bonds(bonds),
            endLines.patterns(),
            play(),
            start(board, cells),
            List.of(),
            ends,
            parameters.parameters(numbers, openLines),
            Looks.NONE);
    requireTokensFit(withoutExpectations);
    withoutExpectations = withoutExpectations.withLooks(looks(withoutExpectations));
    GameRules rules = withExpectations(withoutExpectations, parameters);
    refuseFirst(RulesCheck.problems(rules));
    requireOthersAreGames(rules);
    return rules;
  }

  /// Reads the rules with the numbers of each known answer that has its own.
  private void requireOthersAreGames(GameRules rules) {
    GameRules alone = rules.withExpectations(List.of());
    Set<List<Binding>> seen = new HashSet<>();
    for (Expectation expectation : rules.expectations()) {
      if (!expectation.with().isEmpty() && seen.add(expectation.with())) {
        try {
          bind(alone, expectation.with());
        } catch (InputException fault) {
          throw new InputException(
              places.of(expectation),
              "with %s this is no game: %s"
                  .formatted(BindingWords.text(expectation.with()), fault.problem()),
              fault.cure());
        }
      }
    }
  }

  private Optional<Statement> find(Keyword keyword) {
    return statements.stream().filter(statement -> statement.keyword() == keyword).findFirst();
  }

  private Statement required(Keyword keyword, String says) {
    return find(keyword)
        .orElseThrow(() ->
            new InputException(
                places.first(),
                "the text has no `%s` line, which says %s".formatted(keyword.word(), says),
                SHORTEST));
  }

  private String title() {
    Statement line = required(Keyword.GAME, "what the game is called");
    if (line.rest().isEmpty()) {
      throw new InputException(
          line.end(), "the line ends here, expected the game's title", "for example: game  Cram");
    }
    String title = line.rest();
    int[] characters = title.codePoints().toArray();
    for (int i = 0; i < characters.length; i++) {
      if (Character.getType(characters[i]) == Character.FORMAT) {
        Place place = line.restPlace();
        throw new InputException(
            new Place(place.source(), place.line(), place.column() + i),
            "the title has the format character %s, which cannot be seen"
                .formatted(Quote.name(characters[i])),
            "with it the title looks like another one");
      }
    }
    return title;
  }

  private Board board(Statement line) {
    Board board = BoardWords.read(line.boardWords());
    for (Statement statement : statements) {
      requireBoard(statement, board);
    }
    if (board instanceof Board.Graph) {
      board =
          new Board.Graph(
              find(Keyword.GROUND)
                  .map(ground ->
                      GraphLines.ground(ground.rest(), ground.restPlace(), ground.end())));
    }
    Optional<Statement> drawn = find(Keyword.DRAWN);
    if (drawn.isPresent()) {
      board = DrawnWords.read(drawn.get(), board);
    }
    return places.put(line.place(), board);
  }

  private static void requireBoard(Statement statement, Board board) {
    List<String> boards = statement.keyword().boards();
    if (!boards.contains(board.word())) {
      throw new InputException(
          statement.place(),
          "`%s` lines have no meaning on `board %s`"
              .formatted(statement.keyword().word(), board.word()),
          boards.size() == 1
              ? "they belong to `board %s`".formatted(boards.getFirst())
              : "they belong to boards of the kinds `%s`".formatted(String.join(" ", boards)));
    }
  }

  private List<Glyph> cells(Statement boardLine, Board board) {
    if (!board.hasCells()) {
      return List.of();
    }
    Statement line =
        find(Keyword.CELLS)
            .orElseThrow(() ->
                new InputException(
                    boardLine.place(),
                    "a game on `board %s` needs a `cells` line, found none".formatted(board.word()),
                    "for example: cells . #"));
    return GlyphWords.ofCells(line.boardWords());
  }

  private Looks looks(GameRules rules) {
    LookLines lines = new LookLines(rules.board(), rules.cells(), rules.rules());
    SortedMap<Integer, String> names = names();
    return new Looks(
        names,
        lines.read(Statement.of(Keyword.LOOK, statements)),
        new SayLines(rules.rules(), names).read(Statement.of(Keyword.SAY, statements)));
  }

  /// The names of the lines of moves, by their index among them.
  private SortedMap<Integer, String> names() {
    SortedMap<Integer, String> names = new TreeMap<>();
    int index = 0;
    for (Statement line : statements.stream().filter(Statement::isMoves).toList()) {
      Optional<Word> name = line.name();
      if (name.isPresent() && names.containsValue(name.get().text())) {
        throw new InputException(
            name.get().place(),
            "two lines of moves are called %s".formatted(name.get().quoted()),
            "give each a name of its own");
      }
      int at = index;
      name.ifPresent(word -> names.put(at, word.text()));
      index++;
    }
    return names;
  }

  /// Heaps of which a move changes several at once are one position.
  private Board joined(Statement boardLine, Board board, List<Rule> moves) {
    if (!(board instanceof Board.Heap heap)
        || moves.stream().noneMatch(SeveralHeaps.class::isInstance)) {
      return board;
    }
    if (heap.drawn().isPresent()) {
      throw new InputException(
          find(Keyword.DRAWN).orElseThrow().place(),
          "heaps of which a move changes several at once are not drawn",
          "remove this line");
    }
    return places.put(boardLine.place(), new Board.HeapSet(heap.variable()));
  }

  private Play play() {
    Optional<Statement> line = find(Keyword.PLAY);
    if (line.isEmpty()) {
      return Play.NORMAL;
    }
    Words words = line.get().boardWords();
    String expected = "`normal`, `misere`, `loopy` or `beside`";
    Word word = words.take(expected, "play  misere");
    words.requireEnd(List.of(), "play  misere");
    return switch (word.text()) {
      case "normal" -> Play.NORMAL;
      case "misere" -> Play.MISERE;
      case "loopy" -> Play.LOOPY;
      case "beside" -> Play.BESIDE;
      default ->
          throw Words.unexpected(
              word, expected, List.of("normal", "misere", "loopy", "beside"), "play  misere");
    };
  }

  private Optional<Start> start(Board board, List<Glyph> cells) {
    return find(Keyword.START)
        .map(line ->
            places.put(
                line.place(),
                board instanceof Board.Graph
                    ? new GraphLines(line.equationWords(), RuleNumbers.digitsOnly()).start()
                    : new BoardLines(places, board, cells, RuleNumbers.digitsOnly())
                        .start(line.boardWords())));
  }

  private void requireTokensFit(GameRules rules) {
    Set<Glyph> glyphs = new LinkedHashSet<>(rules.cells());
    List<TokenMove> earlier = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove token) {
        glyphs.add(token.token());
        for (TokenMove other : earlier) {
          requireSameGround(token, other);
        }
        earlier.add(token);
      }
    }
    if (glyphs.size() > Glyphs.MAX) {
      throw new InputException(
          find(Keyword.CELLS).map(Statement::place).orElse(places.first()),
          "a game has at most %d glyphs, cells and tokens together; this one has %d"
              .formatted(Glyphs.MAX, glyphs.size()),
          "");
    }
  }

  private void requireSameGround(TokenMove token, TokenMove other) {
    if (token.token().equals(other.token())
        && token.on().isPresent()
        && other.on().isPresent()
        && !token.on().equals(other.on())) {
      throw new InputException(
          places.of(token),
          "the token `%s` stands on `%s` here, and on `%s` on line %d"
              .formatted(
                  token.token(), token.on().get(), other.on().get(), places.of(other).line()),
          "say the same glyph after `on` in both lines");
    }
  }

  private GameRules withExpectations(GameRules rules, ParameterLines parameters) {
    List<Expectation> expectations = new ArrayList<>();
    for (Statement line : Statement.of(Keyword.EXPECT, statements)) {
      Expectation expectation = parameters.complete(ExpectationWords.read(rules, line), line);
      expectations.add(places.put(line.place(), expectation));
    }
    return rules.withExpectations(expectations);
  }

  /// Throws the first of the faults that the syntax does not show.
  private void refuseFirst(List<RuleProblem> problems) {
    if (!problems.isEmpty()) {
      RuleProblem first = problems.getFirst();
      Place place = places.of(first.node());
      throw new InputException(place, first.problem(), first.cure());
    }
  }
}
