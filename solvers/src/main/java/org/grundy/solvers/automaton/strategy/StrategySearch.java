package org.grundy.solvers.automaton.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.moves.MoveRelation;
import org.grundy.solvers.automaton.moves.MoveRelation.Arrows;
import org.grundy.solvers.automaton.strategy.Cover.Goal;
import org.grundy.solvers.automaton.strategy.Cover.Line;

/// The search for a strategy in words from a proof of who wins.
public final class StrategySearch {
  private static final int MOST_HEAPS = 4;
  private static final int MOST_STATES = 1 << 14;
  private static final long MOST_WORK = 1L << 22;
  private static final List<String> NAMES = List.of("a", "b", "c", "d");

  private final AutomatonProof proof;
  private final AutomatonAlgebra algebra;
  private final List<String> names;
  private final Cells cells;
  private final List<Atom> atoms;

  private StrategySearch(AutomatonProof proof, Meter meter) {
    this.proof = proof;
    this.algebra = new AutomatonAlgebra(proof.numeration(), meter, MOST_STATES);
    this.names = names(proof);
    this.cells = Cells.of(proof.heaps());
    this.atoms = new Atoms(proof, algebra, names, cells).all();
  }

  private static List<String> names(AutomatonProof proof) {
    return switch (proof.rules().board()) {
      case Board.Heaps board -> board.variables();
      case Board.Heap heap when proof.heaps() == 1 -> List.of(heap.variable());
      default -> NAMES.subList(0, proof.heaps());
    };
  }

  /// Looks for few lines that are proved to say who wins, and how.
  ///
  /// @param proof of who wins
  /// @return empty where no few lines are found with little work
  /// @throws BudgetSpentException if the meter says so
  public static Optional<Strategy> of(AutomatonProof proof, Meter meter) {
    if (proof.heaps() > MOST_HEAPS || proof.ofValues()) {
      return Optional.empty();
    }
    Meter part = meter.part(Budget.ofNodes(MOST_WORK, meter.bytesLeft()));
    try {
      return Optional.of(new StrategySearch(proof, part).search())
          .filter(found -> !found.lines().isEmpty());
    } catch (BudgetSpentException spent) {
      meter.check();
      return Optional.empty();
    }
  }

  private Strategy search() {
    Automaton lost = proof.losing(algebra);
    Goal goal = goal("", lost);
    Optional<List<Line>> lines = lines(List.of(goal), goal, false);
    return new Strategy(lines.orElse(List.of()).stream().map(Line::text).toList(), moves(lost));
  }

  private Goal goal(String name, Automaton holds) {
    return new Goal(
        name, holds, cells.where(sizes -> holds.read(proof.numeration().word(sizes)) == 1));
  }

  private Optional<List<Line>> lines(List<Goal> goals, Goal whole, boolean inOrder) {
    try {
      return new Cover(atoms, goals, whole, inOrder, algebra).lines();
    } catch (BudgetSpentException spent) {
      algebra.meter().check();
      return Optional.empty();
    }
  }

  /// Which kind of move wins where: moves that change the same sizes are of one kind, or those of
  /// one line where all change the same.
  private List<Strategy.Line> moves(Automaton lost) {
    Map<String, Automaton> kinds = new TreeMap<>();
    boolean byLine = proof.relation().arrows().size() == 1;
    for (int rule = 0; rule < proof.rules().rules().size(); rule++) {
      String line = RulesFormatter.rule(proof.rules().rules().get(rule), proof.rules().board());
      for (Arrows arrows :
          MoveRelation.of(proof.rules().ofLine(rule), proof.heaps(), algebra).arrows()) {
        kinds.merge(
            byLine ? "by `" + line + "`" : changing(arrows), winning(arrows, lost), algebra::or);
      }
    }
    if (kinds.size() < 2) {
      return List.of();
    }
    List<Goal> goals = new ArrayList<>();
    kinds.forEach((name, where) -> goals.add(goal(name, where)));
    Automaton all = algebra.or(List.copyOf(kinds.values()));
    return lines(goals, goal("", all), true).orElse(List.of()).stream()
        .map(line -> new Strategy.Line(line.text(), line.goal().name()))
        .toList();
  }

  private String changing(Arrows arrows) {
    return "change "
        + IntStream.range(0, proof.heaps())
            .filter(i -> arrows.option()[i] != i)
            .mapToObj(names::get)
            .collect(Collectors.joining(" and "));
  }

  /// The positions from which a move of a kind leads to a lost one, and in which the game is not
  /// over.
  private Automaton winning(Arrows arrows, Automaton lost) {
    Automaton some = algebra.and(arrows.holds(), lost.renamed(arrows.option()));
    for (int track : arrows.option()) {
      some = track >= proof.heaps() ? algebra.exists(some, track) : some;
    }
    return algebra.and(some, lost.not());
  }
}
