package org.grundy.workbench.claim;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;
import org.grundy.checker.claim.ClaimLine;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.name.Sha256;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.ComponentPlan;
import org.grundy.solvers.component.ComponentRun;
import org.grundy.solvers.component.PartValues;
import org.grundy.solvers.loopy.LoopyRanks;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.claim.ValueProof.NotFollowingException;

/// Makes the claims from which the answer to a problem follows.
public final class ClaimMaker {
  private final Problem problem;
  private final Meter meter;

  private ClaimMaker(CompiledGame game, List<Position> sum, Meter meter) {
    this.problem = new Problem(game, sum);
    this.meter = meter;
  }

  /// A maker that searches for the position anew, on one thread. So its claims are the same however
  /// the answer was found: by how many threads, in how many runs, after which other questions. Only
  /// where its memory is short may they differ.
  ///
  /// @param problem of one game that is not the tiling game, and not over
  public static ClaimMaker searchingAnew(Problem problem, Meter meter) {
    CompiledGame unknown = new CompiledGame(problem.rules());
    return new ClaimMaker(unknown, asWritten(problem), meter.part(meter.bytesLeft()));
  }

  /// A maker that goes on from what was found out about the game. It takes less work, and its
  /// claims depend on all that was found.
  ///
  /// @param problem of one game that is not the tiling game, and not over
  public static ClaimMaker goingOn(Problem problem, Meter meter) {
    return new ClaimMaker(problem.game(), asWritten(problem), meter);
  }

  /// The positions as the certificate tells them: reading may number a graph anew.
  private static List<Position> asWritten(Problem problem) {
    String text = PositionText.formatSum(problem.rules(), problem.sum());
    return PositionText.parse(problem.rules(), "the position", text, 1);
  }

  /// The writer of a file, which is asked anew where it was written in vain.
  @FunctionalInterface
  public interface File {
    void write(Content content);
  }

  /// The content of a file.
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /// Writes the claims.
  ///
  /// @param winnerOnly whether the value, where there is one, is left open unless it is 0
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public CertifiedClaims write(boolean winnerOnly, File file) {
    if (problem.rules().play() == Play.LOOPY) {
      return writeEndless(PartRules.endless(problem.rules(), problem.sum()), winnerOnly, file);
    }
    return write(PartRules.of(problem.rules(), problem.sum()), winnerOnly, file);
  }

  private <P extends Position> CertifiedClaims write(
      PartRules<P> parts, boolean winnerOnly, File file) {
    GameRules rules = problem.rules();
    List<P> sum =
        problem.sum().stream().flatMap(position -> parts.parts(position).stream()).toList();
    if (rules.play() == Play.MISERE || rules.canBeWonAtOnce()) {
      return write(
          parts, file, sink -> new OutcomeProof<>(parts, rules.play(), meter, sink).claim(sum));
    }
    ValueProof.Values<P> slow = new SearchedValues<>(parts, meter);
    try {
      ValueProof.Values<P> fast = new BoardValues<>(boards(), slow);
      return write(
          parts, file, sink -> new ValueProof<>(parts, fast, meter, sink).claim(sum, winnerOnly));
    } catch (NotFollowingException _) {
      // The boards take some part for another than the checker does.
      return write(
          parts, file, sink -> new ValueProof<>(parts, slow, meter, sink).claim(sum, winnerOnly));
    }
  }

  private <P> CertifiedClaims writeEndless(PartRules<P> rules, boolean winnerOnly, File file) {
    LoopyRanks ranks = LoopyRanks.of(problem, winnerOnly, meter);
    List<P> sum =
        problem.sum().stream().flatMap(position -> rules.parts(position).stream()).toList();
    return write(
        rules,
        file,
        sink -> {
          if (problem.rules().endsEarly()) {
            new EndlessProof<>(new EndlessGames.Sums<>(rules, ranks, sink), meter)
                .claim(List.of(sum), winnerOnly);
          } else {
            new EndlessProof<>(new EndlessGames.Parts<>(rules, ranks, sink), meter)
                .claim(sum, winnerOnly);
          }
        });
  }

  /// The boards of the first method that searches for components.
  private List<PartValues> boards() {
    List<PartValues> boards = new ArrayList<>();
    Optional<ComponentRun> run =
        Planner.standard().methods().stream()
            .map(method -> method.consider(problem))
            .filter(verdict ->
                verdict instanceof Method.Verdict.Sound(var plan) && plan instanceof ComponentPlan)
            .map(verdict -> ((ComponentPlan) ((Method.Verdict.Sound) verdict).plan()))
            .findFirst()
            .map(plan -> plan.search(meter));
    for (int i = 0; run.isPresent() && i < problem.sum().size(); i++) {
      boards.add(run.get().values(i, meter));
    }
    return boards;
  }

  private <P> CertifiedClaims write(
      PartRules<P> parts, File file, Consumer<Consumer<ClaimLine<P>>> proof) {
    long[] count = {0};
    Sha256 sha256 = new Sha256();
    file.write(out -> {
      GZIPOutputStream compressed = new GZIPOutputStream(out);
      proof.accept(claim -> {
        byte[] line = (claim.text(parts) + "\n").getBytes(StandardCharsets.UTF_8);
        count[0]++;
        sha256.add(line, line.length);
        try {
          compressed.write(line);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
      compressed.finish();
    });
    return new CertifiedClaims(count[0], sha256.digits());
  }
}
