package org.grundy.solvers.tokens;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.jspecify.annotations.Nullable;

/// Tokens that slide along parallel lines, each kind one way, until something blocks them: Nim of
/// every second gap.
///
/// The *gap* of a token is the number of cells before it up to a token, a cell that it may not
/// enter, or the border. A move takes any number of cells from the gap of its token and adds them
/// to the gap of its *follower*: the token right behind it, if that looks the same way and there
/// are only cells that it may enter from there to the cell that is left, this one too. Two tokens
/// that face each other have one gap. A token without a follower has level 1, and any other one
/// more than its follower; a gap has the level of its token. Levels never change.
///
/// **Theorem.** If any two tokens that face each other over a gap have levels that are both odd or
/// both even, the value of a position is the nim-sum of the gaps of odd level.
///
/// *Proof.* A move takes from a gap of odd level, which it may make any smaller number, and adds at
/// most to one of even level; or it takes from a gap of even level and makes one of odd level
/// larger. So every number below the nim-sum is the value of an option (Bouton 1901), and the
/// nim-sum itself of none, as just one of its gaps changes. ∎
///
/// It is the staircase of Nim (Winning Ways, chapter 15), as in the Silver Dollar Game without the
/// dollar.
final class GapRules {
  private final BitSet over;

  /// By kind of token: the step in which it slides.
  private final Map<Integer, Direction> steps;

  private GapRules(BitSet over, Map<Integer, Direction> steps) {
    this.over = over;
    this.steps = steps;
  }

  /// The gaps of a game's tokens; empty where its tokens move in other ways.
  static Optional<GapRules> of(GameRules rules) {
    if (!rules.isPlain()) {
      return Optional.empty();
    }
    Glyphs glyphs = Glyphs.of(rules);
    Map<Integer, Direction> steps = new HashMap<>();
    List<List<Glyph>> over = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      if (!(rule instanceof TokenMove move)
          || !move.slide()
          || !move.blocked()
          || move.directions().size() != 1
          || steps.put(glyphs.token(move.token()), move.directions().getFirst()) != null) {
        return Optional.empty();
      }
      over.add(move.over());
    }
    BitSet entered = new BitSet();
    over.getFirst().forEach(glyph -> entered.set(glyphs.cell(glyph)));
    for (List<Glyph> other : over) {
      BitSet these = new BitSet();
      other.forEach(glyph -> these.set(glyphs.cell(glyph)));
      if (!these.equals(entered)) {
        return Optional.empty();
      }
    }
    Direction first = steps.values().iterator().next();
    boolean isOneLine =
        first.isNamed()
            && steps.values().stream()
                .allMatch(step ->
                    step.equals(first)
                        || (step.rowStep() == -first.rowStep()
                            && step.columnStep() == -first.columnStep()));
    return isOneLine ? Optional.of(new GapRules(entered, steps)) : Optional.empty();
  }

  /// The value of a position; empty where tokens face each other at levels of which one is odd and
  /// one even, or where two share a cell.
  OptionalLong value(GridPosition position) {
    Map<Integer, Token> tokens = new HashMap<>();
    for (Token token : position.tokens()) {
      if (tokens.put(token.cell(), token) != null) {
        return OptionalLong.empty();
      }
    }
    Set<Token> odd = odd(position, tokens);
    long sum = 0;
    for (Token token : position.tokens()) {
      int gap = 0;
      int cell = next(position, token.cell(), step(token));
      while (cell >= 0 && isEntered(position, cell) && !tokens.containsKey(cell)) {
        gap++;
        cell = next(position, cell, step(token));
      }
      Token met = tokens.get(cell);
      boolean counted = false;
      if (met != null && !step(met).equals(step(token))) {
        if (gap > 0 && odd.contains(met) != odd.contains(token)) {
          return OptionalLong.empty();
        }
        counted = met.cell() < token.cell();
      }
      sum ^= odd.contains(token) && !counted ? gap : 0;
    }
    return OptionalLong.of(sum);
  }

  /// The tokens of odd level. Those that look towards later cells are gone through from the first
  /// cell on, and the others from the last, so that followers come first.
  private Set<Token> odd(GridPosition position, Map<Integer, Token> tokens) {
    Set<Token> odd = new HashSet<>();
    for (Token token : position.tokens()) {
      addOdd(position, tokens, token, true, odd);
    }
    for (Token token : position.tokens().reversed()) {
      addOdd(position, tokens, token, false, odd);
    }
    return odd;
  }

  private void addOdd(
      GridPosition position,
      Map<Integer, Token> tokens,
      Token token,
      boolean forwards,
      Set<Token> odd) {
    Direction step = step(token);
    boolean looksForwards = step.rowStep() > 0 || (step.rowStep() == 0 && step.columnStep() > 0);
    if (looksForwards == forwards) {
      Token follower = follower(position, tokens, token);
      if (follower == null || !odd.contains(follower)) {
        odd.add(token);
      }
    }
  }

  /// The token whose gap grows when this one moves.
  private @Nullable Token follower(GridPosition position, Map<Integer, Token> tokens, Token token) {
    Direction back = new Direction(-step(token).rowStep(), -step(token).columnStep());
    int cell = token.cell();
    while (cell >= 0 && isEntered(position, cell)) {
      cell = next(position, cell, back);
      Token behind = tokens.get(cell);
      if (behind != null) {
        return step(behind).equals(step(token)) ? behind : null;
      }
    }
    return null;
  }

  private boolean isEntered(GridPosition position, int cell) {
    return over.get(position.at(cell));
  }

  private Direction step(Token token) {
    return Objects.requireNonNull(steps.get(token.kind()));
  }

  /// The next cell in a direction, -1 beyond the border.
  private static int next(GridPosition position, int cell, Direction step) {
    int row = cell / position.columns() + step.rowStep();
    int column = cell % position.columns() + step.columnStep();
    return row < 0 || row >= position.rows() || column < 0 || column >= position.columns()
        ? -1
        : row * position.columns() + column;
  }
}
