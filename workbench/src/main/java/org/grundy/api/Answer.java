package org.grundy.api;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.core.Component;
import org.grundy.core.Ending;
import org.grundy.core.Outcome;
import org.grundy.core.Statistics;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumMove;

/// A solved sum: who wins, its value, and what each move is worth.
public final class Answer {
  private final Sum sum;
  private final SolvedSum solved;

  Answer(Sum sum, SolvedSum solved) {
    this.sum = sum;
    this.solved = solved;
  }

  SolvedSum solved() {
    return solved;
  }

  /// The sum that was asked about.
  public Sum sum() {
    return sum;
  }

  /// The winner: the next player (N) or the previous one (P).
  public Outcome outcome() {
    return solved.outcome();
  }

  /// The Grundy value; empty under misère play, of the tiling game, and where a move can end the
  /// whole game at once.
  public OptionalLong value() {
    return solved.value();
  }

  /// Independent parts whose values have the nim-sum [#value]; empty where there is no value.
  public List<Component> components() {
    return solved.solution().components();
  }

  /// Every move with what it is worth, one after the other as they are asked for: a heap may have
  /// very many.
  public Stream<PlayableMove> moves() {
    return Pushed.stream(sink ->
        solved
            .solution()
            .moves(move -> sink.accept(new PlayableMove(sum, new SumMove(sum.request(), move)))));
  }

  /// The moves that win, each of which can be played; none where the next player loses.
  public List<PlayableMove> winningMoves() {
    return moves().filter(PlayableMove::wins).toList();
  }

  /// Why the work ended before more than the winner was known; empty where the answer is whole.
  /// Else the value may be missing, and the moves are those of which it is known what they lead to.
  public Optional<Ending> ended() {
    return solved.ended();
  }

  /// The cost by now: what moves lead to may be found when they are asked for.
  public Statistics statistics() {
    return solved.statistics();
  }
}
