package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/// Heaps, as text: `docs/language.md` read once more. A position is a list of sizes.
final class InterpretedHeaps extends Interpreted {
  private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

  private final Map<String, List<String>> wordsOf = new HashMap<>();
  private final List<String> names;
  private final boolean single;

  InterpretedHeaps(Map<String, List<List<String>>> lines, List<String> names) {
    super(lines);
    this.single = words("board").getFirst().getFirst().equals("heap");
    this.names = names.isEmpty() ? List.of("n") : names;
  }

  @Override
  Object read(String text) {
    return parts(text, "\\d+").stream().map(Integer::valueOf).toList();
  }

  @Override
  List<Next> moves(Object position) {
    List<Integer> sizes = ((List<?>) position).stream().map(size -> (Integer) size).toList();
    List<Next> moves = new ArrayList<>();
    for (List<String> line : words("code")) {
      add(code(String.join("", line), sizes.getFirst()), moves);
    }
    for (List<String> line : words("take")) {
      add(taken(counts(line)::contains, sizes.getFirst()), moves);
    }
    for (List<String> line : words("move")) {
      add(equation(String.join(" ", line), sizes), moves);
    }
    return moves;
  }

  private static void add(Set<List<List<Integer>>> after, List<Next> moves) {
    after.forEach(sum -> moves.add(new Next(List.copyOf(sum), false)));
  }

  private static Set<Integer> counts(List<String> words) {
    Set<Integer> counts = new TreeSet<>();
    for (String word : words) {
      List<String> ends = parts(word, "\\d+");
      for (int n = Integer.parseInt(ends.getFirst()); n <= Integer.parseInt(ends.getLast()); n++) {
        counts.add(n);
      }
    }
    return counts;
  }

  private static Set<List<List<Integer>>> taken(IntPredicate allowed, int size) {
    Set<List<List<Integer>>> after = new LinkedHashSet<>();
    for (int count = 1; count <= size; count++) {
      if (allowed.test(count)) {
        after.add(count == size ? List.of() : List.of(List.of(size - count)));
      }
    }
    return after;
  }

  private static Set<List<List<Integer>>> code(String code, int size) {
    if (code.startsWith("S") || code.startsWith("allbut")) {
      Set<Integer> listed = counts(parts(code, "\\d+(\\.\\.\\d+)?"));
      return taken(count -> listed.contains(count) == code.startsWith("S"), size);
    }
    int point = code.indexOf('.');
    int repeats = Math.max(code.indexOf('['), code.indexOf('('));
    String digit = "(\\{[^}]*\\}|[0-9A-V])[!?=]?";
    List<String> digits = new ArrayList<>(parts(code.substring(0, point), digit));
    digits.addAll(parts(code.substring(point + 1, repeats < 0 ? code.length() : repeats), digit));
    List<String> tail = repeats < 0 ? List.of("0") : parts(code.substring(repeats), digit);
    Set<List<List<Integer>>> after = new LinkedHashSet<>();
    for (int taken = 0; taken <= size; taken++) {
      String here =
          taken < digits.size()
              ? digits.get(taken)
              : tail.get((taken - digits.size()) % tail.size());
      partitions(
          size - taken,
          1,
          new ArrayList<>(),
          parts -> {
            Set<Integer> different = new TreeSet<>(parts);
            boolean compare =
                parts.size() < 2
                    || switch (here.charAt(here.length() - 1)) {
                      case '!' -> different.size() == parts.size();
                      case '?' -> different.size() > 1;
                      case '=' -> different.size() == 1;
                      default -> true;
                    };
            if (compare && allows(here, parts.size())) {
              after.add(parts.stream().map(List::of).toList());
            }
          });
    }
    return after;
  }

  private static boolean allows(String digit, int heaps) {
    if (!digit.startsWith("{")) {
      return (DIGITS.indexOf(digit.charAt(0)) >> heaps & 1) == 1;
    }
    for (String number : parts(digit, "\\d+\\+?")) {
      int least = Integer.parseInt(number.replace("+", ""));
      if (heaps == least || (number.endsWith("+") && heaps > least)) {
        return true;
      }
    }
    return false;
  }

  /// Receives a partition.
  private interface Parts {
    void accept(List<Integer> parts);
  }

  private static void partitions(int rest, int least, List<Integer> parts, Parts sink) {
    if (rest == 0) {
      sink.accept(List.copyOf(parts));
    }
    for (int part = least; part <= rest; part++) {
      parts.add(part);
      partitions(rest - part, part, parts, sink);
      parts.removeLast();
    }
  }

  /// `LEFT -> E + E | … where COND, …`, or `for`.
  private Set<List<List<Integer>>> equation(String line, List<Integer> sizes) {
    String[] arrow = line.split(" -> ", 2);
    String[] halves = arrow[1].split(" (where|for) ", 2);
    List<String> conditions =
        halves.length == 1 ? List.of() : List.of(halves[1].split("\\s*,\\s*", -1));
    Set<List<List<Integer>>> after = new LinkedHashSet<>();
    for (String alternative : halves[0].split("\\|", -1)) {
      Map<String, Integer> values = new HashMap<>();
      for (int i = 0; i < sizes.size(); i++) {
        values.put(names.get(i), sizes.get(i));
      }
      Set<String> free = new TreeSet<>(parts(alternative, "[A-Za-z]\\w*"));
      conditions.forEach(condition -> free.addAll(parts(condition, "[A-Za-z]\\w*")));
      names.forEach(free::remove);
      int most = sizes.stream().mapToInt(Integer::intValue).sum() + 6;
      assign(
          new ArrayList<>(free),
          most,
          values,
          () -> {
            if (conditions.stream().allMatch(condition -> chain(condition, values))) {
              result(alternative, values, after);
            }
          });
    }
    return after;
  }

  private static void assign(
      List<String> free, int most, Map<String, Integer> values, Runnable then) {
    if (free.isEmpty()) {
      then.run();
      return;
    }
    IntConsumer with =
        value -> {
          values.put(free.getFirst(), value);
          assign(free.subList(1, free.size()), most, values, then);
        };
    for (int value = 0; value <= most; value++) {
      with.accept(value);
    }
  }

  private void result(
      String alternative, Map<String, Integer> values, Set<List<List<Integer>>> after) {
    List<List<Integer>> sum = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i <= alternative.length(); i++) {
      char c = i == alternative.length() ? '+' : alternative.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == '+' && depth == 0) {
        String part = alternative.substring(from, i).strip();
        String inside = single ? part : part.substring(1, part.length() - 1);
        sum.add(
            Arrays.stream(inside.split(",", -1))
                .map(size -> new Reading(size, values).sum())
                .toList());
        from = i + 1;
      }
    }
    if (sum.stream().flatMap(List::stream).allMatch(size -> size >= 0)) {
      sum.removeIf(sizes -> single && sizes.getFirst() == 0);
      sum.sort((left, right) -> left.toString().compareTo(right.toString()));
      after.add(List.copyOf(sum));
    }
  }

  /// `1 <= a < b`.
  private boolean chain(String condition, Map<String, Integer> values) {
    List<String> words =
        wordsOf.computeIfAbsent("chain " + condition, _ -> parts(condition, "[<>=!]+|[^<>=!]+"));
    for (int i = 1; i < words.size(); i += 2) {
      int left = new Reading(words.get(i - 1), values).sum();
      int right = new Reading(words.get(i + 1), values).sum();
      if (!holds(left, words.get(i), right)) {
        return false;
      }
    }
    return true;
  }

  /// Whether a number stands so to another.
  static boolean holds(int left, String sign, int right) {
    return switch (sign) {
      case "<" -> left < right;
      case "<=" -> left <= right;
      case "=" -> left == right;
      case "!=" -> left != right;
      case ">=" -> left >= right;
      case ">" -> left > right;
      default -> throw new IllegalArgumentException(sign);
    };
  }

  /// An expression on the way to its value.
  private final class Reading {
    private final List<String> words;
    private final Map<String, Integer> values;
    private int next;

    Reading(String text, Map<String, Integer> values) {
      this.words = wordsOf.computeIfAbsent(text, _ -> parts(text, "[A-Za-z]\\w*|\\d+|[-+*()]"));
      this.values = values;
    }

    int sum() {
      int sum = product();
      while (next < words.size() && "+-".contains(words.get(next))) {
        int sign = words.get(next++).equals("+") ? 1 : -1;
        sum += sign * product();
      }
      return sum;
    }

    private int product() {
      int product = factor();
      while (next < words.size() && words.get(next).equals("*")) {
        next++;
        product *= factor();
      }
      return product;
    }

    private int factor() {
      String word = words.get(next++);
      if (word.equals("(")) {
        int inside = sum();
        next++;
        return inside;
      }
      Integer value = values.get(word);
      return value != null ? value : Integer.parseInt(word);
    }
  }
}
