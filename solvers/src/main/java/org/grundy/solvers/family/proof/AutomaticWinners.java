package org.grundy.solvers.family.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Automatic;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.formula.TablePattern;
import org.grundy.solvers.family.formula.ZeroSet;

/// Heaps of which an [automaton is proved][AutomatonProver] to say who wins, at all sizes: what a
/// pattern says about who wins is an automaton too, and where the two differ is a third, which
/// accepts no position or shows the smallest.
///
/// The automaton is looked for when the first pattern is asked about that no other theorem settles.
final class AutomaticWinners implements Theorem {
  /// By work, never by the clock: the same table has the same proofs on a busy machine.
  private static final Budget BUDGET = Budget.ofNodes(1L << 21, 256L << 20);

  private static final int MOST_STATES = 1 << 14;

  private static final String WHO_WINS =
      "no position that it calls lost has an option that it calls lost, and each other one has such"
          + " an option: both were checked of all sizes together";

  private static final String AGREES =
      "the automaton that says who wins at all sizes says the same";

  private final GameRules rules;
  private final FamilySpec family;
  private final boolean ofValues;
  private final Meter meter = Meter.partHere(BUDGET);
  private boolean looked;
  private Optional<AutomatonProof> proof = Optional.empty();

  AutomaticWinners(GameRules rules, FamilyTable table) {
    this.rules = rules;
    this.family = table.family();
    this.ofValues = table.ofValues();
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    if (!isAboutWinners(pattern)) {
      return Optional.empty();
    }
    try {
      return proof().flatMap(found -> settle(found, subject, pattern, range));
    } catch (BudgetSpentException spent) {
      return Optional.empty();
    }
  }

  /// The pattern that an automaton says who wins; empty where none is known.
  Optional<Finding> finding() {
    return proof()
        .map(found -> {
          Automatic pattern = new Automatic(found.numeration().text(), found.automaton().states());
          String text =
              new Wording(new TableNames(family.rows().name(), family.columns().name(), ofValues))
                  .of(pattern);
          return new Finding(new Subject.Whole(), pattern, text, new Standing.Proved(WHO_WINS));
        });
  }

  /// True if a pattern says who wins: a formula of values says more.
  private boolean isAboutWinners(TablePattern pattern) {
    return pattern instanceof ZeroSet
        || (!ofValues && (pattern instanceof Formula || pattern instanceof Symmetric));
  }

  /// The automaton, where who wins is what a table of the game tells or follows from it.
  private Optional<AutomatonProof> proof() {
    if (!looked) {
      looked = true;
      proof = isAsked() ? find() : Optional.empty();
    }
    return proof;
  }

  private boolean isAsked() {
    boolean ofSizes =
        switch (rules.board()) {
          case Board.Heap _, Board.Heaps _, Board.HeapSet _ -> true;
          default -> false;
        };
    return ofSizes && (!ofValues || !rules.endsEarly());
  }

  private Optional<AutomatonProof> find() {
    try {
      return AutomatonProver.outcomes(rules, family.coordinates().size(), meter).proof();
    } catch (BudgetSpentException spent) {
      return Optional.empty();
    }
  }

  private Optional<Standing> settle(
      AutomatonProof found, Subject subject, TablePattern pattern, String range) {
    AutomatonAlgebra algebra = new AutomatonAlgebra(found.numeration(), meter, MOST_STATES);
    Line line = line(subject);
    Automaton losing = losing(found, line, algebra);
    Optional<Automaton> said =
        switch (pattern) {
          case Symmetric _ -> Optional.of(exchanged(losing));
          case ZeroSet(Formula formula) -> zeros(formula, line, algebra);
          case Formula formula -> zeros(formula, line, algebra);
          case Automatic _ -> Optional.empty();
        };
    return said.map(zeros -> {
      Automaton differ = algebra.join(losing, zeros, (a, b) -> a ^ b);
      return algebra
          .and(differ, starts(line, algebra))
          .shortest()
          .map(word -> refuted(found, line, word, losing, range))
          .orElseGet(() -> new Standing.Proved(AGREES + since(line)));
    });
  }

  /// The coordinates that run.
  ///
  /// @param row along a line the same as the column
  /// @param number of the coordinate of a table that runs, but not along this line
  private record Line(int row, int column, long number) {
    boolean isTable() {
      return row != column;
    }
  }

  private Line line(Subject subject) {
    return switch (subject) {
      case Subject.Row(long number) -> new Line(family.across(), family.across(), number);
      case Subject.Column(long number) -> new Line(family.down(), family.down(), number);
      case Subject.Whole() ->
          new Line(family.isLine() ? family.across() : family.down(), family.across(), 0);
    };
  }

  /// Where the player to move loses, over the coordinates that run alone.
  private Automaton losing(AutomatonProof found, Line line, AutomatonAlgebra algebra) {
    Automaton losing = found.losing(algebra);
    for (int i = 0; i < family.coordinates().size(); i++) {
      if (i != line.row && i != line.column) {
        boolean runs = i == family.down() || i == family.across();
        long number = runs ? line.number : family.coordinates().get(i).fromNumber();
        Automaton is = algebra.compare(LinearSum.track(i).minus(number), Relation.EQUAL);
        losing = algebra.exists(algebra.and(losing, is), i);
      }
    }
    return losing;
  }

  private static Automaton exchanged(Automaton table) {
    int[] tracks = table.tracks();
    return table.renamed(new int[] {tracks[1], tracks[0]});
  }

  private Optional<Automaton> zeros(Formula formula, Line line, AutomatonAlgebra algebra) {
    return new ZeroAutomata(algebra, line.row, line.column).of(formula);
  }

  /// The starts from the first of the table on.
  private Automaton starts(Line line, AutomatonAlgebra algebra) {
    return algebra.and(from(line.row, algebra), from(line.column, algebra));
  }

  private Automaton from(int coordinate, AutomatonAlgebra algebra) {
    long first = family.coordinates().get(coordinate).fromNumber();
    return algebra.compare(LinearSum.track(coordinate).minus(first), Relation.AT_LEAST);
  }

  private String since(Line line) {
    return IntStream.of(line.row, line.column)
            .allMatch(i -> family.coordinates().get(i).fromNumber() == 0)
        ? ""
        : ", from the first start of the table on";
  }

  private Standing refuted(
      AutomatonProof found, Line line, int[] word, Automaton losing, String range) {
    int[] tracks = losing.tracks();
    long[] sizes = found.numeration().numbers(word, tracks.length).orElseThrow();
    List<String> at = new ArrayList<>();
    for (int track : line.isTable() ? new int[] {line.row, line.column} : tracks) {
      at.add(
          family.coordinates().get(track).name()
              + " = "
              + sizes[Arrays.binarySearch(tracks, track)]);
    }
    String lost = ofValues ? "0" : Outcome.P.name();
    String won = ofValues ? "not 0" : Outcome.N.name();
    boolean isLost = losing.read(word) == 1;
    return new Standing.Refuted(
        range, String.join(", ", at), isLost ? won : lost, isLost ? lost : won);
  }
}
