package org.grundy.workbench.render.explore;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.request.SumMove;

/// Which component each cell of a board belongs to, as an index into the components of the answer.
///
/// A move is made in one component and changes only cells of it; what no move changes now goes with
/// the cells from which no future move can part it.
final class ComponentPlaces {
  /// No component, or one of value 0 that is not listed.
  static final int NONE = -1;

  private static final int LARGEST_SPLIT = 4_096;

  private final Map<Integer, int[]> ofCells = new HashMap<>();

  private ComponentPlaces() {}

  static ComponentPlaces of(Exploration seen) {
    ComponentPlaces places = new ComponentPlaces();
    for (SumMove move : seen.moves()) {
      if (seen.sum().positions().get(move.summand()) instanceof GridPosition grid
          && move.rated().isPresent()
          && move.rated().get().component().isPresent()) {
        int component = move.rated().get().component().getAsInt();
        int[] cells = places.ofCells.computeIfAbsent(move.summand(), _ -> none(grid));
        for (int cell : changed(grid, move)) {
          cells[cell] = component;
        }
      }
    }
    places.spread(seen.sum().problem());
    return places;
  }

  /// The component of each cell of a board, or [#NONE]; empty where nothing is known.
  List<Integer> of(int summand) {
    int[] cells = ofCells.get(summand);
    return cells == null ? List.of() : Arrays.stream(cells).boxed().toList();
  }

  private static int[] none(GridPosition grid) {
    int[] cells = new int[grid.size()];
    Arrays.fill(cells, NONE);
    return cells;
  }

  /// Of a token's move only the cell that it leaves: it may enter one where another token stands.
  private static List<Integer> changed(GridPosition grid, SumMove move) {
    return move.move().choice() instanceof Choice.Step(Choice.Cell from, Choice.Cell _)
        ? List.of(from.index(grid.columns()))
        : Changes.of(move).cells();
  }

  private void spread(Problem problem) {
    ofCells.forEach((summand, cells) -> {
      Addend addend = problem.addends().get(summand);
      boolean tokens = addend.rules().rules().stream().anyMatch(TokenMove.class::isInstance);
      if (!tokens && cells.length <= LARGEST_SPLIT) {
        spread(Splitter.of(addend.rules()).split((GridPosition) addend.position()), cells);
      }
    });
  }

  private static void spread(Split split, int[] cells) {
    Map<Integer, Integer> componentOfPart = new HashMap<>();
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] != NONE) {
        componentOfPart.putIfAbsent(split.partOf(cell), cells[cell]);
      }
    }
    componentOfPart.remove(NONE);
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] == NONE) {
        cells[cell] = componentOfPart.getOrDefault(split.partOf(cell), NONE);
      }
    }
  }
}
