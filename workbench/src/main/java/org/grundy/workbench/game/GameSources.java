package org.grundy.workbench.game;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.name.Nearest;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.games.ContestProblem;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;

/// Finds games by what people call them: rules files, heap codes, and the catalogue.
///
/// A name with a path separator, or one that ends in `.game`, is a file. So is a name that is
/// neither a heap code nor in the catalogue, where there is such a file.
public final class GameSources {
  /// The end of a cure that asks for misère play.
  public static final String UNDER_MISERE = "` under misère play?";

  private static final String SUFFIX = ".game";

  /// What may be meant for a subtraction set.
  private static final Pattern NUMBERS =
      Pattern.compile("[Ss]?[{(]?(\\d+(?:\\.\\.\\d+)?(?:,\\d+(?:\\.\\.\\d+)?)+)[})]?");

  private static final Pattern MISERE = Pattern.compile("(?i)^mis[eè]re[- _]|[- _]mis[eè]re$");
  private static final Pattern EQUATION = Pattern.compile("\\s*([A-Za-z][A-Za-z0-9_]*)\\s*->.*");

  private final Catalogue catalogue;
  private final Map<String, Game> defined;
  private final RecentGames recent;

  public GameSources(Catalogue catalogue) {
    this(catalogue, Map.of(), new RecentGames());
  }

  private GameSources(Catalogue catalogue, Map<String, Game> defined, RecentGames recent) {
    this.catalogue = catalogue;
    this.defined = Map.copyOf(defined);
    this.recent = recent;
  }

  /// The game with such rules, with what earlier questions found out about it.
  public CompiledGame compiled(GameRules rules) {
    return recent.of(rules);
  }

  /// The same sources with one game more, which goes before others of its name.
  public GameSources with(Game game) {
    Map<String, Game> more = new HashMap<>(defined);
    more.put(game.name(), game);
    return new GameSources(catalogue, more, recent);
  }

  /// The game of that name.
  ///
  /// @param values numbers for its parameters
  /// @throws InputException if there is none, or if its rules are bad
  public Game find(String name, List<Binding> values) {
    Game own = defined.get(name);
    if (own != null) {
      return own.with(values);
    }
    if (name.contains("/") || name.contains(File.separator) || name.endsWith(SUFFIX)) {
      return ofFile(path(name), values);
    }
    boolean namesFile = !EQUATION.matcher(name).matches() && isFile(name);
    if (namesFile && catalogue.find(name).isEmpty()) {
      return ofFile(path(name), values);
    }
    return findWithoutFiles(name).with(values);
  }

  /// The game of that name, where names of files mean nothing.
  ///
  /// @throws InputException if there is none, or if its rules are bad
  public Game findWithoutFiles(String name) {
    Matcher equation = EQUATION.matcher(name);
    if (equation.matches()) {
      return ofEquation(name, equation.group(1));
    }
    if (CodeText.isMeantBy(name)) {
      return ofHeapCode(name);
    }
    return catalogue
        .find(name)
        .map(GameSources::ofCatalogue)
        .or(() -> ofContest(name))
        .orElseThrow(() -> unknown(name));
  }

  /// The game that an addend of a sum names, if it names one.
  ///
  /// @param codes whether the word may be a heap code
  /// @param files whether it may be a file
  public Optional<Game> ofAddend(String word, boolean codes, boolean files) {
    Game own = defined.get(word);
    if (own != null) {
      return Optional.of(own);
    }
    if (files && word.endsWith(SUFFIX) && isFile(word)) {
      return Optional.of(ofFile(path(word), List.of()));
    }
    return codes && CodeText.isMeantBy(word)
        ? Optional.of(ofHeapCode(word))
        : catalogue.find(word).map(GameSources::ofCatalogue);
  }

  /// The game of a rules file.
  private static Game ofFile(Path file, List<Binding> values) {
    return Game.of(file.toString(), TextSource.ofFile(file, TextSource.LARGEST_RULES), values);
  }

  /// The game of a rules file whose known answers are to be tested.
  public Game toCheck(TextSource rules, List<Binding> values) {
    return Game.toCheck(rules, values);
  }

  private static Game ofCatalogue(CatalogueGame game) {
    GameRules rules = RulesParser.parse(game.name() + SUFFIX, game.rulesText());
    return new Game(game.name(), rules);
  }

  /// The game of a contest problem that has rules of its own.
  private Optional<Game> ofContest(String id) {
    if (catalogue.contest(id).filter(ContestProblem::isOfCatalogue).isPresent()) {
      return Optional.empty();
    }
    return catalogue
        .rulesOfContest(id)
        .map(rules -> new Game(id, RulesParser.parse(id + SUFFIX, rules)));
  }

  private static Game ofHeapCode(String name) {
    try {
      return Game.ofHeapCode(CodeText.withoutBlanks(name));
    } catch (InputException e) {
      throw new InputException(
          "the heap code " + Quote.of(name) + " is not one: " + e.problem() + column(e), e.cure());
    }
  }

  private static String column(InputException fault) {
    return fault.place().map(place -> " (character " + place.column() + ")").orElse("");
  }

  /// A heap whose moves are one equation.
  private static Game ofEquation(String equation, String variable) {
    String text =
        "game %s%nboard heap %s%nmove %s%n".formatted(equation.strip(), variable, equation.strip());
    return new Game(equation.strip(), RulesParser.parse("the equation", text));
  }

  /// The error where the catalogue has no such game: it names what was meant where that can be
  /// told, or else the games that there are.
  public InputException unknown(String name) {
    Optional<ContestProblem> contest =
        catalogue.contest(name).filter(ContestProblem::isOfCatalogue);
    List<String> names =
        Stream.concat(catalogue.names().stream(), defined.keySet().stream().sorted()).toList();
    String near = misere(name, names).orElseGet(() -> Nearest.cure(name, names));
    return new InputException(
        "there is no game called " + quoted(name),
        contest.isPresent()
            ? "it is a contest problem about the game `" + contest.get().gameName() + "`"
            : near.isEmpty() ? otherwise(name) : near);
  }

  /// The question whether a name such as `misere-nim` meant a known game under misère play.
  private static Optional<String> misere(String name, List<String> names) {
    Matcher form = MISERE.matcher(name);
    String normal = form.replaceAll("");
    return form.reset().find()
        ? names.stream()
            .filter(normal::equalsIgnoreCase)
            .findFirst()
            .map(known -> "did you mean `" + known + UNDER_MISERE)
        : Optional.empty();
  }

  private String otherwise(String name) {
    Matcher numbers = NUMBERS.matcher(name);
    if (numbers.matches()) {
      return "did you mean `S(%s)`, taking one of these numbers?".formatted(numbers.group(1));
    }
    return catalogue.names().stream()
        .filter(known -> name.length() > 2 && known.contains(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(known -> "did you mean `" + known + "`?")
        .orElseGet(() ->
            "the catalogue has cram, kayles, nim and others; a rules file or a heap code such as"
                + " 0.137 is a game too");
  }

  private static String quoted(String name) {
    return name.isEmpty() ? "nothing (an empty name)" : "`" + name + "`";
  }

  private static boolean isFile(String name) {
    try {
      return Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new InputException("no file can be called " + quoted(name), "");
    }
  }
}
