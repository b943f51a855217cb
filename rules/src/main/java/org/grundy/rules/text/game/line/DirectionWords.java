package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Lattice;

/// Reads words that have to be directions: names, and offsets such as `(1,-2)`.
final class DirectionWords {
  private static final Pattern OFFSET =
      Pattern.compile("\\(([+-]?[\\p{L}0-9_]+),([+-]?[\\p{L}0-9_]+)\\)");

  private final Board board;
  private final Lattice lattice;
  private final RuleNumbers numbers;

  DirectionWords(Board board, RuleNumbers numbers) {
    this.board = board;
    this.lattice = board.lattice();
    this.numbers = numbers;
  }

  /// Directions, at least one, each once, up to one of `stops` or the end.
  List<Direction> until(Words words, Set<String> stops, String example) {
    String expected =
        "a direction, one of "
            + Quote.list(known())
            + (lattice.isUniform() ? " or an offset such as " + sample() : "");
    List<Direction> directions = new ArrayList<>();
    do {
      Word word = words.take(expected, example);
      if (word.is(":") && !directions.isEmpty()) {
        throw GlyphWords.leavesNoTrail(word, "directions");
      }
      if ((!word.text().startsWith("(") || !lattice.isUniform())
          && !lattice.names().contains(word.text())) {
        List<String> meant = new ArrayList<>(known());
        if (!directions.isEmpty()) {
          meant.addAll(stops);
          expected = expected + ", or " + Quote.choice(stops.stream().sorted().toList());
        }
        throw Words.unexpected(word, expected, meant, example);
      }
      Direction direction = lattice.step(word.text()).orElseGet(() -> offset(word));
      requireFit(word, direction);
      if (directions.contains(direction)) {
        throw new InputException(
            word.place(),
            word.text().equals(lattice.name(direction))
                ? "the direction %s comes twice".formatted(word.quoted())
                : "%s is the direction %s, which comes twice"
                    .formatted(word.quoted(), Quote.of(lattice.name(direction))),
            "name each direction once");
      }
      directions.add(direction);
    } while (!words.atEnd() && !words.isNextOneOf(stops));
    return directions;
  }

  private List<String> known() {
    return cells().directions();
  }

  /// The board, where a line has directions.
  private Board.Cells cells() {
    return (Board.Cells) board;
  }

  private String sample() {
    return "`" + cells().offset() + "`";
  }

  private void requireFit(Word word, Direction direction) {
    if (board.isRow() && direction.rowStep() != 0) {
      throw new InputException(
          word.place(),
          "a %s has only the directions `W` and `E` and offsets within its row, found %s"
              .formatted(board.word(), word.quoted()),
          "for boards of several rows say `board grid`");
    }
  }

  private Direction offset(Word word) {
    Matcher matcher = OFFSET.matcher(word.text());
    if (!matcher.matches() || !isStep(word, matcher.group(1)) || !isStep(word, matcher.group(2))) {
      throw new InputException(
          word.place(),
          "an offset is two whole numbers without blanks, rows down and columns right, found "
              + word.quoted(),
          "such as " + sample());
    }
    int rows = step(word, matcher.group(1));
    int columns = step(word, matcher.group(2));
    if (rows == 0 && columns == 0) {
      throw new InputException(
          word.place(), "the offset `(0,0)` leads nowhere", "such as " + sample());
    }
    return new Direction(rows, columns);
  }

  private boolean isStep(Word word, String number) {
    String size = withoutSign(number);
    return numbers.isNumber(new Word(size, word.place()));
  }

  private static String withoutSign(String number) {
    return number.replaceFirst("^[+-]", "");
  }

  private int step(Word word, String number) {
    Word unsigned = new Word(withoutSign(number), word.place());
    String digits =
        numbers.isParameter(unsigned)
            ? Long.toString(numbers.natural(unsigned, "a number", sample()))
            : unsigned.text().replaceFirst("^0*(?=\\d)", "");
    int longest = Integer.toString(Direction.MAX_STEP).length();
    int size = digits.length() > longest ? Integer.MAX_VALUE : Integer.parseInt(digits);
    if (size > Direction.MAX_STEP) {
      throw new InputException(
          word.place(),
          "an offset goes at most %,d rows and columns, found %s"
              .formatted(Direction.MAX_STEP, word.quoted()),
          "");
    }
    return number.startsWith("-") ? -size : size;
  }
}
