package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.Twist;

/// The machines of a game of heaps: its moves and the ends of its lines.
///
/// Heaps of `board heap` are the sizes of a position in their order. As a move in one of them, or
/// in several, leaves the others where they are, and an empty heap has no move, the game of heaps
/// in an order is that of heaps in none.
final class GameMachines {
  private static final int MOST_MACHINES = 1 << 10;
  private static final Expression SIZE = new Expression.Variable("n");
  private static final Expression TAKEN = new Expression.Variable("k");
  private static final Expression ROUNDS = new Expression.Variable("t");

  private final GameRules rules;
  private final CertifiedNumeration numeration;
  private final int sizes;
  private final List<Machine> machines = new ArrayList<>();

  private GameMachines(GameRules rules, CertifiedNumeration numeration, int sizes) {
    this.rules = rules;
    this.numeration = numeration;
    this.sizes = sizes;
  }

  /// All machines; the first says which positions there are.
  ///
  /// @throws UncheckableException if a line says what no machine can
  static List<Machine> of(GameRules rules, CertifiedNumeration numeration, int sizes) {
    for (Twist twist : rules.twists()) {
      if (twist != Twist.MISERE && twist != Twist.EARLY_END) {
        throw new UncheckableException(twist.because());
      }
    }
    GameMachines game = new GameMachines(rules, numeration, sizes);
    game.machines.add(game.reader().machine(Machine.Kind.NUMBERS, List.of()));
    switch (rules.board()) {
      case Board.Heaps(List<String> variables, var _) when variables.size() == sizes ->
          game.readTuple(variables);
      case Board.Heap(String variable, var _) -> game.readHeaps(variable);
      case Board.HeapSet(String variable) -> game.readHeaps(variable);
      case Board.Heaps _ ->
          throw new UncheckableException("its positions have not " + sizes + " sizes");
      default -> throw new UncheckableException("its board is no heaps");
    }
    return game.machines;
  }

  private MachineReader reader() {
    return new MachineReader(numeration, sizes);
  }

  private void readTuple(List<String> variables) {
    List<Integer> places = IntStream.range(0, sizes).boxed().toList();
    readEnds(variables, places);
    for (Rule rule : rules.rules()) {
      if (!(rule instanceof EquationMove move)) {
        throw new UncheckableException("a line is no equation");
      }
      for (Alternative alternative : move.alternatives()) {
        MachineReader reader = reader().about(move.variables(), places);
        List<Integer> left = reader.result(alternative, move.except());
        machines.add(reader.machine(Machine.Kind.MOVE, left));
      }
    }
  }

  private void readEnds(List<String> variables, List<Integer> places) {
    for (var end : rules.ends()) {
      if (!(end instanceof EndCondition(boolean wins, List<Condition> conditions))) {
        throw new UncheckableException("it is ended by more than conditions");
      }
      MachineReader reader = reader().about(variables, places);
      reader.require(conditions);
      machines.add(reader.machine(wins ? Machine.Kind.WON : Machine.Kind.LOST, List.of()));
    }
  }

  private void readHeaps(String variable) {
    if (sizes == 1) {
      readEnds(List.of(variable), List.of(0));
    } else if (!rules.ends().isEmpty()) {
      throw new UncheckableException("conditions end a game of several heaps");
    }
    for (Rule rule : rules.rules()) {
      switch (rule) {
        case SeveralHeaps several -> {
          boolean every = several.most().isEmpty();
          long most = several.most().orElse(sizes);
          readChoices(several.line(), several.least(), most, every, several.same());
        }
        default -> readChoices(rule, 1, 1, false, false);
      }
    }
  }

  /// Reads a line made in some of the heaps, for every choice of them.
  private void readChoices(Rule rule, long least, long most, boolean every, boolean same) {
    EquationMove line = equation(rule);
    for (int set = 1; set < 1 << sizes; set++) {
      int chosen = set;
      List<Integer> heaps =
          IntStream.range(0, sizes).filter(i -> (chosen >> i & 1) != 0).boxed().toList();
      if (heaps.size() >= least && heaps.size() <= most) {
        readAlternatives(line, heaps, List.of(), every, same);
      }
    }
  }

  /// Takes one alternative for each heap, in all ways.
  private void readAlternatives(
      EquationMove line,
      List<Integer> heaps,
      List<Alternative> chosen,
      boolean every,
      boolean same) {
    if (machines.size() > MOST_MACHINES) {
      throw new UncheckableException("moves have more than %,d forms".formatted(MOST_MACHINES));
    }
    if (chosen.size() < heaps.size()) {
      for (Alternative alternative : line.alternatives()) {
        List<Alternative> more = new ArrayList<>(chosen);
        more.add(alternative);
        readAlternatives(line, heaps, more, every, same);
      }
      return;
    }
    MachineReader reader = reader();
    List<Integer> left = new ArrayList<>(IntStream.range(0, sizes).boxed().toList());
    for (int i = 0; i < heaps.size(); i++) {
      int heap = heaps.get(i);
      reader.about(line.variables(), List.of(heap));
      left.set(heap, reader.result(chosen.get(i), line.except()).getFirst());
      if (same) {
        reader.require(taken(heap, left), Relation.EQUAL, taken(heaps.getFirst(), left));
      }
    }
    if (every) {
      requireEmpty(heaps, reader);
    }
    machines.add(reader.machine(Machine.Kind.MOVE, left));
  }

  private static LinearSum taken(int heap, List<Integer> left) {
    return LinearSum.ofTrack(heap).minus(LinearSum.ofTrack(left.get(heap)));
  }

  private void requireEmpty(List<Integer> chosen, MachineReader reader) {
    for (int heap = 0; heap < sizes; heap++) {
      if (!chosen.contains(heap)) {
        reader.require(LinearSum.ofTrack(heap), Relation.EQUAL, LinearSum.of(BigInteger.ZERO));
      }
    }
  }

  /// A line of one heap as an equation.
  private static EquationMove equation(Rule rule) {
    return switch (rule) {
      case EquationMove move -> move;
      case Take(List<Take.Range> counts, List<NumberSet> sets) when sets.isEmpty() ->
          equation(List.of(taking(counts)));
      case HeapCode code ->
          switch (HeapLine.of(code)) {
            case HeapLine.Counts(List<Take.Range> counts) -> equation(List.of(taking(counts)));
            case HeapLine.Code(TakeAndBreakCode digits) -> equation(digits(digits));
            case HeapLine.Equation _ -> throw new UncheckableException("its code is no code");
          };
      default -> throw new UncheckableException("a line takes numbers of endless sets, or runs");
    };
  }

  private static EquationMove equation(List<Alternative> alternatives) {
    return new EquationMove(List.of("n"), alternatives, Set.of());
  }

  private static Alternative leaving(Expression size, Condition... conditions) {
    return new Alternative(List.of(List.of(size)), List.of(conditions));
  }

  private static Condition compared(Expression left, Relation relation, Expression right) {
    return new Condition.Chain(List.of(left, right), List.of(relation));
  }

  private static Expression number(long value) {
    return new Expression.Constant(value);
  }

  private static Alternative taking(List<Take.Range> counts) {
    return leaving(
        new Expression.Minus(SIZE, TAKEN), new Condition.In(TAKEN, new NumberSet.Numbers(counts)));
  }

  /// The digits of a code that leave one heap or none.
  private static List<Alternative> digits(TakeAndBreakCode code) {
    List<Alternative> alternatives = new ArrayList<>();
    int places = code.length() + 1;
    for (int k = 0; k < places; k++) {
      addDigit(code.at(k), number(k), alternatives);
    }
    for (int i = 0; i < code.tail().size(); i++) {
      Expression taken =
          new Expression.Plus(
              number(places + i), new Expression.Times(number(code.tail().size()), ROUNDS));
      addDigit(code.tail().get(i), taken, alternatives);
    }
    if (alternatives.isEmpty()) {
      alternatives.add(leaving(number(0), compared(SIZE, Relation.LESS, number(0))));
    }
    return alternatives;
  }

  private static void addDigit(Digit digit, Expression taken, List<Alternative> alternatives) {
    if (digit.orMore() || digit.highest() > 1) {
      throw new UncheckableException("a move splits heaps");
    }
    if (digit.allows(0)) {
      alternatives.add(leaving(number(0), compared(SIZE, Relation.EQUAL, taken)));
    }
    if (digit.allows(1)) {
      alternatives.add(
          leaving(new Expression.Minus(SIZE, taken), compared(SIZE, Relation.MORE, taken)));
    }
  }
}
