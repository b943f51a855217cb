package org.grundy.workbench.tile;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.InputException;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.tilings.colouring.Colouring;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.TilingProblem;

/// Certificates of what was found out about tilings.
public final class TilingCertificates {
  private TilingCertificates() {}

  /// The certificate of the first tiling of a report, or of the weights that show that there is
  /// none, as JSON.
  ///
  /// @throws InputException if there is neither
  public static String json(TileReport report) {
    TilingProblem problem = report.problem();
    if (!report.tilings().isEmpty()) {
      return tiling(report, problem);
    }
    Colouring colouring =
        report
            .colouring()
            .orElseThrow(() ->
                new InputException(
                    "there is no tiling to be certified, and no weights of cells that show it",
                    "ask for no certificate"));
    return CertificateJson.write(
        new NoTilingCertificate(
            problem.region().text(),
            problem.movement(),
            pieces(problem),
            colouring.modulus(),
            colouring.rowPeriod(),
            colouring.columnPeriod(),
            colouring.weights()));
  }

  private static String tiling(TileReport report, TilingProblem problem) {
    return CertificateJson.write(
        new TilingCertificate(
            problem.region().text(),
            problem.movement(),
            pieces(problem),
            String.join("|", DrawnTiling.rows(problem, report.tilings().getFirst()))));
  }

  private static List<CertifiedPiece> pieces(TilingProblem problem) {
    return problem.pieces().stream()
        .map(use ->
            new CertifiedPiece(
                use.piece().text(),
                use.atLeast(),
                use.atMost() == PieceUse.ANY
                    ? OptionalLong.empty()
                    : OptionalLong.of(use.atMost())))
        .toList();
  }
}
