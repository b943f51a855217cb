package org.grundy.solvers.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Lattice;
import org.grundy.solvers.walk.sweep.Port;
import org.grundy.solvers.walk.sweep.Sweep;
import org.junit.jupiter.api.Test;

class SweepTest {
  private static List<Set<Direction>> allSets() {
    Direction[] all = Lattice.SQUARE.steps().toArray(Direction[]::new);
    List<Set<Direction>> sets = new ArrayList<>();
    for (int bits = 0; bits < 256; bits++) {
      Set<Direction> set = new HashSet<>();
      for (int i = 0; i < 8; i++) {
        if (((bits >> i) & 1) != 0) {
          set.add(all[i]);
        }
      }
      sets.add(set);
    }
    return sets;
  }

  /// Tried with every normal of small integers.
  private static boolean inOpenHalfPlane(Set<Direction> directions) {
    for (int a = -5; a <= 5; a++) {
      for (int b = -5; b <= 5; b++) {
        int down = a;
        int right = b;
        if (directions.stream().allMatch(d -> down * d.rowStep() + right * d.columnStep() > 0)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void existsExactlyForOpenHalfPlanes() {
    for (Set<Direction> directions : allSets()) {
      assertThat(Sweep.of(3, 4, directions).isPresent())
          .as("%s", directions)
          .isEqualTo(inOpenHalfPlane(directions));
    }
  }

  @Test
  void meetsEveryCellAfterTheCellsThatStepsLeadTo() {
    for (Set<Direction> directions : allSets()) {
      for (int[] size : new int[][] {{3, 4}, {5, 1}, {1, 5}}) {
        Sweep.of(size[0], size[1], directions).ifPresent(sweep -> checkOrder(sweep, directions));
      }
    }
  }

  private static void checkOrder(Sweep sweep, Set<Direction> directions) {
    for (int cell = 0; cell < sweep.cells(); cell++) {
      int line = sweep.line(cell);
      int position = sweep.position(cell);
      assertThat(sweep.cell(line, position)).as("%s", sweep).isEqualTo(cell);
      for (Direction direction : directions) {
        int row = cell / sweep.columns() + direction.rowStep();
        int column = cell % sweep.columns() + direction.columnStep();
        Port port = sweep.port(direction).orElseThrow();
        int nextLine = line + port.lineStep();
        int nextPosition = position + port.positionStep();
        boolean onBoard = row >= 0 && row < sweep.rows() && column >= 0 && column < sweep.columns();
        assertThat(
                nextLine >= 0
                    && nextLine < sweep.lines()
                    && nextPosition >= 0
                    && nextPosition < sweep.length())
            .isEqualTo(onBoard);
        if (onBoard) {
          assertThat(sweep.cell(nextLine, nextPosition)).isEqualTo(row * sweep.columns() + column);
          assertThat(nextLine * sweep.length() + nextPosition)
              .isLessThan(line * sweep.length() + position);
        }
      }
    }
  }

  @Test
  void needsNoPortAcrossInAQuarterOfTheCompass() {
    Direction[] all = Lattice.SQUARE.steps().toArray(Direction[]::new);
    for (int i = 0; i < 8; i++) {
      Set<Direction> quarter = Set.of(all[i], all[(i + 1) % 8], all[(i + 2) % 8]);
      boolean orthogonal = all[i].rowStep() * all[i].columnStep() == 0;
      Sweep sweep = Sweep.of(3, 3, quarter).orElseThrow();
      assertThat(quarter.stream().noneMatch(d -> sweep.port(d).orElseThrow() == Port.ACROSS))
          .as("%s", quarter)
          .isEqualTo(orthogonal);
    }
  }
}
