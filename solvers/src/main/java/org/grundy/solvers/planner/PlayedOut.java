package org.grundy.solvers.planner;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Play;
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
import org.grundy.solvers.play.SplitRuleset;

/// A sum of several games of which the values do not tell who wins, by misère play or as some moves
/// are made only beside others: the whole sum is played out word for word. What is remembered are
/// the independent components of its positions, images of each other as one.
record PlayedOut(Problem problem) implements Plan {
  private static final int POSITION_BYTES = 128;

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
    Games games = new Games(problem);
    return new LiteralRun<>(
        games,
        new LiteralPlay<>(games.moves(), problem.play(), meter, POSITION_BYTES, games::isBeside),
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

  /// The games of a sum, in which positions are taken apart where that is known to be sound.
  static final class Games implements PlayedSum<Part> {
    private final List<Addend> addends;
    private final List<GameRules> games;
    private final List<LiteralMoves> named;
    private final List<Ruleset<Position>> apart;

    Games(Problem problem) {
      this.addends = problem.addends();
      this.games = problem.games().stream().map(Problem::rules).toList();
      this.named = games.stream().map(LiteralMoves::of).toList();
      this.apart = games.stream().map(Games::apart).toList();
    }

    /// Of graphs, images of components would be graphs that no saved state knows.
    private static Ruleset<Position> apart(GameRules rules) {
      return SplitRuleset.independent(rules)
          .filter(_ -> rules.board().hasCells())
          .<Ruleset<Position>>map(split -> split)
          .orElseGet(() -> LiteralMoves.of(rules));
    }

    boolean isBeside(Part part) {
      return games.get(part.game).play() == Play.BESIDE;
    }

    /// The moves of components.
    Ruleset<Part> moves() {
      return (part, sink) ->
          apart
              .get(part.game)
              .options(
                  part.position,
                  option ->
                      sink.accept(
                          new Option<>(
                              option.move(),
                              parts(part.game, option.sum().stream()),
                              option.ends())));
    }

    private static List<Part> parts(int game, Stream<Position> positions) {
      return positions.map(position -> new Part(game, position)).toList();
    }

    /// The components of positions of one game.
    private List<Part> components(int game, List<Position> positions) {
      return parts(
          game,
          positions.stream().flatMap(position -> apart.get(game).components(position).stream()));
    }

    private int game(int summand) {
      return games.indexOf(addends.get(summand).rules());
    }

    @Override
    public List<Part> start() {
      return without(-1);
    }

    /// The components of all positions but one.
    private List<Part> without(int summand) {
      return IntStream.range(0, addends.size())
          .filter(i -> i != summand)
          .mapToObj(i -> components(game(i), List.of(addends.get(i).position())))
          .flatMap(List::stream)
          .toList();
    }

    @Override
    public void moves(MoveSink<Part> sink) {
      boolean[] moved = {false};
      for (int i = 0; i < addends.size(); i++) {
        moved[0] |= !isBeside(i) && moves(i, sink);
      }
      for (int i = 0; i < addends.size() && moved[0]; i++) {
        if (isBeside(i)) {
          moves(i, sink);
        }
      }
    }

    private boolean isBeside(int summand) {
      return addends.get(summand).rules().play() == Play.BESIDE;
    }

    /// Hands over the moves of one position; says whether there are any.
    private boolean moves(int summand, MoveSink<Part> sink) {
      int game = game(summand);
      List<Part> others = without(summand);
      boolean[] moved = {false};
      named
          .get(game)
          .options(
              addends.get(summand).position(),
              option -> {
                moved[0] = true;
                List<Part> after = new ArrayList<>(others);
                after.addAll(components(game, option.sum()));
                sink.accept(option.move(), summand, option.ends(), after);
              });
      return moved[0];
    }
  }
}
