package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A game some lines of which say `again` or `entails`, as its text says it, beside heaps of Nim:
/// played out with who moves next and where. Each line is read as a game of its own.
public final class InterpretedTurns {
  private final List<Interpreted> lines = new ArrayList<>();
  private final List<List<String>> bonds = new ArrayList<>();
  private final Map<State, Boolean> outcomes = new HashMap<>();
  private final Map<Object, List<Step>> steps = new HashMap<>();

  /// A heap of Nim.
  private record Heap(int size) {}

  /// @param held where the next move has to be made, if that was said
  private record State(List<Object> free, Optional<List<Object>> held) {}

  /// @param turn `again`, `entails` or nothing
  private record Step(List<Object> left, String turn) {}

  /// What is told of a sum.
  public record Answer(boolean nextWins, long moves, long winningMoves) {}

  /// The game of a text as the formatter lays it out.
  public InterpretedTurns(String text) {
    List<String> all = text.lines().toList();
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).matches("(move|token|take|code) .*")) {
        int at = i;
        String line = all.get(i).replaceAll(" (again( where .*)?|entails)$", "");
        bonds.add(words(all.get(i).substring(line.length())));
        lines.add(
            Interpreted.of(
                IntStream.range(0, all.size())
                    .filter(j -> j == at || !all.get(j).matches("(move|token|take|code) .*"))
                    .mapToObj(j -> j == at ? line : all.get(j))
                    .collect(Collectors.joining("\n", "", "\n"))));
      }
    }
  }

  private static List<String> words(String text) {
    return Stream.of(text.strip().split(" ", -1)).toList();
  }

  /// Solves a sum of positions and heaps of Nim.
  public Answer solve(List<String> texts, List<Integer> heaps) {
    List<Object> sum = new ArrayList<>();
    texts.forEach(text -> sum.add(lines.getFirst().read(text)));
    heaps.forEach(size -> sum.add(new Heap(size)));
    State state = new State(sorted(sum), Optional.empty());
    long moves = 0;
    long winning = 0;
    for (Object position : state.free()) {
      for (Step step : steps(position)) {
        moves++;
        winning += wins(state, position, step) ? 1 : 0;
      }
    }
    return new Answer(winning > 0, moves, winning);
  }

  private static List<Object> sorted(List<Object> sum) {
    return sum.stream().sorted(Comparator.comparing(Object::toString)).toList();
  }

  private boolean nextWins(State state) {
    Boolean known = outcomes.get(state);
    if (known == null) {
      known =
          state.held().orElse(state.free()).stream()
              .distinct()
              .anyMatch(position ->
                  steps(position).stream().anyMatch(step -> wins(state, position, step)));
      outcomes.put(state, known);
    }
    return known;
  }

  /// Whether a step wins for whoever makes it.
  private boolean wins(State state, Object position, Step step) {
    List<Object> rest = new ArrayList<>(state.free());
    state.held().ifPresent(rest::addAll);
    rest.remove(position);
    if (step.turn().equals("entails")) {
      return !nextWins(new State(sorted(rest), Optional.of(sorted(step.left()))));
    }
    rest.addAll(step.left());
    return nextWins(new State(sorted(rest), Optional.empty())) == step.turn().equals("again");
  }

  private List<Step> steps(Object position) {
    List<Step> known = steps.get(position);
    if (known == null) {
      known = listed(position);
      steps.put(position, known);
    }
    return known;
  }

  private List<Step> listed(Object position) {
    List<Step> found = new ArrayList<>();
    if (position instanceof Heap(int size)) {
      IntStream.range(0, size).forEach(left -> found.add(new Step(List.of(new Heap(left)), "")));
      return found;
    }
    for (int i = 0; i < lines.size(); i++) {
      List<String> bond = bonds.get(i);
      for (Interpreted.Next next : lines.get(i).moves(position)) {
        boolean holds =
            bond.size() == 1
                || lines
                    .get(i)
                    .isolates(position, next.sum().getFirst(), bond.size() > 3 ? bond.get(4) : "");
        found.add(new Step(next.sum(), holds ? bond.getFirst() : ""));
      }
    }
    return found;
  }
}
