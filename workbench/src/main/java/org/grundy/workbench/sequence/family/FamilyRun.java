package org.grundy.workbench.sequence.family;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.saved.Resumable;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.sequence.SequencePrint;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.grundy.workbench.sequence.Terms;

/// The sequences of a family of codes, several at a time, and which of them are equal or shifted.
public final class FamilyRun implements Resumable {
  private final List<String> codes;
  private final long last;
  private final Optional<Path> certificates;
  private final FoundCodes done = new FoundCodes();

  /// @param last the last heap
  /// @param certificates where certificates of what is proved are written
  public FamilyRun(List<String> codes, long last, Optional<Path> certificates) {
    this.codes = List.copyOf(codes);
    this.last = last;
    this.certificates = certificates;
  }

  /// The rows of all codes, in their order; several are computed at a time. Where the budget is
  /// spent, rows say how far values go, and those that are done are not begun anew by a later call.
  ///
  /// @param each gets the rows, one after the other, as soon as they and those before them are done
  public List<FamilyRow> rows(Meter meter, Consumer<FamilyRow> each) {
    int threads = Math.min(meter.threads(), Math.max(1, codes.size()));
    List<FamilyRow> rows = new ArrayList<>();
    try (ExecutorService crew = Executors.newFixedThreadPool(threads)) {
      Map<String, Future<FoundCode>> results = new LinkedHashMap<>();
      for (String code : codes) {
        Callable<FoundCode> task =
            () ->
                meter.during(() ->
                    done.of(code).orElseGet(() -> find(code, meter, meter.bytesLeft() / threads)));
        results.put(code, crew.submit(task));
      }
      EqualClasses classes = new EqualClasses();
      results.forEach((code, result) -> {
        FamilyRow row = classes.row(code, get(result, crew));
        rows.add(row);
        each.accept(row);
      });
    }
    return rows;
  }

  /// The number of codes that are done.
  public long done() {
    return done.size();
  }

  @Override
  public String identity() {
    return Resumable.nameOf(
        "family", codes.toString(), Long.toString(last), certificates.toString());
  }

  @Override
  public String game() {
    return codes.isEmpty() ? "" : codes.getFirst() + " … " + codes.getLast();
  }

  @Override
  public String position() {
    return "%,d sequences".formatted(codes.size());
  }

  @Override
  public boolean hasState() {
    return done.size() > 0;
  }

  @Override
  public ResumableState state() {
    return done;
  }

  private static FoundCode get(Future<FoundCode> result, ExecutorService crew) {
    try {
      return result.get();
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      crew.shutdownNow();
      throw new BudgetSpentException(new Ending.Interrupted());
    } catch (ExecutionException failure) {
      crew.shutdownNow();
      switch (failure.getCause()) {
        case InputException bad -> throw bad;
        case RuntimeException fault -> throw fault;
        case Error error -> throw error;
        case null, default -> throw new IllegalStateException(failure);
      }
    }
  }

  private FoundCode find(String code, Meter meter, long bytes) {
    SequenceRun run = SequenceRun.of(Game.ofHeapCode(code), OptionalLong.of(last));
    Meter part = meter.part(bytes);
    try {
      run.compute(part, () -> {});
      certificates.ifPresent(folder -> write(folder, code, run, part));
      FoundCode found = part.telling().during(() -> found(run, last + 1));
      done.add(code, found);
      return found;
    } catch (BudgetSpentException spent) {
      return part.telling().during(() -> found(run, run.computed()));
    }
  }

  private static void write(Path folder, String code, SequenceRun run, Meter meter) {
    if (run.terms().endless()) {
      String text = CertificateJson.write(run.certificate(meter));
      WholeFile.write(folder.resolve(code + ".certificate.json"), text);
    }
  }

  private FoundCode found(SequenceRun run, long reached) {
    SequenceReport report = run.report(Optional.empty());
    Terms terms = report.terms();
    long toNumber = Math.min(reached, report.toNumber());
    SequencePrint print = SequencePrint.of(terms, toNumber, last);
    return new FoundCode(
        report.regularity(),
        toNumber,
        report.facts().maximum(),
        report
            .sparse()
            .map(sparse -> OptionalLong.of(sparse.rares().size()))
            .orElse(OptionalLong.empty()),
        print.digits(),
        print.zeros());
  }

  /// Which codes have equal values after their zeros at the start; the classes are numbered in the
  /// order of their first codes.
  private static final class EqualClasses {
    private final Map<String, FoundCode> firstOf = new HashMap<>();
    private final Map<String, Integer> numberOf = new HashMap<>();

    FamilyRow row(String code, FoundCode found) {
      String key = found.print().isEmpty() ? "alone " + code : found.print();
      FoundCode first = firstOf.computeIfAbsent(key, _ -> found);
      int number = numberOf.computeIfAbsent(key, _ -> numberOf.size() + 1);
      return new FamilyRow(
          code,
          number,
          found.zeros() < SequencePrint.MOST_ZEROS ? first.zeros() - found.zeros() : 0,
          found.regularity(),
          found.maximum(),
          found.rares(),
          found.reached() - 1);
    }
  }
}
