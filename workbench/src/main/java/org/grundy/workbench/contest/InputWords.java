package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.Glyph;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Order;
import org.grundy.workbench.contest.Item.Repetition;

/// Reads the lines that say how an input reads.
final class InputWords {
  private final SpecNames names;
  private final List<Level> levels = new ArrayList<>(List.of(new Level(Optional.empty())));

  /// The part of the input that is read between two `cases` lines.
  private record Level(Optional<Repetition> repetition, List<Item> items) {
    Level(Optional<Repetition> repetition) {
      this(repetition, new ArrayList<>());
    }
  }

  InputWords(SpecNames names) {
    this.names = names;
  }

  /// All items; cases hold those behind them.
  List<Item> items() {
    List<Item> inner = List.of();
    for (int i = levels.size() - 1; i >= 0; i--) {
      List<Item> items = new ArrayList<>(levels.get(i).items);
      if (i < levels.size() - 1) {
        items.add(new Item.Cases(levels.get(i + 1).repetition.orElseThrow(), inner));
      }
      inner = items;
    }
    return inner;
  }

  void read(SpecKeyword keyword, Phrase phrase, Place place) {
    requireReadable(keyword, phrase, place);
    List<Item> items = levels.getLast().items;
    String example = keyword.example();
    switch (keyword) {
      case LINE -> items.add(new Item.Line(fields(phrase, example, false)));
      case LINES -> {
        phrase.requiring(":", example);
        Expression count = new Numbers(names, example).scalar(phrase.before(":"));
        items.add(new Item.Lines(count, fields(phrase.behind(":"), example, true)));
      }
      case ROWS -> items.add(rows(phrase, example));
      case TEXT -> items.add(text(phrase, example));
      case LIST -> items.add(made(phrase.words(), example));
      default -> levels.add(new Level(Optional.of(repetition(phrase, example))));
    }
  }

  /// Behind `cases k in 1..n` nothing is read.
  private void requireReadable(SpecKeyword keyword, Phrase phrase, Place place) {
    boolean each =
        levels.getLast().repetition.isPresent()
            && levels.getLast().repetition.get() instanceof Repetition.Each;
    if (each && !(keyword == SpecKeyword.CASES && phrase.has("in"))) {
      throw new InputException(
          place,
          "a line of the input behind `cases … in`, for whose cases nothing is read",
          "put it before that line");
    }
  }

  private Repetition repetition(Phrase phrase, String example) {
    Words words = phrase.words();
    if (words.skip("until")) {
      if (words.skip("end")) {
        words.requireEnd(List.of(), example);
        return new Repetition.UntilEnd();
      }
      List<Long> numbers = new ArrayList<>();
      do {
        boolean isNegative = words.skip("-");
        Word word = words.take("`end`, or the numbers of the last line", "cases until 0 0");
        long number =
            org.grundy.rules.text.Numbers.natural(
                word, "`end`, or the numbers of the last line", "cases until 0 0");
        numbers.add(isNegative ? -number : number);
      } while (!words.atEnd());
      return new Repetition.Until(numbers);
    }
    if (phrase.has("in")) {
      Phrase name = phrase.requiring("in", example).before("in");
      Phrase range = phrase.behind("in").requiring("..", "cases k in 1..n");
      Numbers numbers = new Numbers(names, "cases k in 1..n");
      Expression least = numbers.scalar(range.before(".."));
      Expression most = numbers.scalar(range.behind(".."));
      requireRange(least, most, range.place());
      return new Repetition.Each(name(name.words(), SpecNames.Kind.NUMBER, example), least, most);
    }
    if (!phrase.has("..")) {
      return new Repetition.Times(new Numbers(names, example).scalar(phrase));
    }
    List<Field> count = fields(phrase, example, false);
    if (count.size() != 1 || count.getFirst().count().isPresent()) {
      throw new InputException(
          phrase.place(), "the number of cases is one number", "for example: " + example);
    }
    return new Repetition.Counted(count.getFirst());
  }

  private List<Field> fields(Phrase phrase, String example, boolean inLines) {
    List<Field> fields = new ArrayList<>();
    for (Phrase one : phrase.split(",")) {
      if (inLines && !fields.isEmpty() && fields.getLast().count().isPresent()) {
        throw new InputException(
            one.place(),
            "a number behind a list within `lines`",
            "a list stands at the end of its lines: lines n : k 0..9, x[k] 1..n");
      }
      fields.add(field(one, example, inLines ? Optional.of(fields) : Optional.empty()));
    }
    return fields;
  }

  /// @param before in `lines` the numbers before it on its line
  private Field field(Phrase phrase, String example, Optional<List<Field>> before) {
    phrase.requiring("..", example);
    Words words = phrase.words();
    Word word = words.take("the name of a number", example);
    Optional<Expression> count = Optional.empty();
    Numbers numbers = new Numbers(names, example);
    if (words.skip("[")) {
      count =
          Optional.of(
              before.isPresent() ? length(words, numbers, before.get()) : numbers.scalar(words));
      words.require("]", "`]`", example);
    }
    Place range = words.place();
    Expression least = numbers.scalar(words);
    words.require("..", "`..` and the greatest number", example);
    boolean list = before.isPresent() || count.isPresent();
    Order order = order(phrase);
    if (order != Order.ANY && before.isPresent() && count.isPresent()) {
      throw new InputException(
          phrase.place(), "the lists of several lines have no order", "leave that word out");
    }
    Expression most =
        order == Order.ANY
            ? all(words, numbers, example)
            : numbers.scalar(phrase.behind("..").before(order.name().toLowerCase(Locale.ROOT)));
    requireRange(least, most, range);
    if (order != Order.ANY && !list) {
      throw new InputException(
          phrase.place(),
          "`%s` stands behind a list, and %s is one number"
              .formatted(order.name().toLowerCase(Locale.ROOT), word.quoted()),
          "for example: line p[n] 1..100 distinct");
    }
    put(word, list ? SpecNames.Kind.LIST : SpecNames.Kind.NUMBER, example);
    return new Field(word.text(), count, least, most, order);
  }

  /// The length of a list on one of several lines: a number made of those before it on the line,
  /// and of single ones.
  private Expression length(Words words, Numbers numbers, List<Field> before) {
    Place place = words.place();
    Expression length = numbers.element(words);
    length
        .names()
        .filter(name -> names.is(name, SpecNames.Kind.LIST))
        .filter(name -> before.stream().noneMatch(field -> field.name().equals(name)))
        .findFirst()
        .ifPresent(name -> {
          throw new InputException(
              place,
              "%s is a list and no number of this line".formatted(Quote.of(name)),
              "such as lines n : k 0..9, x[k] 1..n");
        });
    return length;
  }

  /// Refuses a range in which there is no number, as far as that can be seen without an input.
  private static void requireRange(Expression least, Expression most, Place place) {
    if (least instanceof Expression.Constant(long from)
        && most instanceof Expression.Constant(long to)
        && from > to) {
      throw new InputException(
          place, "there is no number from %,d to %,d".formatted(from, to), "write the least first");
    }
  }

  private static Expression all(Words words, Numbers numbers, String example) {
    Expression most = numbers.scalar(words);
    words.requireEnd(List.of(",", "distinct", "increasing"), example);
    return most;
  }

  private static Order order(Phrase phrase) {
    Word last = phrase.list().getLast();
    return last.is("distinct")
        ? Order.DISTINCT
        : last.is("increasing") ? Order.INCREASING : Order.ANY;
  }

  private Item rows(Phrase phrase, String example) {
    phrase.requiring("of", example);
    Words words = phrase.words();
    Word name = words.take("a name for the rows", example);
    Phrase size =
        new Phrase(
            phrase.before("of").list().subList(1, phrase.before("of").list().size()),
            phrase.before("of").end());
    size.requiring("x", example);
    Numbers numbers = new Numbers(names, example);
    Expression rows = numbers.scalar(size.before("x"));
    Expression columns = numbers.scalar(size.behind("x"));
    sides(names, rows, columns);
    Phrase written = phrase.behind("of");
    boolean apart = written.list().getLast().is("apart");
    Letters letters = letters(apart ? written.before("apart") : written);
    put(name, SpecNames.Kind.LETTERS, example);
    return new Item.Rows(name.text(), rows, columns, letters, apart);
  }

  /// Notes which numbers of the input are sides of a board.
  static void sides(SpecNames names, Expression rows, Expression columns) {
    if (rows instanceof Expression.Variable(String row)) {
      names.putSide(row, rows.equals(columns) ? row : "");
      if (columns instanceof Expression.Variable(String column) && !column.equals(row)) {
        names.putSide(column, row);
      }
    } else if (columns instanceof Expression.Variable(String column)) {
      names.putSide(column, "");
    }
  }

  private Item text(Phrase phrase, String example) {
    phrase.requiring("of", example);
    Words words = phrase.words();
    Word name = words.take("a name for the text", example);
    if (!phrase.has("..")) {
      return row(phrase, name, words, example);
    }
    Place range = words.place();
    long least = length(words, example);
    words.require("..", "`..` and the greatest length", example);
    long most = length(words, example);
    requireRange(new Expression.Constant(least), new Expression.Constant(most), range);
    Letters letters = letters(phrase.behind("of"));
    put(name, SpecNames.Kind.LETTERS, example);
    return new Item.Text(name.text(), least, most, letters);
  }

  /// `s n of + -`: a text of a length that was read before.
  private Item row(Phrase phrase, Word name, Words words, String example) {
    Expression length = new Numbers(names, example).scalar(words);
    words.require("of", "`of` and the letters", example);
    Letters letters = letters(phrase.behind("of"));
    put(name, SpecNames.Kind.LETTERS, example);
    return new Item.Rows(name.text(), new Expression.Constant(1), length, letters, false);
  }

  /// `r = runs of # in s`, `i = indices of a`, `d = depths of u v from x`.
  private Item.Made made(Words words, String example) {
    Word name = words.take("a name for the list", example);
    words.require("=", "`=` and how the list is made", example);
    Item.Making making = making(words, example);
    words.requireEnd(List.of(), example);
    put(name, SpecNames.Kind.LIST, example);
    return new Item.Made(name.text(), making);
  }

  private Item.Making making(Words words, String example) {
    List<String> known =
        List.of(
            "runs",
            "places",
            "indices",
            "lines",
            "differences",
            "sorted",
            "firsts",
            "seconds",
            "circles",
            "depths");
    String expected = "one of " + Quote.list(known);
    Word how = words.take(expected, example);
    if (known.contains(how.text())) {
      words.require("of", "`of` and what it is made of", example);
    }
    return switch (how.text()) {
      case "runs", "places" -> ofLetter(how.is("runs"), words, example);
      case "indices" -> new Item.Making.Indices(list(words, example));
      case "lines" -> linesOf(words, example);
      case "differences" -> new Item.Making.Differences(list(words, example));
      case "sorted" -> new Item.Making.Sorted(list(words, example));
      case "firsts", "seconds" -> new Item.Making.OfPairs(list(words, example), how.is("seconds"));
      case "circles" -> new Item.Making.Circles(list(words, example));
      case "depths" -> depths(words, example);
      default -> throw Words.unexpected(how, expected, known, example);
    };
  }

  private Item.Making linesOf(Words words, String example) {
    Word list = words.take("a list that ends `lines`", example);
    for (Level level : levels) {
      for (Item item : level.items) {
        if (item instanceof Item.Lines lines
            && list.is(lines.fields().getLast().name())
            && lines.fields().getLast().count().isPresent()) {
          return new Item.Making.LinesOf(lines, lines.fields().getLast());
        }
      }
    }
    throw Words.unexpected(
        list, "a list that ends `lines`", List.of(), "lines n : k 0..9, x[k] 1..n");
  }

  private Item.Making ofLetter(boolean runs, Words words, String example) {
    Word letter = words.take("a letter", example);
    words.require("in", "`in` and the name of letters", example);
    Item.Lettered rows = lettered(words.take("the name of letters", example), example);
    int index = letter.isSingle() ? rows.letters().all().indexOf(letter.text()) : -1;
    if (index < 0) {
      throw Words.unexpected(letter, "a letter of `%s`".formatted(rows.name()), List.of(), example);
    }
    return runs
        ? new Item.Making.Runs(rows.name(), index)
        : new Item.Making.Places(rows.name(), index);
  }

  private Item.Making depths(Words words, String example) {
    List<String> tree = new ArrayList<>(List.of(list(words, example)));
    if (!words.atEnd() && !words.isNext("from")) {
      tree.add(list(words, example));
    }
    Expression root =
        words.skip("from") ? new Numbers(names, example).scalar(words) : new Expression.Constant(1);
    return new Item.Making.Depths(tree, root);
  }

  private Item.Lettered lettered(Word name, String example) {
    for (Level level : levels) {
      for (Item item : level.items) {
        if (item instanceof Item.Lettered letters && name.is(letters.name())) {
          return letters;
        }
      }
    }
    throw Words.unexpected(
        name, "the name of rows or a text of the input", names.of(SpecNames.Kind.LETTERS), example);
  }

  private static long length(Words words, String example) {
    Word word = words.take("a length", example);
    return org.grundy.rules.text.Numbers.natural(word, "a length", example);
  }

  /// `L R X`, or `0=. 1=#`: letters with the glyphs that they stand for.
  private Letters letters(Phrase phrase) {
    StringBuilder letters = new StringBuilder();
    List<Glyph> glyphs = new ArrayList<>();
    Words words = phrase.words();
    while (!words.atEnd()) {
      Word word = words.take("a letter", "of . #");
      if (!word.isSingle() || word.text().codePointAt(0) > '~') {
        throw new InputException(
            word.place(), "a letter is one plain character, found " + word.quoted(), "");
      }
      if (letters.indexOf(word.text()) >= 0) {
        throw new InputException(
            word.place(), "the letter %s comes twice".formatted(word.quoted()), "name it once");
      }
      letters.append(word.text());
      Word glyph = words.skip("=") ? words.take("a glyph of the rules", "of 0=. 1=#") : word;
      if (!glyph.isSingle()) {
        throw new InputException(
            glyph.place(), "a glyph is one character, found " + glyph.quoted(), "");
      }
      glyphs.add(new Glyph(glyph.text().codePointAt(0)));
      names.noteGlyph(glyphs.getLast(), glyph.place());
    }
    return new Letters(letters.toString(), glyphs);
  }

  /// A `need` line.
  ContestSpec.Need need(Phrase phrase) {
    Words words = phrase.words();
    boolean tree = words.isNext("tree");
    if (phrase.list().size() == 3 && (words.skip("tree") || words.skip("simple"))) {
      String example = "need  tree u v";
      String from = list(words, example);
      return new ContestSpec.Need.Edges(
          tree ? ContestSpec.Need.Shape.TREE : ContestSpec.Need.Shape.SIMPLE,
          from,
          list(words, example));
    }
    return new ContestSpec.Need.Holds(
        new Numbers(names, SpecKeyword.NEED.example()).conditions(phrase));
  }

  private String list(Words words, String example) {
    Word word = words.take("a list of the input", example);
    if (!names.is(word.text(), SpecNames.Kind.LIST)) {
      throw Numbers.unknown(word, names, "a list of the input");
    }
    return word.text();
  }

  private String name(Words words, SpecNames.Kind kind, String example) {
    Word word = words.take("a name", example);
    words.requireEnd(List.of(), example);
    put(word, kind, example);
    return word.text();
  }

  private void put(Word word, SpecNames.Kind kind, String example) {
    if (!WordScanner.isName(word.text())) {
      throw Words.unexpected(
          word, "a name, a letter and then letters, digits or `_`", List.of(), example);
    }
    if (!names.put(word.text(), kind)) {
      throw new InputException(
          word.place(), "there are two things called " + Quote.of(word.text()), "rename one");
    }
  }
}
