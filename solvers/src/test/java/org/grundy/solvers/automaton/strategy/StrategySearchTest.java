package org.grundy.solvers.automaton.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.junit.jupiter.api.Test;

class StrategySearchTest {
  private static final String WYTHOFF =
      "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 30));
  }

  private static AutomatonProof proof(String lines, int heaps) {
    return AutomatonProver.outcomes(
            RulesParser.parse("game", "game G\n" + lines.replace("; ", "\n")), heaps, meter())
        .proof()
        .orElseThrow();
  }

  private static List<String> lines(AutomatonProof proof) {
    return StrategySearch.of(proof, meter()).map(Strategy::lines).orElse(List.of());
  }

  @Test
  void tellsWythoffsGameByTheGoldenRatio() {
    assertThat(lines(proof(WYTHOFF, 2)))
        .containsExactly(
            "lost where min(a,b) = ⌊i·φ⌋, i = |a - b|",
            "where min(a,b) > ⌊i·φ⌋, i = |a - b|: change a and b",
            "where a > b: change a",
            "else change b");
  }

  @Test
  void tellsNimByTheNimSum() {
    assertThat(lines(proof("board heap; move n -> n - k where k >= 1", 3)))
        .contains("lost where a xor b xor c = 0");
  }

  @Test
  void tellsOneHeapByItsRemainders() {
    assertThat(lines(proof("board heap; take 1 3 4", 1))).contains("lost where n % 7 in {0,2}");
  }

  @Test
  void saysNothingWhereNoFewLinesSayIt() {
    Optional<Strategy> found =
        StrategySearch.of(proof(WYTHOFF + "; lose where a + b <= 8", 2), meter());
    assertThat(found.map(Strategy::lost).orElse(List.of())).isEmpty();
  }

  /// The automaton of each condition is right on all of the table.
  @Test
  void conditionsAreWhatTheirAutomataSay() {
    for (String lines : List.of(WYTHOFF, "board heaps a b; move (a,b) -> (a-k,b) for k >= 1")) {
      AutomatonProof proof = proof(lines, 2);
      Cells cells = Cells.of(2);
      AutomatonAlgebra algebra = new AutomatonAlgebra(proof.numeration(), meter(), 1 << 14);
      List<Atom> atoms = new Atoms(proof, algebra, List.of("a", "b"), cells).all();
      assertThat(atoms).hasSizeGreaterThan(100);
      for (Atom atom : atoms) {
        int[] tracks = atom.automaton().tracks();
        assertThat(
                cells.where(sizes ->
                    atom.automaton()
                            .read(
                                proof
                                    .numeration()
                                    .word(Arrays.stream(tracks).mapToLong(i -> sizes[i]).toArray()))
                        == 1))
            .as(atom.text())
            .isEqualTo(atom.cells());
      }
    }
  }

  @Test
  void beattyPairsLoseAtTenToEighteen() {
    AutomatonProof proof = proof(WYTHOFF, 2);
    SplittableRandom random = new SplittableRandom(1);
    LongStream.generate(() -> random.nextLong(400_000_000_000_000_000L))
        .limit(1_000)
        .forEach(i -> {
          long least = Atoms.floor(i, 1);
          assertThat(proof.at(least, least + i)).isZero();
          assertThat(proof.at(least + 1, least + 1 + i)).isEqualTo(1);
        });
  }
}
