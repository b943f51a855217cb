package org.grundy.solvers.tokens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.Bounds;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.Space;
import org.grundy.solvers.space.StateTable;
import org.grundy.solvers.space.Walk;

/// The values of boards of tokens, found by one walk: tokens that may meet are a component.
final class TokensRun implements Run {
  private final GridRuleset ruleset;
  private final List<Board> boards;
  private final AllPlaces places;
  private final StateTable table;

  private TokensRun(GridRuleset ruleset, List<Board> boards, AllPlaces places, Meter meter) {
    this.ruleset = ruleset;
    this.boards = boards;
    this.places = places;
    this.table = new Walk(places, Question.VALUE, meter);
  }

  static TokensRun of(GameRules rules, List<GridPosition> sum, Meter meter) {
    AllPlaces places = new AllPlaces(new ArrayList<>());
    List<Board> boards = new ArrayList<>();
    for (GridPosition position : sum) {
      List<Group> groups = new ArrayList<>();
      for (List<Token> tokens : TokenPlaces.groups(rules, position)) {
        groups.add(new Group(tokens, places.kind(new TokenPlaces(rules, position, tokens))));
      }
      boards.add(new Board(position, groups));
    }
    return new TokensRun(GridRuleset.of(rules), boards, places, meter);
  }

  @Override
  public Solution solve() {
    return new SumSolution(boards.stream().map(board -> new Valued(board, table::find)).toList());
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return boards.stream().map(board -> new Valued(board, table::known).partly()).toList();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(table.knowledge());
  }

  /// The components of a board.
  private record Board(GridPosition position, List<Group> groups) {}

  /// Tokens that may meet.
  ///
  /// @param kind which of [AllPlaces] theirs are
  private record Group(List<Token> tokens, int kind) {}

  /// The places of several groups of tokens: a state is the word of one, and which group it is.
  private record AllPlaces(List<TokenPlaces> kinds) implements Space {
    long state(int kind, List<Token> tokens) {
      return kinds.get(kind).word(tokens) * kinds.size() + kind;
    }

    @Override
    public void options(long state, Options sink) {
      int count = kinds.size();
      int kind = (int) (state % count);
      kinds
          .get(kind)
          .options(
              state / count,
              new Options() {
                @Override
                public boolean to(long word) {
                  return sink.to(word * count + kind);
                }

                @Override
                public boolean toSum(long[] words, int parts) {
                  throw new IllegalStateException("tokens do not split");
                }

                @Override
                public boolean wins() {
                  return sink.wins();
                }
              });
    }

    /// The number of the kind of a group's places; places of equal boards and kinds of tokens are
    /// one kind.
    int kind(TokenPlaces places) {
      for (int kind = 0; kind < kinds.size(); kind++) {
        if (kinds.get(kind).isAs(places)) {
          return kind;
        }
      }
      kinds.add(places);
      return kinds.size() - 1;
    }
  }

  /// A board with what is found of its groups.
  private final class Valued implements SolvedPosition {
    private final Board board;
    private final LongUnaryOperator found;
    private final long[] values;
    private int groupsThatCanEnd;
    private int unknown;
    private long sum;

    /// @param found what is found of a state
    Valued(Board board, LongUnaryOperator found) {
      this.board = board;
      this.found = found;
      this.values = new long[board.groups.size()];
      for (int i = 0; i < values.length; i++) {
        Group group = board.groups.get(i);
        values[i] = found.applyAsLong(places.state(group.kind, group.tokens));
        groupsThatCanEnd += values[i] == ENDS ? 1 : 0;
        unknown += values[i] == StateTable.UNKNOWN ? 1 : 0;
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
      return parts().map(part -> new Component(part.position(), part.value().getAsLong())).toList();
    }

    private Stream<Bounds> parts() {
      return IntStream.range(0, canEnd() ? 0 : values.length)
          .mapToObj(i -> {
            Position part = part(board.groups.get(i));
            return values[i] == StateTable.UNKNOWN
                ? Bounds.unknown(part)
                : Bounds.exact(part, values[i]);
          });
    }

    private Position part(Group group) {
      GridPosition all = board.position;
      return GridPosition.wrap(all.rows(), all.columns(), all.copyCells(), group.tokens);
    }

    @Override
    public void moves(MoveSink sink) {
      ruleset.options(
          board.position,
          option -> {
            Token from = moved(board.position, option.sum().getFirst());
            Token to = moved(option.sum().getFirst(), board.position);
            int group = groupOf(from);
            sink.accept(
                option.move(),
                canEnd() ? -1 : group,
                option.ends() ? ENDS : after(group, from, to));
          });
    }

    private long after(int index, Token from, Token to) {
      Group group = board.groups.get(index);
      List<Token> left = new ArrayList<>(group.tokens);
      left.remove(from);
      left.add(to);
      boolean restCanEnd = groupsThatCanEnd > (values[index] == ENDS ? 1 : 0);
      long value = restCanEnd ? ENDS : found.applyAsLong(places.state(group.kind, left));
      if (value == ENDS) {
        return UNSAFE;
      }
      boolean restIsUnknown = unknown > (values[index] == StateTable.UNKNOWN ? 1 : 0);
      return restIsUnknown || value == StateTable.UNKNOWN
          ? StateTable.UNKNOWN
          : sum ^ Math.max(0, values[index]) ^ value;
    }

    /// The token of one board that the other has not.
    private static Token moved(GridPosition one, GridPosition other) {
      List<Token> left = new ArrayList<>(one.tokens());
      other.tokens().forEach(left::remove);
      return left.getFirst();
    }

    private int groupOf(Token token) {
      for (int i = 0; i < board.groups.size(); i++) {
        if (board.groups.get(i).tokens.contains(token)) {
          return i;
        }
      }
      throw new IllegalStateException("no token of the board: " + token);
    }

    /// The same where not all is found.
    PartlySolved partly() {
      return new PartlySolved() {
        @Override
        public List<Bounds> components() {
          return parts().toList();
        }

        @Override
        public boolean canEnd() {
          return Valued.this.canEnd();
        }

        @Override
        public void moves(MoveSink sink) {
          Valued.this.moves(sink);
        }
      };
    }
  }
}
