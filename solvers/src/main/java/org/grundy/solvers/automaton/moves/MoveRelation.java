package org.grundy.solvers.automaton.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.grundy.core.Play;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;

/// The relation "these sizes are an option of those" as automata, and what ends the game.
///
/// The sizes of a position are the tracks from 0, those of its option the tracks behind them. Where
/// a move leaves a size as it is the option's is on the track of the position.
///
/// @param heaps the number of sizes
/// @param arrows the moves, those that change the same sizes together
/// @param standing for sizes one of [#FREE], [#LOST], [#WON] and [#INVALID]
public record MoveRelation(int heaps, List<Arrows> arrows, Automaton standing) {
  /// The digits are no numbers.
  public static final int INVALID = 0;

  /// The player to move loses: the other one has won.
  public static final int LOST = 1;

  /// The player to move wins, whatever the options.
  public static final int WON = 2;

  /// The options decide.
  public static final int FREE = 3;

  public MoveRelation {
    arrows = List.copyOf(arrows);
  }

  /// The moves that change some of the sizes.
  ///
  /// @param holds over the tracks of the position, and of the option's sizes that change
  /// @param option the track of each size of the option
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Arrows(Automaton holds, int[] option) {}

  /// The relation of a game.
  ///
  /// @param rules checked rules
  /// @throws NotLinearException if a line says more than automata can, or the play
  /// @throws org.grundy.core.BudgetSpentException if an automaton has too many states
  public static MoveRelation of(GameRules rules, int heaps, AutomatonAlgebra algebra) {
    SizeLines lines = SizeLines.of(rules, heaps);
    TreeMap<Integer, List<Automaton>> found = new TreeMap<>();
    for (int i = 0; i < lines.moves().size(); i++) {
      EquationMove move = lines.moves().get(i);
      for (Alternative alternative : move.alternatives()) {
        Reading reading = new Reading(algebra, lines.sizes());
        Automaton holds = told(lines.text(i), () -> reading.move(move, alternative));
        found.computeIfAbsent(reading.changed, _ -> new ArrayList<>()).add(holds);
      }
    }
    List<Arrows> arrows = new ArrayList<>();
    found.forEach((changed, parts) -> {
      int[] option =
          IntStream.range(0, heaps).map(i -> (changed >> i & 1) != 0 ? heaps + i : i).toArray();
      int[] all =
          IntStream.concat(IntStream.range(0, heaps), Arrays.stream(option))
              .distinct()
              .sorted()
              .toArray();
      arrows.add(new Arrows(algebra.and(algebra.or(parts), algebra.valid(all)), option));
    });
    return new MoveRelation(heaps, arrows, standing(rules, lines.sizes(), arrows, algebra));
  }

  /// The positions in which the conditions hold that end a game.
  ///
  /// @param sizes their names
  /// @throws NotLinearException if they say more than automata can
  /// @throws org.grundy.core.BudgetSpentException if an automaton has too many states
  public static Automaton where(EndCondition end, List<String> sizes, AutomatonAlgebra algebra) {
    Alternative one = HeapEnds.asMove(end, sizes).alternatives().getFirst();
    int[] all = IntStream.range(0, sizes.size()).toArray();
    return algebra.and(new Reading(algebra, sizes).conditions(one), algebra.valid(all));
  }

  private static <T> T told(String text, Supplier<T> work) {
    try {
      return work.get();
    } catch (NotLinearException one) {
      throw new NotLinearException("`%s`: %s".formatted(text, one.because()));
    } catch (ArithmeticException tooLarge) {
      throw new NotLinearException("`%s`: a number of more than 63 bits".formatted(text));
    }
  }

  private static Automaton standing(
      GameRules rules, List<String> sizes, List<Arrows> arrows, AutomatonAlgebra algebra) {
    int[] all = IntStream.range(0, sizes.size()).toArray();
    Automaton won = ends(rules, sizes, true, algebra);
    Automaton lost = ends(rules, sizes, false, algebra);
    if (rules.play() == Play.MISERE) {
      lost =
          algebra.or(
              lost, algebra.and(movable(arrows, all.length, algebra).not(), algebra.valid(all)));
    }
    Automaton ended =
        algebra.join(won, lost, (win, lose) -> win == 1 ? LOST : lose == 1 ? WON : FREE);
    return algebra.join(ended, algebra.valid(all), (end, valid) -> valid == 1 ? end : INVALID);
  }

  /// The positions with a move.
  private static Automaton movable(List<Arrows> arrows, int heaps, AutomatonAlgebra algebra) {
    Automaton some = algebra.constant(false);
    for (Arrows one : arrows) {
      Automaton holds = one.holds;
      for (int track : one.option) {
        holds = track >= heaps ? algebra.exists(holds, track) : holds;
      }
      some = algebra.or(some, holds);
    }
    return some;
  }

  private static Automaton ends(
      GameRules rules, List<String> sizes, boolean wins, AutomatonAlgebra algebra) {
    Automaton some = algebra.constant(false);
    List<String> texts = RulesFormatter.ends(rules);
    List<String> names =
        rules.board() instanceof Board.Heap heap ? List.of(heap.variable()) : sizes;
    for (int i = 0; i < rules.ends().size(); i++) {
      if (rules.ends().get(i) instanceof EndCondition end && end.wins() == wins) {
        EquationMove move = HeapEnds.asMove(end, names);
        Reading reading = new Reading(algebra, names);
        some =
            algebra.or(
                some, told(texts.get(i), () -> reading.conditions(move.alternatives().getFirst())));
      }
    }
    return some;
  }

  /// The reading of one alternative.
  private static final class Reading {
    private final AutomatonAlgebra algebra;
    private final ConditionReader reader;
    private final List<String> sizes;
    private final int heaps;

    /// The sizes that the move changes, as bits.
    private int changed;

    Reading(AutomatonAlgebra algebra, List<String> sizes) {
      this.algebra = algebra;
      this.sizes = sizes;
      this.heaps = sizes.size();
      this.reader = new ConditionReader(algebra, 2 * heaps);
      for (int i = 0; i < heaps; i++) {
        reader.bind(sizes.get(i), LinearSum.track(i));
      }
    }

    /// The conditions hold, for some numbers of the other names.
    Automaton conditions(Alternative alternative) {
      return reader.hideAbove(heaps, reader.conjuncts(alternative.conditions()));
    }

    Automaton move(EquationMove move, Alternative alternative) {
      List<Expression> left = alternative.sum().getFirst();
      List<Automaton> all = new ArrayList<>();
      for (int i = 0; i < heaps; i++) {
        if (!left.get(i).equals(new Expression.Variable(sizes.get(i)))) {
          changed |= 1 << i;
          bind(left.get(i), i, all);
        }
      }
      all.addAll(reader.conjuncts(alternative.conditions()));
      for (List<Long> except : move.except()) {
        all.add(differs(except));
      }
      return reader.hideAbove(2 * heaps, all);
    }

    /// Says that a size of the option is an expression: where a name of it is free, the name is
    /// what follows from the size; else by a condition.
    private void bind(Expression size, int place, List<Automaton> all) {
      LinearSum option = LinearSum.track(heaps + place);
      var solved = Solving.of(size, reader, option);
      if (solved.isPresent()) {
        reader.bind(solved.get().name(), solved.get().sum());
        all.add(algebra.compare(solved.get().sum(), Relation.AT_LEAST));
        return;
      }
      String name = "#option" + place;
      reader.bind(name, option);
      all.add(reader.compare(size, Relation.EQUAL, new Expression.Variable(name)));
    }

    private Automaton differs(List<Long> sizes) {
      List<Automaton> some = new ArrayList<>();
      for (int i = 0; i < heaps; i++) {
        int track = (changed >> i & 1) != 0 ? heaps + i : i;
        some.add(algebra.compare(LinearSum.track(track).minus(sizes.get(i)), Relation.UNEQUAL));
      }
      return algebra.or(some);
    }
  }

  /// A free name that follows from the size which an expression of it is.
  private record Solving(String name, LinearSum sum) {
    /// @return empty unless the expression is a sum in which a free name stands alone
    static Optional<Solving> of(Expression size, ConditionReader reader, LinearSum option) {
      List<String> free = size.names().distinct().filter(name -> !reader.isBound(name)).toList();
      if (free.isEmpty()) {
        return Optional.empty();
      }
      return reader.plain(size).flatMap(sum -> of(sum, free.getLast(), reader, option));
    }

    private static Optional<Solving> of(
        LinearSum sum, String name, ConditionReader reader, LinearSum option) {
      int track = reader.sumOf(name).coefficients().firstKey();
      long step = sum.coefficient(track);
      return Math.abs(step) == 1
          ? Optional.of(new Solving(name, option.plus(sum.plus(track, -step), -1).times(step)))
          : Optional.empty();
    }
  }
}
