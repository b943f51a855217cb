package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/// Heaps, as text: `docs/language.md` read once more. A position is a list of sizes.
final class InterpretedHeaps extends Interpreted {
  private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

  private static final String SET =
      "primes|squares|cubes|powers of \\d+|recurrence( \\d+)+ by( \\d+)+|sums of( \\d+)+";

  /// `sum i in A..B, j in C..D but the last of E`.
  private static final Pattern SUM =
      Pattern.compile(
          "sum (\\w+) in (.+?)\\.\\.(.+?)(?:, (\\w+) in (.+?)\\.\\.(.+?))?( but the last)? of (.+)");

  private static final Pattern COUNTER = Pattern.compile("(\\w+) in ");

  private static final Pattern COPIES = Pattern.compile("(.+) copies of (.+)");

  private static final Set<String> WORDS =
      Set.of(
          "sum",
          "copies",
          "but",
          "the",
          "last",
          "min",
          "max",
          "gcd",
          "xor",
          "bits",
          "in",
          "divides",
          "not",
          "or",
          "primes",
          "squares",
          "cubes",
          "powers",
          "of",
          "recurrence",
          "by",
          "sums");

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
      String sets = String.join(" ", line);
      List<String> named = parts(sets, SET);
      Set<Integer> numbers = counts(parts(sets.replaceAll(SET, ""), "[0-9.]+"));
      add(
          taken(
              count -> named.stream().anyMatch(set -> isIn(count, set)) || numbers.contains(count),
              sizes.getFirst()),
          moves);
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

  /// `LEFT -> E + E | … where COND, … except …`, or `for`.
  private Set<List<List<Integer>>> equation(String line, List<Integer> sizes) {
    String[] excepts = line.split(" except ", 2);
    Set<List<Integer>> except = new LinkedHashSet<>();
    if (excepts.length > 1) {
      for (String position : parts(excepts[1], "\\([^)]*\\)|\\d+")) {
        except.add(parts(position, "\\d+").stream().map(Integer::valueOf).toList());
      }
    }
    String[] alternatives = excepts[0].split(" -> ", 2)[1].split("\\|", -1);
    List<String[]> halves =
        Arrays.stream(alternatives).map(one -> one.split("\\b(where|for)\\b", 2)).toList();
    boolean shared = halves.stream().filter(half -> half.length > 1).count() == 1;
    Set<List<List<Integer>>> after = new LinkedHashSet<>();
    for (String[] half : halves) {
      String[] conditions = shared && halves.getLast().length > 1 ? halves.getLast() : half;
      alternative(half[0], conditions.length > 1 ? conditions[1] : "", sizes, after);
    }
    after.removeIf(sum ->
        sum.stream().anyMatch(except::contains) || (except.contains(List.of(0)) && sum.isEmpty()));
    return after;
  }

  private void alternative(
      String result, String conditions, List<Integer> sizes, Set<List<List<Integer>>> after) {
    Map<String, Integer> values = new HashMap<>();
    for (int i = 0; i < sizes.size(); i++) {
      values.put(names.get(i), sizes.get(i));
    }
    Set<String> free = new TreeSet<>(parts(result + " " + conditions, "[A-Za-z]\\w*"));
    names.forEach(free::remove);
    free.removeAll(WORDS);
    COUNTER.matcher(result).results().map(counter -> counter.group(1)).forEach(free::remove);
    int most = sizes.stream().mapToInt(Integer::intValue).sum() + 6;
    assign(
        new ArrayList<>(free),
        most,
        values,
        () -> {
          if (conditions.isBlank()
              || new Reading(wordsOf.computeIfAbsent(conditions, Reading::wordsOf), values).list()
                  == Reading.TRUE) {
            result(result, values, after);
          }
        });
  }

  static boolean isIn(long number, String set) {
    return switch (set) {
      case "primes" ->
          number >= 2 && LongStream.range(2, number).noneMatch(divisor -> number % divisor == 0);
      case "squares" -> LongStream.rangeClosed(0, number).anyMatch(k -> k * k == number);
      case "cubes" -> LongStream.rangeClosed(0, number).anyMatch(k -> k * k * k == number);
      case String sums when sums.startsWith("sums") -> {
        boolean[] isSum = new boolean[(int) number + 1];
        isSum[0] = true;
        for (int sum = 1; sum <= number; sum++) {
          for (String one : parts(sums, "\\d+")) {
            int rest = sum - Integer.parseInt(one);
            isSum[sum] |= rest >= 0 && isSum[rest];
          }
        }
        yield isSum[(int) number];
      }
      case String recurrence when recurrence.startsWith("recurrence") -> {
        List<Long> all =
            new ArrayList<>(
                parts(recurrence.split(" by ", -1)[0], "\\d+").stream()
                    .map(Long::valueOf)
                    .toList());
        List<String> factors = parts(recurrence.split(" by ", -1)[1], "\\d+");
        while (all.getLast() < number) {
          long next = 0;
          for (int i = 0; i < factors.size(); i++) {
            next += Long.parseLong(factors.get(i)) * all.get(all.size() - 1 - i);
          }
          all.add(next);
        }
        yield all.contains(number);
      }
      default -> {
        long base = Long.parseLong(set.substring("powers of ".length()));
        long power = 1;
        while (power < number) {
          power *= base;
        }
        yield power == number;
      }
    };
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
        List<List<Long>> part = part(alternative.substring(from, i).strip(), values);
        if (part.isEmpty() || part.stream().flatMap(List::stream).anyMatch(size -> size < 0)) {
          return;
        }
        part.forEach(sizes -> sum.add(sizes.stream().map(Math::toIntExact).toList()));
        from = i + 1;
      }
    }
    sum.removeIf(List::isEmpty);
    sum.removeIf(sizes -> single && sizes.getFirst() == 0);
    sum.sort((left, right) -> left.toString().compareTo(right.toString()));
    after.add(List.copyOf(sum));
  }

  /// The heaps of one part of a result; none where a range is empty, and an empty list for the heap
  /// that is left out.
  private List<List<Long>> part(String text, Map<String, Integer> values) {
    Matcher sum = SUM.matcher(text);
    if (sum.matches()) {
      List<List<Long>> heaps = new ArrayList<>();
      boolean square = sum.group(4) != null;
      int firstRow = number(sum.group(2), values);
      int lastRow = number(sum.group(3), values);
      int firstColumn = square ? number(sum.group(5), values) : 0;
      int lastColumn = square ? number(sum.group(6), values) : 0;
      Map<String, Integer> inside = new HashMap<>(values);
      for (int row = firstRow; row <= lastRow; row++) {
        for (int column = firstColumn; column <= lastColumn; column++) {
          inside.put(sum.group(1), row);
          if (square) {
            inside.put(sum.group(4), column);
          }
          boolean isLast = row == lastRow && column == lastColumn;
          heaps.add(isLast && sum.group(7) != null ? List.of() : sizes(sum.group(8), inside));
        }
      }
      return heaps;
    }
    Matcher copies = COPIES.matcher(text);
    return copies.matches()
        ? Collections.nCopies(
            Math.max(0, number(copies.group(1), values)), sizes(copies.group(2), values))
        : List.of(sizes(text, values));
  }

  private int number(String text, Map<String, Integer> values) {
    return Math.toIntExact(
        new Reading(wordsOf.computeIfAbsent(text, Reading::wordsOf), values).nimSum());
  }

  private List<Long> sizes(String text, Map<String, Integer> values) {
    String inside = single ? text : text.substring(1, text.length() - 1);
    Reading reading = new Reading(wordsOf.computeIfAbsent(inside, Reading::wordsOf), values);
    List<Long> sizes = new ArrayList<>();
    do {
      sizes.add(reading.nimSum());
    } while (reading.skip(","));
    return sizes;
  }

  /// Whether a number stands so to another.
  static boolean holds(long left, String sign, long right) {
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
}
