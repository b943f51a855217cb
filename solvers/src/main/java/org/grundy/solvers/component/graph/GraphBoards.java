package org.grundy.solvers.component.graph;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Bounds;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Knowledge;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.ComponentRun;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.Part;
import org.grundy.solvers.component.StartPosition;

/// The boards of a sum of positions on graphs: one game for all, with its tables, which are kept.
final class GraphBoards implements ComponentRun.Boards {
  private static final int REPORT = 1 << 6;

  private final GraphRuleset ruleset;
  private final List<GraphPosition> sum;
  private final Meter meter;
  private final GraphGame game;
  private final GraphBoard splitter;
  private final ParallelSearch<GraphPosition> search;

  private record Kept(GraphGame game, ParallelSearch<GraphPosition> search) {
    static Kept of(GameRules rules, Meter meter) {
      GraphGame game = new GraphGame(rules, meter);
      return new Kept(game, new ParallelSearch<>(meter, REPORT, _ -> new GraphBoard(game)));
    }
  }

  private record Name() implements Knowledge.Name<Kept> {
    @Override
    public Class<Kept> type() {
      return Kept.class;
    }

    @Override
    public Optional<ResumableState> state(Kept kept) {
      return Optional.of(kept.game.classes());
    }
  }

  GraphBoards(CompiledGame compiled, List<GraphPosition> sum, Meter meter) {
    this.ruleset = GraphRuleset.of(compiled.rules());
    this.sum = List.copyOf(sum);
    this.meter = meter;
    Kept kept =
        compiled.knowledge(meter).table(new Name(), meter, own -> Kept.of(compiled.rules(), own));
    this.game = kept.game;
    this.splitter = new GraphBoard(game);
    this.search = kept.search;
  }

  Part<GraphPosition> part(GraphPosition position) {
    return new Part<>(search, position, meter);
  }

  @Override
  public int count() {
    return sum.size();
  }

  @Override
  public StartPosition start(int position) {
    return apart(sum.get(position));
  }

  /// A position with its components. Where a vertex is to be deleted, a graph without it is over
  /// and so draws none of them: then the whole position is told as one.
  DrawnGraph apart(GraphPosition position) {
    meter.check();
    GraphPosition whole = ruleset.settled(position);
    List<GraphPosition> parts = splitter.parts(whole);
    boolean asOne = parts.size() == 1 || (!parts.isEmpty() && game.reading().deletionWins());
    return new DrawnGraph(whole, asOne ? List.of(whole) : parts, this);
  }

  GraphRuleset ruleset() {
    return ruleset;
  }

  @Override
  public Bounds unknown(int position) {
    GraphPosition start = sum.get(position);
    return new Bounds(start, 0, OptionalLong.of(game.longestPlay(start)), List.of());
  }

  @Override
  public ResumableState knowledge() {
    return game.classes();
  }
}
