package org.grundy.workbench.sequence;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
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
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.text.RulesParser;
import org.grundy.workbench.Game;
import org.grundy.workbench.WholeFile;

/// The sequences of a family of codes, several at a time, and which of them are equal or shifted.
public final class FamilyRun {
  /// Sequences are compared after their zeros at the start, of which there are fewer.
  private static final int MOST_ZEROS = 64;

  private static final int BLOCK = 1 << 12;

  private final long last;
  private final Optional<Path> certificates;
  private final Meter meter;

  /// @param last the last heap
  /// @param certificates where certificates of what is proved are written
  public FamilyRun(long last, Optional<Path> certificates, Meter meter) {
    this.last = last;
    this.certificates = certificates;
    this.meter = meter;
  }

  /// What was found of a sequence.
  private record Found(
      Regular regular, long reached, long maximum, OptionalLong rares, String print, int zeros) {}

  /// What is known of all codes, in their order. Where the budget is spent, rows say how far values
  /// go.
  ///
  /// Codes that have the same values by the theorem of [Cousins] are computed once where no period
  /// is found; where one is, each gets a proof of its own, which is quick then.
  public List<FamilyRow> rows(List<String> codes) {
    Map<List<Integer>, String> firstOf = new HashMap<>();
    codes.forEach(code -> firstOf.putIfAbsent(Cousins.fullest(code), code));
    Map<String, Found> found = new HashMap<>();
    findAll(List.copyOf(firstOf.values()), found);
    List<String> others = new ArrayList<>();
    for (String code : codes) {
      Found first = found.get(firstOf.get(Cousins.fullest(code)));
      if (first != null && first.regular() instanceof Regular.None && first.reached() > last) {
        found.put(code, first);
      } else if (!found.containsKey(code)) {
        others.add(code);
      }
    }
    findAll(others, found);
    return classes(codes, found);
  }

  /// Finds what is known of some codes, several at a time.
  private void findAll(List<String> codes, Map<String, Found> found) {
    int threads = Math.min(meter.threads(), Math.max(1, codes.size()));
    try (ExecutorService crew = Executors.newFixedThreadPool(threads)) {
      Map<String, Future<Found>> results = new LinkedHashMap<>();
      for (String code : codes) {
        Callable<Found> task = () -> find(code, meter.bytesLeft() / threads);
        results.put(code, crew.submit(task));
      }
      results.forEach((code, result) -> found.put(code, get(result, crew)));
    }
  }

  private static Found get(Future<Found> result, ExecutorService crew) {
    try {
      return result.get();
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
      crew.shutdownNow();
      throw new BudgetSpentException("interrupted");
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

  private Found find(String code, long bytes) {
    String text = "game Heap code %s%nboard heap%ncode %s%n".formatted(code, code);
    SequenceRun run =
        SequenceRun.of(new Game(code, RulesParser.parse(code, text)), OptionalLong.of(last));
    Meter part = meter.part(bytes);
    try {
      run.compute(part, () -> {});
      certificates.ifPresent(folder -> write(folder, code, run, part));
      return found(run, last + 1);
    } catch (BudgetSpentException spent) {
      return found(run, run.computed());
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

  private Found found(SequenceRun run, long reached) {
    SequenceReport report = run.report(Optional.empty());
    Terms terms = report.terms();
    long toNumber = Math.min(reached, report.toNumber());
    int zeros = 0;
    while (zeros < Math.min(toNumber, MOST_ZEROS) && terms.value(zeros) == 0) {
      zeros++;
    }
    return new Found(
        report.regular(),
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
    try {
      MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
      byte[] block = new byte[2 * BLOCK];
      int used = 0;
      long count = Math.max(0, last + 1 - MOST_ZEROS);
      for (long n = zeros; n < Math.min(zeros + count, last + 1); n++) {
        long value = terms.value(n);
        block[used++] = (byte) value;
        block[used++] = (byte) (value >> Byte.SIZE);
        if (used == block.length) {
          sha256.update(block);
          used = 0;
        }
      }
      sha256.update(block, 0, used);
      return HexFormat.of().formatHex(sha256.digest());
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /// Numbers the classes in the order of their first codes.
  private static List<FamilyRow> classes(List<String> codes, Map<String, Found> all) {
    Map<String, Found> firstOf = new HashMap<>();
    Map<String, Integer> numberOf = new HashMap<>();
    List<FamilyRow> rows = new ArrayList<>();
    for (String code : codes) {
      Found found = Objects.requireNonNull(all.get(code));
      String key = found.print().isEmpty() ? "alone " + code : found.print();
      Found first = firstOf.computeIfAbsent(key, _ -> found);
      int number = numberOf.computeIfAbsent(key, _ -> numberOf.size() + 1);
      rows.add(
          new FamilyRow(
              code,
              number,
              found.zeros() < MOST_ZEROS ? first.zeros() - found.zeros() : 0,
              found.regular(),
              found.maximum(),
              found.rares(),
              found.reached() - 1));
    }
    return rows;
  }
}
