package org.grundy.solvers.planner;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.LiteralPlay;
import org.grundy.solvers.play.LiteralRun;
import org.grundy.solvers.play.PlayedSum;
import org.grundy.solvers.play.PositionForm;

/// A sum of several games under misère play, where values do not add up: the whole sum is played
/// out word for word.
record PlayedOut(Problem problem) implements Plan {
  private static final int POSITION_BYTES = 128;

  @Override
  public String method() {
    return "definition";
  }

  @Override
  public String because() {
    return "it follows the rules word for word, each sum once; under misère play values do not"
        + " add up";
  }

  @Override
  public String cost() {
    return "one expansion for each sum that can be reached";
  }

  @Override
  public Run begin(Meter meter) {
    Moves moves = new Moves(problem);
    return new LiteralRun<>(
        new PlayedSum.Plain<>(moves.start(), moves),
        new LiteralPlay<>(moves, problem.play(), meter, POSITION_BYTES),
        new PartForm(PositionForm.of(problem.sum())));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  /// A position with the number of its game.
  record Part(int game, Position position) {}

  /// The saved form of a position with the number of its game.
  private record PartForm(PositionForm positions) implements SavedForm<Part> {
    @Override
    public void write(Part part, DataOutput out) throws IOException {
      out.writeInt(part.game());
      positions.write(part.position(), out);
    }

    @Override
    public Part read(DataInput in) throws IOException {
      return new Part(in.readInt(), positions.read(in));
    }
  }

  /// The moves of several games.
  static final class Moves implements Ruleset<Part> {
    private final List<Addend> addends;
    private final List<GameRules> games;
    private final List<LiteralMoves> moves;

    Moves(Problem problem) {
      this.addends = problem.addends();
      this.games = problem.games().stream().map(Problem::rules).toList();
      this.moves = games.stream().map(LiteralMoves::of).toList();
    }

    List<Part> start() {
      return addends.stream()
          .map(addend -> new Part(games.indexOf(addend.rules()), addend.position()))
          .toList();
    }

    @Override
    public void options(Part part, Consumer<Option<Part>> sink) {
      moves.get(part.game).options(part.position, option -> sink.accept(in(part, option)));
    }

    @Override
    public Option<Part> after(Part part, Move move) {
      return in(part, moves.get(part.game).after(part.position, move));
    }

    private static Option<Part> in(Part part, Option<Position> option) {
      return new Option<>(
          option.move(),
          option.sum().stream().map(left -> new Part(part.game, left)).toList(),
          option.ends());
    }
  }
}
