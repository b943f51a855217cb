package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;

/// Reads `move n -> a + b where a + b = n, 1 <= a < b` and its like for several heaps.
public final class EquationLines {
  private static final String RUN_EXAMPLE =
      "move  n -> sum i in 0..t-1 of (a-i) where t*(2*a-t+1) = 2*n, t >= 2";

  private static final int MOST_COUNTERS = 2;

  private final Places places;
  private final RuleNumbers numbers;
  private final List<String> variables;
  private final boolean tuple;
  private final String example;
  private final ExpressionWords expressions;
  private final ConditionWords conditions;

  public EquationLines(Places places, Board board, RuleNumbers numbers) {
    this.places = places;
    this.numbers = numbers;
    this.tuple = board instanceof Board.Heaps;
    this.variables = variablesOf(board);
    String n = variables.getFirst();
    this.example =
        tuple
            ? "move  %s -> %s for k >= 1".formatted(tupleOf(variables), firstLess(variables))
            : "move  " + n + " -> " + n + " - k where 1 <= k <= 3";
    this.expressions = new ExpressionWords(places, numbers, example);
    this.conditions = new ConditionWords(places, numbers, example, expressions);
  }

  private static List<String> variablesOf(Board board) {
    return switch (board) {
      case Board.Heap heap -> List.of(heap.variable());
      case Board.HeapSet heap -> List.of(heap.variable());
      case Board.Heaps heaps -> heaps.variables();
      case Board.Cells _, Board.Graph _, Board.Tiling _ ->
          throw new IllegalArgumentException("no heaps: " + board);
    };
  }

  private static String tupleOf(List<String> elements) {
    return "(" + String.join(",", elements) + ")";
  }

  private static String firstLess(List<String> variables) {
    List<String> less = new ArrayList<>(variables);
    less.set(0, less.getFirst() + "-k");
    return tupleOf(less);
  }

  /// Reads the words after `move`, where a move of single heaps may be made in several at once.
  public Rule line(Words words) {
    Optional<Words> several =
        tuple ? Optional.empty() : words.cutBehind("in", SeveralHeapsWords.KINDS);
    boolean leavesRuns = words.isAhead("of") && (words.isAhead("sum") || words.isAhead("copies"));
    Rule line = leavesRuns ? runs(words) : move(words);
    return several.isEmpty() ? line : SeveralHeapsWords.read(line, several.get(), numbers);
  }

  /// Reads the words after `move` where it leaves a number of heaps that varies.
  private RunMove runs(Words words) {
    List<String> names = left(words);
    words.require("->", "`->` and what the move leads to", RUN_EXAMPLE);
    List<List<Expression>> heaps = new ArrayList<>();
    List<RunMove.Run> runs = new ArrayList<>();
    do {
      if (words.isNext("sum")) {
        runs.add(sum(words));
      } else if (tuple && words.isNext("(")) {
        heaps.add(sizes(words));
      } else {
        Expression heap = expressions.heap(words);
        if (tuple || words.isNext("copies")) {
          runs.add(copies(heap, words));
        } else {
          heaps.add(List.of(heap));
        }
      }
    } while (words.skip("+"));
    if (words.isNext("|")) {
      throw new InputException(
          words.place(),
          "found `|` in a line whose number of heaps varies",
          "give each result a line of its own");
    }
    boolean where = words.skip("where") || words.skip("for");
    List<Condition> all = where ? conditions.list(words) : List.of();
    words.requireEnd(follows(all.isEmpty()), RUN_EXAMPLE);
    return new RunMove(names, heaps, runs, all);
  }

  private RunMove.Run copies(Expression number, Words words) {
    words.require("copies", "`copies of` and a heap", RUN_EXAMPLE);
    words.require("of", "`of` and a heap", RUN_EXAMPLE);
    Expression one = new Expression.Constant(1);
    RunMove.Counter counter = new RunMove.Counter(Optional.empty(), one, number);
    return new RunMove.Run(List.of(counter), heap(words), false);
  }

  private List<Expression> heap(Words words) {
    return tuple ? sizes(words) : List.of(expressions.heap(words));
  }

  private RunMove.Run sum(Words words) {
    words.require("sum", "`sum`", RUN_EXAMPLE);
    List<RunMove.Counter> counters = new ArrayList<>();
    List<String> taken = new ArrayList<>(variables);
    do {
      counters.add(counter(words, taken));
    } while (counters.size() < MOST_COUNTERS && words.skip(","));
    boolean butLast = words.skip("but");
    if (butLast) {
      words.require("the", "`but the last`", RUN_EXAMPLE);
      words.require("last", "`but the last`", RUN_EXAMPLE);
    }
    words.require("of", "`of` and a heap", RUN_EXAMPLE);
    return new RunMove.Run(counters, heap(words), butLast);
  }

  private RunMove.Counter counter(Words words, List<String> taken) {
    Word name = words.take("a name for the number that counts the heaps", RUN_EXAMPLE);
    if (!WordScanner.isName(name.text()) || taken.contains(name.text())) {
      throw Words.unexpected(
          name, "a name of its own for the number that counts the heaps", List.of(), RUN_EXAMPLE);
    }
    taken.add(name.text());
    words.require("in", "`in` and a range", RUN_EXAMPLE);
    Expression first = expressions.sum(words);
    words.require("..", "`..` and the last number", RUN_EXAMPLE);
    return new RunMove.Counter(Optional.of(name.text()), first, expressions.sum(words));
  }

  /// Reads the words after `move` where each result names its heaps.
  public EquationMove move(Words words) {
    List<String> names = left(words);
    words.require("->", "`->` and what the move leads to", example);
    List<Alternative> alternatives = new ArrayList<>();
    do {
      alternatives.add(alternative(words));
    } while (words.skip("|"));
    alternatives = shared(alternatives);
    Set<List<Long>> except = new LinkedHashSet<>();
    boolean excepts = words.skip("except");
    while (excepts && (except.isEmpty() || !words.atEnd())) {
      except.add(position(words));
    }
    words.requireEnd(follows(alternatives.getLast().conditions().isEmpty()), example);
    return new EquationMove(names, alternatives, except);
  }

  /// A single `where`, at the end, is one of all alternatives.
  private List<Alternative> shared(List<Alternative> alternatives) {
    List<Condition> last = alternatives.getLast().conditions();
    if (alternatives.stream().filter(one -> !one.conditions().isEmpty()).count() > 1) {
      return alternatives;
    }
    if (last.isEmpty()) {
      return alternatives;
    }
    List<Alternative> all = new ArrayList<>();
    for (Alternative one : alternatives.subList(0, alternatives.size() - 1)) {
      all.add(places.put(places.of(one), one.where(last)));
    }
    all.add(alternatives.getLast());
    return all;
  }

  private List<Long> position(Words words) {
    Place place = words.place();
    List<Long> sizes = new ArrayList<>();
    boolean open = tuple;
    if (open) {
      words.require("(", "a position such as " + ones(), example);
    }
    do {
      sizes.add(NumberSetWords.number(words.take("a number", example), numbers, example));
    } while (open && words.skip(","));
    if (open) {
      words.require(")", "`,` or `)`", example);
    }
    if (sizes.size() != variables.size()) {
      throw new InputException(
          place,
          "a position has %d sizes, found %d".formatted(variables.size(), sizes.size()),
          "such as except " + ones());
    }
    return sizes;
  }

  private String ones() {
    return tupleOf(variables.stream().map(_ -> "1").toList());
  }

  /// Reads the words after `win` or `lose`: `where` and conditions on the sizes.
  public EndCondition end(boolean wins, Words words) {
    String first = variables.getFirst();
    String example =
        (wins ? "win   where " : "lose  where ")
            + first
            + (tuple ? " = " + variables.get(1) : " = 1");
    words.require("where", "`where` and conditions on the sizes", example);
    ConditionWords ending =
        new ConditionWords(places, numbers, example, new ExpressionWords(places, numbers, example));
    List<Condition> all = ending.list(words);
    words.requireEnd(List.of(","), example);
    return new EndCondition(wins, all);
  }

  private List<String> follows(boolean noConditions) {
    if (!noConditions) {
      return List.of(",", "|", "except");
    }
    return List.of("+", "|", tuple ? "for" : "where", tuple ? "where" : "for", "except");
  }

  private List<String> left(Words words) {
    Place place = words.place();
    List<String> names = new ArrayList<>();
    if (tuple) {
      words.require("(", "the sizes before the move, `" + tupleOf(variables) + "`", example);
      do {
        names.add(name(words));
      } while (words.skip(","));
      words.require(")", "`,` or `)`", example);
    } else {
      names.add(name(words));
    }
    if (!names.equals(variables)) {
      refuseLineOfItsOwn(place, names.getFirst());
      String found = tuple ? tupleOf(names) : names.getFirst();
      String board = tuple ? tupleOf(variables) : variables.getFirst();
      throw new InputException(
          place,
          "the sizes before the move are `%s`, but `board` names them `%s`".formatted(found, board),
          "write `move %s -> …`, or name the variables in `board`".formatted(board));
    }
    return names;
  }

  private void refuseLineOfItsOwn(Place place, String word) {
    if (!tuple && (word.equals("take") || word.equals("code"))) {
      throw new InputException(
          place,
          "`%s` begins a line of its own".formatted(word),
          "leave out `move`: `%s …`".formatted(word));
    }
  }

  private String name(Words words) {
    String expected =
        tuple
            ? "the name of a size, as in `board`"
            : "the heap's size, `" + variables.getFirst() + "`";
    Word word = words.take(expected, example);
    if (!WordScanner.isName(word.text())) {
      boolean takes = !tuple && WordScanner.isNumber(word.text()) && !words.isNext("->");
      throw Words.unexpected(word, expected, List.of(), takes ? "take  1..3" : example);
    }
    return word.text();
  }

  private Alternative alternative(Words words) {
    Place place = words.place();
    List<List<Expression>> sum = new ArrayList<>();
    do {
      sum.add(heap(words));
    } while (words.skip("+"));
    boolean where = words.skip("where") || words.skip("for");
    return places.put(place, new Alternative(sum, where ? conditions.list(words) : List.of()));
  }

  private List<Expression> sizes(Words words) {
    Place place =
        words
            .require("(", "sizes in parentheses, one for each of " + Quote.list(variables), example)
            .place();
    List<Expression> sizes = new ArrayList<>();
    do {
      sizes.add(expressions.sum(words));
    } while (words.skip(","));
    words.require(")", "an operator, `,` or `)`", example);
    if (sizes.size() != variables.size()) {
      throw new InputException(
          place,
          "found %d %s in parentheses, `board heaps` has the %d %s"
              .formatted(
                  sizes.size(),
                  sizes.size() == 1 ? "size" : "sizes",
                  variables.size(),
                  Quote.list(variables)),
          "for example: " + example);
    }
    return sizes;
  }
}
