package org.grundy.workbench.request;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.CertificateExport;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.solvers.Problem;
import org.grundy.solvers.cover.PieceSurvey;
import org.grundy.solvers.cover.PlacementCensus;
import org.grundy.solvers.cover.PlacementSurvey;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.planner.Unplanned;
import org.grundy.solvers.play.KnownMethod;
import org.grundy.workbench.derived.Derivation;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.game.ExpectationTest;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.GameSources;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.saved.KnownTables;
import org.grundy.workbench.saved.KnownValues;

/// The one entry to Grundy: finds games, solves positions, explains plans, runs contests, checks
/// files and certificates.
public final class Workbench {
  private static final int LONGEST_POSITION = 1_000;
  private static final int MOST_CENSUS_CELLS = 1_000;
  private static final int MOST_GRAPHS = 30;
  private static final int LARGEST_CERTIFICATE = 1 << 24;
  private static final Duration MOMENT = Duration.ofMillis(700);
  private static final long MOMENT_BYTES = 64L << 20;

  private static final Pattern PUBLISHED = Pattern.compile("\\bA\\d{6}\\b");

  private final Catalogue catalogue;
  private final GameSources sources;
  private final Planner planner;
  private final ContestSources contests;

  /// A workbench over the catalogue and all methods.
  public Workbench() {
    this(Planner.standard());
  }

  /// A workbench over the catalogue.
  ///
  /// @param planner chooses the methods
  public Workbench(Planner planner) {
    this(new Catalogue(), planner);
  }

  /// A workbench over another catalogue.
  public Workbench(Catalogue catalogue, Planner planner) {
    this.catalogue = catalogue;
    this.planner = planner;
    this.sources = new GameSources(catalogue);
    this.contests = new ContestSources(catalogue, planner);
  }

  /// The text of every file of the catalogue by its path, of which the same catalogue can be made
  /// where there are no files.
  public Map<String, String> catalogueTexts() {
    return catalogue.texts();
  }

  private Workbench(Workbench other, GameSources sources) {
    this.catalogue = other.catalogue;
    this.planner = other.planner;
    this.contests = other.contests;
    this.sources = sources;
  }

  /// A workbench that solves positions of a game from values of components that were found before.
  ///
  /// @param folder where a sweep left them
  /// @throws InputException if there are none, or of another game
  public Workbench knowing(Path folder, SumRequest sum) {
    requireOneGame(sum);
    GameRules rules = sum.problem().rules();
    Map<Position, Long> values = KnownValues.read(folder, rules);
    return new Workbench(new Planner(List.of(new KnownMethod(rules, values))));
  }

  private static void requireOneGame(SumRequest sum) {
    if (sum.problem().isMixed()) {
      throw new InputException(
          "known values are of one game, and this is a sum of several", "ask for its games alone");
    }
  }

  /// The file of what is known of the components of a game, from which questions about it go on.
  ///
  /// @param file need not be there
  /// @throws InputException if it is damaged, or of another game
  public KnownTables knownIn(Path file, SumRequest sum) {
    requireOneGame(sum);
    return KnownTables.of(file, sum.problem().game());
  }

  /// The same workbench where a name means the game that some rules describe.
  ///
  /// @param rules their name is what the game is called
  /// @throws InputException if the rules are bad
  public Workbench defining(TextSource rules) {
    return new Workbench(this, sources.with(game(rules)));
  }

  /// Finds a game.
  ///
  /// @param name a catalogue name, a path to a rules file, or a heap code such as `0.137`
  /// @throws InputException if there is none, with the nearest names, or if its rules are bad
  public Game game(String name) {
    return sources.find(name, List.of());
  }

  /// The game that [#game(String)] finds; empty where it finds none, or its rules are bad.
  public Optional<Game> known(String name) {
    try {
      return Optional.of(game(name));
    } catch (InputException unknown) {
      return Optional.empty();
    }
  }

  /// Finds a game, with numbers for its parameters.
  ///
  /// @param name a catalogue name, a path to a rules file, or a heap code such as `0.137`
  /// @param parameters in place of the numbers that the rules give: `k=3, S=1,3..4`
  /// @throws InputException if there is none, with the nearest names, or if its rules are bad or
  ///   have no such parameter
  public Game game(String name, TextSource parameters) {
    return sources.find(name, values(parameters));
  }

  /// Finds a game that is no file: one of the catalogue, or a heap code or equation.
  ///
  /// @throws InputException if there is none, with the nearest names
  public Game gameWithoutFiles(String name) {
    return sources.findWithoutFiles(name);
  }

  /// Finds a game that is no file, with numbers for its parameters.
  ///
  /// @throws InputException if there is none, or it has no such parameter
  public Game gameWithoutFiles(String name, TextSource parameters) {
    return gameWithoutFiles(name).with(values(parameters));
  }

  /// The game that rules describe.
  ///
  /// @throws InputException if the rules are bad
  public Game game(TextSource rules) {
    return Game.of(rules.name(), rules);
  }

  /// The game that rules describe, with numbers for their parameters.
  ///
  /// @throws InputException if the rules are bad or have no such parameter
  public Game game(TextSource rules, TextSource parameters) {
    return Game.of(rules.name(), rules, values(parameters));
  }

  private static List<Binding> values(TextSource parameters) {
    return parameters.text().isEmpty()
        ? List.of()
        : RulesParser.bindings(parameters.name(), parameters.text());
  }

  /// The sum of positions that a text states.
  ///
  /// @param game the game of the addends that do not name theirs
  /// @param seed for random starts
  /// @throws InputException at the first fault of the text, with its place
  public SumRequest sum(Game game, TextSource position, long seed) {
    return new SumReader(sources, true, position, seed).read(Optional.of(game), Long.MAX_VALUE);
  }

  /// The sum of positions that a text states, which begins with the name of a game.
  ///
  /// @param seed for random starts
  /// @throws InputException at the first fault of the text, with its place
  public SumRequest sum(TextSource sum, long seed) {
    return sum(sum, List.of(), seed);
  }

  /// The sum of positions that a text states, which begins with the name of a game.
  ///
  /// @param parameters numbers for the parameters of its games: `k=3` for all that have it, `2.k=3`
  ///   for the second that is named
  /// @param seed for random starts
  /// @throws InputException at the first fault of the texts, with its place
  public SumRequest sum(TextSource sum, List<TextSource> parameters, long seed) {
    return new SumReader(sources, true, sum, seed).read(new SumParameters(parameters));
  }

  /// The sum of positions that a text from outside states: no name in it is a file.
  ///
  /// @param game the game of the addends that do not name theirs
  /// @param seed for random starts
  /// @param mostCells how many cells boards that are named by their sizes may have together
  /// @throws InputException if the position is bad or too large
  public SumRequest sumWithoutFiles(Game game, TextSource position, long seed, long mostCells) {
    long summands = 1 + position.text().chars().filter(character -> character == '+').count();
    if (game.rules().board() instanceof Board.Graph && summands > MOST_GRAPHS) {
      throw new InputException(
          "found a sum of %,d graphs".formatted(summands),
          "here at most %d may be added".formatted(MOST_GRAPHS));
    }
    return new SumReader(sources, false, position, seed).read(Optional.of(game), mostCells);
  }

  /// Solves a sum of positions, to the end.
  ///
  /// @param method the method to use, where the planner is not to choose
  /// @param meter counts the work; cancelling it ends the solving
  /// @throws InputException if no method can do it
  /// @throws BudgetSpentException if the budget is spent first
  public SolvedSum solve(SumRequest sum, Optional<String> method, Meter meter) {
    return begin(sum, method, meter).patiently().finish();
  }

  /// Finds out who wins a sum of positions, and nothing else.
  ///
  /// @param meter counts the work; cancelling it ends the solving
  /// @throws BudgetSpentException if the budget is spent first
  public Outcome outcome(SumRequest sum, Meter meter) {
    return planner.decide(sum.problem().ofOutcome(), Optional.empty()).plan().outcome(meter);
  }

  /// Chooses how to solve a sum of positions; nothing is solved yet. Where the budget is spent
  /// before a method is chosen, the run ends at once.
  ///
  /// @param method the method to use, where the planner is not to choose
  /// @param meter counts the work; cancelling it ends the solving
  /// @throws InputException if no method can do it
  public SolveRun begin(SumRequest sum, Optional<String> method, Meter meter) {
    try {
      return new SolveRun(sum, planner.decide(sum.problem(), method).plan(), meter);
    } catch (BudgetSpentException spent) {
      return new SolveRun(sum, new Unplanned(spent.ending()), meter);
    } catch (OutOfMemoryError full) {
      return new SolveRun(sum, new Unplanned(new Ending.HeapFull()), meter);
    }
  }

  /// Finds out who wins a sum of positions, and nothing else.
  ///
  /// @param method the method to use, where the planner is not to choose
  /// @throws InputException if no method can do it
  /// @throws BudgetSpentException if the budget is spent first
  public Outcome outcome(SumRequest sum, Optional<String> method, Meter meter) {
    return planner.decide(sum.problem(), method).plan().outcome(meter);
  }

  /// Finds the value of a sum of positions, and nothing else.
  ///
  /// @param method the method to use, where the planner is not to choose
  /// @return empty where there is an outcome only
  /// @throws InputException if no method can do it
  /// @throws BudgetSpentException if the budget is spent first
  public OptionalLong value(SumRequest sum, Optional<String> method, Meter meter) {
    return planner.decide(sum.problem(), method).plan().value(meter);
  }

  /// Says how a sum of positions would be solved, without solving it.
  ///
  /// @param method the method to use, where the planner is not to choose
  /// @throws InputException if no method can do it
  public PlanReport plan(SumRequest sum, Optional<String> method) {
    return plan(sum.problem(), method);
  }

  private PlanReport plan(Problem problem, Optional<String> method) {
    Planner.Comparison comparison = planner.compare(problem, method);
    return new PlanReport(
        problem,
        SumText.orSize(problem, LONGEST_POSITION),
        problem.isMixed() || problem.isOver()
            ? Optional.empty()
            : Optional.of(Derivation.of(problem)),
        problem.isMixed()
            ? problem.games().stream().map(game -> plan(game, method)).toList()
            : List.of(),
        PlanReport.Choice.of(comparison.chosen()),
        comparison.others().stream().map(PlanReport.Choice::of).toList(),
        comparison.refused().stream()
            .map(no -> new PlanReport.Refusal(no.method(), no.because()))
            .toList());
  }

  /// Finds what wins for the opponent after a move: the move is made and what it leads to is
  /// solved.
  ///
  /// @param answer the answer that the move is one of
  /// @return empty if the move wins, if the position is too large to try, or if the meter's budget
  ///   is spent
  public Optional<RatedMove> reply(SolvedSum answer, RatedMove move, Meter meter) {
    return new ReplySearch(planner).find(answer, move, meter);
  }

  /// Finds what wins for the opponent after moves of an answer that is not whole, all in a moment:
  /// empty for a move where no moment is enough.
  public Function<RatedMove, Optional<RatedMove>> replies(PartialAnswer answer) {
    Meter moment = Meter.partHere(new Budget(Long.MAX_VALUE, MOMENT, MOMENT_BYTES));
    return move -> answer.answer().flatMap(known -> reply(known, move, moment));
  }

  /// Reads one input of a contest problem and writes the official output; writes nothing if the
  /// input is bad.
  ///
  /// @param source what the input is called in errors
  /// @throws InputException if there is no such problem or the input is not in its format
  /// @throws BudgetSpentException if the budget is spent first
  public void contest(String id, String source, InputStream in, PrintStream out, Meter meter) {
    contests.find(id).run(source, in, out, meter);
  }

  /// Finds a contest problem of the catalogue.
  ///
  /// @throws InputException if there is none of that id
  public Contest contest(String id) {
    return contests.find(id);
  }

  /// The contest problem that a file describes.
  ///
  /// @param spec the description of the input and the output
  /// @param game the rules: a file, or the name of a game or a problem; empty where the description
  ///   names them
  /// @throws InputException if the description or the rules are bad
  public Contest contest(Path spec, Optional<String> game) {
    return contests.find(spec, game);
  }

  /// The ids of all contest problems, sorted.
  public List<String> contestIds() {
    return catalogue.contestIds();
  }

  /// Checks a rules file and tests every expectation in it within one budget: those that come after
  /// it is spent are not known.
  ///
  /// @param meter counts the work; cancelling it ends the test
  /// @throws InputException if the file cannot be read or its rules are bad
  public CheckReport check(Path file, Meter meter) {
    TextSource rules = TextSource.ofFile(file, TextSource.LARGEST_RULES);
    return check(sources.toCheck(rules, List.of()), meter);
  }

  /// Checks the text of rules as [#check(Path, Meter)], with numbers for their parameters. Known
  /// answers are tested with the numbers that they are about.
  public CheckReport check(TextSource rules, TextSource parameters, Meter meter) {
    return check(gameToCheck(rules, parameters), meter);
  }

  /// The game of rules whose known answers are to be tested: these give numbers to parameters that
  /// have none.
  ///
  /// @throws InputException if the rules are bad or have no such parameter; the faults of other
  ///   lines are suppressed by it
  public Game gameToCheck(TextSource rules, TextSource parameters) {
    return sources.toCheck(rules, values(parameters));
  }

  /// Tests every expectation of a game within one budget: those that come after it is spent are not
  /// known.
  ///
  /// @param meter counts the work; cancelling it ends the test
  public CheckReport check(Game game, Meter meter) {
    return new ExpectationTest(planner, game, () -> meter.part(meter.bytesLeft())).report();
  }

  /// Checks a certificate from the rules alone, by code that no method shares.
  ///
  /// @param meter counts the work; cancelling it ends the check
  /// @throws InputException if the file cannot be read or is no certificate
  /// @throws BudgetSpentException if the budget is spent first
  public CheckedCertificate verify(Path file, Meter meter) {
    Path claims = claimsOf(file);
    return CertificateChecker.check(
        certificate(file),
        () -> {
          if (!Files.isRegularFile(claims)) {
            throw new InputException(
                "the claims of the certificate are missing: there is no file " + claims,
                "keep it beside the certificate");
          }
          return Files.newInputStream(claims);
        },
        meter);
  }

  /// The file beside a certificate that holds its claims, where it has some.
  public static Path claimsOf(Path certificate) {
    return certificate.resolveSibling(certificate.getFileName() + ".claims.gz");
  }

  private static SealedCertificate certificate(Path file) {
    TextSource source = TextSource.ofFile(file, LARGEST_CERTIFICATE);
    return CertificateJson.read(source.name(), source.text());
  }

  /// The certificate of an automaton as the input of MONA, another judge.
  ///
  /// @throws InputException if the file cannot be read or is no such certificate
  public String mona(Path file) {
    return CertificateExport.mona(certificate(file).certificate());
  }

  /// The certificate of an automaton as files for Walnut, another judge, by their places in its
  /// folder.
  ///
  /// @throws InputException if the file cannot be read or is no such certificate
  public Map<String, String> walnut(Path file) {
    return CertificateExport.walnut(certificate(file).certificate());
  }

  /// Settles the tiling game with pieces of one size in all rectangles.
  ///
  /// @throws InputException if the size is not from 1 to [PieceSurvey#MAX_SIZE]
  /// @throws BudgetSpentException if the budget is spent first
  public OminoReport omino(int pieceSize, Meter meter) {
    requireSurveyed(pieceSize);
    return new OminoReport(
        PieceSurvey.take(pieceSize, meter), PlacementSurvey.take(pieceSize, meter));
  }

  /// Looks at every placement of every piece of one size in one rectangle.
  ///
  /// @throws InputException if the size is not from 1 to [PieceSurvey#MAX_SIZE], or the rectangle
  ///   is too large
  /// @throws BudgetSpentException if the budget is spent first
  public PlacementReport placements(int pieceSize, int rows, int columns, Meter meter) {
    requireSurveyed(pieceSize);
    if (rows < 1 || columns < 1 || (long) rows * columns > MOST_CENSUS_CELLS) {
      throw new InputException(
          "placements are looked at in rectangles of up to %,d cells, not in %dx%d"
              .formatted(MOST_CENSUS_CELLS, rows, columns),
          "for example: pieces of 5 cells in 3x10");
    }
    return new PlacementReport(PlacementCensus.take(pieceSize, rows, columns, meter));
  }

  private static void requireSurveyed(int pieceSize) {
    if (pieceSize < 1 || pieceSize > PieceSurvey.MAX_SIZE) {
      throw new InputException(
          "pieces of 1 to %d cells are surveyed, not of %d"
              .formatted(PieceSurvey.MAX_SIZE, pieceSize),
          "for example: pieces of 5 cells");
    }
  }

  /// The entries of the catalogue, sorted by name.
  public List<CatalogueEntry> games() {
    return catalogue.names().stream()
        .flatMap(name -> catalogue.find(name).stream())
        .map(Workbench::entry)
        .toList();
  }

  /// The entry of the catalogue for one game.
  ///
  /// @throws InputException if there is no such game, with the nearest names
  public CatalogueEntry catalogueEntry(String name) {
    return catalogue.find(name).map(Workbench::entry).orElseThrow(() -> sources.unknown(name));
  }

  /// The numbers of published sequences (`A002186`) that the catalogue names where it tells of a
  /// game by its name or by its code.
  ///
  /// @param code of the heaps, where there is one
  public List<String> publishedSequences(Game game, Optional<String> code) {
    return games().stream()
        .filter(entry ->
            entry.name().equals(game.name())
                || code.filter(known -> entry.about().contains(" " + known)).isPresent())
        .flatMap(entry -> PUBLISHED.matcher(entry.about()).results())
        .map(MatchResult::group)
        .distinct()
        .sorted()
        .toList();
  }

  /// A rules file, neatly written; comments stay where they are.
  ///
  /// @throws InputException if its rules are bad
  public String reformat(TextSource rules) {
    return RulesFormatter.reformat(rules.name(), rules.text());
  }

  /// The JSON form of a rules file's tree.
  ///
  /// @throws InputException if its rules are bad
  public String rulesJson(TextSource rules) {
    return RulesJson.write(RulesParser.check(rules.name(), rules.text(), List.of()).rules());
  }

  /// The JSON form of a game's tree.
  public String rulesJson(Game game) {
    return RulesJson.write(game.rules());
  }

  private static CatalogueEntry entry(CatalogueGame game) {
    GameRules rules = RulesParser.parse(game.name(), game.rulesText());
    return new CatalogueEntry(
        game.name(),
        rules.title(),
        game.contestIds(),
        rules.board().word(),
        rules.rules().stream()
            .anyMatch(rule -> rule instanceof TokenMove || rule instanceof WalkMove),
        !(rules.board() instanceof Board.Tiling)
            && rules.bonds().isEmpty()
            && rules.play() != Play.BESIDE,
        game.rulesText(),
        game.about(),
        game.scene());
  }
}
