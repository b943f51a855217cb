package org.grundy.solvers.component.planes;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Bounds;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.split.ComponentDrawing;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Knowledge;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.ComponentRun;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.Part;
import org.grundy.solvers.component.StartPosition;
import org.grundy.solvers.component.planes.compiled.Planes;

/// The boards of a sum of positions with any glyphs: one game for all, with its tables, which are
/// kept.
final class PlaneBoards implements ComponentRun.Boards, ResumableState {
  /// The number of components expanded between two reports, by the walk and on packed boards.
  private static final int REPORT = 1;

  private static final int PACKED_REPORT = 1 << 8;

  private final GameRules rules;
  private final List<GridPosition> sum;
  private final Meter meter;
  private final Splitter splitter;
  private final ComponentDrawing drawing;
  private final int planes;
  private final GridBoard.Game game;
  private final ParallelSearch<GridPosition> search;

  /// @param mostPackedCells larger components are left to the walk over the rules
  PlaneBoards(CompiledGame compiled, List<GridPosition> sum, int mostPackedCells, Meter meter) {
    this.rules = compiled.rules();
    this.sum = sum;
    this.meter = meter;
    this.splitter = Splitter.of(rules);
    this.drawing = new ComponentDrawing(rules, splitter);
    this.planes = Planes.of(rules).count();
    Kept kept =
        compiled
            .knowledge(meter)
            .table(new Name(mostPackedCells), meter, own -> Kept.of(rules, mostPackedCells, own));
    this.game = kept.game;
    this.search = kept.search;
  }

  private record Kept(GridBoard.Game game, ParallelSearch<GridPosition> search) {
    static Kept of(GameRules rules, int mostPackedCells, Meter meter) {
      GridBoard.Game game = GridBoard.Game.of(rules, mostPackedCells, meter);
      return new Kept(
          game,
          new ParallelSearch<>(
              meter, REPORT, signals -> new GridBoard(game, signals, PACKED_REPORT)));
    }
  }

  private record Name(int mostPackedCells) implements Knowledge.Name<Kept> {
    @Override
    public Class<Kept> type() {
      return Kept.class;
    }

    @Override
    public Optional<ResumableState> state(Kept kept) {
      return Optional.of(ResumableState.of(List.of(kept.game.packed(), kept.game.table())));
    }
  }

  @Override
  public int count() {
    return sum.size();
  }

  @Override
  public StartPosition start(int position) {
    return rules.board().isRing()
        ? new RingPosition(this, sum.get(position))
        : apart(sum.get(position));
  }

  SplitPosition apart(GridPosition board) {
    return new SplitPosition(this, board, splitter.split(board, meter));
  }

  ComponentDrawing drawing() {
    return drawing;
  }

  GameRules rules() {
    return rules;
  }

  Part<GridPosition> part(GridPosition board) {
    return new Part<>(search, board, meter);
  }

  @Override
  public Bounds unknown(int position) {
    GridPosition board = sum.get(position);
    GlyphFlow flow = GlyphFlow.of(rules);
    long longest = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      longest += flow.height(board.at(cell));
    }
    return new Bounds(board, 0, OptionalLong.of(longest), List.of());
  }

  @Override
  public ResumableState knowledge() {
    return this;
  }

  @Override
  public long size() {
    return game.packed().size() + game.table().size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(planes);
    game.packed().save(out);
    game.table().save(out);
  }

  @Override
  public void load(DataInput in) throws IOException {
    if (in.readInt() != planes) {
      throw new IOException("components of another game");
    }
    game.packed().load(in);
    game.table().load(in);
  }
}
