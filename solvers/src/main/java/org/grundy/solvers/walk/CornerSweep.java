package org.grundy.solvers.walk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.SizeRange;

/// A token that starts in the upper left corner and never goes up or to the left, on boards of one
/// glyph: one sweep over the largest board values all sizes.
///
/// From a cell, such a token can only reach the cells below it and to its right, which are a
/// smaller board of that glyph with the token in its corner. So its value there is that of the
/// start of the smaller size.
public final class CornerSweep implements FamilyPlan {
  private final GameRules rules;
  private final FamilySpec family;
  private int known;

  private CornerSweep(GameRules rules, FamilySpec family) {
    this.rules = rules;
    this.family = family;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    return isSound(family.rules())
        ? Optional.of(new CornerSweep(family.rules(), family.starts()))
        : Optional.empty();
  }

  @Override
  public String method() {
    return WalkMethod.NAME;
  }

  @Override
  public String because() {
    return "the token starts in a corner and never goes back up or to the left, so what lies below"
        + " it and to its right is the start of a smaller board";
  }

  @Override
  public String cost() {
    return String.format(Locale.ROOT, "one sweep over %,d cells", rows() * (long) columns());
  }

  /// The rows of the largest board.
  private int rows() {
    SizeRange sizes = family.isLine() ? family.rows() : family.coordinates().getFirst();
    return (int) sizes.toNumber() - 1;
  }

  /// The columns of the largest board.
  private int columns() {
    return (int) family.columns().toNumber() - 1;
  }

  /// True if one sweep over a board gives the starts of all smaller sizes.
  public static boolean isSound(GameRules rules) {
    boolean board = rules.board().isSquared();
    return board
        && rules.isPlain()
        && rules.start().filter(start -> start instanceof Start.Fill).isPresent()
        && !rules.rules().isEmpty()
        && rules.rules().stream().allMatch(CornerSweep::goesDownAndRight);
  }

  private static boolean goesDownAndRight(Rule rule) {
    return rule instanceof TokenMove move
        && move.directions().stream().allMatch(CornerSweep::isDownOrRight);
  }

  private static boolean isDownOrRight(Direction direction) {
    return direction.rowStep() >= 0 && direction.columnStep() >= 0;
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    SizeRange rowSizes = family.isLine() ? family.rows() : family.coordinates().getFirst();
    SizeRange columnSizes = family.columns();
    int rows = rows();
    int columns = columns();
    GridPosition largest = PositionText.start(rules, rows, columns, 0);
    WalkValues values = WalkValues.of(rules, largest, 0, meter);
    for (int i = 0; i < rowSizes.size(); i++) {
      for (int j = 0; j < columnSizes.size(); j++) {
        int row = rows - (int) rowSizes.number(i);
        int column = columns - (int) columnSizes.number(j);
        entries[known++] = values.at(row * columns + column);
      }
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sweep over the largest board"));
  }
}
