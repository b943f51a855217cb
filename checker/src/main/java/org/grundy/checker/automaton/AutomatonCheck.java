package org.grundy.checker.automaton;

import org.grundy.checker.game.CheckedGame;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.InputException;
import org.grundy.core.certificate.AutomatonCertificate;

/// The check of a certificate about all positions of a game of heaps.
public final class AutomatonCheck {
  private AutomatonCheck() {}

  /// Refuses every certificate, as no game can be checked yet.
  ///
  /// @throws InputException always
  public static CheckedCertificate check(AutomatonCertificate certificate) {
    String name = CheckedGame.of(certificate.game()).name();
    throw new InputException("an automaton for " + name + " cannot be checked by this version", "");
  }
}
