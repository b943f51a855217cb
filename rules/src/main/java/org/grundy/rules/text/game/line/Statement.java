package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Board;

/// One fact of a rules file: a line, and the lines after it into which an open `[` runs on.
///
/// @param keyword what it begins with
/// @param lines at least one
/// @param fromColumn index into the first line's code, just behind the keyword and the name
/// @param name what the line of moves is called that it is or tells
public record Statement(
    Keyword keyword, List<SourceLine> lines, int fromColumn, Optional<Word> name) {
  /// The name between a keyword and the moves: `place :`. One letter would be a glyph or a vertex,
  /// and `vertex v :` is two words, so no line of moves begins like that.
  private static final Pattern NAME =
      Pattern.compile("\\s+(\\p{L}[\\p{L}\\p{Nd}_-]+)\\s*:(?=\\s|$)");

  /// What stands behind the moves of a line and binds the next move.
  private static final Pattern BOND = Pattern.compile("(?<=\\s)(again|entails)(?=\\s|$)");

  /// The facts of a text, in its order.
  ///
  /// @throws InputException if a line begins with no keyword, if a `[` stays open, or if a line
  ///   comes twice that must come once
  public static List<Statement> read(List<SourceLine> lines) {
    return read(
        lines,
        fault -> {
          throw fault;
        });
  }

  /// The facts of a text, without the lines that are none.
  ///
  /// @param hears of each line that begins with no keyword or comes twice
  /// @throws InputException if a `[` stays open
  public static List<Statement> read(List<SourceLine> lines, Consumer<InputException> hears) {
    List<Statement> statements = new ArrayList<>();
    Map<Keyword, Statement> first = new HashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      SourceLine line = lines.get(i);
      if (line.code().isBlank()) {
        continue;
      }
      int from = firstWordFrom(line.code());
      int to = firstWordTo(line.code(), from);
      String word = line.code().substring(from, to);
      Optional<Keyword> keyword = Keyword.of(word);
      if (keyword.isEmpty()) {
        hears.accept(new InputException(line.at(from), noKeyword(word), cure(word)));
        continue;
      }
      Statement statement = begin(keyword.get(), lines, i, to);
      i += statement.lines.size() - 1;
      Statement earlier = first.putIfAbsent(statement.keyword, statement);
      if (earlier != null && statement.keyword.once()) {
        hears.accept(second(statement, earlier));
      } else {
        statements.add(statement);
      }
    }
    return statements;
  }

  private static InputException second(Statement statement, Statement earlier) {
    return new InputException(
        statement.place(),
        "a second `%s` line; the first is on line %d"
            .formatted(statement.keyword.word(), earlier.place().line()),
        "a game has one `%s` line: join the two, or remove one"
            .formatted(statement.keyword.word()));
  }

  /// Those that begin with a keyword.
  public static List<Statement> of(Keyword keyword, List<Statement> statements) {
    return statements.stream().filter(statement -> statement.keyword == keyword).toList();
  }

  /// @param to index just behind the keyword
  private static Statement begin(Keyword keyword, List<SourceLine> lines, int index, int to) {
    SourceLine line = lines.get(index);
    int last = keyword.isFollowedByText() ? index : lastLine(lines, index);
    Matcher name = name(keyword, line.code(), to);
    boolean named = name.lookingAt();
    return new Statement(
        keyword,
        List.copyOf(lines.subList(index, last + 1)),
        named ? name.end() : to,
        named ? Optional.of(new Word(name.group(1), line.at(name.start(1)))) : Optional.empty());
  }

  /// Looks for the name of a line of moves behind a keyword.
  ///
  /// @param from index into the code, just behind the keyword
  /// @return a matcher of which [Matcher#lookingAt] tells whether there is one, its first group
  public static Matcher name(Keyword keyword, String code, int from) {
    return NAME.matcher(code).region(keyword.mayBeNamed() ? from : code.length(), code.length());
  }

  /// True if it is a line of moves.
  public boolean isMoves() {
    return keyword.isOfMoves();
  }

  public static int firstWordFrom(String code) {
    return code.length() - code.stripLeading().length();
  }

  public static int firstWordTo(String code, int from) {
    int to = from;
    while (to < code.length() && " [(".indexOf(code.charAt(to)) < 0) {
      to++;
    }
    return Math.max(to, Math.min(from + 1, code.length()));
  }

  private static String noKeyword(String word) {
    return "a line begins with one of %s, found %s"
        .formatted(Quote.list(Keyword.words()), Quote.of(word));
  }

  private static String cure(String word) {
    if (word.startsWith("#") || word.startsWith(";") || word.startsWith("--")) {
      return "a comment begins with `//`";
    }
    if (Board.words().contains(word)) {
      return "did you mean `board " + word + "`?";
    }
    String near = Meant.cure(word, Keyword.words());
    return near.isEmpty() ? "for example: game  Cram\n               board grid" : near;
  }

  /// The index of the line on which the last `[` that `index` opens is closed.
  private static int lastLine(List<SourceLine> lines, int index) {
    Place open = null;
    for (int i = index; i < lines.size(); i++) {
      String code = lines.get(i).code();
      for (int c = 0; c < code.length(); c++) {
        if (code.charAt(c) == '[' && open != null) {
          throw new InputException(
              lines.get(i).at(c),
              "found a `[` inside the pattern that begins at line %d, column %d, expected `]`"
                  .formatted(open.line(), open.column()),
              "for example: move  [ . . ] -> [ # # ]");
        } else if (code.charAt(c) == '[') {
          open = lines.get(i).at(c);
        } else if (code.charAt(c) == ']') {
          open = null;
        }
      }
      if (open == null) {
        return i;
      }
    }
    throw new InputException(
        open == null ? lines.get(index).at(0) : open,
        "the text ends before this `[` is closed by a `]`",
        "for example: move  [ . . ] -> [ # # ]");
  }

  /// The place at which it begins.
  public Place place() {
    return lines.getFirst().at(firstWordFrom(lines.getFirst().code()));
  }

  /// The place at which the text after the keyword begins.
  public Place restPlace() {
    String code = lines.getFirst().code();
    int from = fromColumn;
    while (from < code.length() && code.charAt(from) == ' ') {
      from++;
    }
    return lines.getFirst().at(from);
  }

  /// The text after the keyword on its line, up to a bond, without blanks around it.
  public String rest() {
    return withoutBond().getFirst().code().substring(fromColumn).strip();
  }

  /// The place at which its last line ends.
  public Place end() {
    return lines.getLast().at(lines.getLast().code().stripTrailing().length());
  }

  /// The words about boards that follow the keyword, up to a bond; inside a pattern a line break is
  /// one too.
  public Words boardWords() {
    WordScanner scanner = new WordScanner();
    List<Word> words = new ArrayList<>();
    int from = fromColumn;
    for (SourceLine line : withoutBond()) {
      words.addAll(scanner.boardWords(line, from));
      if (scanner.isInPattern()) {
        words.add(new Word(Word.BREAK, line.at(line.code().length())));
      }
      from = 0;
    }
    return new Words(words, movesEnd());
  }

  /// The words of an equation that follow the keyword, up to a bond: names, numbers and signs.
  public Words equationWords() {
    List<Word> words = new ArrayList<>();
    int from = fromColumn;
    for (SourceLine line : withoutBond()) {
      words.addAll(WordScanner.equationWords(line, from));
      from = 0;
    }
    return new Words(words, movesEnd());
  }

  /// The words at the end of a line of moves that bind the next move; none where it has no bond.
  public Words bondWords() {
    return new Words(WordScanner.equationWords(lines.getLast(), bondFrom()), end());
  }

  private List<SourceLine> withoutBond() {
    SourceLine last = lines.getLast();
    List<SourceLine> cut = new ArrayList<>(lines);
    cut.set(
        cut.size() - 1,
        new SourceLine(
            last.source(), last.number(), last.code().substring(0, bondFrom()), last.comment()));
    return cut;
  }

  private Place movesEnd() {
    String moves = lines.getLast().code().substring(0, bondFrom());
    return lines.getLast().at(moves.stripTrailing().length());
  }

  /// Index into the last line's code of the word that binds; its length where there is none. Inside
  /// a pattern the letters of such a word are glyphs.
  private int bondFrom() {
    String code = lines.getLast().code();
    int from = Math.max(lines.size() == 1 ? fromColumn : 0, code.lastIndexOf(']') + 1);
    Matcher bond = BOND.matcher(code).useTransparentBounds(true).region(from, code.length());
    return isMoves() && bond.find() ? bond.start() : code.length();
  }
}
