package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.rules.tree.EquationMove.Relation;

/// Conditions of machines in the words of another program that decides such statements.
abstract class LogicText {
  /// The name of a size, of a size after the move, of another number.
  abstract String size(int index);

  abstract String left(int index);

  abstract String chosen(int index);

  abstract String compared(LinearSum sum, Relation relation, List<String> names);

  abstract String nimSum(String left, String right, String sum);

  /// A condition that some numbers of these names meet.
  abstract String exist(List<String> names, String condition);

  /// What a machine says of the sizes, and of those after the move.
  private String condition(Machine machine, int sizes) {
    List<String> names = new ArrayList<>();
    IntStream.range(0, sizes).mapToObj(this::size).forEach(names::add);
    IntStream.range(sizes, machine.tracks()).mapToObj(i -> chosen(i - sizes)).forEach(names::add);
    List<String> all = new ArrayList<>(List.of(holds(machine.formula(), machine, names)));
    for (List<Integer> xor : machine.xors()) {
      all.add(nimSum(names.get(xor.get(0)), names.get(xor.get(1)), names.get(xor.get(2))));
    }
    for (int i = 0; i < machine.option().size(); i++) {
      all.add(left(i) + " = " + names.get(machine.option().get(i)));
    }
    return exist(names.subList(sizes, names.size()), joined(all, " & ", truth()));
  }

  abstract String truth();

  abstract String losing(List<String> names);

  abstract String forAll(List<String> names, String condition);

  private String holds(Formula formula, Machine machine, List<String> names) {
    return switch (formula) {
      case Formula.Compared(int sum, Relation relation) ->
          compared(machine.sums().get(sum), relation, names);
      case Formula.Not(Formula inner) -> fails(inner, machine, names);
      case Formula.All(List<Formula> formulas) ->
          joined(formulas.stream().map(one -> holds(one, machine, names)).toList(), " & ", truth());
      case Formula.Any(List<Formula> formulas) ->
          joined(
              formulas.stream().map(one -> holds(one, machine, names)).toList(),
              " | ",
              "~" + truth());
      case Formula.Where(Formula exist, Formula inner) ->
          joined(
              List.of(holds(exist, machine, names), holds(inner, machine, names)), " & ", truth());
    };
  }

  private String fails(Formula formula, Machine machine, List<String> names) {
    return switch (formula) {
      case Formula.Compared(int sum, Relation relation) ->
          compared(machine.sums().get(sum), relation.opposite(), names);
      case Formula.Not(Formula inner) -> holds(inner, machine, names);
      case Formula.All(List<Formula> formulas) ->
          joined(
              formulas.stream().map(one -> fails(one, machine, names)).toList(),
              " | ",
              "~" + truth());
      case Formula.Any(List<Formula> formulas) ->
          joined(formulas.stream().map(one -> fails(one, machine, names)).toList(), " & ", truth());
      case Formula.Where(Formula exist, Formula inner) ->
          joined(
              List.of(holds(exist, machine, names), fails(inner, machine, names)), " & ", truth());
    };
  }

  private static String joined(List<String> parts, String sign, String none) {
    return parts.isEmpty()
        ? none
        : parts.stream().distinct().map(part -> "(" + part + ")").collect(Collectors.joining(sign));
  }

  /// The statement that all positions lose that the rules make lose, and no others.
  ///
  /// @param machines of the game
  /// @param misere whether a player who cannot move wins
  String theorem(List<Machine> machines, int sizes, boolean misere) {
    List<String> here = IntStream.range(0, sizes).mapToObj(this::size).toList();
    List<String> there = IntStream.range(0, sizes).mapToObj(this::left).toList();
    String moves = any(machines, Machine.Kind.MOVE, sizes);
    List<String> goesOn = new ArrayList<>();
    String lost = any(machines, Machine.Kind.LOST, sizes);
    if (!lost.isEmpty()) {
      goesOn.add("~(" + lost + ")");
    }
    goesOn.add("~(" + exist(there, "(" + moves + ") & " + losing(there)) + ")");
    if (misere) {
      goesOn.add(exist(there, moves));
    }
    String won = any(machines, Machine.Kind.WON, sizes);
    String loses = joined(goesOn, " & ", "");
    return forAll(
        here,
        losing(here)
            + " <=> ("
            + (won.isEmpty() ? loses : "(" + won + ") | (" + loses + ")")
            + ")");
  }

  /// What some machine of a kind says; empty if there is none.
  private String any(List<Machine> machines, Machine.Kind kind, int sizes) {
    return joined(
        machines.stream()
            .filter(machine -> machine.kind() == kind)
            .map(machine -> condition(machine, sizes))
            .toList(),
        " | ",
        kind == Machine.Kind.MOVE ? "~" + truth() : "");
  }
}
