package org.grundy.api;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;
import org.grundy.core.Statistics;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.HeapSequence;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.answer.AnswerCertificate;
import org.grundy.workbench.render.answer.ExplanationText;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.sequence.SequenceRun;
import org.grundy.workbench.table.CountMaker;
import org.grundy.workbench.table.CountReport;
import org.grundy.workbench.table.CountRequest;
import org.grundy.workbench.table.TableMaker;
import org.grundy.workbench.table.TableReport;
import org.grundy.workbench.table.TableRequest;

/// One game, ready to be asked: where a Java program begins.
///
///     Grundy.game("cram").position("4x5").solve().value()
///
/// A game of the catalogue, a rules file, a heap code or rules as text is a `Grundy`; rules written
/// in Java are a [JavaGame]. A `Grundy` may be used by several threads.
/// Wherever no budget is given, work ends when three fifths of the memory of this process are
/// taken. It ends, too, where its thread is interrupted.
///
/// Every method throws [org.grundy.core.InputException] where a text is not what it has to be. Where
/// work ends early, answers, tables and sequences say what ended them and have what is known by
/// then; whatever has no part that could be told throws [org.grundy.core.BudgetSpentException].
public final class Grundy {
  private static final long SEED = 1;

  private final Workbench workbench;
  private final Game game;
  private final Effort effort;

  private Grundy(Workbench workbench, Game game, Effort effort) {
    this.workbench = workbench;
    this.game = game;
    this.effort = effort;
  }

  private static Grundy of(Function<Workbench, Game> finding) {
    Workbench workbench = new Workbench();
    return new Grundy(workbench, finding.apply(workbench), Effort.ofThisProcess());
  }

  /// A game by its name: of the catalogue (`cram`), a rules file (`my.game`), a heap code (`0.137`)
  /// or an equation (`n -> n-k for k >= 1`).
  public static Grundy game(String name) {
    return of(workbench -> workbench.game(name));
  }

  /// The game of rules in the language.
  public static Grundy rules(String text) {
    return of(workbench -> workbench.game(new TextSource("rules", text)));
  }

  /// The game of rules as JSON, in the form that `grundy check --tree` prints.
  public static Grundy fromJson(String json) {
    GameRules rules = RulesJson.read("rules", json);
    return of(_ -> new Game("rules", rules));
  }

  /// A game of rules written in Java.
  ///
  /// @param ruleset what the moves are; every play has to end
  public static <P> JavaGame<P> of(Ruleset<P> ruleset) {
    return new JavaGame<>(ruleset, Effort.ofThisProcess());
  }

  /// A sum that begins with the name of a game: `cram 2x3 + nim 5`.
  public static Sum sum(String text) {
    Workbench workbench = new Workbench();
    return new Sum(
        workbench, workbench.sum(new TextSource("sum", text), SEED), Effort.ofThisProcess());
  }

  /// The same game with another number for one of its parameters.
  ///
  /// @param name of the parameter
  public Grundy with(String name, long number) {
    return with(name + " = " + number);
  }

  /// The same game with other numbers for some of its parameters.
  ///
  /// @param values `k = 3`, or several, `k = 3, S = 1 3..4`
  public Grundy with(String values) {
    return new Grundy(workbench, game.with(RulesParser.bindings("parameters", values)), effort);
  }

  /// The same game with a budget for each question: each table, sequence or run of values, and each
  /// position that is solved, those that moves lead to included.
  public Grundy within(Budget other) {
    return new Grundy(workbench, game, effort.within(other));
  }

  /// The same game with somebody who hears how far each question is.
  ///
  /// @param listener hears twice a second at most what was done by then, by a thread that works;
  ///   what it throws ends the work
  public Grundy onProgress(Consumer<Statistics> listener) {
    return new Grundy(workbench, game, effort.onProgress(listener));
  }

  /// The title of the game.
  public String title() {
    return game.rules().title();
  }

  /// A position of the game, as it is drawn or named by its size: `RL|LR`, `4x5`, `12`. It may be a
  /// sum, also with positions of other games: `2x3 + nim 5`.
  public Sum position(String text) {
    return new Sum(
        workbench, workbench.sum(game.bound(), new TextSource("position", text), SEED), effort);
  }

  /// The Grundy value of each start of a family: `1..5x1..8`, `0..40`.
  public Table table(String family) {
    return table(family, false);
  }

  /// Finds who wins each start of a family: `(0..100,0..100)`.
  public Table outcomes(String family) {
    return table(family, true);
  }

  private Table table(String family, boolean outcomes) {
    TableReport report =
        effort.answer(meter ->
            new TableMaker()
                .make(
                    TableRequest.of(
                        game,
                        new TextSource("family", family),
                        outcomes,
                        SEED,
                        Optional.empty(),
                        effort.budget()),
                    meter));
    return new Table(report);
  }

  /// Counts the sums of starts that the next player loses: `3 of 0..100`, `0..9 + 2 distinct of
  /// 0..20`. The order of starts chosen from one family does not matter.
  public Count count(String starts) {
    CountReport report =
        effort.answer(meter ->
            new CountMaker()
                .make(
                    CountRequest.of(
                        List.of(game),
                        new TextSource("starts", starts),
                        CountRequest.Asked.LOSING,
                        SEED,
                        Optional.empty()),
                    meter));
    return new Count(report.all(), report.having(), report.statistics());
  }

  /// The values of the heaps up to a last one, with the period that they prove or show. Where the
  /// work ends early, the report says what ended it and goes as far as the values are known.
  public Sequence sequence(long lastHeap) {
    SequenceRun run = SequenceRun.of(game, OptionalLong.of(lastHeap));
    try {
      effort.answer(meter -> {
        run.compute(meter, () -> {});
        return true;
      });
      return new Sequence(run.report(Optional.empty()));
    } catch (BudgetSpentException spent) {
      return new Sequence(Meter.uninterrupted(() -> run.report(Optional.of(spent))));
    }
  }

  /// The Grundy values of the starts of size 0, 1, 2, …, each computed when it is asked for; of
  /// boards and graphs from 1. Endless: limit it.
  public LongStream values() {
    Meter meter = effort.meter();
    if (game.rules().board() instanceof Board.Heap) {
      HeapSequence heaps = HeapSequence.of(game.rules().bound());
      return LongStream.iterate(0, heap -> heap + 1).map(heap -> heaps.value(heap, meter));
    }
    return LongStream.iterate(1, size -> size + 1)
        .map(size ->
            workbench
                .solve(position(String.valueOf(size)).request(), Optional.empty(), meter)
                .value()
                .orElseThrow());
  }

  /// An answer in words, with the theorem that makes its method sound.
  public static String explain(Answer answer) {
    Workbench workbench = answer.sum().workbench();
    SolvedSum solved = answer.solved();
    Meter meter = new Meter(Budget.ofThisProcess());
    return new ExplanationText(move -> workbench.reply(solved, move, meter), Style.PLAIN, true)
        .of(solved);
  }

  /// A certificate of an answer, as JSON: what `verify` checks. It has claims where the plain
  /// recursion would take long. Making them is a question of its own, with the budget of the sum.
  ///
  /// @throws BudgetSpentException if the budget is spent before the claims are made
  public static String certificate(Answer answer) {
    return answer.sum().effort().answer(meter -> AnswerCertificate.json(answer.solved(), meter));
  }

  /// Checks a certificate from the rules alone, by code that no method shares.
  ///
  /// @param certificate JSON
  public static CheckedCertificate verify(String certificate) {
    return CertificateChecker.check(
        CertificateJson.read("certificate", certificate), new Meter(Budget.ofThisProcess()));
  }

  /// Checks a certificate in a file.
  public static CheckedCertificate verify(Path certificate) {
    return new Workbench().verify(certificate, new Meter(Budget.ofThisProcess()));
  }

  @Override
  public String toString() {
    return title();
  }
}
