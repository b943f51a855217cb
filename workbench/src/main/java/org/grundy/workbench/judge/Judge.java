package org.grundy.workbench.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.rules.text.Quote;
import org.grundy.workbench.contest.OutputForm.Turns;
import org.grundy.workbench.contest.stress.Conversation;
import org.grundy.workbench.contest.stress.Fault;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.explore.Level;
import org.grundy.workbench.explore.Match;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;

/// The referee of a game between Grundy and somebody's program.
///
/// The program hears the position as the format writes it. Who begins is told to it in a line
/// `first` or `second`, or it is the program that says so, or that is always the same: see [Turns].
/// Then the two say moves in turn, each on a line. Heaps keep their numbers; of several that a move
/// leaves the first keeps the number, and the others get the next numbers.
public final class Judge {
  private final Contest contest;
  private final Supplier<Meter> meters;
  private final Explorer explorer;
  private final Optional<Match.Player> begins;

  /// @param first who begins, where the format leaves that open: the program, if that is not said
  /// @param meters count the work on each position
  /// @throws InputException if it is said who begins, and the format says it too
  public Judge(
      Workbench workbench, Contest contest, Optional<Match.Player> first, Supplier<Meter> meters) {
    this.contest = contest;
    this.meters = meters;
    this.explorer = new Explorer(workbench);
    this.begins =
        switch (contest.turns()) {
          case TOLD -> first.or(() -> Optional.of(Match.Player.YOU));
          case FIRST -> Optional.of(Match.Player.YOU);
          case SECOND -> Optional.of(Match.Player.GRUNDY);
          case CHOSEN -> Optional.empty();
        };
    if (contest.turns() != Turns.TOLD && first.isPresent()) {
      throw new InputException(
          "the `turns` line of the format says who begins", "say nothing more about it");
    }
  }

  /// Who begins; empty where the program chooses.
  public Optional<Match.Player> begins() {
    return begins;
  }

  /// Plays a game.
  ///
  /// @param input one position, as the format writes it
  /// @throws InputException if the format does not say how a move is written, or writes two moves
  ///   alike
  public JudgedGame play(String input, Conversation program) {
    SumRequest start = contest.position(input);
    requireJudged(start);
    boolean isTold = contest.turns() == Turns.TOLD;
    String who = begins.equals(Optional.of(Match.Player.YOU)) ? "first\n" : "second\n";
    program.say(isTold ? input + who : input);
    return begins
        .map(player -> played(input, Optional.empty(), new Match(explorer, start, player), program))
        .orElseGet(() -> chosen(input, start, program));
  }

  private static void requireJudged(SumRequest start) {
    if (start.problem().play() == Play.LOOPY) {
      throw new InputException(
          "plays of this game may go on for ever, so that they are not judged",
          "solve the position");
    }
    if (!start.problem().takesTurns()) {
      throw new InputException(
          "in this game a move may bind the next one, so that it is not judged",
          "solve the position");
    }
  }

  /// Plays a game in which the program says who begins.
  private JudgedGame chosen(String input, SumRequest start, Conversation program) {
    Optional<String> said = program.hear();
    Optional<Outcome> choice = said.flatMap(contest::choice);
    if (choice.isEmpty()) {
      Optional<Fault> fault =
          said.map(text -> new Fault(Fault.Kind.NO_CHOICE, Quote.of(text))).or(program::fault);
      return new JudgedGame(input, Optional.empty(), List.of(), fault, false);
    }
    Match match =
        new Match(
            explorer, start, choice.get() == Outcome.N ? Match.Player.YOU : Match.Player.GRUNDY);
    match.think(meters.get());
    boolean isWrong = match.seen().outcome().filter(right -> right != choice.get()).isPresent();
    return played(input, Optional.of(new JudgedGame.Choice(said.get(), isWrong)), match, program);
  }

  private JudgedGame played(
      String input, Optional<JudgedGame.Choice> choice, Match match, Conversation program) {
    Numbers numbers = new Numbers(match.seen().sum().positions().size());
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
    boolean programWins = fault.isEmpty() && match.winner().equals(Optional.of(Match.Player.YOU));
    if (programWins) {
      contest.over().ifPresent(over -> program.say(over + "\n"));
    }
    return new JudgedGame(input, choice, turns, fault, programWins);
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
