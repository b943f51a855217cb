package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Automata that were guessed from small tables are accepted where the guess was right.
class AutomatonCheckTest {
  private static final CertifiedNumeration BINARY = Numerations.BINARY;
  private static final CertifiedNumeration ZECKENDORF = Numerations.ZECKENDORF;
  private static final int SIDE = 21;

  record Game(
      String name,
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
      String name, CertifiedNumeration numeration, int sizes, int suffixes, String lines) {
    return new Game(name, numeration, sizes, suffixes, Claim.LOSING, lines);
  }

  private static Game values(String name, int sizes, String lines) {
    return new Game(name, BINARY, sizes, 2, Claim.VALUES, lines);
  }

  static Stream<Game> games() {
    String nim = "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1";
    String wythoff = "board heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";
    String vectors = "board heaps a b\nmove (a,b) -> (a-1,b-2) | (a-2,b-1)";
    String moore = "board heap n\nmove n -> m where m < n in up to 2 heaps each";
    return Stream.of(
        losing("nim", BINARY, 2, 2, nim),
        losing("nim of three heaps", BINARY, 3, 1, "board heap n\nmove n -> n - k where k >= 1"),
        losing("moore", BINARY, 3, 1, moore),
        losing("wythoff", ZECKENDORF, 2, 3, wythoff),
        losing("two vectors", BINARY, 2, 3, vectors),
        losing("misere nim", BINARY, 2, 2, nim + "\nplay misere"),
        losing("misere moore", BINARY, 3, 2, moore + "\nplay misere"),
        losing("misere wythoff", ZECKENDORF, 2, 3, wythoff + "\nplay misere"),
        losing("misere vectors", BINARY, 2, 3, vectors + "\nplay misere"),
        losing("ended", ZECKENDORF, 2, 3, wythoff + "\nwin where a + b = 1"),
        losing("lost", ZECKENDORF, 2, 3, wythoff + "\nlose where a = 0, b = 0"),
        losing("take", BINARY, 1, 4, "board heap n\ntake 1 3 4"),
        values("values of take", 1, "board heap n\ntake 1..3"),
        values("values of vectors", 2, "board heaps a b\nmove (a,b) -> (a-1,b) | (a,b-1)"));
  }

  private static CheckedCertificate check(AutomatonCertificate certificate) {
    return AutomatonCheck.check(certificate, new Meter(Budget.ofBytes(1 << 28)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void acceptsWhatIsTrue(Game game) {
    AutomatonCertificate certificate = game.certificate();
    assertThat(check(certificate).claims()).allMatch(CheckedClaim::holds);
  }

  /// A state, an arc, an output, the numeration or the rules are another: such an automaton is
  /// accepted only if it says the same as before of all small positions.
  @ParameterizedTest
  @MethodSource("games")
  void acceptsNoMutant(Game game) {
    AutomatonCertificate certificate = game.certificate();
    GameTable table = new GameTable(game.rules(), game.claim);
    long seed = game.name.hashCode();
    Random random = new Random(seed);
    int refuted = 0;
    for (int i = 0; i < 75; i++) {
      AutomatonCertificate mutant = mutant(certificate, random, i);
      String about = "%s: seed %d, mutant %d".formatted(game, seed, i);
      boolean accepted;
      try {
        accepted = check(mutant).accepted();
      } catch (InputException bad) {
        accepted = false;
      }
      refuted += accepted ? 0 : 1;
      if (accepted) {
        assertSame(mutant, mutantTable(mutant, table, game), about);
      }
    }
    assertThat(refuted).as(game + ": refuted").isGreaterThan(40);
  }

  /// Of a position it is checked too what the automaton says, at small and at large sizes.
  @ParameterizedTest
  @MethodSource("games")
  void tellsWhoWinsAPosition(Game game) {
    AutomatonCertificate certificate = game.certificate();
    GameTable table = new GameTable(game.rules(), game.claim);
    Random random = new Random(game.name.hashCode());
    long lost = game.claim == Claim.LOSING ? 1 : 0;
    for (int i = 0; i < 6; i++) {
      List<Long> sizes = random.longs(game.sizes, 0, 8).boxed().toList();
      Outcome outcome = table.output(sizes) == lost ? Outcome.P : Outcome.N;
      assertThat(check(at(certificate, sizes, outcome)).accepted()).as("%s", sizes).isTrue();
      Outcome other = outcome == Outcome.P ? Outcome.N : Outcome.P;
      assertThat(check(at(certificate, sizes, other)).accepted()).as("%s", sizes).isFalse();
    }
    List<Long> tooMany = Collections.nCopies(game.sizes + 1, 1L);
    assertThatThrownBy(() -> check(at(certificate, tooMany, Outcome.P)))
        .isInstanceOf(InputException.class);
    List<Long> huge = Collections.nCopies(game.sizes, 1_000_000_000_000_000_000L);
    assertThat(
            Stream.of(Outcome.P, Outcome.N)
                .filter(outcome -> check(at(certificate, huge, outcome)).accepted()))
        .hasSize(1);
  }

  private static AutomatonCertificate at(
      AutomatonCertificate certificate, List<Long> sizes, Outcome outcome) {
    String joint =
        ((CertifiedGame.Rules) certificate.game()).text().contains("heaps a b") ? "," : "+";
    String text = sizes.stream().map(String::valueOf).collect(Collectors.joining(joint));
    return new AutomatonCertificate(
        certificate.game(),
        certificate.claim(),
        certificate.numeration(),
        certificate.sizes(),
        certificate.outputs(),
        certificate.arcs(),
        Optional.of(
            new AutomatonCertificate.At(joint.equals("+") ? text : "(" + text + ")", outcome)));
  }

  private static GameTable mutantTable(AutomatonCertificate mutant, GameTable table, Game game) {
    String rules = ((CertifiedGame.Rules) mutant.game()).text();
    return rules.equals(game.rules()) ? table : new GameTable(rules, game.claim);
  }

  private static void assertSame(AutomatonCertificate mutant, GameTable table, String about) {
    int sizes = (int) mutant.sizes();
    Places places = new Places(mutant.numeration(), BigInteger.ZERO);
    int side = sizes == 3 ? 8 : SIDE;
    for (int code = 0; code < Math.powExact(side, sizes); code++) {
      List<Long> position = new ArrayList<>();
      for (int rest = code, size = 0; size < sizes; size++) {
        position.add((long) (rest % side));
        rest /= side;
      }
      List<Integer> word =
          CoresTest.word(
              places,
              (int) mutant.numeration().radix(),
              position.stream().map(BigInteger::valueOf).toList(),
              BigInteger.ZERO);
      assertThat(Learner.output(mutant, word)).as(about).isEqualTo(table.output(position));
    }
  }

  private static AutomatonCertificate mutant(
      AutomatonCertificate certificate, Random random, int kind) {
    List<Long> outputs = new ArrayList<>(certificate.outputs());
    List<Long> arcs = new ArrayList<>(certificate.arcs());
    CertifiedNumeration numeration = certificate.numeration();
    CertifiedGame game = certificate.game();
    int states = outputs.size();
    int state = random.nextInt(states);
    switch (kind % 10) {
      case 0, 1, 2, 3 -> arcs.set(random.nextInt(arcs.size()), (long) random.nextInt(states));
      case 4, 5, 6 -> outputs.set(state, outputs.get(state) == 0 ? 1L : 0L);
      case 7 -> {
        int other = random.nextInt(states);
        arcs.replaceAll(arc -> arc == state ? (Long) (long) other : arc);
      }
      case 8 ->
          numeration =
              random.nextBoolean() && certificate.numeration().radix() == 2
                  ? Numerations.ostrowski(List.of(), random.nextBoolean() ? 1 : 2)
                  : random.nextBoolean()
                      ? new CertifiedNumeration.Base(2)
                      : Numerations.ostrowski(List.of(1L, 1L), 1);
      default -> game = new CertifiedGame.Rules(changed(game, random));
    }
    return new AutomatonCertificate(
        game, certificate.claim(), numeration, certificate.sizes(), outputs, arcs);
  }

  private static String changed(CertifiedGame game, Random random) {
    String text = ((CertifiedGame.Rules) game).text();
    return switch (random.nextInt(5)) {
      case 0 -> text.contains("misere") ? text.replace("misere", "normal") : text + "play misere\n";
      case 1 -> text.replaceFirst("1", "2");
      case 2 -> text.replaceFirst("move .*", "move (a,b) -> (a-1,b)");
      case 3 -> text + (text.contains("(a,b)") ? "move (a,b) -> (a-4,b)\n" : "take 4\n");
      default -> text.replaceFirst("k,b\\)", "k,b-1)");
    };
  }
}
