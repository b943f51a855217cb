package org.grundy.cli.dialogue;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.cli.dialogue.TypedLines.TakenBackException;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.NarrowLines;
import org.grundy.cli.process.Progress;
import org.grundy.cli.process.Session;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.name.Nearest;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.Level;
import org.grundy.workbench.explore.Match;
import org.grundy.workbench.explore.Match.Player;
import org.grundy.workbench.explore.Match.Step;
import org.grundy.workbench.render.answer.ExplanationText;
import org.grundy.workbench.render.answer.PartialText;
import org.grundy.workbench.render.explore.BoardText;
import org.grundy.workbench.render.explore.Hints;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumMove;

/// A match as a dialogue: what is typed, and what Grundy says and plays.
final class PlayDialogue {
  private static final int LISTED = 20;
  private static final List<String> COMMANDS =
      List.of("moves", "hint", "why", "undo", "board", "levels", "help", "quit");
  private static final String HELP =
      """
      A move is typed by its number in the list of moves, by the cells that it changes (b3 b4, in a \
      row cell 3 4), by its words or by some that only it has, or as the rules write it. In a sum B: \
      before it means position B: B: c1 is a cell of it, and B: 5 leaves a heap of 5 there. Besides:
        moves    list the moves
        hint     whether you can win; then where; then by which move
        why      what the position is worth and why, what wins, what answers each move
        undo     take your last move back
        board    draw the position again
        levels   how well Grundy can play; levels casual changes it
        quit     end
      """;

  private final Session session;
  private final PrintStream out;
  private final Match match;
  private final Supplier<Meter> meters;
  private final Style style;
  private final long seed;
  private Level level;
  private int hintsGiven;

  /// @param meters count the work on each position
  PlayDialogue(
      Session session, Match match, Supplier<Meter> meters, Style style, Level level, long seed) {
    this.meters = meters;
    this.session = session;
    this.out = session.console().out();
    this.match = match;
    this.style = style;
    this.level = level;
    this.seed = seed;
  }

  /// Plays to the end, or until nothing more is typed.
  ///
  /// @return the exit code
  int run() {
    greet();
    draw(Optional.empty());
    try (TypedLines lines = TypedLines.of(session.console(), "play", _ -> words())) {
      boolean goesOn = true;
      while (goesOn) {
        out.flush();
        goesOn = goOn(lines);
      }
    }
    return ExitCode.DONE;
  }

  /// @return whether the dialogue goes on
  private boolean goOn(TypedLines lines) {
    try {
      lines.obey(this::think);
      if (match.winner().isEmpty() && match.toMove() == Player.GRUNDY) {
        return lines.obey(this::answer);
      }
      Optional<String> line =
          lines.next(match.winner().isPresent() ? "undo or quit> " : "your move> ");
      return line.isPresent() && lines.obey(() -> obey(line.get().strip()));
    } catch (TakenBackException back) {
      return true;
    } catch (BudgetSpentException spent) {
      out.println(spent.ending().text());
      return true;
    }
  }

  /// Ctrl-C ends the thinking, and the move is made, or asked for, by what is known then.
  private boolean think() {
    try (Progress _ = new Progress(session.console(), () -> "thinking … (Ctrl-C ends it)")) {
      match.think(meters.get());
    }
    return true;
  }

  private Collection<String> words() {
    List<String> words = new ArrayList<>(COMMANDS);
    Stream.of(Level.values()).forEach(one -> words.add("levels " + PlayCommand.word(one)));
    match.seen().moves().forEach(move -> words.add(move.words()));
    return words;
  }

  private void greet() {
    Exploration seen = match.seen();
    String stuck = seen.stuckPlayerWins() ? "wins (misère play)" : "loses";
    Page page = new Page(style);
    page.line(style.strong(seen.sum().title()));
    page.paragraph(
        0,
        0,
        "You play against Grundy, level %s. Who cannot move %s.%s Type a move, or help."
            .formatted(
                PlayCommand.word(level),
                stuck,
                seen.mayGoOnForEver() ? " A play without end is a draw: quit it." : ""));
    out.print(page);
  }

  /// @return whether the dialogue goes on
  private boolean obey(String typed) {
    String[] words = typed.split("\\s+", 2);
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "quit", "exit", "q" -> {
        return false;
      }
      case "help", "?" -> out.print(NarrowLines.of(HELP, session.console().width()));
      case "moves" -> list(match.seen().moves(), Integer.MAX_VALUE);
      case "board" -> draw(Optional.empty());
      case "hint" -> hint();
      case "why" -> why();
      case "undo" -> undo();
      case "level", "levels" -> levels(words.length > 1 ? words[1] : "");
      default -> move(typed);
    }
    return true;
  }

  private void move(String typed) {
    if (match.winner().isPresent()) {
      out.println("The game is over. Type undo or quit.");
      return;
    }
    try {
      List<SumMove> meant = new TypedMove(match.seen().moves()).meantBy(typed);
      if (meant.size() == 1) {
        make(meant.getFirst());
      } else {
        out.println("That may be one of %,d moves. Type a number:".formatted(meant.size()));
        list(meant, LISTED);
      }
    } catch (InputException none) {
      String near = Nearest.cure(typed, COMMANDS);
      out.println(none.problem() + "; " + (near.isEmpty() ? none.cure() : near));
    }
  }

  private void make(SumMove move) {
    hintsGiven = 0;
    match.make(move);
    if (match.winner().isPresent()) {
      draw(Optional.empty());
      end();
    }
  }

  private boolean answer() {
    SumMove move = match.answer(level, seed + match.steps().size());
    out.println("Grundy plays: " + style.strong(move.words()));
    draw(Optional.empty());
    if (match.winner().isPresent()) {
      end();
    }
    return true;
  }

  private void end() {
    boolean yours = match.winner().equals(Optional.of(Player.YOU));
    out.println(style.strong(yours ? "You win." : "Grundy wins."));
    Optional<Step> mistake = match.firstMistake();
    if (mistake.isEmpty()) {
      out.println("Nobody gave a won position away.");
      return;
    }
    Step step = mistake.get();
    int number = match.steps().indexOf(step) + 1;
    String gave =
        step.gaveDrawAway()
            ? "a draw away"
            : "a won position away; %s would have won"
                .formatted(step.before().winningMove().orElseThrow().words());
    Page page = new Page(style);
    page.paragraph(
        0,
        2,
        "The first mistake was move %d, %s: %s. It gave %s."
            .formatted(
                number, step.by() == Player.YOU ? "yours" : "Grundy's", step.move().words(), gave));
    out.print(page);
  }

  private void draw(Optional<SumMove> marked) {
    new BoardText(match.seen().sum(), style).lines(marked).forEach(out::println);
  }

  private void list(List<SumMove> those, int most) {
    List<SumMove> all = match.seen().moves();
    if (those.isEmpty()) {
      out.println("There is no move.");
    }
    those.stream()
        .limit(most)
        .forEach(move -> out.println("%5d  %s".formatted(all.indexOf(move) + 1, move.words())));
    if (those.size() > most) {
      out.println("       … and %,d more".formatted(those.size() - most));
    }
  }

  private void hint() {
    if (match.winner().isPresent()) {
      out.println("The game is over.");
      return;
    }
    List<String> steps = Hints.byPositions(match.seen());
    int step = Math.min(hintsGiven, steps.size() - 1);
    hintsGiven++;
    if (step > 0) {
      draw(match.seen().winningMove());
    }
    out.println(steps.get(step));
  }

  private void why() {
    if (match.winner().isPresent()) {
      out.println("The game is over.");
      return;
    }
    Meter meter = meters.get();
    SolveRun run = session.workbench().begin(match.seen().sum(), Optional.empty(), meter);
    try {
      SolvedSum answer = run.finish();
      meter.tell(() ->
          out.print(
              new ExplanationText(
                      move -> session.workbench().reply(answer, move, meter), style, false)
                  .of(answer)));
    } catch (BudgetSpentException spent) {
      PartialAnswer known = run.soFar(spent);
      out.print(new PartialText(session.workbench().replies(known)::apply, style).of(known));
    }
  }

  private void undo() {
    hintsGiven = 0;
    if (match.undo()) {
      draw(Optional.empty());
    } else {
      out.println("You have made no move yet.");
    }
  }

  private void levels(String wanted) {
    Optional<Level> found =
        Stream.of(Level.values())
            .filter(one -> PlayCommand.word(one).equalsIgnoreCase(wanted.strip()))
            .findFirst();
    if (found.isPresent()) {
      level = found.get();
      out.println("Grundy plays at level " + PlayCommand.word(level) + ".");
    } else {
      String all =
          Stream.of(Level.values())
              .map(one ->
                  "  %s%-10s%s"
                      .formatted(one == level ? "* " : "  ", PlayCommand.word(one), one.words()))
              .collect(Collectors.joining("\n"));
      out.print(NarrowLines.of(all, session.console().width()));
    }
  }
}
