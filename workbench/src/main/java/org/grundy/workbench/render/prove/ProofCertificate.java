package org.grundy.workbench.render.prove;

import java.util.ArrayList;
import java.util.List;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.InputException;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.RowProof;
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
    ProvedClaim theorem = report.answer().proof().orElseThrow();
    Automaton automaton = theorem.automaton();
    int sizes = report.request().heaps();
    long arcs = (long) automaton.states() * automaton.letters();
    if (sizes > AutomatonCertificate.MOST_SIZES || arcs > AutomatonCertificate.MOST_ARCS) {
      throw new InputException(
          "the automaton is too large for a certificate: %d sizes, %,d arcs".formatted(sizes, arcs),
          "a certificate has at most %d sizes and %,d arcs"
              .formatted(AutomatonCertificate.MOST_SIZES, AutomatonCertificate.MOST_ARCS));
    }
    List<Long> outputs = new ArrayList<>();
    List<Long> targets = new ArrayList<>();
    for (int state = 0; state < automaton.states(); state++) {
      int output = automaton.output(state);
      outputs.add(theorem.ofValues() ? output : output == 0 ? 1L : 0L);
      for (int letter = 0; letter < automaton.letters(); letter++) {
        targets.add((long) automaton.next(state, letter));
      }
    }
    CertifiedGame game = new CertifiedGame.Rules(RulesFormatter.format(theorem.rules()));
    Claim claim = theorem.ofValues() ? Claim.VALUES : Claim.LOSING;
    return CertificateJson.write(
        switch (theorem) {
          case AutomatonProof proof ->
              new AutomatonCertificate(
                  game, claim, numeration(proof.numeration()), sizes, outputs, targets);
          case RowProof _ -> new RowCertificate(game, claim, outputs, targets);
        });
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
