package org.grundy.solvers.cover;

import java.util.Set;
import org.grundy.core.TilingPosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// The method for the tiling game, on one rectangle of any size.
///
/// Cost: for pieces of up to six cells a few milliseconds for each height below the piece's size,
/// the first time that this object meets it, and a few microseconds afterwards; constant beyond six
/// cells.
///
/// Safe for use by several threads.
public final class CoverMethod implements Method {
  static final String NAME = "cover";

  private final StripTables tables = new StripTables();

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return Set.of();
  }

  @Override
  public Verdict weigh(Problem problem) {
    if (!(problem.rules().board() instanceof Board.Tiling)) {
      return new Verdict.Unsound(
          "only the tiling game (`board tiling`) is played by naming pieces");
    }
    if (problem.sum().size() != 1) {
      return new Verdict.Unsound(
          "a tiling game has no Grundy value, so %d of them cannot be added up"
              .formatted(problem.sum().size()));
    }
    if (!(problem.sum().getFirst() instanceof TilingPosition position)) {
      throw new IllegalArgumentException("not a tiling game: " + problem.sum().getFirst());
    }
    return new Verdict.Sound(new CoverPlan(position, tables));
  }
}
