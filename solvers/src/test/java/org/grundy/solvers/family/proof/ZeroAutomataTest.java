package org.grundy.solvers.family.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;
import org.grundy.solvers.automaton.digit.Numeration;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Joined;
import org.grundy.solvers.family.formula.Linear;
import org.grundy.solvers.family.formula.MexPairs;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.formula.Product;
import org.grundy.solvers.family.formula.Residues;
import org.grundy.solvers.family.formula.ZeroLines;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The automata of formulas accept the places at which these are zero, and no other.
class ZeroAutomataTest {
  private static final Budget FREE = Budget.ofBytes(1L << 28);
  private static final int SIDE = 40;

  private static AutomatonAlgebra algebra(Numeration numeration) {
    return new AutomatonAlgebra(numeration, new Meter(FREE), 1 << 14);
  }

  private static void holds(Formula formula, Numeration numeration, long from) {
    AutomatonAlgebra algebra = algebra(numeration);
    Automaton zeros =
        algebra.join(
            new ZeroAutomata(algebra, 0, 1).of(formula).orElseThrow(),
            algebra.valid(0, 1),
            (a, b) -> a & b);
    for (long row = 0; row < SIDE; row++) {
      for (long column = from; column < SIDE; column++) {
        assertThat(zeros.read(numeration.word(row, column)))
            .as("%s in %s at %d, %d", formula, numeration, row, column)
            .isEqualTo(formula.at(row, column) == 0 ? 1 : 0);
      }
    }
  }

  private static Linear linear(Random random, boolean remainder) {
    long modulus = remainder ? 2 + random.nextInt(7) : 0;
    return new Linear(
        random.nextInt(7) - 3, random.nextInt(7) - 3, random.nextInt(9) - 4, modulus, 1);
  }

  private static Formula formula(Random random) {
    List<Long> values = LongStream.generate(() -> random.nextInt(3)).limit(12).boxed().toList();
    return switch (random.nextInt(9)) {
      case 0 -> new Constant(random.nextInt(2));
      case 1 -> linear(random, false);
      case 2 -> linear(random, true);
      case 3 -> new ZeroLines(List.of(linear(random, false), linear(random, false)));
      case 4 -> new Periodic(0, random.nextInt(10), 0, values);
      case 5 -> new Periodic(0, random.nextInt(10), 1 + random.nextInt(3), values);
      case 6 -> new Residues(random.nextBoolean(), 3, 4, values);
      case 7 -> new Joined(Joined.By.MAX, random.nextInt(7) - 3, random.nextInt(7) - 3);
      default ->
          random.nextBoolean()
              ? new Joined(Joined.By.MIN, random.nextInt(7) - 3, random.nextInt(7) - 3)
              : new Joined(Joined.By.NIM_SUM, random.nextInt(4), random.nextInt(4));
    };
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void equalTheFormulas(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 40; i++) {
      Numeration numeration =
          i % 2 == 0 ? Numeration.base(2 + random.nextInt(2)) : Numeration.ZECKENDORF;
      holds(formula(random), numeration, 0);
    }
  }

  @Test
  void aListIsSaidFromItsFirstNumberOn() {
    holds(new Periodic(5, 2, 0, List.of(0L, 1L, 2L, 0L, 1L)), Numeration.base(2), 5);
  }

  @Test
  void pairsAreSaidInTheirOwnNumeration() {
    holds(new MexPairs(1, 1, 0), Numeration.ZECKENDORF, 0);
    AutomatonAlgebra binary = algebra(Numeration.base(2));
    assertThat(new ZeroAutomata(binary, 0, 1).of(new MexPairs(1, 1, 0))).isEmpty();
  }

  @Test
  void someFormulasHaveNone() {
    AutomatonAlgebra algebra = algebra(Numeration.base(2));
    List<Formula> none =
        new ArrayList<>(
            List.of(
                new Product(1, 0, 0),
                new MexPairs(2, 1, 0),
                new MexPairs(1, 1, -1),
                new Joined(Joined.By.NIM_SUM, -1, 0),
                new Residues(false, 1, 2, List.of(0L, -1L))));
    assertThat(none).allMatch(formula -> new ZeroAutomata(algebra, 0, 1).of(formula).isEmpty());
  }

  /// A shortest word of an automaton is the smallest number, where digits are as many.
  @Test
  void aShortestWordIsFound() {
    AutomatonAlgebra algebra = algebra(Numeration.base(2));
    for (long least : new long[] {0, 1, 5, 64, 1_000_000}) {
      Optional<int[]> word =
          algebra
              .compare(LinearSum.track(0).plus(LinearSum.constant(least), -1), Relation.EQUAL)
              .shortest();
      assertThat(word.map(one -> algebra.numeration().numbers(one, 1).orElseThrow()[0]))
          .contains(least);
    }
    assertThat(algebra.constant(false).shortest()).isEmpty();
  }
}
