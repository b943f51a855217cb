package org.grundy.workbench.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.number.Divisors;
import org.grundy.rules.heap.equation.Members;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.script.SessionFormula.Question;
import org.grundy.workbench.script.SessionFormula.Span;
import org.grundy.workbench.script.SessionFormula.Test;

/// Works formulas out.
public final class Calculator {
  private static final int MOST_NUMBERS = 1_000_000;
  private static final int MAX_DEPTH = 100;
  private static final Pattern FILLED = Pattern.compile("\\$\\{([^}]*)}");

  /// The functions over all numbers of their arguments.
  private static final Map<String, ToLongFunction<long[]>> OVER_NUMBERS =
      new TreeMap<>(
          Map.of(
              "gcd", numbers -> Arrays.stream(numbers).reduce(0, Divisors::gcd),
              "length", numbers -> numbers.length,
              "max", numbers -> Arrays.stream(required(numbers, "max")).max().orElseThrow(),
              "mex", Calculator::mex,
              "min", numbers -> Arrays.stream(required(numbers, "min")).min().orElseThrow(),
              "sum", numbers -> Arrays.stream(numbers).reduce(0, Math::addExact),
              "xor", numbers -> Arrays.stream(numbers).reduce(0, (a, b) -> a ^ b)));

  private final Map<String, SessionStatement.Function> functions;
  private final Asking asking;
  private int depth;

  /// @param functions those of the session, which may grow
  public Calculator(Map<String, SessionStatement.Function> functions, Asking asking) {
    this.functions = functions;
    this.asking = asking;
  }

  /// The names of the functions that are known without being defined.
  static Set<String> knownFunctions() {
    Set<String> names = new TreeSet<>(OVER_NUMBERS.keySet());
    Stream.of(Question.values()).map(Question::word).forEach(names::add);
    return names;
  }

  /// The names of all functions.
  public Set<String> functions() {
    Set<String> names = knownFunctions();
    names.addAll(functions.keySet());
    return names;
  }

  /// The value of a formula.
  ///
  /// @throws InputException if it is no number or list of numbers up to 63 bits
  public Value value(SessionFormula formula, Scope scope) {
    Meter.checkpoint(1_000);
    return switch (formula) {
      case SessionFormula.Calculated(
              Expression.Variable(String name),
              Map<String, SessionFormula> parts) ->
          parts.containsKey(name) ? value(part(parts, name), scope) : named(name, scope);
      case SessionFormula.Calculated(Expression expression, Map<String, SessionFormula> parts) ->
          new Value.One(exact(() -> at(expression, parts, scope)));
      case SessionFormula.Listed(List<Span> spans) -> listed(spans, scope);
      case SessionFormula.Each each -> each(each, scope);
      case SessionFormula.Called called -> called(called, scope);
      case SessionFormula.Element(String list, SessionFormula index) ->
          new Value.One(element(list, numbers(named(list, scope)), number(index, scope)));
      case SessionFormula.Asked(Question question, String position) ->
          asked(question, filled(position, scope));
    };
  }

  /// The number that a formula is.
  public long number(SessionFormula formula, Scope scope) {
    return number(value(formula, scope));
  }

  /// The numbers that a formula is; one where it is no list.
  public List<Long> numbers(SessionFormula formula, Scope scope) {
    return numbers(value(formula, scope));
  }

  /// True if all conditions hold.
  public boolean holds(Test test, Scope scope) {
    return exact(() -> holdAll(test.conditions(), test.parts(), scope) ? 1 : 0) == 1;
  }

  /// Words in which names stand for what they are: a word that is a name, and formulas in `${…}`.
  public String filled(String typed, Scope scope) {
    return String.join(" ", words(typed, scope));
  }

  /// The same as single words.
  public List<String> words(String typed, Scope scope) {
    List<String> words = new ArrayList<>();
    String filled = FILLED.matcher(typed).replaceAll(found -> inBraces(found.group(1), scope));
    for (String word : LineWords.of(filled)) {
      Optional<Value> value = scope.find(word);
      if (value.isPresent() && value.get() instanceof Value.Positions(List<String> those)) {
        words.addAll(those);
      } else if (value.isPresent() && value.get() instanceof Value.One one) {
        words.add(one.text());
      } else {
        words.add(word);
      }
    }
    return words;
  }

  private String inBraces(String formula, Scope scope) {
    FormulaReader reader =
        new FormulaReader(SourceText.lines("${…}", formula).getFirst(), functions());
    Words words = reader.words(0);
    SessionFormula read = reader.formula(words);
    words.requireEnd(List.of(), "${n + 1}");
    return Long.toString(number(read, scope));
  }

  private static SessionFormula part(Map<String, SessionFormula> parts, String name) {
    SessionFormula part = parts.get(name);
    if (part == null) {
      throw new IllegalStateException("no part " + name);
    }
    return part;
  }

  private Value named(String name, Scope scope) {
    return scope
        .find(name)
        .orElseThrow(() ->
            new InputException(
                "`" + name + "` has no value", "give it one: " + name + " = 3, or [1, 3..5]"));
  }

  private static long number(Value value) {
    if (value instanceof Value.One(long number)) {
      return number;
    }
    throw new InputException(
        "%s is no number".formatted(shown(value)),
        value instanceof Value.Many
            ? "sum(…), max(…), mex(…) and others make a number of a list"
            : "value(…) is the value of a position");
  }

  /// The numbers of a value; one where it is no list.
  public static List<Long> numbers(Value value) {
    return switch (value) {
      case Value.One(long number) -> List.of(number);
      case Value.Many(List<Long> numbers) -> numbers;
      case Value.Positions _ -> List.of(number(value));
    };
  }

  private static String shown(Value value) {
    String text = value.text();
    return "`" + (text.length() > 40 ? text.substring(0, 40) + "…" : text) + "`";
  }

  /// A number that is worked out exactly.
  private static long exact(LongSupplier work) {
    try {
      return work.getAsLong();
    } catch (ArithmeticException none) {
      throw new InputException(
          "there is no such number: it passes 63 bits, or is divided by less than 1", "");
    }
  }

  private long at(Expression expression, Map<String, SessionFormula> parts, Scope scope) {
    return switch (expression) {
      case Expression.Constant(long number) -> number;
      case Expression.Variable(String name) ->
          number(parts.containsKey(name) ? value(part(parts, name), scope) : named(name, scope));
      case Expression.Plus(Expression left, Expression right) ->
          Math.addExact(at(left, parts, scope), at(right, parts, scope));
      case Expression.Minus(Expression left, Expression right) ->
          Math.subtractExact(at(left, parts, scope), at(right, parts, scope));
      case Expression.Times(Expression left, Expression right) ->
          Math.multiplyExact(at(left, parts, scope), at(right, parts, scope));
      case Expression.Applied applied -> {
        long[] operands =
            applied.operands().stream().mapToLong(one -> at(one, parts, scope)).toArray();
        if (!applied.operation().exists(operands)) {
          throw new ArithmeticException(applied.operation().word());
        }
        yield applied.operation().of(operands);
      }
    };
  }

  private boolean holdAll(
      List<Condition> conditions, Map<String, SessionFormula> parts, Scope scope) {
    return conditions.stream().allMatch(condition -> holds(condition, parts, scope));
  }

  private boolean holds(Condition condition, Map<String, SessionFormula> parts, Scope scope) {
    ToLongFunction<Expression> at = expression -> at(expression, parts, scope);
    return switch (condition) {
      case Condition.Chain(var sides, var relations) -> {
        long[] values = sides.stream().mapToLong(at).toArray();
        boolean holds = true;
        for (int i = 0; i < relations.size(); i++) {
          holds &= relations.get(i).holds(values[i], values[i + 1]);
        }
        yield holds;
      }
      case Condition.Divides(Expression divisor, Expression number) -> {
        long by = at.applyAsLong(divisor);
        yield by >= 1 && at.applyAsLong(number) % by == 0;
      }
      case Condition.In(Expression number, var set) ->
          Members.of(set).contains(at.applyAsLong(number));
      case Condition.Bits(Expression part, Expression whole) -> {
        long inner = at.applyAsLong(part);
        long outer = at.applyAsLong(whole);
        yield inner >= 0 && outer >= 0 && (inner & ~outer) == 0;
      }
      case Condition.Not(var conditions) -> !holdAll(conditions, parts, scope);
      case Condition.Or(var branches) ->
          branches.stream().anyMatch(branch -> holdAll(branch, parts, scope));
    };
  }

  private Value listed(List<Span> spans, Scope scope) {
    List<Long> numbers = new ArrayList<>();
    for (Span span : spans) {
      if (span.last().isEmpty()) {
        numbers.addAll(numbers(span.first(), scope));
      } else {
        long last = number(span.last().get(), scope);
        for (long n = number(span.first(), scope); n <= last; n++) {
          requireRoom(numbers);
          numbers.add(n);
        }
      }
      requireRoom(numbers);
    }
    return new Value.Many(numbers);
  }

  private static void requireRoom(List<Long> numbers) {
    Meter.checkpoint(100);
    if (numbers.size() > MOST_NUMBERS) {
      throw new InputException("a list has at most %,d numbers".formatted(MOST_NUMBERS), "");
    }
  }

  private Value each(SessionFormula.Each each, Scope scope) {
    List<Long> numbers = new ArrayList<>();
    for (long n : numbers(each.in(), scope)) {
      Scope inner = new Scope(scope, Map.of(each.name(), new Value.One(n)));
      if (each.where().isEmpty() || holds(each.where().get(), inner)) {
        numbers.add(number(each.of(), inner));
      }
    }
    return new Value.Many(numbers);
  }

  private static long element(String list, List<Long> numbers, long index) {
    if (index < 1 || index > numbers.size()) {
      throw new InputException(
          "`%s` has no number %d".formatted(list, index),
          "they are numbered 1 to %,d".formatted(numbers.size()));
    }
    return numbers.get((int) index - 1);
  }

  private Value called(SessionFormula.Called called, Scope scope) {
    String name = called.function();
    List<Value> arguments = called.arguments().stream().map(one -> value(one, scope)).toList();
    SessionStatement.Function own = functions.get(name);
    if (own != null) {
      return applied(own, arguments, scope);
    }
    ToLongFunction<long[]> function = OVER_NUMBERS.get(name);
    if (function == null) {
      throw new IllegalStateException("no function " + name);
    }
    long[] numbers =
        arguments.stream().flatMap(one -> numbers(one).stream()).mapToLong(n -> n).toArray();
    return new Value.One(exact(() -> function.applyAsLong(numbers)));
  }

  private Value applied(SessionStatement.Function function, List<Value> arguments, Scope scope) {
    if (arguments.size() != function.parameters().size()) {
      throw new InputException(
          "`%s` takes %d, found %d"
              .formatted(function.name(), function.parameters().size(), arguments.size()),
          "it is " + function.text());
    }
    if (depth == MAX_DEPTH) {
      throw new InputException(
          "functions call each other more than %d deep".formatted(MAX_DEPTH),
          "does `" + function.name() + "` call itself?");
    }
    Map<String, Value> own = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      own.put(function.parameters().get(i), arguments.get(i));
    }
    depth++;
    try {
      return value(function.body(), new Scope(scope, own));
    } finally {
      depth--;
    }
  }

  private Value asked(Question question, String position) {
    return switch (question) {
      case VALUE -> new Value.One(existing(asking.value(position), position));
      case WINS -> new Value.One(asking.outcome(position) == Outcome.N ? 1 : 0);
      case OPTIONS ->
          new Value.Many(
              asking.options(position).stream().map(one -> existing(one, position)).toList());
    };
  }

  private static long existing(OptionalLong value, String position) {
    return value.orElseThrow(() ->
        new InputException(
            "`" + position + "` has an outcome and no Grundy value",
            "wins(" + position + ") is 1 where the player to move wins, else 0"));
  }

  private static long[] required(long[] numbers, String function) {
    if (numbers.length == 0) {
      throw new InputException(function + " of no numbers", "the list is empty");
    }
    return numbers;
  }

  /// The least number from 0 that is not among some.
  private static long mex(long[] numbers) {
    long mex = 0;
    for (long number : Arrays.stream(numbers).sorted().toArray()) {
      mex += number == mex ? 1 : 0;
    }
    return mex;
  }
}
