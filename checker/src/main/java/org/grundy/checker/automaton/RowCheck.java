package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.checker.game.CheckedGame;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;

/// The check of a certificate about all boards of some rows of cells.
///
/// Rules are read only if every play ends. So the recursion has one solution, and an automaton
/// whose outputs solve it says of every board what is true of it.
public final class RowCheck {
  private RowCheck() {}

  /// Checks a certificate.
  ///
  /// @throws InputException if the rules are bad, or say what is not checked here
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static CheckedCertificate check(RowCertificate certificate, Meter meter) {
    CheckedGame game = CheckedGame.of(certificate.game());
    try {
      return new CheckedCertificate(
          "%s: all %s, by an automaton of %,d states"
              .formatted(game.name(), boards(certificate), certificate.outputs().size()),
          game.printed(),
          claims(certificate, game.rules(), meter));
    } catch (UncheckableException reason) {
      throw new InputException(
          "an automaton for %s cannot be checked: %s".formatted(game.name(), reason.reason()), "");
    }
  }

  private static List<CheckedClaim> claims(
      RowCertificate certificate, GameRules rules, Meter meter) {
    RowGlyphs glyphs = glyphs(rules, certificate);
    List<CheckedClaim> claims = new ArrayList<>();
    Optional<String> wrong =
        Automaton.wrong(
            certificate.outputs(), certificate.arcs(), glyphs.letters(), certificate.claim());
    claims.add(
        CheckedClaim.of(
            "each state has an output, and an arc for every column",
            wrong.isEmpty(),
            wrong.orElse("")));
    if (wrong.isEmpty()) {
      claims.add(recursion(certificate, rules, glyphs, meter));
    }
    return claims;
  }

  private static String boards(RowCertificate certificate) {
    return certificate.rows() == 1 ? "rows" : "boards of %d rows".formatted(certificate.rows());
  }

  private static RowGlyphs glyphs(GameRules rules, RowCertificate certificate) {
    Board board = rules.board();
    if (board != Board.Cells.GRID && (board != Board.Cells.STRIP || certificate.rows() != 1)) {
      throw new UncheckableException(
          "it is about %s, on `%s`".formatted(boards(certificate), board.word()));
    }
    if (!rules.takesTurns()) {
      throw new UncheckableException(
          "its plays may go on for ever, or its moves bind the next one");
    }
    Optional<Twist> whole = rules.keepsBoardsWhole();
    if (whole.isPresent()) {
      throw new UncheckableException(whole.get().because());
    }
    boolean hasValues = rules.play() == Play.NORMAL && !rules.endsEarly();
    if (certificate.claim() == Claim.VALUES && !hasValues) {
      throw new UncheckableException("its positions have no values");
    }
    if (certificate.rows() > RowCertificate.MOST_ROWS
        || Math.pow(rules.cells().size(), (double) certificate.rows())
            > RowCertificate.MOST_COLUMNS) {
      throw new UncheckableException(
          "there are more than %d columns".formatted(RowCertificate.MOST_COLUMNS));
    }
    return new RowGlyphs(rules.cells(), Math.toIntExact(certificate.rows()));
  }

  private static CheckedClaim recursion(
      RowCertificate certificate, GameRules rules, RowGlyphs glyphs, Meter meter) {
    Automaton automaton = Automaton.of(certificate.outputs(), certificate.arcs());
    RowChoices choices = new RowChoices(rules, glyphs, meter);
    Optional<Recursion.Fault> fault =
        new Recursion(automaton, choices, certificate.claim(), rules.play() == Play.MISERE, meter)
            .fault();
    return CheckedClaim.of(
        certificate.claim() == Claim.LOSING
            ? "the %s with output 1 are those from which whoever is to move loses"
                .formatted(boards(certificate))
            : "the output of all %s is their Grundy value".formatted(boards(certificate)),
        fault.isEmpty(),
        fault.map(found -> told(found, glyphs)).orElse(""));
  }

  private static String told(Recursion.Fault fault, RowGlyphs glyphs) {
    return IntStream.range(0, glyphs.rows())
            .mapToObj(row ->
                fault.letters().stream()
                    .map(letter -> glyphs.cells().get(glyphs.at(letter, row)).toString())
                    .collect(Collectors.joining()))
            .collect(Collectors.joining("|", "at `", "`"))
        + " it is %d, and the options make it %d".formatted(fault.output(), fault.expected());
  }
}
