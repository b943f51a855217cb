package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.checker.game.CheckedGame;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.rules.tree.GameRules;

/// The check of a certificate about all rows of cells.
///
/// Rules are read only if every play ends. So the recursion has one solution, and an automaton
/// whose outputs solve it says of every row what is true of it.
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
          "%s: all rows, by an automaton of %,d states"
              .formatted(game.name(), certificate.outputs().size()),
          game.printed(),
          claims(certificate, game.rules(), meter));
    } catch (UncheckableException reason) {
      throw new InputException(
          "an automaton for %s cannot be checked: %s".formatted(game.name(), reason.reason()), "");
    }
  }

  private static List<CheckedClaim> claims(
      RowCertificate certificate, GameRules rules, Meter meter) {
    requireReadable(rules, certificate.claim());
    List<CheckedClaim> claims = new ArrayList<>();
    Optional<String> wrong =
        Automaton.wrong(
            certificate.outputs(), certificate.arcs(), rules.cells().size(), certificate.claim());
    claims.add(
        CheckedClaim.of(
            "each state has an output, and an arc for every glyph",
            wrong.isEmpty(),
            wrong.orElse("")));
    if (wrong.isEmpty()) {
      claims.add(recursion(certificate, rules, meter));
    }
    return claims;
  }

  private static void requireReadable(GameRules rules, Claim claim) {
    if (!rules.board().isRow() || rules.board().isRing()) {
      throw new UncheckableException("its board is no strip");
    }
    if (rules.play() == Play.LOOPY) {
      throw new UncheckableException("its plays may go on for ever");
    }
    if (claim == Claim.VALUES && (rules.play() == Play.MISERE || rules.endsEarly())) {
      throw new UncheckableException("its positions have no values");
    }
  }

  private static CheckedClaim recursion(RowCertificate certificate, GameRules rules, Meter meter) {
    Automaton automaton = Automaton.of(certificate.outputs(), certificate.arcs());
    RowChoices choices = new RowChoices(rules, meter);
    Optional<Recursion.Fault> fault =
        new Recursion(automaton, choices, certificate.claim(), rules.play() == Play.MISERE, meter)
            .fault();
    return CheckedClaim.of(
        certificate.claim() == Claim.LOSING
            ? "the rows with output 1 are those from which whoever is to move loses"
            : "the output of every row is its Grundy value",
        fault.isEmpty(),
        fault.map(found -> told(found, rules)).orElse(""));
  }

  private static String told(Recursion.Fault fault, GameRules rules) {
    return fault.letters().stream()
            .map(letter -> rules.cells().get(letter).toString())
            .collect(Collectors.joining("", "at `", "`"))
        + " it is %d, and the options make it %d".formatted(fault.output(), fault.expected());
  }
}
