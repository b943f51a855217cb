package org.grundy.workbench.render.answer;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.TilingPosition;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.CertifiedVerdict;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.TilingGameCertificate;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Solution;
import org.grundy.solvers.automaton.strategy.StrategicSolution;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.solvers.cover.Obstacle;
import org.grundy.solvers.cover.Piece;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.workbench.claim.ClaimMaker;
import org.grundy.workbench.render.prove.ProofCertificate;
import org.grundy.workbench.render.tiling.TilingCorner;
import org.grundy.workbench.request.PositionSize;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.WholeFile;

/// An answer as a certificate: of the tiling game every piece with a tiling or an obstacle, of
/// other games outcome and value. (Where a pattern wins, the value is that of another game, and is
/// left out.)
public final class AnswerCertificate {
  private static final long MOST_PIECE_CELLS = 1_000;
  private static final long LONGEST_SIDE = 1_000_000_000;
  private static final long MOST_CELLS_DRAWN = 120;

  /// A plain recursion of so many options takes a second or two.
  private static final long SHORT_NODES = 300_000;

  /// So many nodes claims may take where the budget is spent.
  private static final long FEW_NODES = 1_000_000;

  private static final Duration SHORT_TIME = Duration.ofSeconds(10);

  private AnswerCertificate() {}

  /// The JSON of the certificate, ending with a line break; where the plain recursion would take
  /// long, with claims from which the answer follows.
  ///
  /// @throws InputException if the answer is about more than certificates can say
  /// @throws BudgetSpentException if the budget is spent before the claims are made
  public static String json(SolvedSum answer, Meter meter) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    ClaimMaker.File inMemory =
        content -> {
          compressed.reset();
          try {
            content.writeTo(compressed);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
    return CertificateJson.write(
        certificate(
            answer,
            meter,
            inMemory,
            claims -> claims.inside(Base64.getEncoder().encodeToString(compressed.toByteArray()))));
  }

  /// Writes the certificate to a file and, where the plain recursion would take long, claims from
  /// which the answer follows to one beside it.
  ///
  /// @throws InputException if the answer is about more than certificates can say, or a file cannot
  ///   be written
  /// @throws BudgetSpentException if the budget is spent before the claims are made
  public static void write(SolvedSum answer, Path file, Meter meter) {
    ClaimMaker.File beside = content -> WholeFile.write(Workbench.claimsOf(file), content::writeTo);
    Certificate certificate = certificate(answer, meter, beside, claims -> claims);
    WholeFile.write(file, CertificateJson.write(certificate));
  }

  /// The certificate, with claims unless the plain recursion is short. They have what is left of
  /// the budget, and come of a search of their own; where too little is left for that they are made
  /// at once, in a short time, from what was found.
  private static Certificate certificate(
      SolvedSum answer, Meter meter, ClaimMaker.File file, UnaryOperator<CertifiedClaims> written) {
    Certificate certificate = of(answer);
    if (!(certificate instanceof PositionCertificate position)
        || position.theorem().isPresent()
        || answer.problem().isOver()
        || !answer.problem().rules().bonds().isEmpty()) {
      return certificate;
    }
    if (answer.ended().isEmpty()) {
      try {
        return answer.problem().play() == Play.LOOPY || isLong(position, meter)
            ? position.with(written.apply(claims(position, maker(answer, meter), file)))
            : position;
      } catch (BudgetSpentException spent) {
        if (spent.ending() instanceof Ending.Interrupted) {
          throw spent;
        }
      }
    }
    Meter telling = meter.telling();
    Meter little = telling.part(new Budget(FEW_NODES, SolveRun.UNASKED, telling.bytesLeft()));
    return position.with(
        written.apply(
            little.during(
                () -> claims(position, ClaimMaker.goingOn(answer.problem(), little), file))));
  }

  /// Searches anew where there is as much memory for that as the search before has taken.
  private static ClaimMaker maker(SolvedSum answer, Meter meter) {
    long found = answer.problem().game().bytesKept();
    return found <= meter.bytesLeft() / 2
        ? ClaimMaker.searchingAnew(answer.problem(), meter.part(meter.bytesLeft() - found))
        : ClaimMaker.goingOn(answer.problem(), meter);
  }

  private static CertifiedClaims claims(
      PositionCertificate certificate, ClaimMaker maker, ClaimMaker.File file) {
    boolean winnerOnly = certificate.value().isEmpty() && certificate.outcome() == Outcome.N;
    return maker.write(winnerOnly, file);
  }

  /// True if the plain recursion does not end soon.
  private static boolean isLong(PositionCertificate certificate, Meter meter) {
    Budget little = new Budget(SHORT_NODES, SHORT_TIME, meter.bytesLeft());
    try {
      CertificateChecker.check(SealedCertificate.of(certificate), meter.part(little));
      return false;
    } catch (BudgetSpentException _) {
      meter.check();
      return true;
    }
  }

  private static Certificate of(SolvedSum answer) {
    if (answer.solution() instanceof TilingSolution solution) {
      return of(solution);
    }
    if (answer.problem().isMixed()) {
      throw new InputException(
          "a certificate is about one game, and this sum has several",
          "certify each game by itself: the value of the sum is the nim-sum of the values");
    }
    GameRules rules = answer.problem().rules();
    if (answer.solution() instanceof StrategicSolution found) {
      return ProofCertificate.of(
          found.theorem(),
          Optional.of(
              new AutomatonCertificate.At(
                  PositionText.formatSum(rules, answer.positions()), answer.solution().outcome())));
    }
    return new PositionCertificate(
        new CertifiedGame.Rules(RulesFormatter.format(rules)),
        PositionText.formatSum(rules, answer.positions()),
        answer.solution().outcome(),
        rules.canBeWonAtOnce() || answer.problem().isOver()
            ? Optional.empty()
            : value(answer.solution()),
        CertificateChecker.theorem(rules, answer.positions()),
        Optional.empty());
  }

  private static Optional<CertifiedValue> value(Solution solution) {
    return switch (solution) {
      case LoopySolution loopy -> loopy.loopyValue().map(CertifiedValue::of);
      case LoonySolution loony when loony.isLoony() -> Optional.of(new CertifiedValue.Loony());
      default -> CertifiedValue.of(solution.value());
    };
  }

  private static TilingGameCertificate of(TilingSolution solution) {
    TilingPosition position = solution.position();
    if (position.pieceSize() > MOST_PIECE_CELLS
        || Math.max(position.rows(), position.columns()) > LONGEST_SIDE) {
      throw new InputException(
          "%s: a certificate speaks of pieces of up to %,d cells and of sides of up to %,d"
              .formatted(PositionSize.of(position), MOST_PIECE_CELLS, LONGEST_SIDE),
          "ask for no certificate");
    }
    List<CertifiedVerdict> verdicts =
        solution.pieces().stream().map(verdict -> verdict(verdict, position)).toList();
    return new TilingGameCertificate(
        position.pieceSize(),
        position.rows(),
        position.columns(),
        position.named(),
        solution.outcome(),
        solution.completedPieces(),
        verdicts.size() - solution.completedPieces(),
        verdicts);
  }

  private static CertifiedVerdict verdict(PieceVerdict verdict, TilingPosition position) {
    String piece = drawing(verdict.piece());
    return switch (verdict) {
      case PieceVerdict.Completed completed ->
          new CertifiedVerdict.Completed(piece, drawing(completed.tiling(), position));
      case PieceVerdict.Stopped stopped ->
          switch (stopped.obstacle()) {
            case Obstacle.WrongArea _ -> new CertifiedVerdict.WrongArea(piece);
            case Obstacle.TooLarge _ -> new CertifiedVerdict.TooLarge(piece);
            case Obstacle.Hole hole -> new CertifiedVerdict.Holed(piece, hole.cells());
            case Obstacle.WrongRegions wrong ->
                new CertifiedVerdict.WrongRegions(
                    piece, wrong.regions().stream().map(AnswerCertificate::region).toList());
            case Obstacle.Exhausted exhausted ->
                new CertifiedVerdict.Searched(piece, exhausted.placements());
          };
    };
  }

  private static String drawing(Piece piece) {
    return switch (piece) {
      case Piece.Drawn drawn -> drawn.shape().text();
      case Piece.TailedRing ring -> ring.drawing();
    };
  }

  private static String drawing(Tiling tiling, TilingPosition position) {
    boolean whole = position.rows() * position.columns() <= MOST_CELLS_DRAWN;
    return String.join(
        "|", (whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling)).letters());
  }

  private static CertifiedVerdict.Region region(Obstacle.WrongRegion region) {
    return new CertifiedVerdict.Region(
        region.placement().lying().text(),
        region.placement().row() + 1,
        region.placement().column() + 1,
        region.cells().longValueExact());
  }
}
