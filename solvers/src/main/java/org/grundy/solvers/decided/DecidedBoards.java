package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.GridPosition;
import org.grundy.core.Play;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.MirrorAnswer;
import org.grundy.rules.derive.symmetry.MirrorAnswer.Opening;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.Problem;

/// The theorems about boards of cells.
final class DecidedBoards {
  /// Boards of more cells together are not split where they are settled without that.
  private static final int LARGE = 4_096;

  /// Tokens are not looked at each by itself where that takes more cells.
  private static final long MOST_COPIED = 1 << 24;

  private final Problem problem;
  private final GameRules rules;
  private final List<GridPosition> boards;

  DecidedBoards(Problem problem) {
    this.problem = problem;
    this.rules = problem.rules();
    this.boards = problem.sum().stream().map(GridPosition.class::cast).toList();
  }

  Optional<Decided> decide() {
    if (rules.board().isRing()) {
      return rings();
    }
    long tokenLines = rules.rules().stream().filter(TokenMove.class::isInstance).count();
    boolean mixed = tokenLines > 0 && tokenLines < rules.rules().size();
    if (mixed || rules.hasBlockedTokens()) {
      return Optional.empty();
    }
    boolean tokens = tokenLines > 0;
    Optional<Decided> counted =
        tokens || !rules.board().hasPlainSteps()
            ? Optional.empty()
            : new RowsAndColumns(rules, boards).decide();
    return counted.or(() -> byComponentsOrImages(tokens)).or(this::stolen);
  }

  private Optional<Decided> byComponentsOrImages(boolean tokens) {
    if (rules.play() == Play.MISERE) {
      return components(tokens);
    }
    boolean large = boards.stream().mapToLong(GridPosition::size).sum() > LARGE;
    return large ? mirrored().or(() -> components(tokens)) : components(tokens).or(this::mirrored);
  }

  /// One component in which a winning answer could be stolen; the others cancel.
  private Optional<Decided> stolen() {
    return Stealing.fits(rules)
        ? Decided.stolen(
            problem,
            parts(),
            GridPosition::size,
            () -> new Representatives(rules)::of,
            part -> Stealing.wins(rules, part))
        : Optional.empty();
  }

  /// The facts settled by the components: that there are none, or that they are pairs.
  private Optional<Decided> components(boolean tokens) {
    if (tokens && boards.stream().mapToLong(DecidedBoards::copied).sum() > MOST_COPIED) {
      return Optional.empty();
    }
    List<GridPosition> components = tokens ? tokens() : parts();
    if (components.isEmpty()) {
      return Optional.of(Decided.withoutMoves(problem));
    }
    return rules.play() == Play.NORMAL
            && Pairs.isMadeOf(
                components,
                GridPosition::size,
                () -> tokens ? board -> board : new Representatives(rules)::of)
        ? Optional.of(
            Decided.lost("the components are pairs of images, whose " + Decided.PAIRS_CANCEL))
        : Optional.empty();
  }

  private static long copied(GridPosition board) {
    return (long) board.size() * board.tokens().size();
  }

  /// Rings are not split: one without a move now has none later.
  private Optional<Decided> rings() {
    GridRuleset ruleset = GridRuleset.of(rules);
    List<GridPosition> left = boards.stream().filter(ring -> canMove(ruleset, ring)).toList();
    if (left.isEmpty()) {
      return Optional.of(Decided.withoutMoves(problem));
    }
    return rules.play() == Play.NORMAL
            && Pairs.isMadeOf(left, GridPosition::size, () -> new Representatives(rules)::of)
        ? Optional.of(Decided.lost("the rings are pairs of images, whose " + Decided.PAIRS_CANCEL))
        : Optional.empty();
  }

  private static boolean canMove(GridRuleset ruleset, GridPosition ring) {
    boolean[] found = {false};
    ruleset.optionSums(ring, (_, _) -> found[0] = true);
    return found[0];
  }

  private List<GridPosition> parts() {
    Splitter splitter = Splitter.of(rules);
    return boards.stream().flatMap(board -> splitter.split(board).parts().stream()).toList();
  }

  /// Each token with its board to itself: tokens neither block nor see each other.
  private List<GridPosition> tokens() {
    List<GridPosition> alone = new ArrayList<>();
    for (GridPosition board : boards) {
      for (GridPosition.Token token : board.tokens()) {
        alone.add(
            GridPosition.wrap(board.rows(), board.columns(), board.copyCells(), List.of(token)));
      }
    }
    return alone;
  }

  /// All boards but one must be worth 0; that one too, or a move makes it 0.
  private Optional<Decided> mirrored() {
    List<Integer> left =
        Pairs.unpaired(IntStream.range(0, boards.size()).boxed().toList(), boards::get);
    List<Symmetry> answers = new ArrayList<>();
    Optional<Integer> open = Optional.empty();
    for (int board : left) {
      Optional<Symmetry> answer = MirrorAnswer.of(rules, boards.get(board));
      if (answer.isEmpty() && open.isPresent()) {
        return Optional.empty();
      }
      answer.ifPresent(answers::add);
      open = answer.isEmpty() ? Optional.of(board) : open;
    }
    if (open.isEmpty()) {
      return Optional.of(Decided.lost(lost(answers)));
    }
    int board = open.get();
    return MirrorAnswer.opening(rules, boards.get(board))
        .map(opening -> Decided.won(opening.move(), board, won(opening)));
  }

  private String lost(List<Symmetry> answers) {
    return boards.size() == 1
        ? "the second player answers every move by its %s image: the start is its own image, and no move spoils its image"
            .formatted(answers.getFirst().words())
        : "on each board the second player answers every move by an image of it: the board is its"
            + " own image, and no move spoils its image"
            + (answers.size() == boards.size() ? "" : "; equal boards cancel (Bouton 1901)");
  }

  private String won(Opening opening) {
    return "one move leaves a position that is its own %s image, and its player answers every later move by its image, which no move spoils"
            .formatted(opening.symmetry().words())
        + (boards.size() == 1
            ? ""
            : "; the other boards are worth 0, being answered by images or cancelled by equal"
                + " ones");
  }
}
