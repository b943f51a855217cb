package org.grundy.solvers.planner;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;
import org.grundy.core.SavedForm;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.LiteralPlay;
import org.grundy.solvers.play.LiteralRun;
import org.grundy.solvers.play.PlayedGames;
import org.grundy.solvers.play.PlayedGames.Part;
import org.grundy.solvers.play.PositionForm;

/// A sum of several games of which the values do not tell who wins, by misère play or as some moves
/// are made only beside others: the whole sum is played out word for word. What is remembered are
/// the independent components of its positions, images of each other as one.
record PlayedOut(Problem problem) implements Plan {
  @Override
  public String method() {
    return "definition";
  }

  @Override
  public String because() {
    return "it follows the rules word for word, each sum once; "
        + (problem.hasBeside()
            ? "where some moves are made only beside others, values do not add up"
            : "under misère play values do not add up");
  }

  @Override
  public String cost() {
    return "one expansion for each sum that can be reached";
  }

  @Override
  public Run begin(Meter meter) {
    PlayedGames games = new PlayedGames(problem);
    return new LiteralRun<>(
        games,
        new LiteralPlay<>(games.moves(), problem.play(), meter, games::bytes, games::isBeside),
        new PartForm(PositionForm.of(problem.sum())));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

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
}
