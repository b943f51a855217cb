package org.grundy.checker.json;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.CertifiedSpace;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.CertifiedVerdict;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.QuotientCertificate;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.certificate.TilingGameCertificate;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Turns a certificate into JSON nodes.
final class CertificateWriter {
  private CertificateWriter() {}

  /// All members but the seal.
  static ObjectNode node(Certificate certificate) {
    ObjectNode node = object();
    switch (certificate) {
      case SequenceCertificate sequence -> {
        node.put("certificate", "sequence").put("version", CertificateReader.VERSION);
        node.set("game", game(sequence.game()));
        node.set("values", values(sequence.values()));
        sequence.sparse().ifPresent(sparse -> node.set("sparse", sparse(sparse)));
        node.set("claim", claim(sequence.claim()));
      }
      case PositionCertificate position -> {
        node.put("certificate", "position").put("version", CertificateReader.VERSION);
        node.set("game", game(position.game()));
        node.put("position", position.position());
        node.put("outcome", position.outcome().word());
        position.value().ifPresent(value -> putValue(node, value));
        position.theorem().ifPresent(theorem -> node.put("theorem", theorem.word()));
        position
            .claims()
            .ifPresent(claims -> {
              ObjectNode claimed = node.putObject("claims");
              claimed.put("count", claims.count()).put("sha256", claims.sha256());
              claims.inside().ifPresent(lines -> claimed.put("inside", lines));
            });
      }
      case AutomatonCertificate automaton -> {
        node.put("certificate", "automaton").put("version", CertificateReader.VERSION);
        node.set("game", game(automaton.game()));
        node.put("claim", automaton.claim().word());
        node.set("numeration", numeration(automaton.numeration()));
        node.put("sizes", automaton.sizes());
        putNumbers(node, "outputs", automaton.outputs());
        putNumbers(node, "arcs", automaton.arcs());
        automaton
            .at()
            .ifPresent(
                at -> node.put("position", at.position()).put("outcome", at.outcome().name()));
      }
      case RowCertificate row -> {
        node.put("certificate", "row").put("version", CertificateReader.VERSION);
        node.set("game", game(row.game()));
        node.put("claim", row.claim().word());
        if (row.rows() != 1) {
          node.put("rows", row.rows());
        }
        putNumbers(node, "outputs", row.outputs());
        putNumbers(node, "arcs", row.arcs());
      }
      case QuotientCertificate quotient -> {
        node.put("certificate", "quotient").put("version", CertificateReader.VERSION);
        node.set("game", game(quotient.game()));
        node.put("generators", quotient.generators());
        putNumbers(node, "steps", quotient.steps());
        putNumbers(node, "losing", quotient.losing());
        putNumbers(node, "heaps", quotient.heaps());
        quotient
            .period()
            .ifPresent(period ->
                node.putObject("claim")
                    .put("preperiod", period.preperiod())
                    .put("period", period.period()));
      }
      case TilingCertificate tiling -> {
        node.put("certificate", "tiling").put("version", CertificateReader.VERSION);
        putProblem(node, tiling.region(), tiling.movement(), tiling.pieces());
        node.put("tiling", tiling.tiling());
      }
      case TilingGameCertificate game -> {
        node.put("certificate", "tiling-game").put("version", CertificateReader.VERSION);
        node.put("pieceSize", game.pieceSize());
        node.put("rows", game.rows()).put("columns", game.columns());
        game.named().ifPresent(piece -> node.put("named", piece));
        node.put("outcome", game.outcome().word());
        node.put("completed", game.completed()).put("stopped", game.stopped());
        ArrayNode pieces = node.putArray("pieces");
        game.pieces().forEach(verdict -> pieces.add(verdict(verdict)));
      }
      case NoTilingCertificate none -> {
        node.put("certificate", "no-tiling").put("version", CertificateReader.VERSION);
        putProblem(node, none.region(), none.movement(), none.pieces());
        node.put("modulus", none.modulus());
        node.put("rowPeriod", none.rowPeriod()).put("columnPeriod", none.columnPeriod());
        putNumbers(node, "weights", none.weights());
      }
    }
    return node;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static void putValue(ObjectNode node, CertifiedValue value) {
    switch (value) {
      case CertifiedValue.Nimber(long number) -> node.put("value", number);
      case CertifiedValue.Infinite(List<Long> set) -> {
        ArrayNode numbers = node.putArray("infinite");
        set.forEach(numbers::add);
      }
      case CertifiedValue.Loony() -> node.put("loony", true);
    }
  }

  private static void putIfPresent(ObjectNode node, String name, OptionalLong value) {
    value.ifPresent(number -> node.put(name, number));
  }

  private static void putNumbers(ObjectNode node, String name, List<Long> numbers) {
    ArrayNode array = node.putArray(name);
    numbers.forEach(array::add);
  }

  private static ObjectNode numeration(CertifiedNumeration numeration) {
    ObjectNode node = object();
    switch (numeration) {
      case CertifiedNumeration.Base(long base) -> node.put("base", base);
      case CertifiedNumeration.Ostrowski(List<Long> preperiod, List<Long> period) -> {
        if (!preperiod.isEmpty()) {
          putNumbers(node, "preperiod", preperiod);
        }
        putNumbers(node, "period", period);
      }
    }
    return node;
  }

  private static ObjectNode game(CertifiedGame game) {
    return switch (game) {
      case CertifiedGame.Code(String code) -> object().put("code", code);
      case CertifiedGame.Rules(String text) -> object().put("rules", text);
    };
  }

  private static void putProblem(
      ObjectNode node, String region, Movement movement, List<CertifiedPiece> pieces) {
    node.put("region", region).put("movement", movement.word());
    ArrayNode list = node.putArray("pieces");
    pieces.forEach(piece -> list.add(piece(piece)));
  }

  private static ObjectNode piece(CertifiedPiece piece) {
    ObjectNode node = object().put("piece", piece.drawing()).put("atLeast", piece.atLeast());
    putIfPresent(node, "atMost", piece.atMost());
    return node;
  }

  private static ObjectNode verdict(CertifiedVerdict verdict) {
    ObjectNode node = object().put("piece", verdict.piece());
    return switch (verdict) {
      case CertifiedVerdict.Completed completed -> node.put("tiling", completed.tiling());
      case CertifiedVerdict.WrongArea _ -> node.put("stopped", "area");
      case CertifiedVerdict.TooLarge _ -> node.put("stopped", "size");
      case CertifiedVerdict.Holed holed -> node.put("stopped", "hole").put("cells", holed.cells());
      case CertifiedVerdict.WrongRegions wrong -> {
        ArrayNode regions = node.put("stopped", "regions").putArray("regions");
        wrong
            .regions()
            .forEach(region ->
                regions.add(
                    object()
                        .put("lying", region.lying())
                        .put("row", region.row())
                        .put("column", region.column())
                        .put("cells", region.cells())));
        yield node;
      }
      case CertifiedVerdict.Searched searched ->
          node.put("stopped", "search").put("placements", searched.placements());
    };
  }

  private static ObjectNode values(CertifiedValues values) {
    ObjectNode node = object().put("count", values.toHeap());
    putNumbers(node, "first", values.first());
    return node.put("sha256", values.sha256())
        .put("maximum", values.maximum())
        .put("maximumAt", values.maximumAt());
  }

  private static ObjectNode sparse(CertifiedSpace sparse) {
    return object()
        .put("mask", sparse.mask())
        .put("byPosition", sparse.byPosition())
        .put("rares", sparse.rares())
        .put("lastRare", sparse.lastRare())
        .put("depth", sparse.depth());
  }

  private static ObjectNode claim(SequenceClaim claim) {
    return switch (claim) {
      case SequenceClaim.Proved(Periodicity seen, OptionalLong lastException, var proof) -> {
        ObjectNode node = kind(seen.saltus() == 0 ? "period" : "arithmetic-period", seen);
        putIfPresent(node, "lastException", lastException);
        yield node.set("proof", proof(proof));
      }
      case SequenceClaim.Fit fit -> {
        ObjectNode node = kind("fit", fit.periodicity());
        putIfPresent(node, "proofNeeds", fit.proofNeeds());
        yield node;
      }
      case SequenceClaim.NoPeriod() -> object().put("kind", "no-period");
    };
  }

  private static ObjectNode kind(String kind, Periodicity seen) {
    ObjectNode node = object().put("kind", kind);
    node.put("preperiod", seen.preperiod()).put("period", seen.period());
    return seen.saltus() == 0 ? node : node.put("saltus", seen.saltus());
  }

  private static ObjectNode proof(PeriodProof proof) {
    return switch (proof) {
      case PeriodProof.GuySmith() -> theorem("guy-smith");
      case PeriodProof.SubtractionWindow() -> theorem("subtraction-window");
      case PeriodProof.RepeatedTaking() -> theorem("repeated-taking");
      case PeriodProof.TakenResidues() -> theorem("taken-residues");
      case PeriodProof.Recurrence recurrence ->
          theorem("recurrence")
              .put("fromHeap", recurrence.fromHeap())
              .put("toHeap", recurrence.toHeap())
              .put("window", recurrence.window());
      case PeriodProof.RepeatedSaltus(long start) -> theorem("repeated-saltus").put("start", start);
      case PeriodProof.PowerSaltus(long scale, long excess) ->
          theorem("power-saltus").put("scale", scale).put("excess", excess);
      case PeriodProof.ParitySaltus() -> theorem("parity-saltus");
    };
  }

  private static ObjectNode theorem(String theorem) {
    return object().put("theorem", theorem);
  }
}
