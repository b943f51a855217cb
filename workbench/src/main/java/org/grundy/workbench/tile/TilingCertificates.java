package org.grundy.workbench.tile;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.InputException;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.solvers.tiling.PieceUse;
import org.grundy.solvers.tiling.TilingProblem;

/// Certificates of what was found out about tilings.
public final class TilingCertificates {
  private TilingCertificates() {}

  /// The certificate of the first tiling of a report, as JSON.
  ///
  /// @throws InputException if there is none
  public static String json(TileReport report) {
    TilingProblem problem = report.problem();
    if (report.tilings().isEmpty()) {
      throw new InputException("there is no tiling to be certified", "leave out --certificate");
    }
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
