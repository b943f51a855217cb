package org.grundy.workbench.render.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.InputException;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.Numeration;
import org.grundy.workbench.prove.ProofReport;

/// A theorem about all positions as a certificate.
public final class ProofCertificate {
  private ProofCertificate() {}

  /// The JSON of the certificate, ending with a line break.
  ///
  /// @param report of a theorem that is proved
  /// @throws InputException if a certificate has no room for the automaton
  public static String json(ProofReport report) {
    return CertificateJson.write(of(report.answer().proof().orElseThrow(), Optional.empty()));
  }

  /// The certificate.
  ///
  /// @param at a position of which it is told who wins
  /// @throws InputException if a certificate has no room for the automaton
  public static AutomatonCertificate of(
      AutomatonProof proof, Optional<AutomatonCertificate.At> at) {
    Automaton automaton = proof.automaton();
    long arcs = (long) automaton.states() * automaton.letters();
    if (proof.heaps() > AutomatonCertificate.MOST_SIZES || arcs > AutomatonCertificate.MOST_ARCS) {
      throw new InputException(
          "the automaton is too large for a certificate: %d sizes, %,d arcs"
              .formatted(proof.heaps(), arcs),
          "a certificate has at most %d sizes and %,d arcs"
              .formatted(AutomatonCertificate.MOST_SIZES, AutomatonCertificate.MOST_ARCS));
    }
    List<Long> outputs = new ArrayList<>();
    List<Long> targets = new ArrayList<>();
    for (int state = 0; state < automaton.states(); state++) {
      outputs.add(automaton.output(state) == 0 ? 1L : 0L);
      for (int letter = 0; letter < automaton.letters(); letter++) {
        targets.add((long) automaton.next(state, letter));
      }
    }
    return new AutomatonCertificate(
        new CertifiedGame.Rules(RulesFormatter.format(proof.rules())),
        Claim.LOSING,
        numeration(proof.numeration()),
        proof.heaps(),
        outputs,
        targets,
        at);
  }

  private static CertifiedNumeration numeration(Numeration numeration) {
    return numeration
        .ofBase()
        .<CertifiedNumeration>map(base -> new CertifiedNumeration.Base(base))
        .orElseGet(() ->
            new CertifiedNumeration.Ostrowski(
                longs(numeration.preperiod()), longs(numeration.period())));
  }

  private static List<Long> longs(List<Integer> numbers) {
    return numbers.stream().map(Integer::longValue).toList();
  }
}
