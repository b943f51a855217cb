package org.grundy.workbench.render.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.rules.moves.SpokenMoves;
import org.grundy.solvers.automaton.strategy.StrategicSolution;
import org.grundy.solvers.automaton.strategy.Strategy;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.request.SumMove;

/// The hints for a player who asks for help, one step after the other: whether there is a winning
/// move, where, and which.
public final class Hints {
  private static final int BRIEF = 60;

  private Hints() {}

  /// The steps where components have letters; one only where the player cannot win, or nothing is
  /// known.
  public static List<String> byComponents(Exploration seen) {
    return of(seen, Hints::inComponent);
  }

  /// The same where only the positions of a sum have letters.
  public static List<String> byPositions(Exploration seen) {
    return of(seen, Hints::inPosition);
  }

  /// Says in words which component one is that is drawn so.
  @FunctionalInterface
  private interface Naming {
    String of(Exploration seen, int component, String drawn);
  }

  private static List<String> of(Exploration seen, Naming naming) {
    Optional<Outcome> outcome = seen.outcome();
    Optional<SumMove> winning = seen.winningMove();
    if (outcome.isEmpty()) {
      return List.of("Grundy does not know this position either.");
    }
    if (outcome.get() == Outcome.N && winning.isEmpty()) {
      return List.of("You can win, but Grundy does not know by which move.");
    }
    if (outcome.get() == Outcome.DRAW) {
      return draw(seen);
    }
    if (winning.isEmpty()) {
      return List.of("You can only hope: against perfect play every move loses.");
    }
    return List.of(
        "You can win: " + howManyWin(seen) + ". Ask again for where.",
        control(seen).orElse("")
            + rule(seen).orElse("Move " + place(seen, winning.get(), naming) + ".")
            + " Ask again for the move.",
        "A winning move: " + winning.get().words() + ".");
  }

  /// That somebody has control, where moves bind the next one.
  private static Optional<String> control(Exploration seen) {
    return seen.answer()
        .filter(answer -> answer.solution() instanceof LoonySolution loony && loony.isLoony())
        .map(_ ->
            "Something is loony: whoever moves first there has control. Take all of it, or leave"
                + " the last of it to the opponent, who then has to move elsewhere. ");
  }

  /// Which positions are lost at all sizes, where that is known and short.
  private static Optional<String> rule(Exploration seen) {
    return seen.answer()
        .flatMap(answer ->
            answer.solution() instanceof StrategicSolution found
                ? found.strategy()
                : Optional.empty())
        .map(Strategy::lost)
        .filter(lost -> !lost.isEmpty())
        .map(lost ->
            "Move to a position that is lost: those where %s."
                .formatted(String.join(", or ", lost)));
  }

  private static List<String> draw(Exploration seen) {
    List<String> hints = new ArrayList<>();
    hints.add("Neither of you can win, but you can keep the play going. Ask again for a move.");
    seen.moves().stream()
        .filter(SumMove::draws)
        .findFirst()
        .ifPresent(move -> hints.add("A move that keeps the draw: " + move.words() + "."));
    return hints;
  }

  /// The number of moves that win; at least how many where some were not looked at, or not solved.
  private static String howManyWin(Exploration seen) {
    long wins = seen.moves().stream().filter(SumMove::wins).count();
    if (seen.everyMove() && seen.moves().stream().allMatch(move -> move.rated().isPresent())) {
      return "%,d of %,d moves %s".formatted(wins, seen.moves().size(), wins == 1 ? "does" : "do");
    }
    return "at least %,d of %s%,d moves %s"
        .formatted(
            wins,
            seen.everyMove() ? "" : "more than ",
            seen.moves().size(),
            wins == 1 ? "does" : "do");
  }

  private static String place(Exploration seen, SumMove move, Naming naming) {
    List<Component> components = components(seen);
    if (components.size() < 2 || move.rated().isEmpty()) {
      return "at the marked place";
    }
    int index = move.rated().get().component().orElse(-1);
    if (index < 0 || index >= components.size()) {
      return "at the marked place";
    }
    Component component = components.get(index);
    String drawn =
        new Drawings(seen.sum().problem())
            .of(component.summand())
            .component(component.position(), BRIEF);
    return "in %s, which is worth %d".formatted(naming.of(seen, index, drawn), component.value());
  }

  private static List<Component> components(Exploration seen) {
    return seen.answer().map(answer -> answer.solution().components()).orElse(List.of());
  }

  private static String inComponent(Exploration seen, int component, String drawn) {
    return "component %s, %s".formatted(ComponentLetters.of(seen).get(component), drawn);
  }

  private static String inPosition(Exploration seen, int component, String drawn) {
    if (seen.sum().problem().addends().size() < 2) {
      return "the component " + drawn;
    }
    int summand = components(seen).get(component).summand();
    boolean whole = components(seen).stream().filter(one -> one.summand() == summand).count() == 1;
    return "position %s, %s"
        .formatted(SpokenMoves.letter(summand), whole ? drawn : "in the component " + drawn);
  }
}
