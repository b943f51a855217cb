package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;
import org.grundy.core.Place;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec.Sample;
import org.grundy.workbench.contest.OutputForm.Turns;

/// Reads the description of a contest's input and output. Lines of the input stand in the order in
/// which they are read; the others may stand anywhere behind the names that they use.
public final class SpecParser {
  private final String source;
  private final Map<SpecKeyword, SourceLine> first = new EnumMap<>(SpecKeyword.class);
  private final SpecNames names = new SpecNames();
  private final InputWords input = new InputWords(names);
  private final StartWords starts = new StartWords(names);
  private final List<ContestSpec.Need> needs = new ArrayList<>();
  private final List<ContestSpec.Setting> settings = new ArrayList<>();
  private final List<ContestSpec.Addition> added = new ArrayList<>();
  private final List<Template> wins = new ArrayList<>();
  private final List<Template> loses = new ArrayList<>();
  private final List<Sample> samples = new ArrayList<>();
  private String title = "";
  private String contest = "";
  private String between = "\n";
  private Optional<Word> rules = Optional.empty();
  private Optional<StartForm> start = Optional.empty();
  private Optional<Template> move = Optional.empty();
  private Optional<OutputForm.Gathered> gathered = Optional.empty();
  private Turns turns = Turns.TOLD;
  private Optional<String> over = Optional.empty();

  private SpecParser(String source) {
    this.source = source;
  }

  /// The description that a text is.
  ///
  /// @param source what the text is called in errors
  /// @throws InputException at the first fault, with its place
  public static ContestSpec parse(String source, String text) {
    SpecParser parser = new SpecParser(source);
    for (SourceLine line : SourceText.lines(source, text)) {
      if (!line.code().isBlank()) {
        parser.read(line);
      }
    }
    return parser.spec();
  }

  private void read(SourceLine line) {
    String code = line.code();
    int from = 0;
    while (code.charAt(from) == ' ') {
      from++;
    }
    int to = from;
    while (to < code.length() && code.charAt(to) != ' ') {
      to++;
    }
    Word word = new Word(code.substring(from, to), line.at(from));
    SpecKeyword keyword = SpecKeyword.of(word);
    SourceLine earlier = first.putIfAbsent(keyword, line);
    if (earlier != null && keyword.once()) {
      throw new InputException(
          word.place(),
          "a second `%s` line; the first is on line %d".formatted(keyword, earlier.number()),
          "join the two, or remove one");
    }
    if (!isText(keyword)) {
      readWords(keyword, Phrase.of(line, to), word.place());
      return;
    }
    String text = code.substring(to).strip();
    if (text.isEmpty() && keyword != SpecKeyword.IN && keyword != SpecKeyword.OUT) {
      throw new InputException(
          line.at(to), "the line ends here, expected a text", "for example: " + keyword.example());
    }
    readText(keyword, text, line, Math.max(to, code.indexOf(text, to)));
  }

  private static boolean isText(SpecKeyword keyword) {
    return switch (keyword) {
      case CONTEST, SOURCE, ADD, MOVE, WINS, LOSES, PRINT, FIND, OVER, IN, OUT -> true;
      default -> false;
    };
  }

  private void readText(SpecKeyword keyword, String text, SourceLine line, int from) {
    switch (keyword) {
      case CONTEST -> title = text;
      case SOURCE -> contest = text;
      case ADD -> added.add(addition(line, from));
      case MOVE -> move = Optional.of(TemplateWords.ofMove(line, from));
      case WINS -> wins.add(TemplateWords.ofOutput(line, from, names));
      case LOSES -> loses.add(TemplateWords.ofOutput(line, from, names));
      case PRINT -> {
        Template one = TemplateWords.ofOutput(line, from, names);
        wins.add(one);
        loses.add(one);
      }
      case FIND -> gathered = Optional.of(found(line, from));
      case OVER -> over = Optional.of(text);
      case IN -> sampleInput(text, line.at(from));
      default -> sampleOutput(text, line);
    }
  }

  private void sampleInput(String text, Place at) {
    if (samples.isEmpty() || !samples.getLast().output().isEmpty()) {
      samples.add(new Sample("", "", List.of()));
    }
    Sample sample = samples.removeLast();
    List<Place> places = new ArrayList<>(sample.at());
    places.add(at);
    samples.add(new Sample(sample.input() + text + "\n", sample.output(), places));
  }

  private void sampleOutput(String text, SourceLine line) {
    if (samples.isEmpty()) {
      throw new InputException(
          line.at(0), "an `out` line before the `in` lines of its sample", "begin with `in`");
    }
    Sample sample = samples.removeLast();
    samples.add(new Sample(sample.input(), sample.output() + text + "\n", sample.at()));
  }

  private void readWords(SpecKeyword keyword, Phrase phrase, Place place) {
    String example = keyword.example();
    switch (keyword) {
      case LINE, LINES, ROWS, TEXT, LIST, CASES -> input.read(keyword, phrase, place);
      case NEED -> needs.add(input.need(phrase));
      case PARAM -> settings.add(setting(phrase.words(), example));
      case START -> start = Optional.of(starts.read(phrase));
      case RULES -> {
        Words words = phrase.words();
        Place at = words.place();
        StringBuilder name = new StringBuilder(words.take("the name of a game", example).text());
        while (!words.atEnd()) {
          name.append(words.take("", example).text());
        }
        rules = Optional.of(new Word(name.toString(), at));
      }
      case BETWEEN -> between = separator(phrase.words(), example);
      case TURNS -> turns = turns(phrase.words(), example);
      default -> {
        Words words = phrase.words();
        gathered =
            Optional.of(
                new OutputForm.Gathered.Total(
                    outcome(words, example), new Numbers(names, example).scalar(words)));
        words.requireEnd(List.of(), example);
      }
    }
  }

  private ContestSpec.Setting setting(Words words, String example) {
    Word parameter = words.take("the name of a parameter of the rules", example);
    words.require("=", "`=` and a number or a list of the input", example);
    Expression value = new Numbers(names, example).element(words);
    words.requireEnd(List.of(), example);
    return new ContestSpec.Setting(parameter.text(), value, parameter.place());
  }

  /// Reads `where t = 1 : play misere`, or a line without conditions.
  private ContestSpec.Addition addition(SourceLine line, int from) {
    String code = line.code();
    String where = "where ";
    if (!code.startsWith(where, from)) {
      return new ContestSpec.Addition(List.of(), TemplateWords.ofInput(line, from, names));
    }
    String example = "add where t = 1 : play misere";
    int colon = code.indexOf(':', from);
    if (colon < 0 || code.substring(colon + 1).isBlank()) {
      throw new InputException(
          line.at(code.length()),
          colon < 0
              ? "there is no `:` between the conditions and the line of rules"
              : "the line ends here, expected a line of rules",
          "for example: " + example);
    }
    int behind = colon + 1;
    while (code.charAt(behind) == ' ') {
      behind++;
    }
    Template added = TemplateWords.ofInput(line, behind, names);
    Phrase conditions = words(line, from + where.length(), colon);
    boolean isOfLists =
        added.amounts().stream()
            .flatMap(Expression::names)
            .anyMatch(name -> names.is(name, SpecNames.Kind.LIST));
    return new ContestSpec.Addition(
        new Numbers(names, example).conditions(conditions, isOfLists), added);
  }

  /// The words of a part of a line.
  private static Phrase words(SourceLine line, int from, int to) {
    String before = line.code().substring(0, to);
    return Phrase.of(new SourceLine(line.source(), line.number(), before, ""), from);
  }

  /// Reads `first loses else -1`.
  private static OutputForm.Gathered found(SourceLine line, int from) {
    String example = SpecKeyword.FIND.example();
    String orElse = " else ";
    int to = line.code().indexOf(orElse, from);
    if (to < 0) {
      throw new InputException(
          line.at(line.code().length()),
          "there is no `else` to say what is printed where no case is found",
          "for example: " + example);
    }
    Words words = words(line, from, to).words();
    OutputForm.Sought sought = one(words, List.of(OutputForm.Sought.values()), example);
    Outcome outcome = outcome(words, example);
    words.requireEnd(List.of(), example);
    return new OutputForm.Gathered.Found(
        sought, outcome, line.code().substring(to + orElse.length()).strip());
  }

  private static Outcome outcome(Words words, String example) {
    String wins = SpecKeyword.WINS.toString();
    return one(words, List.of(wins, SpecKeyword.LOSES.toString()), example).equals(wins)
        ? Outcome.N
        : Outcome.P;
  }

  /// Reads one of a few things by the word that each is written as.
  private static <T> T one(Words words, List<T> known, String example) {
    List<String> written = known.stream().map(String::valueOf).toList();
    String expected = "one of `%s`".formatted(String.join(" ", written));
    Word word = words.take(expected, example);
    int index = written.indexOf(word.text());
    if (index < 0) {
      throw Words.unexpected(word, expected, written, example);
    }
    return known.get(index);
  }

  private static Turns turns(Words words, String example) {
    Turns turns = one(words, List.of(Turns.values()), example);
    words.requireEnd(List.of(), example);
    return turns;
  }

  private static String separator(Words words, String example) {
    String named = one(words, List.of("line", "blank", "comma", "nothing"), example);
    words.requireEnd(List.of(), example);
    return switch (named) {
      case "line" -> "\n";
      case "blank" -> " ";
      case "comma" -> ",";
      default -> "";
    };
  }

  private ContestSpec spec() {
    require(!title.isEmpty(), SpecKeyword.CONTEST, "what the problem is called");
    require(!input.items().isEmpty(), SpecKeyword.LINE, "how the input reads");
    require(start.isPresent(), SpecKeyword.START, "which position is asked about");
    requireAnswers();
    boolean asksMoves =
        wins.stream().anyMatch(Template::asksMoves) || loses.stream().anyMatch(Template::asksMoves);
    OutputForm output = new OutputForm(wins, loses, move, between, gathered, turns, over);
    require(
        (!asksMoves && !output.isTalk()) || move.isPresent(),
        SpecKeyword.MOVE,
        "how a move is written");
    if (turns == Turns.CHOSEN) {
      requireChoices();
    }
    return new ContestSpec(
        title,
        contest,
        rules,
        names,
        input.items(),
        needs,
        settings,
        added,
        start.orElseThrow(),
        Objects.requireNonNull(first.get(SpecKeyword.START)).at(0),
        output,
        samples);
  }

  /// Who chooses says one line of two.
  private void requireChoices() {
    if (gathered.isPresent()
        || wins.size() != 1
        || loses.size() != 1
        || wins.getFirst().plain().isEmpty()
        || loses.getFirst().plain().isEmpty()
        || wins.getFirst().plain().equals(loses.getFirst().plain())) {
      throw new InputException(
          Objects.requireNonNull(first.get(SpecKeyword.TURNS)).at(0),
          "a program says who begins by the `wins` line or the `loses` line, which are no two"
              + " lines of text without braces",
          "for example: wins First, and: loses Second");
    }
  }

  /// Requires the answers that are printed, and no others.
  private void requireAnswers() {
    if (first.containsKey(SpecKeyword.TOTAL)) {
      for (SpecKeyword answers :
          List.of(
              SpecKeyword.FIND,
              SpecKeyword.WINS,
              SpecKeyword.LOSES,
              SpecKeyword.PRINT,
              SpecKeyword.BETWEEN)) {
        refuse(SpecKeyword.TOTAL, "stands in place of the answers of cases", answers);
      }
      return;
    }
    if (first.containsKey(SpecKeyword.FIND)) {
      refuse(SpecKeyword.FIND, "prints one case of many", SpecKeyword.BETWEEN);
    }
    Optional<Outcome> found = gathered.map(OutputForm.Gathered::outcome);
    if (!found.equals(Optional.of(Outcome.P))) {
      require(!wins.isEmpty(), SpecKeyword.WINS, "what is printed of a won case");
    }
    if (!found.equals(Optional.of(Outcome.N))) {
      require(!loses.isEmpty(), SpecKeyword.LOSES, "what is printed of a lost case");
    }
    found.ifPresent(outcome ->
        refuse(
            SpecKeyword.FIND,
            "prints no cases but those that it finds",
            outcome == Outcome.P ? SpecKeyword.WINS : SpecKeyword.LOSES));
    if (gathered.orElse(null) instanceof OutputForm.Gathered.Found one
        && one.sought() == OutputForm.Sought.ANY
        && Math.max(wins.size(), loses.size()) > 1) {
      throw new InputException(
          Objects.requireNonNull(first.get(SpecKeyword.FIND)).at(0),
          "the case that is found has several lines, and where any is right it has one",
          "write one line, or `find first`");
    }
  }

  /// Refuses a line beside another.
  private void refuse(SpecKeyword keyword, String does, SpecKeyword other) {
    SourceLine own = Objects.requireNonNull(first.get(keyword));
    SourceLine others = first.get(other);
    if (others != null) {
      boolean isLater = own.number() > others.number();
      throw new InputException(
          (isLater ? own : others).at(0),
          "a `%s` line %s, and line %d says `%s`"
              .formatted(
                  keyword,
                  does,
                  Math.min(own.number(), others.number()),
                  isLater ? other : keyword),
          "remove one of the two");
    }
  }

  private void require(boolean there, SpecKeyword keyword, String what) {
    if (!there) {
      throw new InputException(
          new Place(source, 1, 1),
          "there is no `%s` line to say %s".formatted(keyword, what),
          "add one, for example: " + keyword.example());
    }
  }
}
