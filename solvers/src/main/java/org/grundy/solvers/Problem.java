package org.grundy.solvers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// A problem to be solved: a sum of positions, each with its own rules. Most sums are of one game;
/// methods are asked about these only, and the planner puts the others together.
public final class Problem {
  private final List<Addend> addends;
  private final List<Position> sum;
  private final boolean mixed;
  private final boolean outcomeOnly;

  /// A sum of positions of any games.
  ///
  /// @param addends at least one
  public Problem(List<Addend> addends) {
    this(addends, false);
  }

  private Problem(List<Addend> addends, boolean outcomeOnly) {
    this.outcomeOnly = outcomeOnly;
    this.addends = List.copyOf(addends);
    this.sum = this.addends.stream().map(Addend::position).toList();
    GameRules first = this.addends.getFirst().rules();
    this.mixed = this.addends.stream().anyMatch(addend -> !addend.rules().equals(first));
  }

  /// A sum of positions of one game.
  ///
  /// @param rules checked rules (they end, and every glyph is declared)
  /// @param sum at least one position, each of the kind that the board of the rules has
  public Problem(GameRules rules, List<? extends Position> sum) {
    this(new CompiledGame(rules), sum);
  }

  /// A sum of positions of one game that other questions may have been asked about.
  ///
  /// @param sum at least one position, each of the kind that the board of the game has
  public Problem(CompiledGame game, List<? extends Position> sum) {
    this(sum.stream().map(position -> new Addend(game.rules().title(), game, position)).toList());
  }

  /// The same sum, of which no values are asked: only who wins, and which moves win.
  public Problem ofOutcome() {
    return new Problem(addends, true);
  }

  /// True if values need not be found: only the outcome is asked for, or there are no values.
  public boolean asksOutcome() {
    return outcomeOnly || play() == Play.MISERE || hasBeside();
  }

  public List<Addend> addends() {
    return addends;
  }

  /// The positions, in order.
  public List<Position> sum() {
    return sum;
  }

  /// True if there are positions of different games.
  public boolean isMixed() {
    return mixed;
  }

  /// The rules of all positions.
  ///
  /// @throws IllegalStateException if they are of different games
  public GameRules rules() {
    return game().rules();
  }

  /// The game of all positions.
  ///
  /// @throws IllegalStateException if they are of different games
  public CompiledGame game() {
    if (mixed) {
      throw new IllegalStateException("a sum of several games: " + title());
    }
    return addends.getFirst().game();
  }

  /// True if in some game a move binds the next one, so that values need not be numbers.
  public boolean binds() {
    return addends.stream().anyMatch(addend -> !addend.rules().bonds().isEmpty());
  }

  /// True if in some game moves may be made only beside those of another game.
  public boolean hasBeside() {
    return addends.stream().anyMatch(Addend::isBeside);
  }

  /// True if in all its games the players take turns and may move anywhere, and every play ends.
  public boolean takesTurns() {
    return addends.stream().allMatch(addend -> addend.rules().takesTurns());
  }

  /// The kind of play: a player who cannot move loses, or wins. Games whose moves are made only
  /// beside others have no say; where the others disagree there is no plan for the sum.
  public Play play() {
    return addends.stream()
        .filter(addend -> !addend.isBeside())
        .findFirst()
        .map(addend -> addend.rules().play())
        .orElse(Play.NORMAL);
  }

  /// True if in some game a pattern or a condition wins.
  public boolean hasWins() {
    return addends.stream().anyMatch(addend -> addend.rules().canBeWonAtOnce());
  }

  /// The title of the game; of several games all of them, each once.
  public String title() {
    return addends.stream()
        .map(addend -> addend.rules().title())
        .distinct()
        .collect(Collectors.joining(" + "));
  }

  /// The sums of one game each that this is the sum of, in the order in which the games come first.
  public List<Problem> games() {
    if (!mixed) {
      return List.of(this);
    }
    List<Problem> games = new ArrayList<>();
    List<GameRules> rules = addends.stream().map(Addend::rules).distinct().toList();
    for (GameRules one : rules) {
      games.add(
          new Problem(addends.stream().filter(addend -> addend.rules().equals(one)).toList()));
    }
    return games;
  }

  /// The sum after a move: what the move leaves stands where the position stood. Where nothing at
  /// all is left, or nothing of the games that say who wins, that is an empty heap.
  ///
  /// @param summand index of the position in which the move is made
  /// @param left what it leaves of it
  public Problem after(int summand, List<? extends Position> left) {
    List<Addend> after = new ArrayList<>(addends);
    Addend made = after.remove(summand);
    after.addAll(summand, left.stream().<Addend>map(made::with).toList());
    if (after.stream().allMatch(Addend::isBeside)) {
      after.add(summand, made.with(nothing(made.position())));
    }
    return new Problem(after);
  }

  private static Position nothing(Position before) {
    return before instanceof TuplePosition tuple
        ? new TuplePosition(Collections.nCopies(tuple.sizes().size(), 0L))
        : new HeapPosition(0);
  }

  /// True if the game is over: see [#ended].
  public boolean isOver() {
    return ended().isPresent();
  }

  /// The outcome of a game that is over. A winning pattern, or a position that a condition ends,
  /// stands in some position, so that the previous player has won, or has lost. Then there is no
  /// value and no move, in no position of the sum, under whatever play.
  public Optional<Outcome> ended() {
    List<Outcome> ends =
        games().stream()
            .filter(game -> game.rules().endsEarly())
            .flatMap(Problem::endsOfOneGame)
            .distinct()
            .toList();
    return ends.contains(Outcome.P) ? Optional.of(Outcome.P) : ends.stream().findFirst();
  }

  private static Stream<Outcome> endsOfOneGame(Problem game) {
    if (game.rules().board().hasCells()) {
      GridRuleset ruleset = GridRuleset.of(game.rules());
      return game.sum.stream()
          .filter(position -> position instanceof GridPosition grid && ruleset.isOver(grid))
          .map(_ -> Outcome.P);
    }
    if (game.rules().board() instanceof Board.Graph) {
      GraphRuleset ruleset = GraphRuleset.of(game.rules());
      return game.sum.stream()
          .filter(position -> ruleset.isOver(ruleset.settled((GraphPosition) position)))
          .map(_ -> Outcome.P);
    }
    HeapEnds ends = HeapEnds.of(game.rules());
    return game.sum.stream().flatMap(position -> ends.outcome(sizes(position)).stream());
  }

  private static long[] sizes(Position position) {
    return switch (position) {
      case HeapPosition heap -> new long[] {heap.size()};
      case TuplePosition tuple -> tuple.sizes().stream().mapToLong(Long::longValue).toArray();
      default -> throw new IllegalArgumentException("no heaps: " + position);
    };
  }
}
