package org.grundy.workbench.truth;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.api.Grundy;
import org.grundy.api.JavaGame;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyTable;

/// How the terms of a sequence are read off a game: a line such as `table 0..23` or `losing 0..46`.
///
/// @param folder where the file of the game lies
/// @param game its name; `{n}` in it and in positions is the number of the term
/// @param asked the line
record Question(Path folder, String game, String asked) {
  private static final Pattern NUMBER = Pattern.compile("\\{(2\\^n|(\\d*)n([+-]\\d+)?)}");

  private static final Pattern EACH = Pattern.compile("each (.*) from (\\d+)");
  private static final Pattern PICKED =
      Pattern.compile("(losing|least losing) (\\(.*\\)) in (\\S+) from (\\d+)");
  private static final Pattern LIST = Pattern.compile("(table|losing|winning) (\\d+\\.\\.(\\d+))");
  private static final Pattern PAIRS =
      Pattern.compile("losing (pairs|smaller|larger) from (\\d+) up to (\\d+)");
  private static final Pattern SQUARE = Pattern.compile("(antidiagonals|triangle) (\\S+)");
  private static final Pattern TRIPLES =
      Pattern.compile("(middle|last) of losing triples 0\\.\\.(\\d+)");
  private static final Pattern COUNTED =
      Pattern.compile("losing (triples|\\d-tuples) (of total|with largest|up to) (2?)n from (\\d)");
  private static final Pattern POWERS = Pattern.compile("powers of (\\d+)");
  private static final Pattern PEBBLES =
      Pattern.compile("least total of which all win from (\\d+)");
  private static final Pattern PETERSEN = Pattern.compile("Petersen graphs P\\(n,2\\) from (\\d+)");
  private static final Pattern PARTITIONS =
      Pattern.compile("self-conjugate partitions of value 1 from (\\d+)");
  private static final Pattern FAMILIES =
      Pattern.compile("(differences|last rows) of the families of losing rows up to (\\d+)");

  private SolvedGame solved() {
    return SolvedGame.of(folder, game);
  }

  private static Stream<MatchResult> match(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.matches() ? Stream.of(matcher.toMatchResult()) : Stream.empty();
  }

  /// The first terms, as many as are asked for or the line gives.
  List<String> terms(int count) {
    Stream<Stream<?>> answers =
        Stream.of(
                match(EACH, asked).map(m -> each(m.group(1), number(m.group(2)), count)),
                match(LIST, asked).map(m -> list(m.group(1), m.group(2))),
                match(PICKED, asked)
                    .map(
                        m -> picked(m.group(1), m.group(2), m.group(3), number(m.group(4)), count)),
                match(PAIRS, asked)
                    .map(m -> pairs(m.group(1), number(m.group(2)), number(m.group(3)), count)),
                match(SQUARE, asked).map(m -> square(m.group(1), m.group(2))),
                match(TRIPLES, asked).map(m -> triples(m.group(1), (int) number(m.group(2)))),
                match(COUNTED, asked).map(m -> counted(m, count)),
                match(POWERS, asked).map(m -> powers(number(m.group(1)), count)),
                match(PEBBLES, asked).map(m -> pebbles((int) number(m.group(1)), count)),
                match(PETERSEN, asked).map(m -> petersen((int) number(m.group(1)), count)),
                match(PARTITIONS, asked).map(m -> partitions((int) number(m.group(1)), count)),
                match(FAMILIES, asked).map(m -> families(m.group(1), (int) number(m.group(2)))))
            .flatMap(answer -> answer);
    return answers
        .findFirst()
        .orElseThrow(() -> new AssertionError("nobody knows how to ask: " + asked))
        .limit(count)
        .map(String::valueOf)
        .toList();
  }

  private static long number(String digits) {
    return Long.parseLong(digits);
  }

  /// The text with numbers in place of `{n}`, `{2n}`, `{n-1}` and `{2^n}`.
  private static String with(String text, long n) {
    return NUMBER
        .matcher(text)
        .replaceAll(found -> {
          if (found.group(1).equals("2^n")) {
            return String.valueOf(1L << n);
          }
          long times = found.group(2).isEmpty() ? 1 : number(found.group(2));
          long plus = found.group(3) == null ? 0 : Long.parseLong(found.group(3));
          return String.valueOf(times * n + plus);
        });
  }

  private Stream<?> each(String position, long from, int count) {
    SolvedGame one = solved();
    return LongStream.range(from, from + count).mapToObj(n -> one.value(with(position, n)));
  }

  private Stream<?> list(String what, String range) {
    SolvedGame one = solved();
    if (what.equals("table")) {
      return one.line(range).stream();
    }
    long from = number(range.substring(0, range.indexOf('.')));
    long wanted = what.equals("losing") ? 0 : 1;
    long[] outcomes = one.outcomes(range).entries();
    return IntStream.range(0, outcomes.length)
        .filter(i -> outcomes[i] == wanted)
        .mapToObj(i -> from + i);
  }

  /// Numbers n whose position loses, or the least heaps that lose with what follows them, each
  /// once.
  private Stream<?> picked(String what, String position, String box, long from, int count) {
    FamilyTable table = solved().outcomes(box);
    if (what.equals("losing")) {
      LongPredicate loses =
          n -> {
            String[] sizes = with(position, n).replaceAll("[()]", "").split(",", 2);
            return table.at(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1])) == 0;
          };
      return LongStream.range(from, table.rows()).filter(loses).boxed();
    }
    return LongStream.range(from, from + 4L * count)
        .mapToObj(n -> {
          String[] sizes = with(position, n).replaceAll("[()]", "").split(",", 2);
          int column = Math.min(Integer.parseInt(sizes[1]), table.columns() - 1);
          return IntStream.range(1, table.rows())
              .filter(row -> table.at(row, column) == 0)
              .findFirst()
              .orElseThrow();
        })
        .distinct();
  }

  /// Losing pairs a <= b, by a: a search that remembers what it finds.
  private Stream<?> pairs(String what, long from, long largest, int count) {
    TupleRuleset ruleset = TupleRuleset.of(solved().game().rules());
    JavaGame<TuplePosition> one = Grundy.of(ruleset);
    List<Object> found = new ArrayList<>();
    for (long a = from; a <= largest; a++) {
      for (long b = a; b <= largest && found.size() < count; b++) {
        TuplePosition pair = new TuplePosition(List.of(a, b));
        if (!ruleset.isOver(pair) && one.outcome(pair) == Outcome.P) {
          found.add(
              switch (what) {
                case "smaller" -> a;
                case "larger" -> b;
                default -> a + "x" + b;
              });
        }
      }
    }
    return found.stream();
  }

  private Stream<?> square(String what, String box) {
    FamilyTable table = solved().values(box);
    List<Long> found = new ArrayList<>();
    for (int n = 0; n < table.rows(); n++) {
      for (int k = 0; k <= n; k++) {
        found.add(what.equals("triangle") ? table.at(n, k) : table.at(k, n - k));
      }
    }
    return found.stream();
  }

  /// Losing sums of three heaps x <= y <= z, by z, then by y.
  private Stream<?> triples(String what, int largest) {
    List<Long> values = solved().line("0.." + largest);
    List<Object> found = new ArrayList<>();
    for (int z = 0; z <= largest; z++) {
      for (int y = 0; y <= z; y++) {
        for (int x = 0; x <= y; x++) {
          if ((values.get(x) ^ values.get(y) ^ values.get(z)) == 0) {
            found.add(what.equals("last") ? z : y);
          }
        }
      }
    }
    return found.stream();
  }

  /// How many losing sums of heaps there are: triples of heaps from 1 in no order, or tuples of
  /// heaps from 0 in order.
  private Stream<?> counted(MatchResult line, int count) {
    boolean ordered = !line.group(1).equals("triples");
    int heaps = ordered ? line.group(1).charAt(0) - '0' : 3;
    int times = line.group(3).isEmpty() ? 1 : 2;
    int from = (int) number(line.group(4));
    List<Long> values = solved().line("0.." + times * (from + count));
    return IntStream.range(from, from + count)
        .mapToObj(n -> {
          int limit = times * n;
          return switch (line.group(2)) {
            case "of total" -> tuples(values, heaps, ordered, ordered ? 0 : 1, limit, limit, 0);
            case "up to" -> tuples(values, heaps, ordered, 1, limit, -1, 0);
            default ->
                tuples(values, heaps, ordered, 0, limit, -1, 0)
                    - (limit == 0 ? 0 : tuples(values, heaps, ordered, 0, limit - 1, -1, 0));
          };
        });
  }

  /// @param total of the heaps that are left, or -1 where it may be any
  private static long tuples(
      List<Long> values, int heaps, boolean ordered, int from, int to, int total, long sum) {
    if (heaps == 0) {
      return sum == 0 && total <= 0 ? 1 : 0;
    }
    long found = 0;
    for (int heap = from; heap <= (total < 0 ? to : total); heap++) {
      int left = total < 0 ? -1 : total - heap;
      int next = ordered ? from : heap;
      found += tuples(values, heaps - 1, ordered, next, to, left, sum ^ values.get(heap));
    }
    return found;
  }

  private Stream<?> powers(long base, int count) {
    SolvedGame one = solved();
    return LongStream.iterate(1, power -> one.value("(%d,%d)".formatted(base, power)))
        .limit(count)
        .boxed();
  }

  /// The least total that is won however it is put on the vertices of a complete graph.
  private Stream<?> pebbles(int from, int count) {
    return IntStream.range(from, from + count)
        .mapToObj(vertices -> {
          GameRules rules = SolvedGame.of(folder, with(game, vertices)).game().rules();
          JavaGame<TuplePosition> one = Grundy.of(TupleRuleset.of(rules));
          return IntStream.iterate(1, total -> total + 1)
              .filter(total -> allWin(one, vertices, total, total, List.of()))
              .findFirst()
              .orElseThrow();
        });
  }

  private static boolean allWin(
      JavaGame<TuplePosition> game, int vertices, int total, long largest, List<Long> others) {
    if (vertices == 1) {
      return total > largest || game.outcome(new TuplePosition(with(others, total))) == Outcome.N;
    }
    return LongStream.rangeClosed(0, Math.min(largest, total))
        .allMatch(
            here -> allWin(game, vertices - 1, (int) (total - here), here, with(others, here)));
  }

  private static List<Long> with(List<Long> others, long last) {
    return Stream.concat(others.stream(), Stream.of(last)).toList();
  }

  private Stream<?> petersen(int from, int count) {
    SolvedGame one = solved();
    return IntStream.range(from, from + count)
        .mapToObj(n ->
            one.value(
                IntStream.range(0, n)
                    .mapToObj(i ->
                        "u%d-u%d u%d-w%d w%d-w%d".formatted(i, (i + 1) % n, i, i, i, (i + 2) % n))
                    .collect(Collectors.joining(" "))));
  }

  private Stream<?> partitions(int from, int count) {
    SolvedGame one = solved();
    return IntStream.range(from, from + count)
        .mapToObj(n -> {
          List<List<Integer>> found = new ArrayList<>();
          selfConjugate(n, n, new ArrayList<>(), found);
          return found.stream().filter(rows -> one.value(drawn(rows)) == 1).count();
        });
  }

  private static void selfConjugate(
      int left, int largest, List<Integer> rows, List<List<Integer>> found) {
    if (left == 0) {
      boolean same =
          IntStream.range(0, rows.getFirst())
              .allMatch(c ->
                  (c < rows.size() ? rows.get(c) : 0)
                      == rows.stream().filter(row -> row > c).count());
      if (same) {
        found.add(List.copyOf(rows));
      }
      return;
    }
    for (int row = Math.min(left, largest); row >= 1; row--) {
      rows.add(row);
      selfConjugate(left - row, row, rows, found);
      rows.removeLast();
    }
  }

  private static String drawn(List<Integer> rows) {
    int width = rows.getFirst();
    String drawn =
        rows.stream()
            .map(row -> "o".repeat(row) + ".".repeat(width - row))
            .collect(Collectors.joining("|"));
    return "@" + drawn.substring(1);
  }

  /// Families of losing rows (k + p + q, k + q, r) for all k: those rows r of which far out every
  /// second row is in one.
  private Stream<?> families(String what, int largest) {
    SolvedGame one = solved();
    int width = 3 * largest;
    List<Object> found = new ArrayList<>();
    for (int r = 0; r <= largest; r++) {
      FamilyTable table = one.outcomes("(0..%d,0..%d,%d)".formatted(2 * width, width, r));
      int row = r;
      int[] differences =
          IntStream.range(width - 5, width)
              .map(b ->
                  IntStream.range(b, 2 * width)
                      .filter(a -> b >= row && table.at(a, b) == 0)
                      .map(a -> a - b)
                      .findFirst()
                      .orElse(-1))
              .distinct()
              .toArray();
      if (differences.length == 1 && differences[0] >= 0) {
        found.add(what.equals("differences") ? differences[0] : r);
      }
    }
    return found.stream();
  }
}
