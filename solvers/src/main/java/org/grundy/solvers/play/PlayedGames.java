package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.GraphPosition;
import org.grundy.core.Option;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;

/// The games of a sum that is played out as a whole, in which positions are taken apart where that
/// is known to be sound.
public final class PlayedGames implements PlayedSum<PlayedGames.Part> {
  private static final int POSITION_BYTES = 128;

  /// A position with the number of its game.
  public record Part(int game, Position position) {}

  private final List<Addend> addends;
  private final List<GameRules> games;
  private final List<LiteralMoves> named;
  private final List<Ruleset<Position>> apart;
  private final List<Boolean> ownGraphs;

  /// The games of a sum.
  public PlayedGames(Problem problem) {
    this.addends = problem.addends();
    this.games = problem.games().stream().map(Problem::rules).toList();
    this.named = games.stream().map(LiteralMoves::of).toList();
    this.apart = games.stream().map(PlayedGames::apart).toList();
    this.ownGraphs =
        games.stream().map(rules -> rules.twists().contains(Twist.JOINED_VERTICES)).toList();
  }

  /// Of graphs, images of components would be graphs that no saved state knows.
  private static Ruleset<Position> apart(GameRules rules) {
    return SplitRuleset.independent(rules)
        .filter(_ -> rules.board().hasCells())
        .<Ruleset<Position>>map(split -> split)
        .orElseGet(() -> LiteralMoves.of(rules));
  }

  /// About how much memory a component takes.
  public int bytes(Part part) {
    return ownGraphs.get(part.game)
        ? GraphFormat.bytesOfOwn((GraphPosition) part.position)
        : POSITION_BYTES;
  }

  /// True if moves in it are made only while there is one in another game.
  public boolean isBeside(Part part) {
    return games.get(part.game).play() == Play.BESIDE;
  }

  /// The moves of components.
  public Ruleset<Part> moves() {
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

  /// The components of all positions of a sum of the same games.
  public List<Part> components(Problem sum) {
    return sum.addends().stream()
        .flatMap(addend ->
            components(games.indexOf(addend.rules()), List.of(addend.position())).stream())
        .toList();
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
      moved[0] |= !addends.get(i).isBeside() && moves(i, sink);
    }
    for (int i = 0; i < addends.size() && moved[0]; i++) {
      if (addends.get(i).isBeside()) {
        moves(i, sink);
      }
    }
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
