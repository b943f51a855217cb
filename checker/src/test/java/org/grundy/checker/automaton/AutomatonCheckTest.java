package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedNumeration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Automata that were guessed from small tables are accepted where the guess was right.
class AutomatonCheckTest {
  private static final CertifiedNumeration BINARY = new CertifiedNumeration.Base(2);
  private static final CertifiedNumeration ZECKENDORF =
      new CertifiedNumeration.Ostrowski(List.of(), List.of(1L));

  record Game(
      String name,
      int states,
      CertifiedNumeration numeration,
      int sizes,
      int suffixes,
      Claim claim,
      String lines) {
    String rules() {
      return "game " + name + "\n" + lines + "\n";
    }

    AutomatonCertificate certificate() {
      return Learner.certificate(rules(), claim, numeration, sizes, suffixes);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  private static Game losing(
      String name,
      int states,
      CertifiedNumeration numeration,
      int sizes,
      int suffixes,
      String lines) {
    return new Game(name, states, numeration, sizes, suffixes, Claim.LOSING, lines);
  }

  static Stream<Game> games() {
    String nim = "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1";
    String wythoff = "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";
    return Stream.of(
        losing("nim", 2, BINARY, 2, 2, nim),
        losing("wythoff", 8, ZECKENDORF, 2, 3, wythoff),
        losing("misere nim", -1, BINARY, 2, 2, nim + "\nplay misere"),
        losing("misere wythoff", -1, ZECKENDORF, 2, 3, wythoff + "\nplay misere"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void acceptsWhatIsTrue(Game game) {
    AutomatonCertificate certificate = game.certificate();
    CheckedCertificate checked =
        AutomatonCheck.check(certificate, new Meter(Budget.ofBytes(1 << 30)));
    assertThat(checked.claims()).allMatch(CheckedClaim::holds);
  }
}
