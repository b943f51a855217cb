package org.grundy.workbench.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.name.Nearest;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.Arithmetic;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.script.SessionFormula.Question;
import org.grundy.workbench.script.SessionFormula.Span;
import org.grundy.workbench.script.SessionFormula.Test;

/// Reads the formulas of one line. What rules have no word for (lists, calls, values of positions)
/// is read here and stands in their expressions as a variable with a number for its name.
final class FormulaReader {
  private static final String EXAMPLE = "[value(kayles n) for n in 1..9]";
  private static final int MAX_DEPTH = 50;

  private final SourceLine line;
  private final Set<String> functions;
  private Map<String, SessionFormula> parts = new HashMap<>();
  private int depth;

  /// @param functions the names of all that may be called
  FormulaReader(SourceLine line, Set<String> functions) {
    this.line = line;
    this.functions = functions;
  }

  /// A cursor over the words of the line, from an index on.
  Words words(int from) {
    return new Words(WordScanner.equationWords(line, from), line.at(line.code().length()));
  }

  /// The index of a place in the line.
  int index(Place place) {
    return line.code().offsetByCodePoints(0, place.column() - 1);
  }

  /// A number or a list.
  SessionFormula formula(Words words) {
    if (++depth > MAX_DEPTH) {
      throw new InputException(
          words.place(), "more than %d formulas stand in each other".formatted(MAX_DEPTH), "");
    }
    SessionFormula formula =
        words.isNext("[")
            ? list(words)
            : within(words, Arithmetic::sum, SessionFormula.Calculated::new);
    depth--;
    return formula;
  }

  /// A list, which may be a range without brackets.
  SessionFormula range(Words words) {
    Span span = span(words);
    return span.last().isEmpty() ? span.first() : new SessionFormula.Listed(List.of(span));
  }

  /// Conditions.
  Test test(Words words) {
    return within(words, Arithmetic::conditions, Test::new);
  }

  /// Reads a tree of rules, with the parts that are found in it.
  private <T, F> F within(
      Words words, Reading<T> reading, BiFunction<T, Map<String, SessionFormula>, F> of) {
    Map<String, SessionFormula> outer = parts;
    parts = new HashMap<>();
    T tree = reading.read(new Arithmetic(words.place(), EXAMPLE, this::term), words);
    F read = of.apply(tree, parts);
    parts = outer;
    return read;
  }

  @FunctionalInterface
  private interface Reading<T> {
    T read(Arithmetic arithmetic, Words words);
  }

  private Optional<Expression> term(Word name, Words words) {
    if (!words.isNext("(") && !words.isNext("[")) {
      return Optional.empty();
    }
    SessionFormula part = words.isNext("(") ? call(name, words) : element(name, words);
    String number = Integer.toString(parts.size());
    parts.put(number, part);
    return Optional.of(new Expression.Variable(number));
  }

  private SessionFormula element(Word list, Words words) {
    words.skip("[");
    SessionFormula index = formula(words);
    words.require("]", "an operator or `]`", "l[2]");
    return new SessionFormula.Element(list.text(), index);
  }

  private SessionFormula call(Word name, Words words) {
    if (!functions.contains(name.text())) {
      throw new InputException(
          name.place(),
          "there is no function " + name.quoted(),
          Nearest.of(name.text(), functions)
              .map(near -> "did you mean `" + near + "`?")
              .orElse("functions are " + String.join(", ", new TreeSet<>(functions))));
    }
    Optional<Question> question = question(name.text());
    if (question.isPresent()) {
      return new SessionFormula.Asked(question.get(), text(words));
    }
    words.skip("(");
    List<SessionFormula> arguments = new ArrayList<>();
    do {
      arguments.add(formula(words));
    } while (words.skip(","));
    words.require(")", "an operator, `,` or `)`", "f(a, b)");
    return new SessionFormula.Called(name.text(), arguments);
  }

  private static Optional<Question> question(String name) {
    return Stream.of(Question.values()).filter(one -> one.word().equals(name)).findFirst();
  }

  /// The text in the parentheses that are next, as it is typed.
  private String text(Words words) {
    int inside = words.inParentheses().size();
    int from = index(words.place()) + 1;
    words.skip("(");
    for (int i = 0; i < inside; i++) {
      words.take("", "");
    }
    int to = index(words.place());
    words.require(")", "a position and `)`", "value(cram 2x3)");
    return line.code().substring(from, to).strip();
  }

  private SessionFormula list(Words words) {
    words.skip("[");
    if (words.skip("]")) {
      return new SessionFormula.Listed(List.of());
    }
    List<Span> spans = new ArrayList<>(List.of(span(words)));
    if (words.isNext("for")) {
      return each(spans.getFirst().first(), words);
    }
    while (words.skip(",")) {
      spans.add(span(words));
    }
    words.require("]", "`,`, `for` or `]`", "[1, 3..5]");
    return new SessionFormula.Listed(spans);
  }

  private Span span(Words words) {
    SessionFormula first = formula(words);
    return new Span(first, words.skip("..") ? Optional.of(formula(words)) : Optional.empty());
  }

  private SessionFormula each(SessionFormula of, Words words) {
    words.skip("for");
    String name = name(words, EXAMPLE);
    words.require("in", "`in`", EXAMPLE);
    SessionFormula in = range(words);
    Optional<Test> where = words.skip("where") ? Optional.of(test(words)) : Optional.empty();
    words.require("]", "`where` or `]`", EXAMPLE);
    return new SessionFormula.Each(of, name, in, where);
  }

  /// The name of a number or a list.
  static String name(Words words, String example) {
    Word word = words.take("a name", example);
    if (!WordScanner.isName(word.text())) {
      throw Words.unexpected(word, "a name", List.of(), example);
    }
    return word.text();
  }
}
