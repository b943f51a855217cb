package org.grundy.checker.automaton;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.grundy.checker.game.CheckedGame;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.tree.GameRules;

/// The theorem of a certificate about losing positions as the input of other programs that decide
/// such statements.
public final class AutomatonExport {
  private final AutomatonCertificate certificate;
  private final CheckedGame game;
  private final Automaton automaton;
  private final CertifiedNumeration numeration;
  private final List<Machine> machines;

  private AutomatonExport(AutomatonCertificate certificate) {
    this.certificate = certificate;
    this.game = CheckedGame.of(certificate.game());
    AutomatonCheck.requireForm(certificate);
    if (certificate.claim() != Claim.LOSING) {
      throw new UncheckableException("its outputs are values");
    }
    this.numeration = AutomatonCheck.shortest(certificate.numeration());
    this.automaton = Automaton.of(certificate.outputs(), certificate.arcs());
    this.machines = GameMachines.of(game.rules(), numeration, sizes());
  }

  private int sizes() {
    return (int) certificate.sizes();
  }

  private boolean isMisere() {
    GameRules rules = game.rules();
    return rules.play() == Play.MISERE;
  }

  /// The input of MONA, which answers that the formula is valid.
  ///
  /// @throws InputException if the certificate is not about losing positions in base 2, or its
  ///   rules are bad
  public static String mona(AutomatonCertificate certificate) {
    return export(
        certificate,
        "MONA",
        export -> {
          if (!export.numeration.equals(new CertifiedNumeration.Base(2))) {
            throw new UncheckableException("its numeration is not base 2");
          }
          return new MonaText(export.automaton, export.sizes())
              .text(export.game.rules().title(), export.machines, export.isMisere());
        });
  }

  /// The files for Walnut, by their places in its folder. Its command `eval game` answers TRUE.
  ///
  /// @throws InputException if the certificate is not about losing positions, or its rules are bad
  ///   or have nim-sums
  public static Map<String, String> walnut(AutomatonCertificate certificate) {
    return export(
        certificate,
        "Walnut",
        export ->
            new WalnutText(export.automaton, export.numeration, export.sizes())
                .files(export.machines, export.isMisere()));
  }

  private static <T> T export(
      AutomatonCertificate certificate, String program, Function<AutomatonExport, T> write) {
    try {
      return write.apply(new AutomatonExport(certificate));
    } catch (UncheckableException reason) {
      throw new InputException(
          "the certificate cannot be written for %s: %s".formatted(program, reason.reason()), "");
    }
  }
}
