package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.Component;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;

/// Components are positions of the game: what is shown of one can be read, and alone it has the
/// value that is told of it.
class ShownComponentsTest {
  private static final int GAMES = 1_000;

  private final RandomRules games = new RandomRules(7);
  private final SplittableRandom random = new SplittableRandom(7);

  @Test
  void whatIsShownOfAComponentIsAPositionOfItsValue() {
    Map<String, Integer> seen = new TreeMap<>();
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      GameRules rules = games.next();
      if (rules.play() == Play.NORMAL) {
        Position position = position(rules);
        for (Plan plan : Comparison.soundPlans(new Problem(rules, List.of(position)))) {
          for (Component component : plan.solve(meter()).components()) {
            if (!component.position().equals(position)) {
              seen.merge(plan.method(), 1, Integer::sum);
              fault(rules, position, plan.method(), component).ifPresent(faults::add);
            }
          }
        }
      }
    }
    assertThat(faults).as("%d faults of %s".formatted(faults.size(), seen)).isEmpty();
    assertThat(seen.keySet()).contains("placement", "search", "sequence", "walk");
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  private static Optional<String> fault(
      GameRules rules, Position whole, String method, Component component) {
    String text = PositionText.format(rules, component.position());
    String found;
    try {
      List<Position> read = PositionText.parse(rules, "component", text, 1);
      OptionalLong value =
          new Planner(List.of(new DefinitionMethod()))
              .decide(new Problem(rules, read), Optional.empty())
              .plan()
              .solve(meter())
              .value();
      if (value.equals(OptionalLong.of(component.value()))) {
        return Optional.empty();
      }
      found = value.toString();
    } catch (InputException unreadable) {
      found = unreadable.toString();
    }
    return Optional.of(
        "%s: %s of %s is told to be worth %d, found %s%n%s"
            .formatted(
                method,
                text,
                PositionText.format(rules, whole),
                component.value(),
                found,
                RulesFormatter.format(rules)));
  }

  private Position position(GameRules rules) {
    return switch (rules.board()) {
      case Board.Cells cells when cells.isRow() -> games.position(rules, 1, random.nextInt(1, 11));
      case Board.Cells _ -> games.position(rules, random.nextInt(1, 4), random.nextInt(1, 5));
      case Board.Graph _ -> games.graph(rules, random.nextInt(1, 7), random.nextInt(0, 7));
      case Board.Heap _ -> new HeapPosition(random.nextInt(15));
      case Board.HeapSet _ ->
          new TuplePosition(List.of((long) random.nextInt(5), (long) random.nextInt(5)));
      case Board.Heaps(List<String> names, _) ->
          new TuplePosition(names.stream().map(_ -> (long) random.nextInt(6)).toList());
      case Board.Tiling() -> throw new AssertionError("no random tiling games");
    };
  }
}
