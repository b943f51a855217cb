package org.grundy.sweeps;

import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.name.Nearest;
import org.grundy.core.name.Sha256;
import org.grundy.sweeps.row.Column;
import org.grundy.sweeps.row.Limits;
import org.grundy.sweeps.source.RangedText;
import org.grundy.sweeps.source.Source;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;
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

  /// A line of each word.
  private static final List<String> EXAMPLES =
      List.of(
          "sweep Octal codes of three digits",
          "codes 0.???",
          "sets of 1..16",
          "game cram",
          "rules space.game",
          "starts 1..4x1..6",
          "positions boards.txt",
          "param k=1..50",
          "seeds 1..100",
          "to 65536",
          "keep period preperiod",
          "nodes 1000000",
          "time 10s",
          "memory 500m");

  private static final List<String> WORDS =
      EXAMPLES.stream().map(line -> line.substring(0, line.indexOf(' '))).toList();
  private static final Set<String> REPEATABLE = Set.of("starts");
  private static final Set<String> OF_GAMES = Set.of("param", "seeds");
  private static final String RULES_FILE = ".game";
  private static final String PARAMETERS = "param";
  private static final Pattern SEEDS = Pattern.compile("(\\d+)(?:\\.\\.(\\d+))?");
  private static final Pattern WORD = Pattern.compile("\\S+");
  private static final Pattern NAME = Pattern.compile("[A-Za-z]\\w*(?=\\s*=)");
  private static final int LARGEST_FILE = 1 << 24;
  private static final long LARGEST_HEAP = 1L << 48;

  private final Workbench workbench = new Workbench();
  private final Path file;
  private final String text;
  private final Map<String, List<Line>> lines = new LinkedHashMap<>();
  private final StringBuilder named = new StringBuilder();

  /// The text behind a word.
  ///
  /// @param place of its first character
  private record Line(String word, String rest, Place place, Place wordPlace) {
    /// The place of a character of the rest.
    Place at(int index) {
      return new Place(place.source(), place.line(), place.column() + index);
    }
  }

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
    Line title = one("sweep").orElseThrow(() -> missing("sweep", "a title", example("sweep")));
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
          line.wordPlace(),
          "there is a line `%s` already, line %d"
              .formatted(line.word(), same.getFirst().place().line()),
          "delete one of the two");
    }
    if (line.rest().isEmpty()) {
      throw new InputException(
          line.place(), "nothing stands behind `%s`".formatted(line.word()), example(line.word()));
    }
    same.add(line);
  }

  private static String example(String word) {
    return EXAMPLES.stream()
        .filter(line -> line.startsWith(word + " "))
        .map("for example: "::concat)
        .findFirst()
        .orElse("");
  }

  private Optional<Line> one(String word) {
    return lines.getOrDefault(word, List.of()).stream().findFirst();
  }

  private InputException missing(String word, String what, String cure) {
    return new InputException(
        new Place(file.toString(), 1, 1),
        "the line `%s`, %s, is missing".formatted(word, what),
        cure);
  }

  private Source source() {
    List<Line> sources =
        lines.values().stream()
            .flatMap(List::stream)
            .filter(line -> SOURCES.contains(line.word()))
            .toList();
    if (sources.isEmpty()) {
      throw new InputException(
          new Place(file.toString(), 1, 1),
          "there is no line that says what the sweep ranges over",
          "add one of `codes`, `sets`, `game` and `rules`, such as: codes 0.???");
    }
    if (sources.size() > 1) {
      throw new InputException(
          sources.get(1).wordPlace(),
          "a sweep ranges over one thing, found `%s` and `%s`"
              .formatted(sources.getFirst().word(), sources.get(1).word()),
          "delete one of the two lines, or make two sweeps");
    }
    Line line = sources.getFirst();
    return switch (line.word()) {
      case "codes" -> {
        refuse(line, "starts", "positions", "param", "seeds");
        yield codes(line);
      }
      case "sets" -> {
        refuse(line, "starts", "positions", "param", "seeds");
        yield Source.Sets.of(line.rest(), line.place());
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
              OF_GAMES.contains(line.word())
                  ? "it goes with `game`: delete the line"
                  : "it goes with `game` and `rules`: delete the line");
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
      List<String> codes = CodeFamily.parse(line.rest());
      if (codes.isEmpty()) {
        throw new InputException("the only code of this family has no move", example("codes"));
      }
      return new Source.Codes(codes);
    } catch (InputException bad) {
      int column = bad.place().map(Place::column).orElse(1) - 1;
      throw new InputException(line.at(column), bad.problem(), bad.cure());
    }
  }

  private Source game(Line line) {
    boolean isFile = line.rest().endsWith(RULES_FILE) || line.rest().contains("/");
    String rules = isFile ? textOf(line) : "";
    long[] seeds = one("seeds").map(SweepParser::seeds).orElse(new long[] {1, 1});
    RangedText parameters =
        one(PARAMETERS)
            .map(given -> RangedText.withRanges(given.rest(), given.place()))
            .orElse(new RangedText(List.of(""), List.of()));
    requireGame(line, rules, parameters);
    return new Source.Positions(line.rest(), rules, starts(), parameters, seeds[0], seeds[1]);
  }

  /// The first seed, and how many there are.
  private static long[] seeds(Line line) {
    Matcher matcher = SEEDS.matcher(line.rest());
    if (!matcher.matches()) {
      throw new InputException(
          line.place(), "found `%s`, expected seeds".formatted(line.rest()), example("seeds"));
    }
    long first = seed(line, matcher.group(1));
    long last = matcher.group(2) == null ? first : seed(line, matcher.group(2));
    if (last < first) {
      throw new InputException(
          line.place(),
          "the range %s is empty".formatted(line.rest()),
          "did you mean `%d..%d`?".formatted(last, first));
    }
    if (last - first >= Source.MOST_ITEMS) {
      throw new InputException(
          line.place(),
          "these are too many seeds: a sweep has at most %,d items".formatted(Source.MOST_ITEMS),
          example("seeds"));
    }
    return new long[] {first, last - first + 1};
  }

  private static long seed(Line line, String digits) {
    if (new BigInteger(digits).bitLength() >= Long.SIZE) {
      throw new InputException(
          line.at(line.rest().lastIndexOf(digits)),
          "the seed %s is too large".formatted(digits),
          "seeds go up to %d, %s".formatted(Long.MAX_VALUE, example("seeds")));
    }
    return Long.parseLong(digits);
  }

  /// Refuses a game that is none, for then no row is more than refused. A range of numbers may
  /// begin with one that makes no game: it is refused where the last makes none, too.
  private void requireGame(Line line, String rules, RangedText parameters) {
    Optional<InputException> fault = fault(line, rules, parameters.at(0));
    if (fault.isEmpty() || fault(line, rules, parameters.at(parameters.count() - 1)).isEmpty()) {
      return;
    }
    InputException bad = fault.get();
    boolean isOfNumbers =
        one(PARAMETERS).isPresent()
            && fault(line, rules, "").filter(a -> a.problem().equals(bad.problem())).isEmpty();
    if (isOfNumbers) {
      throw ofNumbers(line, rules, parameters.at(0), bad);
    }
    throw rules.isEmpty() ? new InputException(line.place(), bad.problem(), bad.cure()) : bad;
  }

  /// Why a game is none with some numbers for its parameters.
  private Optional<InputException> fault(Line line, String rules, String numbers) {
    TextSource parameters = new TextSource(PARAMETERS, numbers);
    try {
      Game _ =
          rules.isEmpty()
              ? workbench.gameWithoutFiles(line.rest(), parameters)
              : workbench.game(new TextSource(beside(line).toString(), rules), parameters);
      return Optional.empty();
    } catch (InputException bad) {
      return Optional.of(bad);
    }
  }

  /// The fault of the numbers for parameters, at its place in their line.
  ///
  /// @param numbers of the first item
  private InputException ofNumbers(Line line, String rules, String numbers, InputException bad) {
    Line given = one(PARAMETERS).orElseThrow();
    if (bad.place().isEmpty()) {
      return new InputException(given.at(named(given, bad)), bad.problem(), bad.cure());
    }
    if (isOfParameters(bad.place().get())) {
      int column =
          fault(line, rules, given.rest().replaceAll("[{}]", " "))
              .flatMap(InputException::place)
              .filter(SweepParser::isOfParameters)
              .map(Place::column)
              .orElse(1);
      return new InputException(given.at(column - 1), bad.problem(), bad.cure());
    }
    return new InputException(
        given.place(),
        "with %s this is no game: %s".formatted(numbers, bad.problem()),
        bad.cure().isEmpty() ? "give other numbers" : bad.cure());
  }

  private static boolean isOfParameters(Place place) {
    return place.source().equals(PARAMETERS);
  }

  /// The index of the parameter that a fault names.
  private static int named(Line given, InputException bad) {
    return NAME.matcher(given.rest())
        .results()
        .filter(name -> bad.problem().contains("`" + name.group() + "`"))
        .findFirst()
        .map(MatchResult::start)
        .orElse(0);
  }

  private RangedText template(Line line) {
    RangedText rules = RangedText.withHoles(textOf(line), line.rest());
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
    Optional<Line> positions = one("positions");
    if (positions.isEmpty()) {
      return starts;
    }
    if (!starts.isEmpty()) {
      List<String> order = List.copyOf(lines.keySet());
      String second = order.indexOf("starts") < order.indexOf("positions") ? "positions" : "starts";
      throw new InputException(
          one(second).orElseThrow().wordPlace(),
          "found `starts` and `positions`, expected one or the other",
          "write all positions into the file, or delete its line");
    }
    textOf(positions.get())
        .lines()
        .filter(position -> !position.isBlank())
        .forEach(position -> starts.add(new RangedText(List.of(position.strip()), List.of())));
    if (starts.isEmpty()) {
      throw new InputException(
          positions.get().place(),
          "the file %s has no positions".formatted(positions.get().rest()),
          "write a position on each of its lines");
    }
    return starts;
  }

  /// The file that a line names, which stands beside the sweep.
  private Path beside(Line line) {
    return file.resolveSibling(line.rest());
  }

  /// The text of a file that the sweep names; its content is part of the sweep's identity.
  private String textOf(Line line) {
    try {
      String content = TextSource.ofFile(beside(line), LARGEST_FILE).text();
      named.append('\0').append(content);
      return content;
    } catch (InvalidPathException bad) {
      throw new InputException(
          line.place(), "no file can be called `%s`".formatted(line.rest()), example(line.word()));
    } catch (InputException bad) {
      if (bad.place().isPresent()) {
        throw bad;
      }
      throw new InputException(
          line.place(),
          Files.exists(beside(line)) ? bad.problem() : "there is no file " + line.rest(),
          bad.cure().isEmpty() ? "names of files are relative to the sweep file" : bad.cure());
    }
  }

  private long last(boolean sequences) {
    Optional<Line> given = one("to");
    if (given.isEmpty()) {
      return -1;
    }
    Line line = given.get();
    if (!sequences) {
      throw new InputException(
          line.wordPlace(),
          "`to` is the last heap of a sequence, and here are positions",
          "delete the line");
    }
    if (!line.rest().matches("\\d+")) {
      throw new InputException(
          line.place(), "found `%s`, expected the last heap".formatted(line.rest()), example("to"));
    }
    if (new BigInteger(line.rest()).compareTo(BigInteger.valueOf(LARGEST_HEAP)) > 0) {
      throw new InputException(
          line.place(),
          "found `%s`, expected a last heap of at most %d".formatted(line.rest(), LARGEST_HEAP),
          example("to"));
    }
    return Long.parseLong(line.rest());
  }

  private List<Column> columns(boolean sequences) {
    String cure = sequences ? example("keep") : "for example: keep outcome wins";
    Line line = one("keep").orElseThrow(() -> missing("keep", "what is kept of each item", cure));
    List<String> words =
        Stream.of(Column.values())
            .filter(column -> column.isOfSequences() == sequences)
            .map(Column::word)
            .toList();
    List<Column> columns = new ArrayList<>();
    for (MatchResult found : WORD.matcher(line.rest()).results().toList()) {
      String word = found.group();
      if (!words.contains(word)) {
        String near = Nearest.cure(word, words);
        throw new InputException(
            line.at(found.start()),
            "found `%s`, expected what is kept of a %s"
                .formatted(word, sequences ? "sequence" : "position"),
            near.isEmpty() ? "one or more of " + String.join(" ", words) : near);
      }
      Column column = Column.of(word).orElseThrow();
      if (columns.contains(column)) {
        throw new InputException(
            line.at(found.start()), "`%s` is kept already".formatted(word), "name it once");
      }
      columns.add(column);
    }
    return columns;
  }

  private Limits limits() {
    return new Limits(
        limit("nodes", new BudgetOptions.Count()).orElse(Limits.NONE.nodes()),
        limit("time", new BudgetOptions.Time()).orElse(Limits.NONE.time()),
        limit("memory", new BudgetOptions.Memory()).orElse(Limits.NONE.bytes()));
  }

  /// The limit on the cost of a row, in the words of the options of the same name.
  private <T> Optional<T> limit(String word, ITypeConverter<T> converter) {
    return one(word)
        .map(line -> {
          try {
            return converter.convert(line.rest());
          } catch (Exception bad) {
            throw new InputException(line.place(), String.valueOf(bad.getMessage()), example(word));
          }
        });
  }
}
