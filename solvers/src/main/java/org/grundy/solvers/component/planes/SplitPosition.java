package org.grundy.solvers.component.planes;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.solvers.component.Part;
import org.grundy.solvers.component.StartPosition;

/// A board with its components cropped.
record SplitPosition(PlaneBoards boards, GridPosition position, Split split)
    implements StartPosition {
  /// So many cells are drawn for all components together, else each by itself.
  private static final long MOST_DRAWN_CELLS = 1 << 24;

  @Override
  public List<Part<?>> parts() {
    List<Part<?>> parts = new ArrayList<>();
    for (GridPosition part : split.parts()) {
      parts.add(boards.part(part));
    }
    return parts;
  }

  @Override
  public Position drawn(int part) {
    int count = split.parts().size();
    if (count == 1) {
      return position;
    }
    return boards
        .drawing()
        .of(position, split, part, (long) count * position.size() <= MOST_DRAWN_CELLS);
  }

  @Override
  public void moves(MadeSink sink) {
    boolean isWhole = boards.rules().readsWholeRows();
    GridRuleset.of(boards.rules())
        .options(
            position,
            option -> {
              GridPosition after = option.sum().getFirst();
              int part = isWhole ? 0 : split.partChanged(position, after);
              Part<?> left = isWhole ? boards.part(after) : left(after, part);
              sink.accept(option.move(), part, left, option.ends());
            });
  }

  @Override
  public StartPosition after(Position option) {
    return boards.apart((GridPosition) option);
  }

  private Part<?> left(GridPosition after, int part) {
    return boards.part(split.after(position, after, part));
  }
}
