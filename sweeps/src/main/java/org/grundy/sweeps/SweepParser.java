package org.grundy.sweeps;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.core.InputException;
import org.grundy.core.Nearest;
import org.grundy.core.Place;
import org.grundy.core.Sha256;
import org.grundy.sweeps.row.Column;
import org.grundy.sweeps.row.Limits;
import org.grundy.sweeps.source.RangedText;
import org.grundy.sweeps.source.Source;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.sequence.family.CodeFamily;
import picocli.CommandLine.ITypeConverter;

/// Reads the text of a sweep: a word and what belongs to it on each line.
///
/// ```
/// sweep  Octal codes of four digits
/// codes  ?.????
/// to     65536
/// keep   class period preperiod saltus proof certificate
/// ```
final class SweepParser {
  private static final Set<String> SOURCES = Set.of("codes", "sets", "game", "rules");
  private static final List<String> WORDS =
      List.of(
          "sweep",
          "codes",
          "sets",
          "game",
          "rules",
          "starts",
          "positions",
          "param",
          "seeds",
          "to",
          "keep",
          "nodes",
          "time",
          "memory");
  private static final Set<String> REPEATABLE = Set.of("starts");
  private static final Pattern SETS =
      Pattern.compile("(?:(\\d{1,2})\\s+)?of\\s+(\\d{1,2})\\.\\.(\\d{1,2})");
  private static final Pattern SEEDS = Pattern.compile("(\\d{1,15})(?:\\.\\.(\\d{1,15}))?");
  private static final int LARGEST_FILE = 1 << 24;
  private static final int LARGEST_ELEMENT = 62;
  private static final long LARGEST_HEAP = 1L << 48;

  private final Path file;
  private final String text;
  private final Map<String, List<Line>> lines = new LinkedHashMap<>();
  private final StringBuilder named = new StringBuilder();

  /// What stands behind a word.
  ///
  /// @param place of its first character
  private record Line(String word, String rest, Place place, Place wordPlace) {}

  private SweepParser(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /// The sweep of a file; files that it names stand beside it.
  ///
  /// @throws InputException at the first fault, with its place
  static Sweep read(Path file) {
    return new SweepParser(file, TextSource.ofFile(file, LARGEST_FILE).text()).sweep();
  }

  private Sweep sweep() {
    split();
    Line title = one("sweep").orElseThrow(() -> missing("sweep", "a title"));
    Source source = source();
    boolean sequences = source.item(0).start().isEmpty();
    return new Sweep(
        title.rest(),
        source,
        last(sequences),
        columns(sequences),
        limits(),
        text,
        Sha256.of(text + named));
  }

  private void split() {
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      number++;
      String plain = line.replaceFirst("(^|\\s)#.*", "").stripTrailing();
      if (plain.isBlank()) {
        continue;
      }
      int from = plain.length() - plain.stripLeading().length();
      String word = plain.strip().split("\\s+", 2)[0];
      int rest = from + word.length();
      while (rest < plain.length() && Character.isWhitespace(plain.charAt(rest))) {
        rest++;
      }
      add(
          new Line(
              word,
              plain.substring(rest),
              new Place(file.toString(), number, rest + 1),
              new Place(file.toString(), number, from + 1)));
    }
  }

  private void add(Line line) {
    if (!WORDS.contains(line.word())) {
      String near = Nearest.cure(line.word(), WORDS);
      throw new InputException(
          line.wordPlace(),
          "found `%s`, expected a word of sweeps".formatted(line.word()),
          near.isEmpty() ? "the words are " + String.join(" ", WORDS) : near);
    }
    List<Line> same = lines.computeIfAbsent(line.word(), _ -> new ArrayList<>());
    if (!same.isEmpty() && !REPEATABLE.contains(line.word())) {
      throw new InputException(
          line.wordPlace(), "there is a line `%s` already".formatted(line.word()), "");
    }
    if (line.rest().isEmpty()) {
      throw new InputException(
          line.place(), "nothing stands behind `%s`".formatted(line.word()), "");
    }
    same.add(line);
  }

  private Optional<Line> one(String word) {
    return lines.getOrDefault(word, List.of()).stream().findFirst();
  }

  private InputException missing(String word, String what) {
    return new InputException(
        new Place(file.toString(), 1, 1),
        "the line `%s`, %s, is missing".formatted(word, what),
        "");
  }

  private Source source() {
    List<Line> sources = SOURCES.stream().flatMap(word -> one(word).stream()).toList();
    if (sources.isEmpty()) {
      throw new InputException(
          new Place(file.toString(), 1, 1),
          "there is no line that says what the sweep ranges over",
          "add one of `codes`, `sets`, `game` and `rules`, such as: codes 0.???");
    }
    if (sources.size() > 1) {
      throw new InputException(
          sources.getLast().wordPlace(),
          "a sweep ranges over one thing, found `%s` and `%s`"
              .formatted(sources.getFirst().word(), sources.getLast().word()),
          "");
    }
    Line line = sources.getFirst();
    return switch (line.word()) {
      case "codes" -> {
        refuse(line, "starts", "positions", "param", "seeds");
        yield codes(line);
      }
      case "sets" -> {
        refuse(line, "starts", "positions", "param", "seeds");
        yield sets(line);
      }
      case "rules" -> {
        refuse(line, "param", "seeds");
        yield counted(line, new Source.Templates(template(line), starts()));
      }
      default -> counted(line, game(line));
    };
  }

  private void refuse(Line source, String... words) {
    Stream.of(words)
        .flatMap(word -> one(word).stream())
        .findFirst()
        .ifPresent(line -> {
          throw new InputException(
              line.wordPlace(),
              "`%s` does not go with `%s`".formatted(line.word(), source.word()),
              "");
        });
  }

  private static Source counted(Line line, Source source) {
    if (source.count() < 1 || source.count() > Source.MOST_ITEMS) {
      throw new InputException(
          line.wordPlace(),
          "the sweep has more than %,d items".formatted(Source.MOST_ITEMS),
          "narrow a range");
    }
    return source;
  }

  private static Source codes(Line line) {
    try {
      return new Source.Codes(CodeFamily.parse(line.rest()));
    } catch (InputException bad) {
      int column = bad.place().map(Place::column).orElse(1) - 1;
      throw new InputException(
          new Place(line.place().source(), line.place().line(), line.place().column() + column),
          bad.problem(),
          bad.cure());
    }
  }

  private static Source sets(Line line) {
    Matcher matcher = SETS.matcher(line.rest());
    if (!matcher.matches()) {
      throw new InputException(
          line.place(),
          "found `%s`, expected sets of numbers".formatted(line.rest()),
          "for example: sets of 1..16, or sets 3 of 1..20");
    }
    int size = matcher.group(1) == null ? 0 : Integer.parseInt(matcher.group(1));
    int first = Integer.parseInt(matcher.group(2));
    int last = Integer.parseInt(matcher.group(3));
    if (first < 1 || last < first || last > LARGEST_ELEMENT) {
      throw new InputException(
          line.place(), "the numbers are from 1 to %d".formatted(LARGEST_ELEMENT), "");
    }
    if (matcher.group(1) != null && (size < 1 || size > last - first + 1)) {
      throw new InputException(
          line.place(),
          "there are no sets of %d of %d numbers".formatted(size, last - first + 1),
          "");
    }
    BigInteger count =
        size == 0 ? BigInteger.TWO.pow(last - first + 1) : choose(last - first + 1, size);
    if (count.compareTo(BigInteger.valueOf(Source.MOST_ITEMS)) > 0) {
      throw new InputException(
          line.place(), "these are %,d sets, more than a sweep has".formatted(count), "");
    }
    return new Source.Sets(first, last, size);
  }

  private static BigInteger choose(int n, int k) {
    BigInteger result = BigInteger.ONE;
    for (int i = 1; i <= k; i++) {
      result = result.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
    }
    return result;
  }

  private Source game(Line line) {
    Path beside = file.resolveSibling(line.rest());
    String rules = line.rest().endsWith(".game") ? textOf(beside) : "";
    long firstSeed = 1;
    long seeds = 1;
    if (one("seeds").isPresent()) {
      Line given = one("seeds").get();
      Matcher matcher = SEEDS.matcher(given.rest());
      if (!matcher.matches()) {
        throw new InputException(
            given.place(),
            "found `%s`, expected seeds".formatted(given.rest()),
            "for example: seeds 1..100");
      }
      firstSeed = Long.parseLong(matcher.group(1));
      long last = matcher.group(2) == null ? firstSeed : Long.parseLong(matcher.group(2));
      if (last < firstSeed || last - firstSeed >= Source.MOST_ITEMS) {
        throw new InputException(given.place(), "the range of seeds is empty or too large", "");
      }
      seeds = last - firstSeed + 1;
    }
    RangedText parameters =
        one("param")
            .map(given -> RangedText.withRanges(given.rest(), given.place()))
            .orElse(new RangedText(List.of(""), List.of()));
    return new Source.Positions(line.rest(), rules, starts(), parameters, firstSeed, seeds);
  }

  private RangedText template(Line line) {
    RangedText rules = RangedText.withHoles(textOf(file.resolveSibling(line.rest())), line.rest());
    if (rules.holes().isEmpty()) {
      throw new InputException(
          line.place(),
          "the rules have no holes",
          "a hole is two words or more in braces, such as {. o}, or a range: {1..5}");
    }
    return rules;
  }

  private List<RangedText> starts() {
    List<RangedText> starts = new ArrayList<>();
    for (Line line : lines.getOrDefault("starts", List.of())) {
      starts.add(RangedText.withRanges(line.rest(), line.place()));
    }
    if (one("positions").isPresent()) {
      textOf(file.resolveSibling(one("positions").get().rest()))
          .lines()
          .filter(position -> !position.isBlank())
          .forEach(position -> starts.add(new RangedText(List.of(position.strip()), List.of())));
    }
    return starts;
  }

  /// The text of a file that the sweep names; its content is part of the sweep's identity.
  private String textOf(Path other) {
    String content = TextSource.ofFile(other, LARGEST_FILE).text();
    named.append('\0').append(content);
    return content;
  }

  private long last(boolean sequences) {
    Optional<Line> given = one("to");
    if (given.isEmpty()) {
      return -1;
    }
    Line line = given.get();
    if (!sequences) {
      throw new InputException(
          line.wordPlace(), "`to` is the last heap of a sequence, and here are positions", "");
    }
    if (!line.rest().matches("\\d{1,15}") || Long.parseLong(line.rest()) > LARGEST_HEAP) {
      throw new InputException(
          line.place(),
          "found `%s`, expected the last heap".formatted(line.rest()),
          "for example: to 65536");
    }
    return Long.parseLong(line.rest());
  }

  private List<Column> columns(boolean sequences) {
    Line line = one("keep").orElseThrow(() -> missing("keep", "what is kept of each item"));
    List<String> words =
        Stream.of(Column.values())
            .filter(column -> column.isOfSequences() == sequences)
            .map(Column::word)
            .toList();
    List<Column> columns = new ArrayList<>();
    for (String word : line.rest().split("\\s+", -1)) {
      if (!words.contains(word)) {
        String near = Nearest.cure(word, words);
        int at = line.rest().indexOf(word);
        throw new InputException(
            new Place(line.place().source(), line.place().line(), line.place().column() + at),
            "found `%s`, expected what is kept of a %s"
                .formatted(word, sequences ? "sequence" : "position"),
            near.isEmpty() ? "one or more of " + String.join(" ", words) : near);
      }
      Column column = Column.of(word).orElseThrow();
      if (!columns.contains(column)) {
        columns.add(column);
      }
    }
    return columns;
  }

  private Limits limits() {
    return new Limits(
        limit("nodes", new BudgetOptions.Count()).orElse(Limits.NONE.nodes()),
        limit("time", new BudgetOptions.Time()).orElse(Limits.NONE.time()),
        limit("memory", new BudgetOptions.Memory()).orElse(Limits.NONE.bytes()));
  }

  /// What a row may cost, in the words of the options of the same name.
  private <T> Optional<T> limit(String word, ITypeConverter<T> converter) {
    return one(word)
        .map(line -> {
          try {
            return converter.convert(line.rest());
          } catch (Exception bad) {
            throw new InputException(line.place(), String.valueOf(bad.getMessage()), "");
          }
        });
  }
}
