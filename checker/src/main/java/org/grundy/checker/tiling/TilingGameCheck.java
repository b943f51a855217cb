package org.grundy.checker.tiling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.grundy.checker.tiling.Shape.Cell;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedVerdict;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.TilingGameCertificate;

/// The check of the whole answer of a tiling game: every piece is looked at by itself, tilings are
/// cut where letters change, regions are measured anew, and searches are done again.
///
/// That a tiled corner extends to the rectangle, and which placements stand for all others, is
/// proved in `docs/ominous-omino.md`.
public final class TilingGameCheck {
  private static final char CELL = '#';
  private static final char GAP = '.';
  private static final int MOST_PIECE_CELLS = 1_000;
  private static final int ALL_LISTED = 9;
  private static final long LONGEST_SIDE = 1_000_000_000;
  private static final long MOST_SEARCHED_CELLS = 400;
  private static final Pattern DRAWN_PIECE = Pattern.compile("[.#]+");
  private static final Pattern DRAWN_TILING = Pattern.compile("[A-Za-z#]+");

  private final TilingGameCertificate certificate;
  private final Meter meter;
  private final int pieceSize;
  private final List<CheckedClaim> findings = new ArrayList<>();

  private TilingGameCheck(TilingGameCertificate certificate, Meter meter) {
    this.certificate = certificate;
    this.meter = meter;
    if (certificate.pieceSize() > MOST_PIECE_CELLS
        || certificate.rows() > LONGEST_SIDE
        || certificate.columns() > LONGEST_SIDE) {
      throw new InputException(
          "pieces of %,d cells on %,dx%,d: pieces of up to %,d cells and sides of up to %,d are checked"
              .formatted(
                  certificate.pieceSize(),
                  certificate.rows(),
                  certificate.columns(),
                  MOST_PIECE_CELLS,
                  LONGEST_SIDE),
          "");
    }
    this.pieceSize = (int) certificate.pieceSize();
  }

  /// Checks a certificate.
  ///
  /// @throws InputException if pieces or tilings are not drawn as they have to be
  /// @throws BudgetSpentException if the budget is spent
  public static CheckedCertificate check(TilingGameCertificate certificate, Meter meter) {
    return new TilingGameCheck(certificate, meter).verdict();
  }

  private CheckedCertificate verdict() {
    List<Shape> pieces = certificate.pieces().stream().map(v -> piece(v.piece())).toList();
    Set<Shape> chosen = new HashSet<>();
    pieces.forEach(piece -> chosen.add(PieceList.chosen(piece)));
    findings.add(
        CheckedClaim.of(
            "no two of the %d pieces are the same".formatted(pieces.size()),
            chosen.size() == pieces.size(),
            "one of them is another, turned or reflected"));
    boolean complete = checkList(chosen);
    Map<String, Integer> counts = new LinkedHashMap<>();
    Map<String, String> faults = new HashMap<>();
    for (int i = 0; i < pieces.size(); i++) {
      CertifiedVerdict verdict = certificate.pieces().get(i);
      String claim = claim(verdict);
      counts.merge(claim, 1, Integer::sum);
      fault(verdict, pieces.get(i))
          .ifPresent(fault -> faults.putIfAbsent(claim, verdict.piece() + ": " + fault));
      meter.work(1);
    }
    counts.forEach((claim, count) ->
        findings.add(
            CheckedClaim.of(
                count + (count == 1 ? " piece " : " pieces ") + claim,
                !faults.containsKey(claim),
                faults.getOrDefault(claim, ""))));
    checkSums(complete);
    return new CheckedCertificate(
        "the tiling game with pieces of %d cells on %dx%d"
            .formatted(pieceSize, certificate.rows(), certificate.columns()),
        findings);
  }

  /// A piece of the right size that is connected.
  private Shape piece(String text) {
    DrawnRows rows = DrawnRows.parse("a piece", text, DRAWN_PIECE);
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows.height(); row++) {
      for (int column = 0; column < rows.width(); column++) {
        if (rows.at(row, column) == CELL) {
          cells.add(new Cell(row, column));
        }
      }
    }
    int[] parts = {0};
    new Parts(rows, meter).forEach(GAP, _ -> parts[0]++);
    if (cells.size() != pieceSize || parts[0] != 1) {
      throw new InputException(
          "the piece %s has %d cells in %d components, expected %d that are connected"
              .formatted(text, cells.size(), parts[0], pieceSize),
          "");
    }
    meter.work(pieceSize);
    return Shape.of(cells);
  }

  /// Checks that the pieces are all that there are to look at.
  private boolean checkList(Set<Shape> chosen) {
    if (certificate.named().isPresent()) {
      boolean same = chosen.equals(Set.of(PieceList.chosen(piece(certificate.named().get()))));
      findings.add(CheckedClaim.of("the named piece is looked at", same, "another one is"));
      return same;
    }
    if (pieceSize > ALL_LISTED) {
      return false;
    }
    Set<Shape> all = PieceList.of(pieceSize);
    boolean same = chosen.equals(all);
    findings.add(
        CheckedClaim.of(
            "these are all pieces of %d cells".formatted(pieceSize),
            same,
            "there are " + all.size()));
    return same;
  }

  private void checkSums(boolean complete) {
    long completed =
        certificate.pieces().stream().filter(CertifiedVerdict.Completed.class::isInstance).count();
    long stopped = certificate.pieces().size() - completed;
    findings.add(
        CheckedClaim.of(
            "%d of them are in a tiling and %d in none"
                .formatted(certificate.completed(), certificate.stopped()),
            certificate.completed() == completed && certificate.stopped() == stopped,
            "it is %d and %d".formatted(completed, stopped)));
    boolean next = certificate.named().isPresent() ? stopped == 0 : stopped > 0;
    findings.add(
        CheckedClaim.of(
            "the outcome is " + certificate.outcome(),
            certificate.outcome() == (next ? Outcome.N : Outcome.P) && (next || complete),
            "that does not follow from the pieces"));
  }

  private static String claim(CertifiedVerdict verdict) {
    return switch (verdict) {
      case CertifiedVerdict.Completed _ -> "in the tilings that are drawn";
      case CertifiedVerdict.WrongArea _ -> "in no tiling, as the area is wrong";
      case CertifiedVerdict.TooLarge _ -> "in no tiling, for want of room";
      case CertifiedVerdict.Holed _ -> "in no tiling, for a hole";
      case CertifiedVerdict.WrongRegions _ -> "in no tiling, for regions of wrong sizes";
      case CertifiedVerdict.Searched _ -> "in no tiling, as a search shows";
    };
  }

  /// The fault of a verdict, if it has one.
  private Optional<String> fault(CertifiedVerdict verdict, Shape piece) {
    return switch (verdict) {
      case CertifiedVerdict.Completed completed -> tilingFault(completed.tiling(), piece);
      case CertifiedVerdict.WrongArea _ ->
          when(!isArea(certificate.rows(), certificate.columns()), "the area is a multiple");
      case CertifiedVerdict.TooLarge _ ->
          when(piece.images(Movement.FREE).stream().noneMatch(this::fits), "it fits");
      case CertifiedVerdict.Holed holed -> {
        Set<Long> inside = new HashSet<>(RestSizes.of(piece, 1, 1, 1, 1));
        Set<Long> larger = new HashSet<>(RestSizes.of(piece, 2, 1, 1, 1));
        inside.retainAll(larger);
        yield when(
            inside.contains(holed.cells()) && holed.cells() % pieceSize != 0, "no such hole");
      }
      case CertifiedVerdict.WrongRegions wrong -> regionsFault(wrong.regions(), piece);
      case CertifiedVerdict.Searched searched -> searchFault(searched.placements(), piece);
    };
  }

  private static Optional<String> when(boolean holds, String fault) {
    return holds ? Optional.empty() : Optional.of(fault);
  }

  private boolean isArea(long rows, long columns) {
    return (rows % pieceSize) * (columns % pieceSize) % pieceSize == 0;
  }

  private Optional<String> tilingFault(String text, Shape piece) {
    DrawnRows drawing = DrawnRows.parse("a tiling", text, DRAWN_TILING);
    if (drawing.height() > certificate.rows()
        || drawing.width() > certificate.columns()
        || !isArea(drawing.height(), drawing.width())
        || !isArea(certificate.rows(), certificate.columns())) {
      return Optional.of("its tiling does not extend to the rectangle");
    }
    int[] named = {0};
    int[] wrong = {0};
    new Parts(drawing, meter)
        .forEach(
            GAP,
            part -> {
              Cell first = part.getFirst();
              boolean isNamed = drawing.at(first.row(), first.column()) == CELL;
              named[0] += isNamed ? 1 : 0;
              wrong[0] +=
                  part.size() != pieceSize
                          || (isNamed && !piece.images(Movement.FREE).contains(Shape.of(part)))
                      ? 1
                      : 0;
            });
    return when(
        wrong[0] == 0 && named[0] == 1,
        "%d parts are wrong, and %d are drawn `#`".formatted(wrong[0], named[0]));
  }

  /// A placement by its box: rows and columns from 0.
  private record Placed(Shape lying, long row, long column) {}

  /// The number of rows that are left beside a piece as it lies; negative where there are too few.
  private long down(Shape lying) {
    return certificate.rows() - lying.height();
  }

  /// The same of columns.
  private long across(Shape lying) {
    return certificate.columns() - lying.width();
  }

  private boolean fits(Shape lying) {
    return down(lying) >= 0 && across(lying) >= 0;
  }

  /// The sizes of the regions that a placement leaves.
  private List<Long> sizes(Shape lying, long row, long column) {
    meter.work((long) lying.height() * lying.width());
    return RestSizes.of(lying, row, down(lying) - row, column, across(lying) - column);
  }

  private Optional<Long> smallestWrong(List<Long> sizes) {
    return sizes.stream().filter(size -> size % pieceSize != 0).min(Comparator.naturalOrder());
  }

  /// Looks at the placements that stand for all others. They are counted first: where not as many
  /// are claimed, none is measured.
  private Optional<String> regionsFault(List<CertifiedVerdict.Region> regions, Shape piece) {
    List<Shape> images = piece.images(Movement.FREE).stream().filter(this::fits).toList();
    long placements =
        images.stream().mapToLong(image -> toRow(image) * toColumn(image)).reduce(0, Long::sum);
    if (placements == 0 || placements != regions.size()) {
      return Optional.of("it has %,d placements to look at".formatted(placements));
    }
    Map<Placed, Long> claimed = new HashMap<>();
    for (CertifiedVerdict.Region region : regions) {
      claimed.put(
          new Placed(piece(region.lying()), region.row() - 1, region.column() - 1), region.cells());
    }
    for (Shape lying : images) {
      for (long row = 0; row < toRow(lying); row++) {
        for (long column = 0; column < toColumn(lying); column++) {
          Optional<Long> wrong = smallestWrong(sizes(lying, row, column));
          if (wrong.isEmpty()) {
            return Optional.of("some placement leaves regions of right sizes only");
          }
          if (!wrong.get().equals(claimed.get(new Placed(lying, row, column)))) {
            return Optional.of("its placements and the smallest wrong regions are others");
          }
        }
      }
    }
    return Optional.empty();
  }

  /// With up to as many rows above as below, and no more than the piece has cells.
  private long toRow(Shape lying) {
    return 1 + Math.min(down(lying) / 2, pieceSize);
  }

  private long toColumn(Shape lying) {
    return 1 + Math.min(across(lying) / 2, pieceSize);
  }

  private Optional<String> searchFault(long claimed, Shape piece) {
    if (certificate.rows() * certificate.columns() > MOST_SEARCHED_CELLS) {
      throw new BudgetSpentException(
          "a search of %dx%d cells would take too long"
              .formatted(certificate.rows(), certificate.columns()));
    }
    long hopeful = 0;
    for (Shape lying : piece.images(Movement.FREE).stream().filter(this::fits).toList()) {
      for (int row = 0; row <= down(lying) / 2; row++) {
        for (int column = 0; column <= across(lying) / 2; column++) {
          if (smallestWrong(sizes(lying, row, column)).isEmpty()) {
            hopeful++;
            if (new PlainFilling(pieceSize, meter).canBeFilled(rest(lying, row, column))) {
              return Optional.of("the search finds a tiling");
            }
          }
        }
      }
    }
    return when(hopeful == claimed, "%d placements leave right sizes".formatted(hopeful));
  }

  private SortedSet<Cell> rest(Shape lying, int top, int left) {
    SortedSet<Cell> rest = new TreeSet<>();
    for (int row = 0; row < certificate.rows(); row++) {
      for (int column = 0; column < certificate.columns(); column++) {
        rest.add(new Cell(row, column));
      }
    }
    lying.cells().forEach(cell -> rest.remove(new Cell(top + cell.row(), left + cell.column())));
    return rest;
  }
}
