package org.grundy.workbench.render.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.checker.automaton.AutomatonCheck;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// In base 2 every word is a position, and a proved automaton is the smallest: so no other state,
/// arc or output is right.
class ProofCertificateTest {
  private static final int MUTANTS = 100;

  private static AutomatonProof proof(String rules, int heaps) {
    Meter meter = new Meter(Budget.ofBytes(1L << 28));
    return AutomatonProver.of(RulesParser.parse("game", rules), heaps, true, meter, _ -> {})
        .proof()
        .orElseThrow();
  }

  private static boolean isAccepted(AutomatonCertificate certificate) {
    try {
      return AutomatonCheck.check(certificate, new Meter(Budget.ofBytes(1L << 28))).accepted();
    } catch (InputException refused) {
      return false;
    }
  }

  private static AutomatonCertificate mutant(
      AutomatonCertificate one, String otherRules, Random random) {
    List<Long> outputs = new ArrayList<>(one.outputs());
    List<Long> arcs = new ArrayList<>(one.arcs());
    CertifiedGame game = one.game();
    CertifiedNumeration numeration = one.numeration();
    long states = outputs.size();
    long state = random.nextLong(states);
    long other = (state + 1 + random.nextLong(states - 1)) % states;
    switch (random.nextInt(8)) {
      case 0 -> outputs.set((int) state, outputs.get((int) state) + 1);
      case 1 -> outputs.set((int) state, outputs.get((int) state) == 0 ? 1L : 0L);
      case 2 -> arcs.replaceAll(arc -> arc == state ? (Long) other : arc);
      case 3 -> game = new CertifiedGame.Rules(otherRules);
      case 4 ->
          numeration =
              random.nextBoolean()
                  ? new CertifiedNumeration.Base(3)
                  : new CertifiedNumeration.Ostrowski(List.of(), List.of(1L));
      default -> {
        int arc = random.nextInt(arcs.size());
        arcs.set(arc, (arcs.get(arc) + 1 + random.nextLong(states - 1)) % states);
      }
    }
    return new AutomatonCertificate(
        game, one.claim(), numeration, one.sizes(), outputs, arcs, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "board heap n; take 1..3#take 1..3#take 2..3#1",
        "board heaps a b; move (a,b) -> (a-1,b-2) | (a-2,b-1) | (a-3,b-3)#a-3,b-3#a-3,b-2#2",
        "board heaps a b; move (a,b) -> (a-1,b) | (a,b-2) | (a-3,b-1)#a-1,b#a-1,b-1#2",
      })
  void valuesAreAcceptedAndNoMutants(String lines, String from, String to, int heaps) {
    String rules = "game G\n" + lines.replace("; ", "\n") + "\n";
    AutomatonCertificate right = ProofCertificate.of(proof(rules, heaps), Optional.empty());
    assertThat(right.claim()).isEqualTo(AutomatonCertificate.Claim.VALUES);
    assertThat(isAccepted(right)).isTrue();
    Random random = new Random(26);
    for (int i = 0; i < MUTANTS; i++) {
      AutomatonCertificate mutant = mutant(right, rules.replace(from, to), random);
      assertThat(isAccepted(mutant)).as("%s: mutant %d", lines, i).isFalse();
    }
  }
}
