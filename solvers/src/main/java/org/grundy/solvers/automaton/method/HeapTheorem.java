package org.grundy.solvers.automaton.method;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Knowledge;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;
import org.grundy.solvers.automaton.moves.MoveRelation;
import org.grundy.solvers.automaton.moves.MoveRelation.Arrows;

/// What is known of all positions of a game: a proof, or that none is found. Kept with the game.
///
/// @param proof who wins
/// @param lines for each line of the rules which sizes it leaves: over the tracks of the position
///   and, behind them, those of the option
record HeapTheorem(Optional<AutomatonProof> proof, List<Automaton> lines) {
  /// The work on a proof where tables are too small for the position.
  private static final long MOST_WORK = 1L << 26;

  /// The same where another method solves the position.
  private static final long LITTLE_WORK = 1L << 19;

  private static final int MOST_STATES = 1 << 18;

  HeapTheorem {
    lines = List.copyOf(lines);
  }

  /// @param work that the proof may take: with more it is looked for anew
  private record Name(int heaps, long work) implements Knowledge.Name<HeapTheorem> {
    @Override
    public Class<HeapTheorem> type() {
      return HeapTheorem.class;
    }
  }

  /// The theorem of a game, looked for by the first that asks.
  ///
  /// @param isLarge whether no table holds the position
  /// @return without a proof where none is found with as much work as the position is worth
  /// @throws BudgetSpentException if the meter says so
  static HeapTheorem of(CompiledGame game, int heaps, boolean isLarge, Meter meter) {
    long work = isLarge ? MOST_WORK : LITTLE_WORK;
    Meter part = meter.part(Budget.ofNodes(work, meter.bytesLeft()));
    try {
      return game.knowledge(part)
          .table(new Name(heaps, work), part, _ -> found(game.rules(), heaps, part));
    } catch (BudgetSpentException spent) {
      meter.check();
      return new HeapTheorem(Optional.empty(), List.of());
    }
  }

  /// The theorem, or that none is found with all the work that a proof is worth.
  private static HeapTheorem found(GameRules rules, int heaps, Meter part) {
    try {
      return find(rules, heaps, part);
    } catch (BudgetSpentException spent) {
      if (spent.ending() instanceof Ending.Nodes && part.nodesLeft() == 0) {
        return new HeapTheorem(Optional.empty(), List.of());
      }
      throw spent;
    }
  }

  private static HeapTheorem find(GameRules rules, int heaps, Meter meter) {
    Optional<AutomatonProof> proof = AutomatonProver.outcomes(rules, heaps, meter).proof();
    return new HeapTheorem(proof, proof.map(one -> lines(one, meter)).orElse(List.of()));
  }

  private static List<Automaton> lines(AutomatonProof proof, Meter meter) {
    AutomatonAlgebra algebra = new AutomatonAlgebra(proof.numeration(), meter, MOST_STATES);
    int heaps = proof.heaps();
    List<Automaton> lines = new ArrayList<>();
    for (int rule = 0; rule < proof.rules().rules().size(); rule++) {
      lines.add(line(MoveRelation.of(proof.rules().ofLine(rule), heaps, algebra), algebra));
    }
    return lines;
  }

  /// The moves of one line: from a position that is not over to one in which whoever moved there
  /// has not lost.
  private static Automaton line(MoveRelation relation, AutomatonAlgebra algebra) {
    int heaps = relation.heaps();
    Automaton open =
        relation.standing().withOutputs(standing -> standing == MoveRelation.FREE ? 1 : 0);
    Automaton legal =
        relation
            .standing()
            .withOutputs(standing -> standing == MoveRelation.WON ? 0 : 1)
            .renamed(IntStream.range(heaps, 2 * heaps).toArray());
    List<Automaton> parts =
        relation.arrows().stream().map(arrows -> widened(arrows, heaps, algebra)).toList();
    return algebra.and(List.of(algebra.or(parts), open, legal));
  }

  /// Moves over all tracks of the option too: those of sizes that stay are equal.
  private static Automaton widened(Arrows arrows, int heaps, AutomatonAlgebra algebra) {
    Automaton all = arrows.holds();
    for (int i = 0; i < heaps; i++) {
      if (arrows.option()[i] == i) {
        all =
            algebra.and(
                all, algebra.compare(LinearSum.track(heaps + i).plus(i, -1), Relation.EQUAL));
      }
    }
    return all;
  }
}
