package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.grundy.core.Place;
import org.grundy.rules.text.BindingWords;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.game.line.ExpectationWords;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.text.game.line.Statement;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.Glyph;

/// Lays out the lines of a valid rules file anew.
final class TextLayout {
  private static final String KEYWORD_GAP = "      ";

  /// Signs without blanks around them.
  private static final Set<String> JOINING = Set.of("*", "^", "..");

  private static final Set<String> FUNCTIONS =
      Arrays.stream(Operation.values())
          .filter(Operation::isFunction)
          .map(Operation::word)
          .collect(Collectors.toSet());

  private final Board board;
  private final boolean hasParameters;
  private final boolean hasVariables;
  private final WordScanner scanner = new WordScanner();

  /// The column of the glyphs of an open pattern, with which its further lines align; 0 where none
  /// is open.
  private int patternIndent;

  /// @param board where the game is played
  /// @param hasParameters whether `expect` lines may end in `with k = 3`
  /// @param hasVariables whether `$a` in patterns is a variable, and no two glyphs
  TextLayout(Board board, boolean hasParameters, boolean hasVariables) {
    this.board = board;
    this.hasVariables = hasVariables;
    this.hasParameters = hasParameters;
  }

  /// A fact of a text in which parameters are named, without comments.
  ///
  /// @param cells the glyphs of cells, where the board has some
  static String withNames(Statement statement, Board board, List<Glyph> cells) {
    TextLayout layout = new TextLayout(board, true, !cells.contains(Glyph.of('$')));
    return statement.lines().stream().map(layout::line).collect(Collectors.joining("\n"));
  }

  /// One line without its comment.
  String line(SourceLine line) {
    return code(line);
  }

  String lines(List<SourceLine> lines) {
    List<String> laidOut = new ArrayList<>();
    for (SourceLine line : lines) {
      String code = line.code().isBlank() ? "" : code(line);
      String gap = code.isEmpty() || line.comment().isEmpty() ? "" : "  ";
      laidOut.add(code + gap + line.comment());
    }
    while (!laidOut.isEmpty() && laidOut.getLast().isEmpty()) {
      laidOut.removeLast();
    }
    return laidOut.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private String code(SourceLine line) {
    if (patternIndent > 0) {
      return boardWords("", line, 0);
    }
    int from = Statement.firstWordFrom(line.code());
    int keywordTo = Statement.firstWordTo(line.code(), from);
    Keyword keyword = Keyword.of(line.code().substring(from, keywordTo)).orElseThrow();
    Matcher name = Statement.name(keyword, line.code(), keywordTo);
    boolean named = name.lookingAt();
    int to = named ? name.end() : keywordTo;
    String head =
        keyword.word()
            + KEYWORD_GAP.substring(Math.min(keyword.word().length(), 5))
            + (named ? name.group(1) + " : " : "");
    return switch (keyword) {
      case GAME, SAY -> head + line.code().substring(to).strip();
      case EXPECT -> head + expectation(line.code().substring(to).strip());
      case PARAM -> head + spaced(WordScanner.equationWords(line, to));
      case MOVE, TOKEN, WIN, LOSE ->
          board.hasCells()
              ? boardWords(head, line, to)
              : head + spaced(WordScanner.equationWords(line, to));
      case BOARD, GROUND, DRAWN, CELLS, AVOID, PLAY, CODE, TAKE, START, LOOK ->
          boardWords(head, line, to);
    };
  }

  private String boardWords(String head, SourceLine line, int fromIndex) {
    StringBuilder text = new StringBuilder(head);
    if (patternIndent > 0) {
      text.repeat(' ', patternIndent);
    }
    String gap = "";
    List<Word> words = scanner.boardWords(line, fromIndex);
    for (Word word : words) {
      text.append(gap).append(word.text());
      if (patternIndent == 0 && word.is("where")) {
        text.append(' ').append(spaced(words.subList(words.indexOf(word) + 1, words.size())));
        break;
      }
      gap = hasVariables && patternIndent > 0 && word.is("$") ? "" : " ";
      if (word.is("[")) {
        patternIndent = text.codePointCount(0, text.length()) + 1;
      } else if (word.is("]")) {
        patternIndent = 0;
      }
    }
    return text.toString();
  }

  private String expectation(String text) {
    int with = hasParameters ? ExpectationWords.withIndex(text) : text.length();
    return known(text.substring(0, with).strip())
        + (with == text.length() ? "" : " with " + bindings(text.substring(with)));
  }

  private static String bindings(String text) {
    return BindingWords.text(BindingWords.read("", text.strip().substring("with".length())));
  }

  private static String known(String text) {
    int equals = text.lastIndexOf('=');
    int blank = text.lastIndexOf(' ');
    String last = text.substring(blank + 1);
    if (ExpectationWords.OUTCOMES.contains(last) || equals < 0) {
      return text.substring(0, blank).stripTrailing() + " " + last;
    }
    return text.substring(0, equals).stripTrailing()
        + " = "
        + text.substring(equals + 1).stripLeading();
  }

  /// Words of an equation or of a move on a graph: signs with blanks around them outside
  /// parentheses, none inside and none around the `-` of an edge; names and numbers apart always.
  private String spaced(List<Word> words) {
    StringBuilder text = new StringBuilder();
    int depth = 0;
    boolean gap = false;
    Word before = new Word("", new Place("", 1, 1));
    for (Word word : words) {
      boolean joins =
          JOINING.contains(word.text()) || (word.is("-") && board instanceof Board.Graph);
      boolean calls = word.is("(") && FUNCTIONS.contains(before.text());
      boolean tight = depth > 0 || word.is(",") || joins || calls;
      if (tight ? (isWord(word) && endsWord(before)) || isBetween(before, word) : gap) {
        text.append(' ');
      }
      text.append(word.text());
      if (word.is("(") || word.is("{")) {
        depth++;
      } else if (word.is(")") || word.is("}")) {
        depth--;
      }
      gap = !joins;
      before = word;
    }
    return text.toString();
  }

  private static boolean isWord(Word word) {
    return WordScanner.isName(word.text()) || WordScanner.isNumber(word.text());
  }

  private static boolean endsWord(Word word) {
    return isWord(word) || word.is(")") || word.is("}");
  }

  /// True if a word that is no function stands before parentheses or braces.
  private static boolean isBetween(Word before, Word word) {
    return (word.is("(") || word.is("{"))
        && WordScanner.isName(before.text())
        && !FUNCTIONS.contains(before.text());
  }
}
