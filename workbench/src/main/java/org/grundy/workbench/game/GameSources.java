package org.grundy.workbench.game;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Nearest;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.games.ContestProblem;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.GameRules;

/// Finds games by what people call them: rules files, heap codes, and the catalogue.
///
/// A name with a path separator, or one that ends in `.game`, is a file. So is a name that is
/// neither a heap code nor in the catalogue, where there is such a file.
public final class GameSources {
  private static final String SUFFIX = ".game";
  private static final int LARGEST_FILE = 1 << 20;
  private static final Pattern EQUATION = Pattern.compile("\\s*([A-Za-z][A-Za-z0-9_]*)\\s*->.*");

  private final Catalogue catalogue;

  public GameSources(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// The game of that name.
  ///
  /// @param values numbers for its parameters
  /// @throws InputException if there is none, or if its rules are bad
  public Game find(String name, List<Binding> values) {
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
    return catalogue.find(name).map(GameSources::ofCatalogue).orElseThrow(() -> unknown(name));
  }

  /// The game that an addend of a sum names, if it names one.
  ///
  /// @param codes whether the word may be a heap code
  /// @param files whether it may be a file
  public Optional<Game> ofAddend(String word, boolean codes, boolean files) {
    if (files && word.endsWith(SUFFIX) && isFile(word)) {
      return Optional.of(ofFile(path(word), List.of()));
    }
    return codes && CodeText.isMeantBy(word)
        ? Optional.of(ofHeapCode(word))
        : catalogue.find(word).map(GameSources::ofCatalogue);
  }

  /// The game of a rules file.
  private static Game ofFile(Path file, List<Binding> values) {
    return Game.of(file.toString(), TextSource.ofFile(file, LARGEST_FILE), values);
  }

  /// The game of a rules file whose known answers are to be tested.
  public Game toCheck(Path file, List<Binding> values) {
    return Game.toCheck(TextSource.ofFile(file, LARGEST_FILE), values);
  }

  private static Game ofCatalogue(CatalogueGame game) {
    GameRules rules = RulesParser.parse(game.name() + SUFFIX, game.rulesText());
    return new Game(game.name(), rules);
  }

  private static Game ofHeapCode(String name) {
    try {
      return Game.ofHeapCode(CodeText.withoutBlanks(name));
    } catch (InputException e) {
      throw new InputException(
          "the heap code " + name + " is not one: " + e.problem() + column(e), e.cure());
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

  /// What to say where the catalogue has no such game: what was meant where that can be told, or
  /// else which games there are.
  public InputException unknown(String name) {
    Optional<ContestProblem> contest = catalogue.contest(name);
    String near = Nearest.cure(name, catalogue.names());
    return new InputException(
        "there is no game called " + quoted(name),
        contest.isPresent()
            ? "it is a contest problem about the game `" + contest.get().gameName() + "`"
            : near.isEmpty() ? "the catalogue has " + String.join(", ", catalogue.names()) : near);
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
