package org.grundy.workbench.request;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.name.Nearest;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.games.ContestProblem;
import org.grundy.rules.text.Word;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.contest.answer.RulesText;
import org.grundy.workbench.game.TextSource;

/// Finds contest problems: those of the catalogue by their ids, others by the files that describe
/// them.
final class ContestSources {
  private static final int LARGEST_FILE = 1 << 20;

  private final Catalogue catalogue;
  private final Planner planner;

  ContestSources(Catalogue catalogue, Planner planner) {
    this.catalogue = catalogue;
    this.planner = planner;
  }

  /// The problem of that id.
  ///
  /// @throws InputException if there is none
  Contest find(String id) {
    ContestProblem problem = catalogue.contest(id).orElseThrow(() -> unknown(id));
    ContestSpec spec = SpecParser.parse(id + ".contest", problem.format());
    RulesText rules =
        spec.rules()
            .map(this::ofWord)
            .orElseGet(() -> new RulesText(problem.gameName(), problem.rulesText()));
    String game = spec.rules().map(Word::text).orElse(problem.gameName());
    return new Contest(
        spec, rules, catalogue.find(game).map(CatalogueGame::about).orElse(""), planner);
  }

  /// The problem that a file describes.
  ///
  /// @param game a rules file, or the name of a game or a problem; empty where the description
  ///   names it, or has rules of the same name beside it
  /// @throws InputException if the description is bad or there are no such rules
  Contest find(Path file, Optional<String> game) {
    TextSource text = TextSource.ofFile(file, LARGEST_FILE);
    ContestSpec spec = SpecParser.parse(text.name(), text.text());
    String named =
        game.or(() -> spec.rules().map(Word::text))
            .orElseThrow(() ->
                new InputException(
                    text.name() + " does not say by which rules it is played",
                    "name a rules file behind it, or add a line such as `rules nim`"));
    RulesText rules =
        game.map(this::rules).orElseGet(() -> spec.rules().map(this::ofWord).orElseThrow());
    return new Contest(spec, rules, about(named), planner);
  }

  /// The prose about a game: `my.md` beside `my.game`.
  private String about(String name) {
    if (!isFile(name)) {
      return catalogue.find(name).map(CatalogueGame::about).orElse("");
    }
    Path file = Path.of(name.replaceFirst("\\.game$", "") + ".md");
    return Files.isRegularFile(file) ? TextSource.ofFile(file, LARGEST_FILE).text() : "";
  }

  private static boolean isFile(String name) {
    return name.endsWith(".game") || name.contains("/");
  }

  private RulesText rules(String name) {
    if (isFile(name)) {
      TextSource text = TextSource.ofFile(Path.of(name), LARGEST_FILE);
      return new RulesText(text.name(), text.text());
    }
    return ofName(name);
  }

  /// The rules of a game of the catalogue, or of another problem.
  private RulesText ofName(String name) {
    return catalogue
        .find(name)
        .map(CatalogueGame::rulesText)
        .or(() -> catalogue.rulesOfContest(name))
        .map(text -> new RulesText(name, text))
        .orElseThrow(() ->
            new InputException(
                "there is no game called `%s`".formatted(name),
                Nearest.cure(name, catalogue.names())));
  }

  /// The rules that a description names.
  private RulesText ofWord(Word word) {
    try {
      return rules(word.text());
    } catch (InputException unknown) {
      throw unknown.place().isPresent()
          ? unknown
          : new InputException(word.place(), unknown.problem(), unknown.cure());
    }
  }

  private InputException unknown(String id) {
    List<String> ofGame = catalogue.find(id).map(CatalogueGame::contestIds).orElse(List.of());
    String near = Nearest.cure(id, catalogue.contestIds());
    return new InputException(
        "there is no contest problem called `" + id + "`",
        !ofGame.isEmpty()
            ? "about the game of that name the problem is " + String.join(", ", ofGame)
            : near.isEmpty() ? "docs/contests.md lists them all" : near);
  }
}
