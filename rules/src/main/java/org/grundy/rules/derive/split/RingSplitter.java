package org.grundy.rules.derive.split;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// Splits rings into components that are strips.
///
/// **Theorem.** Let the ring of n cells be written five times in a row, and let every component of
/// this strip that has a changing cell in the third copy be at most n cells wide, with all that it
/// reads. Then the ring is the sum of these components, those that begin in the third copy.
///
/// *Proof.* Such a component lies n or more cells away from the ends of the strip. Each move that
/// can ever be made on the ring is made, with all that it reads, at places of the strip too, n
/// cells apart: rays end before a copy of the chosen cell, as they end before that cell on the
/// ring, and steps of two rings or more are cut to less than two. If a move touches the component
/// there, the component holds all that it touches. As the component is no wider than the ring, its
/// cells are different cells of the ring, and its moves, being no wider either, are moves of the
/// ring: no ray comes to a copy of its chosen cell, which is n or more cells away. (A ray that
/// passes cells farther away, or a pattern that is wider than the ring, would make the component
/// wider.) ∎
public final class RingSplitter {
  private static final int COPIES = 5;

  private final Splitter splitter;
  private final boolean closes;

  /// A splitter for the rings of a game.
  public RingSplitter(GameRules game) {
    this.splitter = Splitter.of(game);
    this.closes = game.closesUp();
  }

  /// The same lines on a strip: by these the components are played.
  public static GameRules strip(GameRules game) {
    return new GameRules(
        game.title(),
        Board.Cells.STRIP,
        game.cells(),
        game.rules(),
        game.patterns(),
        game.play(),
        game.start(),
        List.of());
  }

  /// The components of a ring; empty where cells may be connected all around it, and where the ring
  /// closes up.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public Optional<List<GridPosition>> parts(GridPosition ring, Meter meter) {
    if (closes) {
      return Optional.empty();
    }
    int n = ring.size();
    byte[] cells = new byte[COPIES * n];
    for (int copy = 0; copy < COPIES; copy++) {
      ring.copyCells(0, n, cells, copy * n);
    }
    GridPosition strip = GridPosition.wrap(1, cells.length, cells);
    Split split = splitter.splitRing(strip, n, meter);
    int third = COPIES / 2 * n;
    List<GridPosition> parts = new ArrayList<>();
    boolean[] seen = new boolean[split.parts().size()];
    for (int cell = 0; cell < third + n; cell++) {
      int part = split.partOf(cell);
      if (part >= 0) {
        GridPosition board = split.parts().get(part);
        if (cell >= third && board.size() > n) {
          return Optional.empty();
        }
        if (cell >= third && !seen[part]) {
          parts.add(board);
        }
        seen[part] = true;
      }
    }
    return Optional.of(parts);
  }
}
