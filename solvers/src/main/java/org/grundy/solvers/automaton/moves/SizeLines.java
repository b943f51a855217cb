package org.grundy.solvers.automaton.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Substitution;
import org.grundy.rules.tree.Take;

/// The lines of a game on a fixed number of heaps as equations of all their sizes: a line of one
/// heap is one for each heap, a line of several heaps one for each choice of them.
public final class SizeLines {
  private static final int MOST_HEAPS = 6;

  private final GameRules rules;
  private final List<String> sizes;
  private final List<EquationMove> moves = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private int fresh;

  private SizeLines(GameRules rules, List<String> sizes) {
    this.rules = rules;
    this.sizes = sizes;
  }

  /// The lines of checked rules.
  ///
  /// @param heaps the number of heaps of a position, which `board heaps` says itself
  /// @throws NotLinearException if a move leaves more heaps than it finds, the board has none, or a
  ///   condition on one of several ends the game
  public static SizeLines of(GameRules rules, int heaps) {
    List<String> names =
        switch (rules.board()) {
          case Board.Heaps board -> board.variables();
          case Board.Heap _, Board.HeapSet _ ->
              IntStream.range(0, heaps).mapToObj(i -> "#" + i).toList();
          case Board.Cells _, Board.Graph _, Board.Tiling _ ->
              throw new NotLinearException("the board has no heaps, whose sizes could be numbers");
        };
    if (names.size() != heaps || heaps > MOST_HEAPS) {
      throw new NotLinearException(
          heaps > MOST_HEAPS
              ? "more than %d heaps are too many".formatted(MOST_HEAPS)
              : "the board has %d sizes, not %d".formatted(names.size(), heaps));
    }
    if (rules.endsEarly() && heaps > 1 && !(rules.board() instanceof Board.Heaps)) {
      throw new NotLinearException("a condition on one heap ends a game of several heaps");
    }
    SizeLines lines = new SizeLines(rules, names);
    rules.rules().forEach(lines::add);
    return lines;
  }

  /// The names of the sizes.
  public List<String> sizes() {
    return sizes;
  }

  /// The moves, each with one component.
  public List<EquationMove> moves() {
    return moves;
  }

  /// The line of the rules that a move comes from, as text.
  public String text(int move) {
    return texts.get(move);
  }

  private void add(Rule rule) {
    String text = RulesFormatter.rule(rule, rules.board());
    switch (rule) {
      case EquationMove move when rules.board() instanceof Board.Heaps -> add(move, text);
      case SeveralHeaps line -> addChoices(line, text);
      default -> addChoices(new SeveralHeaps(rule, 1, OptionalLong.of(1), false), text);
    }
  }

  private void add(EquationMove move, String text) {
    if (move.alternatives().stream().anyMatch(alternative -> alternative.sum().size() > 1)) {
      throw new NotLinearException(
          "`%s`: the move leaves a sum of positions, whose outcome does not follow from theirs"
              .formatted(text));
    }
    moves.add(move);
    texts.add(text);
  }

  private void addChoices(SeveralHeaps line, String text) {
    List<Alternative> ofOne = ofOneHeap(line.line(), text);
    Set<List<Long>> except = line.line() instanceof EquationMove move ? move.except() : Set.of();
    int all = sizes.size();
    for (int chosen = 1; chosen < 1 << all; chosen++) {
      int count = Integer.bitCount(chosen);
      if (count >= line.least() && count <= line.most().orElse(all)) {
        List<Alternative> made = new ArrayList<>();
        choose(line, ofOne, except, chosen, 0, new Chosen(sizes), made);
        if (!made.isEmpty()) {
          moves.add(new EquationMove(sizes, made, Set.of()));
          texts.add(text);
        }
      }
    }
  }

  /// What is chosen in the first heaps: the sizes that they are left with, and when.
  private record Chosen(List<Expression> left, List<Condition> conditions) {
    Chosen(List<String> sizes) {
      this(sizes.stream().<Expression>map(Expression.Variable::new).toList(), new ArrayList<>());
    }

    Chosen with(int heap, Expression size, List<Condition> more) {
      List<Expression> sizes = new ArrayList<>(left);
      sizes.set(heap, size);
      List<Condition> all = new ArrayList<>(conditions);
      all.addAll(more);
      return new Chosen(List.copyOf(sizes), all);
    }
  }

  private void choose(
      SeveralHeaps line,
      List<Alternative> ofOne,
      Set<List<Long>> except,
      int chosen,
      int heap,
      Chosen before,
      List<Alternative> made) {
    if (heap == sizes.size()) {
      made.add(new Alternative(List.of(before.left), conditions(line, chosen, before)));
      return;
    }
    Expression size = new Expression.Variable(sizes.get(heap));
    if ((chosen >> heap & 1) == 0) {
      boolean every = line.most().isEmpty();
      Chosen stays =
          before.with(heap, size, every ? List.of(compare(size, Relation.EQUAL, 0)) : List.of());
      choose(line, ofOne, except, chosen, heap + 1, stays, made);
      return;
    }
    for (Alternative one : ofOne) {
      Substitution names = names(line.line(), one, heap);
      Expression left = names.in(one.sum().getFirst().getFirst());
      List<Condition> conditions = new ArrayList<>(names.in(one.conditions()));
      conditions.add(compare(size, Relation.AT_LEAST, 1));
      except.forEach(sizes -> conditions.add(compare(left, Relation.UNEQUAL, sizes.getFirst())));
      choose(line, ofOne, except, chosen, heap + 1, before.with(heap, left, conditions), made);
    }
  }

  /// The conditions of a choice; where all heaps are to become smaller by one number, that too.
  private List<Condition> conditions(SeveralHeaps line, int chosen, Chosen made) {
    List<Condition> all = new ArrayList<>(made.conditions);
    int first = Integer.numberOfTrailingZeros(chosen);
    for (int heap = first + 1; heap < sizes.size() && line.same(); heap++) {
      if ((chosen >> heap & 1) != 0) {
        all.add(
            new Condition.Chain(
                List.of(taken(made, first), taken(made, heap)), List.of(Relation.EQUAL)));
      }
    }
    return all;
  }

  private Expression taken(Chosen made, int heap) {
    return new Expression.Minus(new Expression.Variable(sizes.get(heap)), made.left.get(heap));
  }

  private static Condition compare(Expression left, Relation relation, long number) {
    return new Condition.Chain(List.of(left, new Expression.Constant(number)), List.of(relation));
  }

  /// The size of the heap in place of the line's variable, and names of its own for the others.
  private Substitution names(Rule rule, Alternative one, int heap) {
    Map<String, Expression> names = new HashMap<>();
    List<Expression> all = new ArrayList<>(one.sum().getFirst());
    one.conditions().forEach(condition -> condition.operands().forEach(all::add));
    all.stream()
        .flatMap(Expression::names)
        .forEach(
            name -> names.computeIfAbsent(name, _ -> new Expression.Variable(name + "#" + fresh)));
    fresh++;
    String variable = rule instanceof EquationMove move ? move.variables().getFirst() : "n";
    names.put(variable, new Expression.Variable(sizes.get(heap)));
    return new Substitution(names);
  }

  private static List<Alternative> ofOneHeap(Rule rule, String text) {
    if (rule instanceof RunMove) {
      throw new NotLinearException("`%s`: the move leaves several heaps".formatted(text));
    }
    if (rule instanceof EquationMove move) {
      if (move.alternatives().stream().anyMatch(alternative -> alternative.sum().size() > 1)) {
        throw new NotLinearException("`%s`: the move leaves several heaps".formatted(text));
      }
      return move.alternatives();
    }
    return switch (HeapLine.of(rule)) {
      case HeapLine.Counts(List<Take.Range> counts) ->
          counts.stream().map(range -> taking(range.fromCount(), range.toCount() - 1)).toList();
      case HeapLine.Code(TakeAndBreakCode code) -> ofCode(code, text);
      case HeapLine.Equation _ ->
          throw new NotLinearException(
              "`%s`: primes, squares, cubes, powers, recurrences and sums are no set that automata know"
                  .formatted(text));
    };
  }

  private static final Expression N = new Expression.Variable("n");
  private static final Expression K = new Expression.Variable("k");

  private static Alternative taking(long from, long to) {
    if (from == to) {
      return new Alternative(
          List.of(List.of(new Expression.Minus(N, new Expression.Constant(from)))));
    }
    List<Condition> conditions = new ArrayList<>();
    conditions.add(compare(K, Relation.AT_LEAST, from));
    if (to < Long.MAX_VALUE - 1) {
      conditions.add(compare(K, Relation.AT_MOST, to));
    }
    return new Alternative(List.of(List.of(new Expression.Minus(N, K))), conditions);
  }

  private static List<Alternative> ofCode(TakeAndBreakCode code, String text) {
    if (code.maxParts() > 1 || hasMore(code)) {
      throw new NotLinearException("`%s`: the code leaves several heaps".formatted(text));
    }
    List<Alternative> alternatives = new ArrayList<>();
    int length = code.length() + 1;
    for (int k = 0; k < length + code.tail().size(); k++) {
      Condition taken =
          k < length
              ? compare(K, Relation.EQUAL, k)
              : new Condition.Chain(
                  List.of(
                      new Expression.Constant(k % code.tail().size()),
                      new Expression.Applied(
                          EquationMove.Operation.REMAINDER,
                          List.of(K, new Expression.Constant(code.tail().size()))),
                      new Expression.Constant(k % code.tail().size())),
                  List.of(Relation.EQUAL, Relation.EQUAL));
      List<Condition> when = new ArrayList<>(List.of(taken));
      when.add(compare(K, Relation.AT_LEAST, Math.min(k, length)));
      addDigit(code.at(k).counts(), when, alternatives);
    }
    return alternatives;
  }

  private static void addDigit(int counts, List<Condition> when, List<Alternative> alternatives) {
    Expression rest = new Expression.Minus(N, K);
    for (int parts = 0; parts <= 1; parts++) {
      if ((counts >> parts & 1) != 0) {
        List<Condition> all = new ArrayList<>(when);
        all.add(compare(rest, parts == 0 ? Relation.EQUAL : Relation.AT_LEAST, parts));
        alternatives.add(new Alternative(List.of(List.of(rest)), all));
      }
    }
  }

  private static boolean hasMore(TakeAndBreakCode code) {
    return IntStream.range(0, code.length() + 1 + code.tail().size())
        .mapToObj(code::at)
        .anyMatch(Digit::orMore);
  }
}
