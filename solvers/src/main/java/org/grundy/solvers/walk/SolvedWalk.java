package org.grundy.solvers.walk;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;

/// A board with tokens, solved: each token is a component.
final class SolvedWalk implements SolvedPosition {
  private final List<TokenKind> kinds;
  private final GridPosition board;
  private final Map<Integer, WalkValues> valuesOfKind = new HashMap<>();
  private final BitSet winsOn;
  private final int tokensThatCanEnd;
  private final List<Component> components;
  private final long value;

  SolvedWalk(GameRules rules, GridPosition board, Meter meter) {
    this.kinds = TokenKind.of(rules);
    this.board = board;
    for (Token token : board.tokens()) {
      valuesOfKind.computeIfAbsent(token.kind(), kind -> WalkValues.of(rules, board, kind, meter));
    }
    this.winsOn = TokenKind.winsOn(rules);
    this.tokensThatCanEnd =
        (int) board.tokens().stream().filter(token -> valueOf(token) == ENDS).count();
    this.components = canEnd() ? List.of() : split();
    long sum = 0;
    for (Token token : board.tokens()) {
      sum ^= Math.max(0, valueOf(token));
    }
    this.value = sum;
  }

  private List<Component> split() {
    if (board.tokens().size() == 1) {
      return List.of(new Component(board, valueOf(board.tokens().getFirst())));
    }
    if (board.tokens().isEmpty()) {
      return List.of();
    }
    byte[] cells = board.copyCells();
    return board.tokens().stream()
        .map(token ->
            new Component(
                GridPosition.wrap(board.rows(), board.columns(), cells, List.of(token)),
                valueOf(token)))
        .toList();
  }

  private WalkValues values(Token token) {
    return Objects.requireNonNull(valuesOfKind.get(token.kind()));
  }

  private int valueOf(Token token) {
    return values(token).at(token.cell());
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public boolean canEnd() {
    return tokensThatCanEnd > 0;
  }

  @Override
  public List<Component> components() {
    return components;
  }

  @Override
  public void moves(MoveSink sink) {
    IntStream.range(0, board.tokens().size()).forEach(i -> moves(i, sink));
  }

  private void moves(int index, MoveSink sink) {
    Token token = board.tokens().get(index);
    int component = canEnd() ? -1 : index;
    TokenKind kind = kinds.get(token.kind());
    WalkValues values = values(token);
    long rest = value ^ Math.max(0, valueOf(token));
    boolean restCanEnd = tokensThatCanEnd > (valueOf(token) == ENDS ? 1 : 0);
    Choice.Cell from = Choice.Cell.of(token.cell(), board.columns());
    for (TokenKind.Line line : kind.lines()) {
      BitSet reached = new BitSet();
      for (Direction direction : line.directions()) {
        int to = next(line, token.cell(), direction);
        while (to >= 0) {
          if (!reached.get(to)) {
            reached.set(to);
            Choice step = new Choice.Step(from, Choice.Cell.of(to, board.columns()));
            long left = values.at(to);
            long safe = restCanEnd || left == ENDS ? UNSAFE : rest ^ left;
            sink.accept(
                new Move(line.rule(), step), component, winsOn.get(board.at(to)) ? ENDS : safe);
          }
          to = line.slide() ? next(line, to, direction) : -1;
        }
      }
    }
  }

  /// The next cell in a direction, or -1 where the token may not enter it or the board ends.
  private int next(TokenKind.Line line, int cell, Direction direction) {
    int row = cell / board.columns() + direction.rowStep();
    int column = cell % board.columns() + direction.columnStep();
    if (row < 0 || row >= board.rows() || column < 0 || column >= board.columns()) {
      return -1;
    }
    int next = row * board.columns() + column;
    return line.over().get(board.at(next)) ? next : -1;
  }
}
