package org.grundy.solvers.family.proof;

import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Linear;
import org.grundy.solvers.family.formula.Product;
import org.grundy.solvers.family.formula.Residues;
import org.grundy.solvers.family.formula.TablePattern;
import org.grundy.solvers.walk.CornerSweep;
import org.grundy.solvers.walk.WalkValues;

/// A formula in residues is proved for a token that steps down and to the right from the corner of
/// an open board, by looking at finitely many sizes.
///
/// Let L be a common period of the formula f. The value G(r, c) of the token on r rows and c
/// columns is the mex of those of (r-1, c), (r, c-1) and (r-1, c-1), as far as the rules have these
/// steps and the sizes are not 0. Whether f has this property at (r, c) depends only on r and c
/// modulo L, on which of r and c are 1, and, where f tells the smaller number from the greater, on
/// r - c clipped to -3 … 3. Each such class of places has a member with r, c <= N = 2L + 4: numbers
/// above 1 can be lowered by multiples of L into 2 … 2L + 4 with r - c kept, or kept beyond 3. So
/// if f = G for all r, c <= N, f has the property everywhere, and f = G by induction on r + c. ∎
final class LocalSteps implements Theorem {
  private static final int LARGEST_PERIOD = 200;
  private static final int SPARE = 4;

  private final GameRules rules;
  private final FamilyTable table;

  LocalSteps(GameRules rules, FamilyTable table) {
    this.rules = rules;
    this.table = table;
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    int period = pattern instanceof Formula formula ? period(formula) : 0;
    if (period == 0
        || period > LARGEST_PERIOD
        || !(subject instanceof Subject.Whole)
        || !(pattern instanceof Formula formula)
        || !stepsOnAGrid()) {
      return Optional.empty();
    }
    int size = 2 * period + SPARE;
    GridPosition board = PositionText.start(rules, size, size, 0);
    WalkValues values = WalkValues.of(rules, board, 0, new Meter(Budget.ofThisProcess()));
    for (int row = 1; row <= size; row++) {
      for (int column = 1; column <= size; column++) {
        long found = values.at((size - row) * size + size - column);
        long said = formula.at(row, column);
        if (said != found) {
          return said < 0
              ? Optional.empty()
              : Optional.of(refuted(formula, range, row, column, found));
        }
      }
    }
    return Optional.of(
        new Standing.Proved(
            ("the value of a size is the mex of those one step away, and the formula has the period"
                    + " %1$d in rows and columns; it was compared with the values of all sizes up to"
                    + " %2$dx%2$d, which hold every way in which a place and its steps can lie")
                .formatted(period, size)));
  }

  private boolean stepsOnAGrid() {
    return table.ofValues()
        && rules.board() == Board.Cells.GRID
        && CornerSweep.isSound(rules)
        && rules.rules().stream().allMatch(LocalSteps::leadsToNeighbours)
        && rules.rules().stream().map(rule -> ((TokenMove) rule).token()).distinct().count() == 1;
  }

  private static boolean leadsToNeighbours(Rule rule) {
    return rule instanceof TokenMove move
        && !move.slide()
        && move.directions().stream().allMatch(Direction::isNamed);
  }

  private static int period(Formula formula) {
    return switch (formula) {
      case Constant _ -> 1;
      case Linear linear -> (int) Math.min(linear.modulus(), LARGEST_PERIOD + 1);
      case Residues residues -> residues.rowPeriod() * residues.columnPeriod();
      case Product product -> (int) Math.min(product.modulus(), LARGEST_PERIOD + 1);
      default -> 0;
    };
  }

  private Standing refuted(Formula formula, String range, int row, int column, long found) {
    return new Standing.Refuted(
        range,
        "%s = %d, %s = %d"
            .formatted(table.family().rows().name(), row, table.family().columns().name(), column),
        Long.toString(formula.at(row, column)),
        Long.toString(found));
  }
}
