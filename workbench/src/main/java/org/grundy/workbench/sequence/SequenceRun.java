package org.grundy.workbench.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.HeapCode;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.solvers.sequence.StartSequence;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.saved.Resumable;

/// The values of the starts of one game being computed, in blocks, until a period is proved or the
/// last start is reached. It can be saved between blocks and resumed: where a run is ended and
/// resumed, a period is looked for at the same numbers of values as without a break.
public final class SequenceRun implements Resumable {
  /// The last start that is asked for where none is named.
  public static final long DEFAULT_LAST = 1_000;

  /// A period that is seen by then is proved if that takes no more values.
  public static final long DEFAULT_MOST = 100_000;

  private static final long BLOCK = 1 << 16;
  private static final long LARGEST = 1L << 48;

  private final Game game;
  private final String running;
  private final StartSequence starts;
  private final OptionalLong last;
  private SequenceEngine engine;
  private Regularity regularity = new Regularity.None(0);
  private long nextCheck;
  private LargestValue largest = new LargestValue();

  private SequenceRun(Game game, String running, StartSequence starts, OptionalLong last) {
    this.game = game;
    this.running = running;
    this.starts = starts;
    this.last = last;
    this.engine = starts.sequence().newEngine();
    this.nextCheck = engine.nextCheck();
  }

  /// The sequence of a game; nothing is computed yet.
  ///
  /// @param last the last start that is asked for, or empty for a few
  /// @throws InputException if its starts are no heaps, or the last is too large
  public static SequenceRun of(Game open, OptionalLong last) {
    return of(open, Optional.empty(), last);
  }

  /// The sequence of a game, of which it may be said what size runs.
  ///
  /// @param running where heaps move together such as `(n,0)`: n runs, the other stays 0
  /// @throws InputException if its starts are no heaps, or the last is too large
  public static SequenceRun of(Game open, Optional<TextSource> running, OptionalLong last) {
    Game game = open.bound();
    if (last.orElse(0) > LARGEST) {
      throw new InputException(
          "the last number is %,d, expected at most %,d".formatted(last.orElse(0), LARGEST), "");
    }
    Optional<RunningSize> size = running.map(text -> RunningSize.of(game.rules(), text));
    return new SequenceRun(
        game,
        size.map(RunningSize::text).orElse(""),
        size.isPresent() ? starts(game, size.get()) : starts(game),
        last);
  }

  private static StartSequence starts(Game game, RunningSize size) {
    return StartSequence.of(game.rules(), size.place(), size.sizes())
        .orElseThrow(() ->
            new InputException(
                "the positions %s of `%s` are not known to be heaps of finitely many kinds"
                    .formatted(size.text(), game.name()),
                "the other sizes have to stay among few numbers, and each move takes a fixed"
                    + " number of tokens off the one that runs; a table tells their values"));
  }

  private static StartSequence starts(Game game) {
    OptionalInt without = StartSequence.firstWithoutValue(game.rules());
    if (without.isPresent()) {
      throw new InputException(
          "the start of %s of `%s` has no Grundy value: a winning pattern stands there, or can be"
                  .formatted(
                      without.getAsInt() == 1 ? "1 cell" : without.getAsInt() + " cells",
                      game.name())
              + " completed at once",
          "a table tells who wins each start");
    }
    if (game.rules().board() instanceof Board.Heaps(List<String> names, var _)) {
      throw new InputException(
          "the starts of `%s` are not known to be heaps, as it has %d sizes"
              .formatted(game.name(), names.size()),
          "say which of them runs, and the others: '%s'".formatted(RunningSize.example(names)));
    }
    return StartSequence.of(game.rules())
        .orElseThrow(() ->
            new InputException(
                switch (game.rules().play()) {
                  case NORMAL ->
                      (game.rules().takesTurns()
                              ? "the starts of `%s` are not known to be heaps"
                              : "positions of `%s` may be loony, and need have no Grundy value")
                          .formatted(game.name());
                  case MISERE ->
                      "`%s` is played misère, where positions have no Grundy values"
                          .formatted(game.name());
                  case LOOPY ->
                      "plays of `%s` may go on for ever, so that positions need have no Grundy"
                              .formatted(game.name())
                          + " value";
                  case BESIDE ->
                      "moves of `%s` are made only beside others, so that positions have no"
                              .formatted(game.name())
                          + " Grundy values";
                },
                "a sequence is of a heap code such as 0.137, an equation, a strip game whose"
                    + " moves leave runs that are heaps, such as treblecross, or of the paths"
                    + " or cycles of a game such as node-kayles"));
  }

  /// Computes values; called again after a [BudgetSpentException] it goes on.
  ///
  /// @param afterBlock is run whenever some more values are known
  /// @throws BudgetSpentException if the budget is spent first
  public void compute(Meter meter, Runnable afterBlock) {
    extend(last.orElse(DEFAULT_LAST) + starts.shift() + 1, meter, afterBlock);
    long needed = needed();
    if (last.isEmpty() && needed <= DEFAULT_MOST) {
      extend(needed, meter, afterBlock);
    }
  }

  /// The number of values that would prove the period that is seen, shown or not; 0 where there is
  /// nothing to be proved.
  private long needed() {
    return switch (regularity) {
      case Regularity.Proved _ -> 0;
      case Regularity.Fits fits -> fits.needed().orElse(0);
      case Regularity.None _ -> engine.proofNeeds().orElse(0);
    };
  }

  private void extend(long goal, Meter meter, Runnable afterBlock) {
    regularity = engine.computed() == 0 ? engine.regularity(meter) : regularity;
    while (!isProved() && engine.computed() < goal) {
      if (engine.computed() >= nextCheck) {
        check(meter);
        nextCheck = engine.nextCheck();
      } else {
        long blockEnd = (engine.computed() / BLOCK + 1) * BLOCK;
        engine.extend(Math.min(blockEnd, Math.min(goal, nextCheck)), meter);
        largest.addAll(engine);
        afterBlock.run();
      }
    }
    check(meter);
  }

  private boolean isProved() {
    return regularity instanceof Regularity.Proved;
  }

  private void check(Meter meter) {
    regularity = engine.everyRegularity(meter);
  }

  /// The values that are known by now.
  public Terms terms() {
    return new Terms(
        engine,
        starts.shift(),
        starts.first(),
        regularity instanceof Regularity.Proved proved
            ? Optional.of(proved.periodicity())
            : Optional.empty());
  }

  /// The report on what is known by now, with what people look at.
  ///
  /// @param ended what ended the run early
  public SequenceReport report(Optional<BudgetSpentException> ended) {
    Terms terms = terms();
    long known = Math.max(0, terms.computed());
    long end =
        terms.endless()
            ? Math.max(last.orElse(DEFAULT_LAST) + 1, last.isPresent() ? 0 : known)
            : known;
    return new SequenceReport(
        game,
        running,
        code(),
        starts.because(),
        starts.shift(),
        terms,
        end,
        new StartRegularity(starts, terms).of(regularity),
        Facts.of(terms, starts, end, largest, engine),
        engine.sparseSpace(),
        engine.rule().digits().map(Cousins::of).orElse(Cousins.NONE),
        ended.map(BudgetSpentException::ending));
  }

  /// The certificate of what is known by now of the heaps.
  ///
  /// @throws InputException if there is none to be had
  public SequenceCertificate certificate(Meter meter) {
    if (!(game.rules().board() instanceof Board.Heap) && engine.rule().digits().isEmpty()) {
      throw new InputException(
          "there is no certificate: the starts of `%s` are heaps of types that are no code"
              .formatted(game.name()),
          "the period is proved by the theorem that is printed; the values can be written as a"
              + " list");
    }
    check(meter);
    return new CertificateMaker(certifiedGame(), engine, starts.sequence()::newEngine, meter)
        .of(regularity, terms());
  }

  private CertifiedGame certifiedGame() {
    return plainCode()
        .<CertifiedGame>map(CertifiedGame.Code::new)
        .orElseGet(() -> new CertifiedGame.Rules(RulesFormatter.format(game.rules())));
  }

  /// The one code that says all, in its normal form.
  private Optional<String> code() {
    return plainCode()
        .or(() ->
            game.rules().rules().size() == 1
                    && game.rules().rules().getFirst() instanceof HeapCode(String written)
                ? Optional.of(CodeText.normal(written))
                : Optional.empty());
  }

  private Optional<String> plainCode() {
    return engine
        .rule()
        .digits()
        .filter(digits -> digits.size() <= TakeAndBreakCode.MAX_LENGTH + 1)
        .map(Cousins::code);
  }

  /// The certificate as the text of a file.
  ///
  /// @throws InputException if there is none to be had
  public String certificateText(Meter meter) {
    return CertificateJson.write(certificate(meter));
  }

  @Override
  public String identity() {
    return SolveRun.identity(game.rules(), running, "sequence");
  }

  @Override
  public String game() {
    return game.name();
  }

  @Override
  public String position() {
    return running.isEmpty() ? "sequence" : "sequence of " + running;
  }

  @Override
  public boolean hasState() {
    return engine.computed() > 0;
  }

  /// Values that are computed by now.
  public long computed() {
    return engine.computed();
  }

  /// The last start that is asked for.
  public long lastAsked() {
    return last.orElse(DEFAULT_LAST);
  }

  @Override
  public ResumableState state() {
    return new State();
  }

  @Override
  public void restart() {
    engine = starts.sequence().newEngine();
    regularity = new Regularity.None(0);
    nextCheck = engine.nextCheck();
    largest = new LargestValue();
  }

  /// The saved form: the next check, the largest value, the engine.
  private final class State implements ResumableState {
    @Override
    public long size() {
      return engine.computed();
    }

    @Override
    public void save(DataOutput out) throws IOException {
      out.writeLong(nextCheck);
      largest.save(out);
      engine.save(out);
    }

    @Override
    public void load(DataInput in) throws IOException {
      nextCheck = in.readLong();
      largest = LargestValue.load(in);
      engine.load(in, new Meter(Budget.ofThisProcess()));
    }
  }
}
