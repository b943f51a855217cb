package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;

/// The conditions behind `where` of a pattern, on the numbers that its variables stand for.
///
/// @param place where they begin
record GlyphNumbers(Place place, List<Condition> conditions) {
  /// Of the numbers of the variables before the arrow so many choices are looked at,
  private static final double MOST_GIVEN = 1 << 16;

  /// and so many of all variables, where conditions leave them open.
  private static final double MOST_TRIED = 1 << 24;

  private static final String EXAMPLE = "move  [ $a $b ] -> [ $c $d ] where c = a - 1, d = b + 1";

  /// Reads the words after `where`.
  static GlyphNumbers read(Words words, Places places, RuleNumbers numbers) {
    Place place = words.place();
    ExpressionWords expressions = new ExpressionWords(places, numbers, EXAMPLE);
    return new GlyphNumbers(
        place, new ConditionWords(places, numbers, EXAMPLE, expressions).list(words));
  }

  /// The numbers that meet them. It is the question of an equation whose sizes are the variables
  /// before the arrow, and whose results those that stand only after it.
  ///
  /// @param cells the glyphs of cells, of which some draw numbers
  /// @throws InputException if a name is no variable, if no glyph draws a number, or if there are
  ///   too many choices
  Pattern.Numbers of(Pattern before, Pattern after, List<Glyph> cells) {
    SortedMap<Integer, Glyph> glyphs = Glyph.numbers(cells);
    if (glyphs.isEmpty()) {
      throw new InputException(
          place,
          "`where` is about numbers, and no glyph of `cells` is one",
          "for example: cells 0..9");
    }
    List<String> named = named(before, after);
    Set<Glyph> standing = before.variables();
    List<String> given = named.stream().filter(name -> standing.contains(variable(name))).toList();
    List<String> found = named.stream().filter(name -> !given.contains(name)).toList();
    requireFew(glyphs.size(), given.size(), MOST_GIVEN);
    requireFew(glyphs.size(), named.size(), MOST_TRIED);
    return new Pattern.Numbers(conditions, choices(given, found, glyphs));
  }

  private List<Map<Glyph, Glyph>> choices(
      List<String> given, List<String> found, SortedMap<Integer, Glyph> glyphs) {
    EquationSolver solver = compiled(given, found, glyphs.lastKey());
    List<Map<Glyph, Glyph>> choices = new ArrayList<>();
    try {
      for (Map<String, Integer> numbers : all(given, glyphs)) {
        long[] sizes = given.stream().mapToLong(name -> number(numbers, name)).toArray();
        solver.visitWhile(
            given.isEmpty() ? new long[] {0} : sizes,
            results -> {
              Map<String, Integer> together = new HashMap<>(numbers);
              for (int i = 0; i < found.size(); i++) {
                together.put(found.get(i), (int) results[i]);
              }
              if (glyphs.keySet().containsAll(together.values())) {
                Map<Glyph, Glyph> choice = new HashMap<>();
                together.forEach((name, number) ->
                    choice.put(variable(name), Objects.requireNonNull(glyphs.get(number))));
                choices.add(choice);
              }
              return choices.size() <= Pattern.MOST_CHOICES;
            });
      }
    } catch (InputException tooLarge) {
      throw new InputException(
          place,
          "the numbers of these conditions are too large",
          "what they compute stays below 2^63 = 9223372036854775808");
    }
    return choices;
  }

  private static long number(Map<String, Integer> numbers, String name) {
    return Objects.requireNonNull(numbers.get(name));
  }

  private static Glyph variable(String name) {
    return Glyph.variable(name.charAt(0));
  }

  /// The variables that the conditions name.
  private List<String> named(Pattern before, Pattern after) {
    Set<Glyph> variables = new LinkedHashSet<>(before.variables());
    variables.addAll(after.variables());
    List<String> named =
        conditions.stream()
            .flatMap(Condition::operands)
            .flatMap(Expression::names)
            .distinct()
            .toList();
    for (String name : named) {
      if (name.length() != 1 || !variables.contains(variable(name))) {
        throw new InputException(
            place,
            Quote.of(name) + " is no variable of the patterns",
            variables.isEmpty()
                ? "for example: " + EXAMPLE
                : "they are " + Quote.list(variables.stream().map(GlyphNumbers::letter).toList()));
      }
    }
    return named;
  }

  private static String letter(Glyph variable) {
    return variable.toString().substring(1);
  }

  private void requireFew(int numbers, int variables, double most) {
    if (Math.pow(numbers, variables) > most) {
      throw new InputException(
          place,
          "%d variables stand for one of %d numbers each: too many choices"
              .formatted(variables, numbers),
          "use fewer variables, or fewer numbers");
    }
  }

  private EquationSolver compiled(List<String> given, List<String> found, long last) {
    try {
      return solver(given, found, last);
    } catch (InputException fault) {
      throw new InputException(place, fault.problem(), fault.cure());
    }
  }

  private EquationSolver solver(List<String> given, List<String> found, long last) {
    List<Condition> all = new ArrayList<>(conditions);
    for (String name : found) {
      all.add(
          new Condition.Chain(
              List.of(new Expression.Variable(name), new Expression.Constant(last)),
              List.of(Relation.AT_MOST)));
    }
    List<String> sizes = given.isEmpty() ? List.of("none") : given;
    List<Expression> results =
        found.isEmpty()
            ? List.of(new Expression.Constant(0))
            : found.stream().<Expression>map(Expression.Variable::new).toList();
    return EquationSolver.compile(
        new EquationMove(
            sizes, List.of(new Alternative(results.stream().map(List::of).toList())), all));
  }

  /// Every choice of numbers for some variables.
  private static List<Map<String, Integer>> all(
      List<String> names, SortedMap<Integer, Glyph> numbers) {
    List<Map<String, Integer>> all = List.of(Map.of());
    for (String name : names) {
      all =
          all.stream()
              .flatMap(one ->
                  numbers.keySet().stream()
                      .map(number -> {
                        Map<String, Integer> more = new HashMap<>(one);
                        more.put(name, number);
                        return more;
                      }))
              .toList();
    }
    return all;
  }
}
