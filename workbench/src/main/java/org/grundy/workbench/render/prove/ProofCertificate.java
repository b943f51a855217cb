package org.grundy.workbench.render.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
    return CertificateJson.write(
        switch (theorem) {
          case AutomatonProof proof -> of(proof, Optional.empty());
          case RowProof rows -> {
            requireRoom(rows.automaton(), 1);
            yield new RowCertificate(
                game(rows), claim(rows), rows.columns().rows(), outputs(rows), arcs(rows));
          }
        });
  }

  /// The certificate of a theorem about sizes.
  ///
  /// @param at a position of which it is told who wins
  /// @throws InputException if a certificate has no room for the automaton
  public static AutomatonCertificate of(
      AutomatonProof proof, Optional<AutomatonCertificate.At> at) {
    requireRoom(proof.automaton(), proof.heaps());
    return new AutomatonCertificate(
        game(proof),
        claim(proof),
        numeration(proof.numeration()),
        proof.heaps(),
        outputs(proof),
        arcs(proof),
        at);
  }

  private static void requireRoom(Automaton automaton, int sizes) {
    long arcs = (long) automaton.states() * automaton.letters();
    if (sizes > AutomatonCertificate.MOST_SIZES || arcs > AutomatonCertificate.MOST_ARCS) {
      throw new InputException(
          "the automaton is too large for a certificate: %d sizes, %,d arcs".formatted(sizes, arcs),
          "a certificate has at most %d sizes and %,d arcs"
              .formatted(AutomatonCertificate.MOST_SIZES, AutomatonCertificate.MOST_ARCS));
    }
  }

  private static CertifiedGame game(ProvedClaim theorem) {
    return new CertifiedGame.Rules(RulesFormatter.format(theorem.rules()));
  }

  private static Claim claim(ProvedClaim theorem) {
    return theorem.ofValues() ? Claim.VALUES : Claim.LOSING;
  }

  private static List<Long> outputs(ProvedClaim theorem) {
    return IntStream.range(0, theorem.automaton().states())
        .map(theorem.automaton()::output)
        .mapToObj(output -> theorem.ofValues() ? output : output == 0 ? 1L : 0L)
        .toList();
  }

  private static List<Long> arcs(ProvedClaim theorem) {
    Automaton automaton = theorem.automaton();
    List<Long> targets = new ArrayList<>();
    for (int state = 0; state < automaton.states(); state++) {
      for (int letter = 0; letter < automaton.letters(); letter++) {
        targets.add((long) automaton.next(state, letter));
      }
    }
    return targets;
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
