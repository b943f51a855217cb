package org.grundy.rules.text.game.line;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Play;
import org.grundy.rules.text.BindingWords;
import org.grundy.rules.text.Numbers;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.Expectation.Expected;
import org.grundy.rules.tree.GameRules;

/// Reads `expect START = VALUE` and `expect START wins`, `loses`, `draws` or `loony`, from the end
/// of the line, since a start may hold any glyph.
public final class ExpectationWords {
  private static final String EXAMPLE = "expect 2x3 = 1";
  private static final Pattern WITH = Pattern.compile(" (with) +\\p{L}[\\p{L}0-9_]* *=[^=]*(,|$)");
  private static final String EXPECTED = "`= VALUE`, `wins` or `loses`";

  /// The words for outcomes at the end of the line.
  public static final List<String> OUTCOMES = List.of("wins", "loses", "draws", "loony");

  private final GameRules rules;
  private final Statement line;
  private final String text;
  private final List<Binding> with;

  private ExpectationWords(GameRules rules, Statement line) {
    this.rules = rules;
    this.line = line;
    String code = line.lines().getFirst().code().stripTrailing();
    int with = withIndex(code);
    boolean meant = with < code.length() && !rules.board().hasCells();
    if (meant && rules.parameters().list().isEmpty()) {
      throw new InputException(
          line.lines().getFirst().at(with),
          "found `with`, but the game has no parameters",
          "a file names one by a line such as `param k = 2`");
    }
    int to = rules.parameters().list().isEmpty() ? code.length() : with;
    this.text = code.substring(0, to).stripTrailing();
    this.with = to == code.length() ? List.of() : with(line);
  }

  /// The index of the `with` that says numbers of parameters at the end of an `expect` line; the
  /// length of the text if there is none.
  public static int withIndex(String text) {
    Matcher matcher = WITH.matcher(text);
    return matcher.find() ? matcher.start(1) : text.length();
  }

  /// The numbers of parameters that a line ends in.
  public static List<Binding> with(Statement line) {
    SourceLine code = line.lines().getFirst();
    int from = withIndex(code.code());
    if (from == code.code().length()) {
      return List.of();
    }
    List<Word> words = WordScanner.equationWords(code, from + "with".length());
    return BindingWords.all(new Words(words, line.end())).stream()
        .map(named -> named.value().orElseThrow())
        .toList();
  }

  /// The known answer that a line states, its start checked against the rules.
  public static Expectation read(GameRules rules, Statement line) {
    return new ExpectationWords(rules, line).read();
  }

  private Expectation read() {
    int lastFrom = Math.max(text.lastIndexOf(' ') + 1, line.fromColumn());
    String last = text.substring(lastFrom);
    if (last.isBlank()) {
      throw new InputException(
          place(text.length()),
          "the line ends here, expected a start and what is known of it",
          "for example: " + EXAMPLE);
    }
    int equals = text.lastIndexOf('=');
    return switch (last) {
      case "wins" -> expectation(lastFrom, new Expected.Wins());
      case "loses" -> expectation(lastFrom, new Expected.Loses());
      case "draws" -> {
        requireDrawsExist(lastFrom);
        yield expectation(lastFrom, new Expected.Draws());
      }
      case "loony" -> {
        requireBonds(lastFrom);
        yield expectation(lastFrom, new Expected.Loony());
      }
      default -> {
        if (equals < line.fromColumn()) {
          throw Words.unexpected(
              new Word(last, place(lastFrom)), EXPECTED + " at the end", OUTCOMES, EXAMPLE);
        }
        yield expectation(equals, value(equals));
      }
    };
  }

  private Expected.Value value(int equals) {
    requireValuesExist(equals);
    if (text.charAt(equals - 1) == '=') {
      throw Words.unexpected(
          new Word("==", place(equals - 1)), "`=`, `wins` or `loses`", List.of("="), EXAMPLE);
    }
    int from = equals + 1;
    while (from < text.length() && text.charAt(from) == ' ') {
      from++;
    }
    String number = text.substring(from);
    if (number.isEmpty()) {
      throw new InputException(
          place(from), "the line ends here, expected a Grundy value", "for example: " + EXAMPLE);
    }
    if (!WordScanner.isNumber(number)) {
      throw Words.unexpected(
          new Word(number, place(from)),
          "a Grundy value, a number from 0, or `wins` or `loses` without `=`",
          OUTCOMES,
          EXAMPLE);
    }
    return new Expected.Value(Numbers.ofDigits(number, place(from)));
  }

  private void requireDrawsExist(int from) {
    if (rules.play() != Play.LOOPY) {
      throw new InputException(
          place(from),
          "every play ends, so that no position is a draw",
          "say `expect … wins` or `expect … loses`, or let plays go on for ever: play  loopy");
    }
  }

  private void requireBonds(int from) {
    if (rules.bonds().isEmpty()) {
      throw new InputException(
          place(from),
          "no line says `again` or `entails`, so that no position is loony",
          "say `expect … wins`, or `expect … = VALUE`");
    }
  }

  private void requireValuesExist(int equals) {
    if (rules.play() == Play.MISERE || rules.play() == Play.BESIDE) {
      throw new InputException(
          place(equals),
          "under `play %s` a position has an outcome and no Grundy value"
              .formatted(rules.play().name().toLowerCase(Locale.ROOT)),
          "say `expect … wins` or `expect … loses`");
    }
    if (rules.board() instanceof Board.Tiling) {
      throw new InputException(
          place(equals),
          "the tiling game has an outcome and no Grundy value",
          "say `expect … wins` or `expect … loses`");
    }
  }

  private Expectation expectation(int toColumn, Expected expected) {
    int from = line.fromColumn();
    while (from < toColumn && text.charAt(from) == ' ') {
      from++;
    }
    String start = text.substring(from, toColumn).stripTrailing();
    if (start.isEmpty()) {
      throw new InputException(
          place(from), "a start is missing before what is known of it", "for example: " + EXAMPLE);
    }
    PositionText.check(rules, place(from), start);
    return new Expectation(start, expected, with);
  }

  private Place place(int index) {
    return line.lines().getFirst().at(index);
  }
}
