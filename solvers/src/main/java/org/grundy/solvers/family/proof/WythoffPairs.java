package org.grundy.solvers.family.proof;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.heap.equation.TakingFromBoth;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.formula.MexPairs;
import org.grundy.solvers.family.formula.TablePattern;
import org.grundy.solvers.family.formula.ZeroSet;

/// The theorem about Wythoff's pairs: where any number may be taken from one of two heaps, or i and
/// j from both with `i < s·j + t` and `j < s·i + t`, the next player loses exactly the pairs of
/// [MexPairs] (Wythoff 1907 for s = t = 1; Fraenkel 1982 for s = 1; A. S. Fraenkel, *Heap games,
/// numeration systems and sequences*, Annals of Combinatorics 2, 1998).
///
/// Such games are recognised by their equations; and Wythoff's is the walk of a queen that slides
/// down, to the right or both from the corner of an open board.
public final class WythoffPairs implements Theorem {
  private final GameRules rules;

  /// The theorem about a checked game.
  public WythoffPairs(GameRules rules) {
    this.rules = rules;
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    return subject instanceof Subject.Whole && pattern instanceof ZeroSet(MexPairs pairs)
        ? losing().filter(pairs::equals).map(_ -> proof())
        : Optional.empty();
  }

  /// The pairs that lose, whether or not a table shows them; empty for other games.
  public Optional<MexPairs> losing() {
    if (!rules.isPlain()) {
      return Optional.empty();
    }
    return CornerWalk.slides(rules, List.of(Direction.S, Direction.E, Direction.SE))
        ? Optional.of(new MexPairs(1, 1, -1))
        : taking().map(taking -> new MexPairs(taking.factor(), taking.bound(), 0));
  }

  /// How a game takes from both heaps, kept with its rules.
  private record Taking(Optional<TakingFromBoth> found) {}

  private Optional<TakingFromBoth> taking() {
    return rules.board() instanceof Board.Heaps heaps && heaps.variables().size() == 2
        ? rules.derived().get(Taking.class, () -> new Taking(derive())).found
        : Optional.empty();
  }

  private Optional<TakingFromBoth> derive() {
    return TakingFromBoth.of(rules.rules().stream().map(EquationMove.class::cast).toList());
  }

  private Standing proof() {
    return new Standing.Proved(because());
  }

  /// The game of these that it is, in words.
  public String because() {
    return taking()
        .map(WythoffPairs::said)
        .orElse(
            "the token slides down, to the right or both by any number of cells: this is"
                + " Wythoff's game with heaps of r - 1 and c - 1 (Wythoff 1907)");
  }

  private static String said(TakingFromBoth taking) {
    String both;
    if (taking.factor() == 1) {
      both =
          taking.bound() == 1
              ? "the same number from both: this is Wythoff's game (Wythoff 1907)"
              : "i and j from both where they differ by less than %d (Fraenkel 1982)"
                  .formatted(taking.bound());
    } else {
      both =
          "i and j from both where i < %1$d·j + %2$d and j < %1$d·i + %2$d (Fraenkel 1998)"
              .formatted(taking.factor(), taking.bound());
    }
    return "a move takes any number from one heap, or " + both;
  }
}
