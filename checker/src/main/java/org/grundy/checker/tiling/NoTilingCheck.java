package org.grundy.checker.tiling;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.checker.tiling.Shape.Cell;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.NoTilingCertificate;

/// The check of weights that show that there is no tiling: every placement is weighed.
///
/// Placements that differ by whole periods weigh the same, so that those in the first rows and
/// columns are enough. Where the weights do not recur, placements that leave the region are none.
public final class NoTilingCheck {
  private static final char NONE = '#';

  private final NoTilingCertificate certificate;
  private final DrawnRows region;
  private final Meter meter;
  private final int rowPeriod;
  private final int columnPeriod;
  private final List<CheckedClaim> findings = new ArrayList<>();

  private NoTilingCheck(NoTilingCertificate certificate, Meter meter) {
    this.certificate = certificate;
    this.region = DrawnRows.parseRegion(certificate.region());
    this.meter = meter;
    if (certificate.modulus() < 2
        || certificate.rowPeriod() > region.height()
        || certificate.columnPeriod() > region.width()
        || certificate.rowPeriod() * certificate.columnPeriod() != certificate.weights().size()) {
      throw new InputException(
          "there are %d weights of %d x %d, modulo %d; the region is %d x %d"
              .formatted(
                  certificate.weights().size(),
                  certificate.rowPeriod(),
                  certificate.columnPeriod(),
                  certificate.modulus(),
                  region.height(),
                  region.width()),
          "a modulus from 2, periods within the region, and a weight for each cell of a period");
    }
    this.rowPeriod = (int) certificate.rowPeriod();
    this.columnPeriod = (int) certificate.columnPeriod();
  }

  /// Checks a certificate.
  ///
  /// @throws InputException if region, pieces or weights are not as they have to be
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static CheckedCertificate check(NoTilingCertificate certificate, Meter meter) {
    return new NoTilingCheck(certificate, meter).verdict();
  }

  private CheckedCertificate verdict() {
    long ofPieces = 0;
    for (CertifiedPiece piece : certificate.pieces()) {
      ofPieces += pieceFinding(piece);
    }
    long modulus = certificate.modulus();
    long ofRegion = regionWeight() % modulus;
    findings.add(
        CheckedClaim.of(
            "the region does not weigh what the pieces weigh together, modulo " + modulus,
            ofRegion != ofPieces % modulus,
            "both weigh " + ofRegion));
    return new CheckedCertificate(
        "no tiling of %d x %d by %d pieces"
            .formatted(region.height(), region.width(), certificate.pieces().size()),
        findings);
  }

  /// Finds whether a piece has one weight.
  ///
  /// @return what it weighs as often as it is used, modulo the modulus
  private long pieceFinding(CertifiedPiece piece) {
    OptionalLong times =
        piece.atMost().equals(OptionalLong.of(piece.atLeast()))
            ? piece.atMost()
            : OptionalLong.empty();
    OptionalLong weight = times.isEmpty() ? OptionalLong.of(0) : OptionalLong.empty();
    String wrong = "";
    for (Shape image : Shape.of(piece).images(certificate.movement())) {
      int toRow = Math.min(rowPeriod, region.height() - image.height() + 1);
      int toColumn = Math.min(columnPeriod, region.width() - image.width() + 1);
      for (int row = 0; row < toRow; row++) {
        for (int column = 0; column < toColumn; column++) {
          meter.work(image.cells().size());
          if (mayLie(image, row, column)) {
            long found = weight(image, row, column);
            wrong =
                wrong.isEmpty() && weight.isPresent() && weight.getAsLong() != found
                    ? "it weighs %d at row %d, column %d, and elsewhere or else %d"
                        .formatted(found, row + 1, column + 1, weight.getAsLong())
                    : wrong;
            weight = weight.isEmpty() ? OptionalLong.of(found) : weight;
          }
        }
      }
    }
    findings.add(
        CheckedClaim.of(
            "%s weighs %s wherever it lies"
                .formatted(piece.drawing(), times.isEmpty() ? "0" : "the same"),
            wrong.isEmpty(),
            wrong));
    return times.orElse(0) % certificate.modulus() * weight.orElse(0) % certificate.modulus();
  }

  private boolean mayLie(Shape image, int row, int column) {
    boolean recurs = rowPeriod < region.height() || columnPeriod < region.width();
    return recurs
        || image.cells().stream()
            .allMatch(cell -> region.at(row + cell.row(), column + cell.column()) != NONE);
  }

  private long weight(Shape image, int row, int column) {
    long sum = 0;
    for (Cell cell : image.cells()) {
      sum += weightAt(row + cell.row(), column + cell.column());
    }
    return sum % certificate.modulus();
  }

  private long weightAt(int row, int column) {
    return certificate.weights().get(row % rowPeriod * columnPeriod + column % columnPeriod);
  }

  private long regionWeight() {
    long sum = 0;
    for (int row = 0; row < region.height(); row++) {
      meter.work(region.width());
      for (int column = 0; column < region.width(); column++) {
        sum += region.at(row, column) == NONE ? 0 : weightAt(row, column);
      }
    }
    return sum;
  }
}
