package org.grundy.solvers.tokens;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.play.MemoWalk;
import org.grundy.solvers.play.WonByLosing;
import org.jspecify.annotations.Nullable;

/// A search over the places of tokens, one for each group of tokens that may meet.
///
/// @param outcomes whether only who wins is found, of the one position
record TokenSearchPlan(GameRules rules, List<GridPosition> sum, boolean outcomes) implements Plan {
  /// About what a remembered word takes.
  private static final long ENTRY_BYTES = 96;

  @Override
  public String method() {
    return TokensMethod.NAME;
  }

  @Override
  public String because() {
    String places =
        "only tokens move, so their places are the whole position; tokens of one kind are alike,"
            + " and images under the symmetries that keep rules and board are the same";
    if (outcomes) {
      return places
          + (rules.play() == Play.MISERE
              ? "; the next player wins exactly if there is no move, or one after which the"
                  + " opponent loses"
              : "; the next player wins exactly if some move wins at once, or leaves the opponent a"
                  + " position that the next player loses");
    }
    return places
        + ". Tokens that can never reach the same cell are independent components, whose values are"
        + " found by the recursion over their moves (Sprague 1935, Grundy 1939)"
        + (rules.canBeWonAtOnce()
            ? "; values are those of the safe-move game: a move after which the opponent could win"
                + " at once is left out"
            : "");
  }

  @Override
  public String cost() {
    return "one expansion for each way to place the tokens that can be reached: at most "
        + searched().text();
  }

  @Override
  public PositionBound searched() {
    PositionBound most = PositionBound.ONE;
    for (GridPosition board : sum) {
      for (List<Token> group :
          outcomes ? List.of(board.tokens()) : TokenPlaces.groups(rules, board)) {
        PositionBound bound = PositionBound.ONE;
        for (int token = 0; token < group.size(); token++) {
          bound = bound.times(board.size());
        }
        most = bound.bits() > most.bits() ? bound : most;
      }
    }
    return most;
  }

  @Override
  public Solution solve(Meter meter) {
    GridRuleset moves = GridRuleset.of(rules);
    if (outcomes) {
      GridPosition board = sum.getFirst();
      OutcomeWalk walk =
          new OutcomeWalk(
              new TokenPlaces(rules, board, board.tokens()), rules.play() == Play.MISERE, meter);
      return new OutcomeSolution.Known<>(
          sum, moves, left -> walk.isWon(left.getFirst().tokens()) ? Outcome.N : Outcome.P);
    }
    List<SolvedPosition> solved = new ArrayList<>();
    for (GridPosition board : sum) {
      List<Group> groups = new ArrayList<>();
      for (List<Token> tokens : TokenPlaces.groups(rules, board)) {
        groups.add(new Group(tokens, new TokenPlaces(rules, board, tokens), meter));
      }
      solved.add(new SolvedTokens(board, moves, groups));
    }
    return new SumSolution(solved);
  }

  /// Tokens that may meet, with the values of their places.
  private static final class Group implements MemoWalk.Definition<Long, Long, Long> {
    private final List<Token> tokens;
    private final TokenPlaces places;
    private final MemoWalk<Long, Long, Long> walk;

    Group(List<Token> tokens, TokenPlaces places, Meter meter) {
      this.tokens = tokens;
      this.places = places;
      this.walk = new MemoWalk<>(this, meter);
    }

    long value(List<Token> at) {
      return walk.value(places.word(at));
    }

    @Override
    public long bytes(Long word) {
      return ENTRY_BYTES;
    }

    @Override
    public MemoWalk.Combination<Long, Long, Long> open(Long word, MemoWalk.Options<Long> options) {
      Mex mex = new Mex(walk);
      mex.ends = places.options(word, options::add);
      return mex;
    }
  }

  private static final class Mex implements MemoWalk.Combination<Long, Long, Long> {
    private final MemoWalk<Long, Long, Long> walk;
    private final BitSet seen = new BitSet();
    private boolean ends;

    Mex(MemoWalk<Long, Long, Long> walk) {
      this.walk = walk;
    }

    @Override
    public @Nullable Long take(Long option) {
      Long value = walk.known(option);
      if (value == null) {
        return option;
      }
      if (value >= 0) {
        seen.set(value.intValue());
      }
      return null;
    }

    @Override
    public boolean isSettled() {
      return ends;
    }

    @Override
    public Long value() {
      return ends ? SolvedPosition.ENDS : seen.nextClearBit(0);
    }
  }

  /// Who wins places of all tokens of a board.
  private static final class OutcomeWalk implements MemoWalk.Definition<Long, Long, Boolean> {
    private final TokenPlaces places;
    private final boolean misere;
    private final MemoWalk<Long, Long, Boolean> walk;

    OutcomeWalk(TokenPlaces places, boolean misere, Meter meter) {
      this.places = places;
      this.misere = misere;
      this.walk = new MemoWalk<>(this, meter);
    }

    boolean isWon(List<Token> tokens) {
      return walk.value(places.word(tokens));
    }

    @Override
    public long bytes(Long word) {
      return ENTRY_BYTES;
    }

    @Override
    public MemoWalk.Combination<Long, Long, Boolean> open(
        Long word, MemoWalk.Options<Long> options) {
      WonByLosing<Long> won = new WonByLosing<>(walk);
      boolean[] moves = {false};
      boolean ends =
          places.options(
              word,
              option -> {
                moves[0] = true;
                options.add(option);
              });
      if (ends || (misere && !moves[0])) {
        won.settle();
      }
      return won;
    }
  }

  /// A board whose tokens are groups.
  private static final class SolvedTokens implements SolvedPosition {
    private final GridPosition board;
    private final GridRuleset ruleset;
    private final List<Group> groups;
    private final long[] values;
    private int groupsThatCanEnd;
    private long sum;

    SolvedTokens(GridPosition board, GridRuleset ruleset, List<Group> groups) {
      this.board = board;
      this.ruleset = ruleset;
      this.groups = groups;
      this.values = new long[groups.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = groups.get(i).value(groups.get(i).tokens);
        groupsThatCanEnd += values[i] == ENDS ? 1 : 0;
        sum ^= Math.max(0, values[i]);
      }
    }

    @Override
    public long value() {
      return sum;
    }

    @Override
    public boolean canEnd() {
      return groupsThatCanEnd > 0;
    }

    @Override
    public List<Component> components() {
      List<Component> components = new ArrayList<>();
      for (int i = 0; i < values.length && !canEnd(); i++) {
        components.add(
            new Component(
                GridPosition.wrap(
                    board.rows(), board.columns(), board.copyCells(), groups.get(i).tokens),
                values[i]));
      }
      return components;
    }

    @Override
    public void moves(MoveSink sink) {
      ruleset.options(
          board,
          option -> {
            Token from = moved(board, option.sum().getFirst());
            Token to = moved(option.sum().getFirst(), board);
            int group = groupOf(from);
            sink.accept(
                option.move(),
                canEnd() ? -1 : group,
                option.ends() ? ENDS : after(group, from, to));
          });
    }

    private long after(int group, Token from, Token to) {
      List<Token> left = new ArrayList<>(groups.get(group).tokens);
      left.remove(from);
      left.add(to);
      long value = groups.get(group).value(left);
      boolean restCanEnd = groupsThatCanEnd > (values[group] == ENDS ? 1 : 0);
      return restCanEnd || value == ENDS ? UNSAFE : sum ^ Math.max(0, values[group]) ^ value;
    }

    /// The token of one board that the other has not.
    private static Token moved(GridPosition one, GridPosition other) {
      List<Token> left = new ArrayList<>(one.tokens());
      other.tokens().forEach(left::remove);
      return left.getFirst();
    }

    private int groupOf(Token token) {
      for (int i = 0; i < groups.size(); i++) {
        if (groups.get(i).tokens.contains(token)) {
          return i;
        }
      }
      throw new IllegalStateException("no token of the board: " + token);
    }
  }
}
