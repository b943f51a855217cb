package org.grundy.checker.json;

import static org.grundy.core.certificate.Certificate.LARGEST_NUMBER;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.CertifiedClaims;
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
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.core.certificate.QuotientCertificate;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.certificate.TilingGameCertificate;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.json.JsonFields;
import org.grundy.rules.json.JsonPlaces;

/// Reads a certificate member by member; what is missing, left over or of a wrong type is a fault.
final class CertificateReader {
  static final int VERSION = 1;

  private final JsonPlaces places;

  CertificateReader(String source, String json) {
    this.places = new JsonPlaces(source, json);
  }

  SealedCertificate read() {
    JsonFields file = new JsonFields(places, "", places.root());
    String kind =
        file.oneOf(
            "certificate",
            List.of(
                "sequence",
                "position",
                "automaton",
                "row",
                "quotient",
                "tiling",
                "no-tiling",
                "tiling-game"));
    if (file.natural("version", LARGEST_NUMBER) != VERSION) {
      throw file.faultOf("version", VERSION + ", the only version there is");
    }
    Certificate certificate =
        switch (kind) {
          case "sequence" -> sequence(file);
          case "position" -> position(file);
          case "automaton" -> automaton(file);
          case "row" -> row(file);
          case "quotient" -> quotient(file);
          case "tiling" -> tiling(file);
          case "no-tiling" -> noTiling(file);
          default -> tilingGame(file);
        };
    Optional<String> program =
        file.has(CertificateJson.PROGRAM)
            ? Optional.of(file.text(CertificateJson.PROGRAM))
            : Optional.empty();
    String seal = digest(file, CertificateJson.SEAL);
    file.requireNoMore();
    return new SealedCertificate(certificate, program, seal);
  }

  private static SequenceCertificate sequence(JsonFields file) {
    return new SequenceCertificate(
        game(file.object("game")),
        values(file.object("values")),
        file.has("sparse") ? Optional.of(sparse(file.object("sparse"))) : Optional.empty(),
        claim(file.object("claim")));
  }

  private static PositionCertificate position(JsonFields file) {
    if (file.has("theorem")) {
      requireNone(file, "claims", "none beside a theorem");
    }
    return new PositionCertificate(
        game(file.object("game")),
        file.lines("position"),
        Outcome.ofWord(file.oneOf("outcome", List.of("N", "P", "draw"))),
        value(file),
        file.has("theorem")
            ? Optional.of(PositionTheorem.named(file.oneOf("theorem", PositionTheorem.words())))
            : Optional.empty(),
        file.has("claims") ? Optional.of(claims(file.object("claims"))) : Optional.empty());
  }

  private static Optional<CertifiedValue> value(JsonFields file) {
    if (file.has("infinite")) {
      requireNone(file, "value", "none beside an infinite one");
      requireNone(file, "loony", "none beside an infinite value");
      List<Long> set = file.naturals("infinite", LARGEST_NUMBER, 0);
      if (!set.equals(set.stream().sorted().distinct().toList())) {
        throw file.faultOf("infinite", "numbers in ascending order");
      }
      return Optional.of(new CertifiedValue.Infinite(set));
    }
    if (file.has("loony")) {
      requireNone(file, "value", "none where the position is loony");
      if (!file.truth("loony")) {
        throw file.faultOf("loony", "true, or none");
      }
      return Optional.of(new CertifiedValue.Loony());
    }
    return CertifiedValue.of(optional(file, "value"));
  }

  private static void requireNone(JsonFields file, String name, String expected) {
    if (file.has(name)) {
      throw file.faultOf(name, expected);
    }
  }

  private static CertifiedClaims claims(JsonFields claims) {
    CertifiedClaims read =
        new CertifiedClaims(
            number(claims, "count"),
            digest(claims, "sha256"),
            claims.has("inside") ? Optional.of(claims.lines("inside")) : Optional.empty());
    claims.requireNoMore();
    return read;
  }

  private static AutomatonCertificate automaton(JsonFields file) {
    return new AutomatonCertificate(
        game(file.object("game")),
        AutomatonCertificate.Claim.named(file.oneOf("claim", AutomatonCertificate.Claim.words())),
        numeration(file.object("numeration")),
        positive(file, "sizes"),
        file.naturals("outputs", AutomatonCertificate.MOST_ARCS),
        file.naturals("arcs", AutomatonCertificate.MOST_ARCS),
        file.has("position")
            ? Optional.of(new AutomatonCertificate.At(file.lines("position"), outcome(file)))
            : Optional.empty());
  }

  private static Outcome outcome(JsonFields file) {
    return Outcome.ofWord(file.oneOf("outcome", List.of("N", "P")));
  }

  private static RowCertificate row(JsonFields file) {
    return new RowCertificate(
        game(file.object("game")),
        AutomatonCertificate.Claim.named(file.oneOf("claim", AutomatonCertificate.Claim.words())),
        file.has("rows") ? positive(file, "rows") : 1,
        file.naturals("outputs", AutomatonCertificate.MOST_ARCS),
        file.naturals("arcs", AutomatonCertificate.MOST_ARCS));
  }

  private static CertifiedNumeration numeration(JsonFields numeration) {
    long most = CertifiedNumeration.LARGEST_BASE;
    CertifiedNumeration read =
        numeration.has("base")
            ? new CertifiedNumeration.Base(numeration.natural("base", most))
            : new CertifiedNumeration.Ostrowski(
                numeration.has("preperiod") ? numeration.naturals("preperiod", most) : List.of(),
                numeration.naturals("period", most));
    numeration.requireNoMore();
    return read;
  }

  private static QuotientCertificate quotient(JsonFields file) {
    long most = QuotientCertificate.MOST_ELEMENTS;
    return new QuotientCertificate(
        game(file.object("game")),
        file.natural("generators", most),
        file.naturals("steps", most),
        file.naturals("losing", most),
        file.naturals("heaps", most),
        file.has("claim") ? Optional.of(recurring(file.object("claim"))) : Optional.empty());
  }

  private static Periodicity recurring(JsonFields claim) {
    Periodicity read = periodicity(claim, 0);
    claim.requireNoMore();
    return read;
  }

  private static TilingCertificate tiling(JsonFields file) {
    return new TilingCertificate(
        file.lines("region"), movement(file), pieces(file), file.lines("tiling"));
  }

  private static NoTilingCertificate noTiling(JsonFields file) {
    return new NoTilingCertificate(
        file.lines("region"),
        movement(file),
        pieces(file),
        file.natural("modulus", NoTilingCertificate.LARGEST_MODULUS),
        positive(file, "rowPeriod"),
        positive(file, "columnPeriod"),
        file.naturals("weights", NoTilingCertificate.LARGEST_MODULUS));
  }

  private static Movement movement(JsonFields file) {
    return Movement.named(file.oneOf("movement", Movement.words())).orElseThrow();
  }

  private static List<CertifiedPiece> pieces(JsonFields file) {
    return file.objects("pieces", 1).stream().map(CertificateReader::piece).toList();
  }

  private static TilingGameCertificate tilingGame(JsonFields file) {
    return new TilingGameCertificate(
        positive(file, "pieceSize"),
        positive(file, "rows"),
        positive(file, "columns"),
        file.has("named") ? Optional.of(file.lines("named")) : Optional.empty(),
        Outcome.valueOf(file.oneOf("outcome", List.of("N", "P"))),
        number(file, "completed"),
        number(file, "stopped"),
        file.objects("pieces", 1).stream().map(CertificateReader::verdict).toList());
  }

  private static CertifiedVerdict verdict(JsonFields fields) {
    String piece = fields.lines("piece");
    CertifiedVerdict read =
        fields.has("tiling")
            ? new CertifiedVerdict.Completed(piece, fields.lines("tiling"))
            : switch (fields.oneOf(
                "stopped", List.of("area", "size", "hole", "regions", "search"))) {
              case "area" -> new CertifiedVerdict.WrongArea(piece);
              case "size" -> new CertifiedVerdict.TooLarge(piece);
              case "hole" -> new CertifiedVerdict.Holed(piece, positive(fields, "cells"));
              case "regions" ->
                  new CertifiedVerdict.WrongRegions(
                      piece,
                      fields.objects("regions", 1).stream()
                          .map(CertificateReader::region)
                          .toList());
              default -> new CertifiedVerdict.Searched(piece, positive(fields, "placements"));
            };
    fields.requireNoMore();
    return read;
  }

  private static CertifiedVerdict.Region region(JsonFields region) {
    CertifiedVerdict.Region read =
        new CertifiedVerdict.Region(
            region.lines("lying"),
            positive(region, "row"),
            positive(region, "column"),
            positive(region, "cells"));
    region.requireNoMore();
    return read;
  }

  private static CertifiedPiece piece(JsonFields piece) {
    CertifiedPiece read =
        new CertifiedPiece(
            piece.lines("piece"), number(piece, "atLeast"), optional(piece, "atMost"));
    piece.requireNoMore();
    return read;
  }

  private static CertifiedGame game(JsonFields game) {
    CertifiedGame read =
        game.has("code")
            ? new CertifiedGame.Code(game.word("code"))
            : new CertifiedGame.Rules(game.lines("rules"));
    game.requireNoMore();
    return read;
  }

  private static CertifiedValues values(JsonFields values) {
    CertifiedValues read =
        new CertifiedValues(
            number(values, "count"),
            values.naturals("first", LARGEST_NUMBER),
            digest(values, "sha256"),
            number(values, "maximum"),
            number(values, "maximumAt"));
    if (read.first().size() > read.toHeap()) {
      throw values.faultOf("count", "at least as many as there are in `first`");
    }
    values.requireNoMore();
    return read;
  }

  private static CertifiedSpace sparse(JsonFields sparse) {
    CertifiedSpace read =
        new CertifiedSpace(
            number(sparse, "mask"),
            sparse.truth("byPosition"),
            number(sparse, "rares"),
            number(sparse, "lastRare"),
            number(sparse, "depth"));
    sparse.requireNoMore();
    return read;
  }

  private static SequenceClaim claim(JsonFields claim) {
    String kind = claim.oneOf("kind", List.of("period", "arithmetic-period", "fit", "no-period"));
    SequenceClaim read =
        switch (kind) {
          case "period" ->
              new SequenceClaim.Proved(
                  periodicity(claim, 0),
                  optional(claim, "lastException"),
                  proof(claim.object("proof")));
          case "arithmetic-period" ->
              new SequenceClaim.Proved(
                  periodicity(claim, positive(claim, "saltus")),
                  optional(claim, "lastException"),
                  proof(claim.object("proof")));
          case "fit" ->
              new SequenceClaim.Fit(
                  periodicity(claim, claim.has("saltus") ? positive(claim, "saltus") : 0),
                  optional(claim, "proofNeeds"));
          default -> new SequenceClaim.NoPeriod();
        };
    claim.requireNoMore();
    return read;
  }

  private static Periodicity periodicity(JsonFields claim, long saltus) {
    return new Periodicity(number(claim, "preperiod"), positive(claim, "period"), saltus);
  }

  private static PeriodProof proof(JsonFields proof) {
    String theorem =
        proof.oneOf(
            "theorem",
            List.of(
                "guy-smith",
                "subtraction-window",
                "repeated-taking",
                "taken-residues",
                "recurrence",
                "repeated-saltus",
                "power-saltus",
                "parity-saltus"));
    PeriodProof read =
        switch (theorem) {
          case "guy-smith" -> new PeriodProof.GuySmith();
          case "subtraction-window" -> new PeriodProof.SubtractionWindow();
          case "repeated-taking" -> new PeriodProof.RepeatedTaking();
          case "taken-residues" -> new PeriodProof.TakenResidues();
          case "recurrence" ->
              new PeriodProof.Recurrence(
                  number(proof, "fromHeap"), number(proof, "toHeap"), number(proof, "window"));
          case "power-saltus" ->
              new PeriodProof.PowerSaltus(positive(proof, "scale"), number(proof, "excess"));
          case "repeated-saltus" -> new PeriodProof.RepeatedSaltus(number(proof, "start"));
          default -> new PeriodProof.ParitySaltus();
        };
    proof.requireNoMore();
    return read;
  }

  private static long number(JsonFields fields, String name) {
    return fields.natural(name, LARGEST_NUMBER);
  }

  private static long positive(JsonFields fields, String name) {
    long number = number(fields, name);
    if (number == 0) {
      throw fields.faultOf(name, "a number from 1");
    }
    return number;
  }

  private static OptionalLong optional(JsonFields fields, String name) {
    return fields.has(name) ? OptionalLong.of(number(fields, name)) : OptionalLong.empty();
  }

  private static String digest(JsonFields fields, String name) {
    String word = fields.word(name);
    if (!word.matches("[0-9a-f]{64}")) {
      throw fields.faultOf(name, "a SHA-256, 64 digits from 0 to f");
    }
    return word;
  }
}
