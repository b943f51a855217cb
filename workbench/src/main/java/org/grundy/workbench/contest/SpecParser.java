package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
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
  private Optional<OutputForm.Total> total = Optional.empty();
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
      case CONTEST, SOURCE, ADD, MOVE, WINS, LOSES, PRINT, OVER, IN, OUT -> true;
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
        Word outcome = words.take("`wins` or `loses`", example);
        if (!outcome.is("wins") && !outcome.is("loses")) {
          throw Words.unexpected(outcome, "`wins` or `loses`", List.of("wins", "loses"), example);
        }
        total =
            Optional.of(
                new OutputForm.Total(
                    outcome.is("wins") ? Outcome.N : Outcome.P,
                    new Numbers(names, example).scalar(words)));
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
    SourceLine before = new SourceLine(line.source(), line.number(), code.substring(0, colon), "");
    Phrase conditions = Phrase.of(before, from + where.length());
    boolean isOfLists =
        added.amounts().stream()
            .flatMap(Expression::names)
            .anyMatch(name -> names.is(name, SpecNames.Kind.LIST));
    return new ContestSpec.Addition(
        new Numbers(names, example).conditions(conditions, isOfLists), added);
  }

  private static Turns turns(Words words, String example) {
    List<String> known = Stream.of(Turns.values()).map(Turns::toString).toList();
    String expected = "one of `%s`".formatted(String.join(" ", known));
    Word word = words.take(expected, example);
    words.requireEnd(List.of(), example);
    return Stream.of(Turns.values())
        .filter(one -> word.is(one.toString()))
        .findFirst()
        .orElseThrow(() -> Words.unexpected(word, expected, known, example));
  }

  private static String separator(Words words, String example) {
    List<String> known = List.of("line", "blank", "comma", "nothing");
    Word word = words.take("one of `line blank comma nothing`", example);
    words.requireEnd(List.of(), example);
    return switch (word.text()) {
      case "line" -> "\n";
      case "blank" -> " ";
      case "comma" -> ",";
      case "nothing" -> "";
      default -> throw Words.unexpected(word, "one of `line blank comma nothing`", known, example);
    };
  }

  private ContestSpec spec() {
    require(!title.isEmpty(), SpecKeyword.CONTEST, "what the problem is called");
    require(!input.items().isEmpty(), SpecKeyword.LINE, "how the input reads");
    require(start.isPresent(), SpecKeyword.START, "which position is asked about");
    if (total.isPresent()) {
      requireNoAnswers();
    } else {
      require(!wins.isEmpty(), SpecKeyword.WINS, "what is printed of a won case");
      require(!loses.isEmpty(), SpecKeyword.LOSES, "what is printed of a lost case");
    }
    boolean asksMoves =
        wins.stream().anyMatch(Template::asksMoves) || loses.stream().anyMatch(Template::asksMoves);
    OutputForm output = new OutputForm(wins, loses, move, between, total, turns, over);
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
    if (total.isPresent()
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

  /// A total stands in place of the answers of cases.
  private void requireNoAnswers() {
    SourceLine ofTotal = Objects.requireNonNull(first.get(SpecKeyword.TOTAL));
    for (SpecKeyword keyword : List.of(SpecKeyword.WINS, SpecKeyword.LOSES, SpecKeyword.PRINT)) {
      SourceLine answers = first.get(keyword);
      if (answers != null) {
        boolean isLater = ofTotal.number() > answers.number();
        throw new InputException(
            (isLater ? ofTotal : answers).at(0),
            "a `total` line stands in place of the answers of cases, and line %d says `%s`"
                .formatted(
                    Math.min(ofTotal.number(), answers.number()),
                    isLater ? keyword : SpecKeyword.TOTAL),
            "remove one of the two");
      }
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
