package org.grundy.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.workbench.render.prove.ProofCertificate;

/// Theorems about all sizes, proved and then checked from their certificates: seconds of processor
/// time of the thread, the least of some runs, so that the compiler is warm.
///
/// A program of its own as wall time says little on a machine that is shared: `java -cp
/// bench/target/benchmarks.jar org.grundy.bench.ProofTimes [NAME]`, with the games whose name
/// contains NAME.
public final class ProofTimes {
  private static final int RUNS = 5;
  private static final String QUEEN = "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";
  private static final List<String> VECTORS =
      List.of(
          "(a-1,b-2) | (a-2,b-1)",
          "(a-1,b-3) | (a-3,b-1)",
          "(a-1,b-2) | (a-2,b-1) | (a-3,b-3)",
          "(a-1,b) | (a,b-2) | (a-3,b-1)",
          "(a-1,b-1) | (a-2,b-3) | (a-3,b-2)",
          "(a-2,b) | (a,b-3) | (a-1,b-1)",
          "(a-1,b-4) | (a-4,b-1) | (a-2,b-2)",
          "(a-1,b) | (a,b-1) | (a-2,b-3) | (a-3,b-2)",
          "(a-3,b-1) | (a-1,b-2) | (a-2,b-2) | (a,b-3)",
          "(a-2,b-5) | (a-5,b-2) | (a-1,b-1)");

  private ProofTimes() {}

  private record Game(String name, int heaps, String lines) {
    GameRules rules() {
      return RulesParser.parse("bench", "game G\n" + lines.replace("; ", "\n") + "\n");
    }
  }

  private static Game pairs(String name, String lines) {
    return new Game(name, 2, "board heaps a b; " + lines);
  }

  private static List<Game> games() {
    List<Game> games = new ArrayList<>(List.of(pairs("Wythoff", QUEEN)));
    for (int t = 2; t <= 4; t++) {
      games.add(
          pairs(
              t + "-Wythoff",
              ("move (a,b) -> (a-k,b) | (a,b-k) for k >= 1; move (a,b) -> (a-k,b-j) where k >= 1,"
                      + " j >= 1, k - j < %d, j - k < %d")
                  .formatted(t, t)));
    }
    for (int l = 1; l <= 12; l++) {
      for (String end : List.of("win", "lose")) {
        games.add(
            pairs(
                "Wythoff, %s where a + b <= %d".formatted(end, l),
                "%s; %s where a + b <= %d".formatted(QUEEN, end, l)));
      }
    }
    games.add(
        pairs(
            "Wythoff with redundant moves",
            QUEEN + "; move (a,b) -> (a-1,b-5) | (a-5,b-1) | (a-2,b-4) | (a-4,b-2)"));
    games.add(new Game("Nim", 3, "board heap n; move n -> n - k where k >= 1"));
    games.add(
        new Game("Moore's Nim", 3, "board heap n; move n -> m where m < n in up to 2 heaps each"));
    for (String vectors : VECTORS) {
      games.add(pairs(vectors, "move (a,b) -> " + vectors));
    }
    return games;
  }

  /// Prints a table.
  ///
  /// @param arguments a part of the names of games, or none
  public static void main(String[] arguments) {
    String name = arguments.length == 0 ? "" : arguments[0];
    System.out.println("| game | play | numeration | states | prove s | verify s |");
    System.out.println("|---|---|---|---|---|---|");
    for (Game game : games()) {
      if (game.name.contains(name)) {
        measure(game, "normal", game.rules());
        if (!game.lines.contains("lose")) { // which no rules of misère play have
          measure(game, "misère", game.rules().misere());
        }
      }
    }
  }

  private static void measure(Game game, String play, GameRules rules) {
    Optional<AutomatonProof> proof = AutomatonProver.outcomes(rules, game.heaps, meter()).proof();
    if (proof.isEmpty()) {
      System.out.printf("| %s | %s | none | | | |%n", game.name, play);
      return;
    }
    String certificate = CertificateJson.write(ProofCertificate.of(proof.get(), Optional.empty()));
    double prove = least(() -> AutomatonProver.outcomes(rules, game.heaps, meter()));
    double verify =
        least(() -> {
          var file = CertificateJson.read("bench", certificate);
          if (!CertificateChecker.check(file, meter()).accepted()) {
            throw new IllegalStateException(game.name);
          }
        });
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %s | %d | %.3f | %.3f |%n",
        game.name,
        play,
        proof.get().numeration().text(),
        proof.get().automaton().states(),
        prove,
        verify);
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 31));
  }

  private static double least(Runnable work) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return IntStream.range(0, RUNS)
        .mapToDouble(_ -> {
          long before = threads.getCurrentThreadCpuTime();
          work.run();
          return (threads.getCurrentThreadCpuTime() - before) / 1e9;
        })
        .min()
        .orElseThrow();
  }
}
