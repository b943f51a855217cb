package org.grundy.checker.tiling;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.checker.tiling.Shape.Cell;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.TilingCertificate;

/// The check of one tiling: the drawing is cut where letters change, and each part has to be one of
/// the pieces.
public final class TilingCheck {
  private static final char NONE = '#';
  private static final Pattern LETTERS = Pattern.compile("[A-Za-z0-9#]+");

  private final TilingCertificate certificate;
  private final DrawnRows region;
  private final DrawnRows drawing;
  private final Map<Shape, Integer> pieceOfShape = new HashMap<>();
  private final List<CheckedClaim> findings = new ArrayList<>();

  private TilingCheck(TilingCertificate certificate) {
    this.certificate = certificate;
    this.region = DrawnRows.parseRegion(certificate.region());
    this.drawing = DrawnRows.parse("the tiling", certificate.tiling(), LETTERS);
  }

  /// Checks a certificate.
  ///
  /// @throws InputException if region, pieces or tiling are not drawn as they have to be
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static CheckedCertificate check(TilingCertificate certificate, Meter meter) {
    return new TilingCheck(certificate).verdict(meter);
  }

  private CheckedCertificate verdict(Meter meter) {
    boolean differ = readPieces(meter);
    findings.add(
        CheckedClaim.of(
            "no two of the %d pieces are the same".formatted(certificate.pieces().size()),
            differ,
            "one of them is another, moved"));
    String wrongCell = wrongCell();
    findings.add(
        CheckedClaim.of(
            "the tiling covers the region and no more", wrongCell.isEmpty(), wrongCell));
    countParts(meter);
    return new CheckedCertificate(
        "a tiling of %d x %d, %d of its cells"
            .formatted(region.height(), region.width(), cells(region)),
        findings);
  }

  /// Reads the pieces; true if no two of them share a shape.
  private boolean readPieces(Meter meter) {
    boolean differ = true;
    for (int i = 0; i < certificate.pieces().size(); i++) {
      for (Shape image : Shape.of(certificate.pieces().get(i)).images(certificate.movement())) {
        meter.work(image.cells().size());
        meter.claim(Shape.CELL_BYTES * image.cells().size());
        differ &= pieceOfShape.putIfAbsent(image, i) == null;
      }
    }
    return differ;
  }

  /// The first cell that is covered and should not be, or the other way round; empty if there is
  /// none.
  private String wrongCell() {
    if (drawing.height() != region.height() || drawing.width() != region.width()) {
      return "it is drawn as %d x %d".formatted(drawing.height(), drawing.width());
    }
    for (int row = 0; row < region.height(); row++) {
      for (int column = 0; column < region.width(); column++) {
        boolean inRegion = region.at(row, column) != NONE;
        if (inRegion != (drawing.at(row, column) != NONE)) {
          return "row %d, column %d is %s"
              .formatted(row + 1, column + 1, inRegion ? "not covered" : "covered");
        }
      }
    }
    return "";
  }

  private static long cells(DrawnRows region) {
    return region.rows().stream().flatMapToInt(String::chars).filter(c -> c != NONE).count();
  }

  private void countParts(Meter meter) {
    long[] used = new long[certificate.pieces().size()];
    List<Cell> strange = new ArrayList<>();
    new Parts(drawing, meter)
        .forEach(
            NONE,
            part -> {
              Optional<Integer> piece =
                  part.size() > Shape.MOST_PIECE_CELLS
                      ? Optional.empty()
                      : Optional.ofNullable(pieceOfShape.get(Shape.of(part)));
              piece.ifPresent(index -> used[index]++);
              if (piece.isEmpty()) {
                strange.add(part.getFirst());
              }
            });
    findings.add(
        CheckedClaim.of(
            "every part is one of the pieces",
            strange.isEmpty(),
            strange.isEmpty()
                ? ""
                : "the part at row %d, column %d is none"
                    .formatted(strange.getFirst().row() + 1, strange.getFirst().column() + 1)));
    for (int i = 0; i < used.length; i++) {
      countFinding(certificate.pieces().get(i), used[i]);
    }
  }

  private void countFinding(CertifiedPiece piece, long used) {
    long most = piece.atMost().orElse(Long.MAX_VALUE);
    if (piece.atLeast() > 0 || piece.atMost().isPresent()) {
      findings.add(
          CheckedClaim.of(
              "%s is used %s".formatted(piece.drawing(), times(piece)),
              used >= piece.atLeast() && used <= most,
              "it is used " + (used == 1 ? "once" : used + " times")));
    }
  }

  private static String times(CertifiedPiece piece) {
    if (piece.atMost().isEmpty()) {
      return "at least " + count(piece.atLeast());
    }
    long most = piece.atMost().getAsLong();
    return most == piece.atLeast()
        ? count(most)
        : piece.atLeast() == 0
            ? "at most " + count(most)
            : "from %d to %s".formatted(piece.atLeast(), count(most));
  }

  private static String count(long number) {
    return number == 1 ? "once" : number + " times";
  }
}
