package org.grundy.bench;

import de.learnlib.acex.AcexAnalyzers;
import de.learnlib.algorithm.ttt.dfa.TTTLearnerDFA;
import de.learnlib.oracle.MembershipOracle;
import de.learnlib.query.DefaultQuery;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import net.automatalib.alphabet.Alphabet;
import net.automatalib.alphabet.impl.Alphabets;
import net.automatalib.automaton.fsa.DFA;
import net.automatalib.automaton.fsa.impl.CompactDFA;
import net.automatalib.util.automaton.fsa.DFAs;
import net.automatalib.word.Word;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.Learner;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Grundy's automata beside those of AutomataLib and LearnLib: the losing positions of Wythoff's
/// game that is won at `a + b <= 12`, cut with a condition of sizes, and learnt anew from a teacher
/// that reads their automaton and names a shortest word at which a guess is wrong.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class AutomataBenchmark {
  private static final String RULES =
      """
      game Wythoff
      board heaps a b
      move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
      win where a + b <= 12
      """;

  private Automaton losing = new Automaton(new int[] {0}, 2, new int[] {0, 0}, new int[] {0});
  private Automaton condition = losing;
  private Optional<AutomatonAlgebra> algebra = Optional.empty();
  private Alphabet<Integer> alphabet = Alphabets.integers(0, 0);
  private CompactDFA<Integer> libraryLosing = new CompactDFA<>(alphabet);
  private CompactDFA<Integer> libraryCondition = new CompactDFA<>(alphabet);

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 30));
  }

  /// Proves the theorem, and copies its automaton.
  @Setup
  public void prove() {
    GameRules rules = RulesParser.parse("bench", RULES);
    AutomatonProof proof = AutomatonProver.outcomes(rules, 2, meter()).proof().orElseThrow();
    losing = proof.automaton().withOutputs(output -> 1 - output);
    AutomatonAlgebra own = new AutomatonAlgebra(proof.numeration(), meter(), 1 << 20);
    algebra = Optional.of(own);
    condition =
        own.compare(LinearSum.track(0).plus(LinearSum.track(1), -1).minus(7), Relation.LESS);
    alphabet = Alphabets.integers(0, losing.letters() - 1);
    libraryLosing = copy(losing);
    libraryCondition = copy(condition);
  }

  private CompactDFA<Integer> copy(Automaton automaton) {
    CompactDFA<Integer> copy = new CompactDFA<>(alphabet, automaton.states());
    for (int state = 0; state < automaton.states(); state++) {
      copy.addState(automaton.accepts(state));
    }
    copy.setInitialState(0);
    for (int state = 0; state < automaton.states(); state++) {
      for (int letter = 0; letter < automaton.letters(); letter++) {
        copy.setTransition(state, letter, automaton.next(state, letter));
      }
    }
    return copy;
  }

  /// Two automata as one, which is then the smallest.
  @Benchmark
  public Automaton cut() {
    return algebra.orElseThrow().and(losing, condition);
  }

  /// The same by AutomataLib.
  @Benchmark
  public CompactDFA<Integer> cutByLibrary() {
    return DFAs.minimize(DFAs.and(libraryLosing, libraryCondition, alphabet), alphabet);
  }

  /// The learner of the prover.
  @Benchmark
  public Automaton learn() {
    Learner learner = new Learner(2, losing.radix(), losing::read, meter());
    Automaton guess = learner.hypothesis(1 << 12);
    int[] wrong = difference(copy(guess));
    while (wrong.length > 0) {
      learner.corrects(guess, wrong, 1 << 12);
      guess = learner.hypothesis(1 << 12);
      wrong = difference(copy(guess));
    }
    return guess;
  }

  /// LearnLib's TTT.
  @Benchmark
  public DFA<?, Integer> learnByLibrary() {
    MembershipOracle<Integer, Boolean> teacher =
        queries ->
            queries.forEach(query ->
                query.answer(
                    losing.read(query.getInput().stream().mapToInt(one -> one).toArray()) == 1));
    TTTLearnerDFA<Integer> learner =
        new TTTLearnerDFA<>(alphabet, teacher, AcexAnalyzers.BINARY_SEARCH_FWD);
    learner.startLearning();
    int[] wrong = difference(learner.getHypothesisModel());
    while (wrong.length > 0) {
      Word<Integer> word = Word.fromList(Arrays.stream(wrong).boxed().toList());
      learner.refineHypothesis(new DefaultQuery<>(word, losing.read(wrong) == 1));
      wrong = difference(learner.getHypothesisModel());
    }
    return learner.getHypothesisModel();
  }

  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  private record Pair(Object guessed, int state, int[] word) {}

  /// A shortest word at which a guess is wrong; empty where there is none.
  private <S> int[] difference(DFA<S, Integer> guess) {
    Deque<Pair> open = new ArrayDeque<>();
    Set<List<Object>> known = new HashSet<>();
    open.add(new Pair(guess.getInitialState(), 0, new int[0]));
    while (!open.isEmpty()) {
      Pair at = open.remove();
      @SuppressWarnings("unchecked")
      S guessed = (S) at.guessed;
      if (guess.isAccepting(guessed) != losing.accepts(at.state)) {
        return at.word;
      }
      for (int letter = 0; letter < losing.letters(); letter++) {
        Object next = guess.getTransition(guessed, letter);
        int state = losing.next(at.state, letter);
        if (known.add(List.of(next, state))) {
          int[] word = Arrays.copyOf(at.word, at.word.length + 1);
          word[at.word.length] = letter;
          open.add(new Pair(next, state, word));
        }
      }
    }
    return new int[0];
  }
}
