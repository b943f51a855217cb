package org.grundy.workbench.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.text.Quote;
import org.grundy.workbench.contest.stress.Conversation;
import org.grundy.workbench.contest.stress.Fault;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.explore.Level;
import org.grundy.workbench.explore.Match;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.Workbench;

/// The referee of a game between Grundy and somebody's program.
///
/// The program hears the position as the format writes it, then a line `first` or `second`, which
/// says what it is; then the two say moves in turn, each on a line. Heaps keep their numbers; of
/// several that a move leaves the first keeps the number, and the others get the next numbers.
public final class Judge {
  private final Contest contest;
  private final Supplier<Meter> meters;
  private final Explorer explorer;

  /// @param meters count the work on each position
  public Judge(Workbench workbench, Contest contest, Supplier<Meter> meters) {
    this.contest = contest;
    this.meters = meters;
    this.explorer = new Explorer(workbench);
  }

  /// Plays a game.
  ///
  /// @param input one position, as the format writes it
  /// @throws InputException if the format does not say how a move is written, or writes two moves
  ///   alike
  public JudgedGame play(String input, boolean programBegins, Conversation program) {
    Match match =
        new Match(
            explorer,
            contest.position(input),
            programBegins ? Match.Player.YOU : Match.Player.GRUNDY);
    Numbers numbers = new Numbers(match.seen().sum().positions().size());
    if (match.seen().sum().problem().play() == Play.LOOPY) {
      throw new InputException(
          "plays of this game may go on for ever, so that they are not judged",
          "solve the position");
    }
    if (!match.seen().sum().problem().takesTurns()) {
      throw new InputException(
          "in this game a move may bind the next one, so that it is not judged",
          "solve the position");
    }
    program.say(input + (programBegins ? "first\n" : "second\n"));
    List<JudgedGame.Turn> turns = new ArrayList<>();
    Optional<Fault> fault = Optional.empty();
    while (match.winner().isEmpty() && fault.isEmpty()) {
      match.think(meters.get());
      Map<String, SumMove> moves = written(match, numbers);
      Optional<String> text;
      if (match.toMove() == Match.Player.GRUNDY) {
        SumMove own = Level.PERFECT.opponent().choose(match.seen(), turns.size()).orElseThrow();
        text = Optional.of(numbers.text(own));
        program.say(text.get() + "\n");
      } else {
        text = program.hear();
        fault =
            text.isEmpty()
                ? program.fault()
                : moves.containsKey(text.get())
                    ? Optional.empty()
                    : Optional.of(new Fault(Fault.Kind.NO_MOVE, Quote.of(text.get())));
      }
      if (fault.isEmpty()) {
        turns.add(made(match, moves, text.orElseThrow(), numbers));
      }
    }
    return new JudgedGame(
        input,
        turns,
        fault,
        fault.isEmpty() && match.winner().equals(Optional.of(Match.Player.YOU)));
  }

  private JudgedGame.Turn made(
      Match match, Map<String, SumMove> moves, String text, Numbers numbers) {
    SumMove move = moves.get(text);
    if (move == null) {
      throw new IllegalStateException("no move: " + text);
    }
    boolean program = match.toMove() == Match.Player.YOU;
    Optional<String> better = match.seen().winningMove().map(numbers::text);
    match.make(move);
    numbers.made(move);
    boolean mistake = match.steps().getLast().isMistake();
    return new JudgedGame.Turn(program, text, mistake ? better : Optional.empty());
  }

  /// All moves by what they are written.
  private static Map<String, SumMove> written(Match match, Numbers numbers) {
    Map<String, SumMove> moves = new HashMap<>();
    for (SumMove move : match.seen().moves()) {
      SumMove other = moves.putIfAbsent(numbers.text(move), move);
      if (other != null && !other.parts().equals(move.parts())) {
        throw new InputException(
            "the format writes two moves as `%s`: %s, and %s"
                .formatted(numbers.text(move), other.name(), move.name()),
            "its `move` line has to say more, for example: move {heap} {left}");
      }
    }
    return moves;
  }

  /// The numbers of the heaps, or boards, of a sum that is played on.
  private final class Numbers {
    private final List<Integer> numbers = new ArrayList<>();
    private int next = 1;

    Numbers(int count) {
      while (next <= count) {
        numbers.add(next++);
      }
    }

    String text(SumMove move) {
      return contest.written(move, numbers.get(move.summand()));
    }

    void made(SumMove move) {
      List<Integer> place = numbers.subList(move.summand(), move.summand() + 1);
      int number = place.getFirst();
      place.clear();
      for (int i = 0; i < move.parts().size(); i++) {
        place.add(i == 0 ? number : next++);
      }
      if (numbers.isEmpty()) {
        numbers.add(number);
      }
    }
  }
}
