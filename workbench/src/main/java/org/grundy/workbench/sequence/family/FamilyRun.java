package org.grundy.workbench.sequence.family;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Sha256;
import org.grundy.solvers.ResumableState;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.saved.Resumable;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.grundy.workbench.sequence.Terms;

/// The sequences of a family of codes, several at a time, and which of them are equal or shifted.
public final class FamilyRun implements Resumable {
  /// Sequences are compared after their zeros at the start, of which there are fewer.
  private static final int MOST_ZEROS = 64;

  private static final int BLOCK = 1 << 12;

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

  /// What is known of all codes, in their order; several are computed at a time. Where the budget
  /// is spent, rows say how far values go, and those that are done are not begun anew by a later
  /// call.
  ///
  /// @param afterEach is run whenever one more is done
  public List<FamilyRow> rows(Meter meter, Runnable afterEach) {
    int threads = Math.min(meter.threads(), Math.max(1, codes.size()));
    Map<String, FoundCode> found = new HashMap<>();
    try (ExecutorService crew = Executors.newFixedThreadPool(threads)) {
      Map<String, Future<FoundCode>> results = new LinkedHashMap<>();
      for (String code : codes) {
        Callable<FoundCode> task =
            () ->
                meter.during(() ->
                    done.of(code).orElseGet(() -> find(code, meter, meter.bytesLeft() / threads)));
        results.put(code, crew.submit(task));
      }
      results.forEach((code, result) -> {
        found.put(code, get(result, crew));
        afterEach.run();
      });
    }
    return classes(found);
  }

  /// How many codes are done.
  public long done() {
    return done.size();
  }

  @Override
  public String identity() {
    return Resumable.nameOf(
        "family", codes.toString(), Long.toString(last), certificates.toString());
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
      WholeFile.write(
          folder.resolve(code + ".certificate.json"),
          out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
  }

  private FoundCode found(SequenceRun run, long reached) {
    SequenceReport report = run.report(Optional.empty());
    Terms terms = report.terms();
    long toNumber = Math.min(reached, report.toNumber());
    int zeros = 0;
    while (zeros < Math.min(toNumber, MOST_ZEROS) && terms.value(zeros) == 0) {
      zeros++;
    }
    return new FoundCode(
        report.regularity(),
        toNumber,
        report.facts().maximum(),
        report
            .sparse()
            .map(sparse -> OptionalLong.of(sparse.rares().size()))
            .orElse(OptionalLong.empty()),
        toNumber == last + 1 ? print(terms, zeros) : "",
        zeros);
  }

  /// The SHA-256 of the values after the zeros at the start, of as many as all sequences have.
  private String print(Terms terms, int zeros) {
    Sha256 sha256 = new Sha256();
    byte[] block = new byte[2 * BLOCK];
    int used = 0;
    long count = Math.max(0, last + 1 - MOST_ZEROS);
    for (long n = zeros; n < Math.min(zeros + count, last + 1); n++) {
      long value = terms.value(n);
      block[used++] = (byte) value;
      block[used++] = (byte) (value >> Byte.SIZE);
      if (used == block.length) {
        Meter.checkpoint();
        sha256.add(block, block.length);
        used = 0;
      }
    }
    sha256.add(block, used);
    return sha256.digits();
  }

  /// Numbers the classes in the order of their first codes.
  private List<FamilyRow> classes(Map<String, FoundCode> all) {
    Map<String, FoundCode> firstOf = new HashMap<>();
    Map<String, Integer> numberOf = new HashMap<>();
    List<FamilyRow> rows = new ArrayList<>();
    for (String code : codes) {
      FoundCode found = Objects.requireNonNull(all.get(code));
      String key = found.print().isEmpty() ? "alone " + code : found.print();
      FoundCode first = firstOf.computeIfAbsent(key, _ -> found);
      int number = numberOf.computeIfAbsent(key, _ -> numberOf.size() + 1);
      rows.add(
          new FamilyRow(
              code,
              number,
              found.zeros() < MOST_ZEROS ? first.zeros() - found.zeros() : 0,
              found.regularity(),
              found.maximum(),
              found.rares(),
              found.reached() - 1));
    }
    return rows;
  }
}
