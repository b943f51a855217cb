package org.grundy.workbench.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.explore.Match.Player;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Matches end as the rules say, whoever plays them.
class MatchTest {
  private static final long SEED = 20261122;
  private static final int MATCHES = 6;

  private final Workbench workbench = new Workbench();
  private final Explorer explorer = new Explorer(workbench);

  private Match match(SumRequest start, Player first) {
    return new Match(explorer, start, first);
  }

  private static void think(Match match) {
    match.think(new Meter(Solving.ample()));
  }

  private SumRequest sum(String text) {
    return workbench.sum(new TextSource("sum", text), 1);
  }

  /// Plays random moves of the player against the level to the end.
  private static void play(Match match, Level level, SplittableRandom random) {
    while (match.winner().isEmpty()) {
      think(match);
      if (match.toMove() == Player.YOU) {
        List<SumMove> moves = match.seen().moves();
        match.make(moves.get(random.nextInt(moves.size())));
      } else {
        match.answer(level, random.nextLong());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram 2x3; false",
        "kayles 3 + 4; false",
        "notakto 3x3; false",
        "chomp 2x3; false",
        "nim 1 + 2 + 3; true",
        "cram 2x3 + nim 3; true",
        "nim 1 + 2 + passes 2; false",
        "cram 2x3 + passes 1; true",
        "node-kayles 4; true",
        "treblecross 6; false"
      })
  void whoWinsFollowsFromTheMoves(String text, boolean misere) {
    SumRequest start = misere ? sum(text).misere() : sum(text);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < MATCHES; i++) {
      Match match = match(start, random.nextBoolean() ? Player.YOU : Player.GRUNDY);
      Player first = match.toMove();
      think(match);
      boolean firstWins = match.seen().outcome().equals(Optional.of(Outcome.N));
      play(match, Level.PERFECT, random);
      Player winner = match.winner().orElseThrow();
      boolean lastWins = !misere;
      assertThat(winner == match.steps().getLast().by()).isEqualTo(lastWins);
      boolean asTheoryHasIt = (winner == first) == firstWins;
      assertThat(match.firstMistake().isEmpty())
          .as(text + ", seed " + SEED)
          .isEqualTo(asTheoryHasIt);
      match.firstMistake().ifPresent(step -> assertThat(step.by()).isEqualTo(Player.YOU));
    }
  }

  @Test
  void whatWasTakenBackWasNeverPlayed() {
    Match match = match(sum("cram 3x3"), Player.GRUNDY);
    assertThat(match.undo()).isFalse();
    match.answer(Level.RANDOM, 1);
    String before = match.seen().sum().text();
    match.make(match.seen().moves().getFirst());
    match.answer(Level.RANDOM, 1);
    assertThat(match.undo()).isTrue();
    assertThat(match.seen().sum().text()).isEqualTo(before);
    assertThat(match.toMove()).isEqualTo(Player.YOU);
    assertThat(match.steps()).hasSize(1);
    assertThat(match.undo()).isFalse();
  }

  /// Who moves before anything is known moves all the same, and a move that nobody could judge is
  /// no mistake.
  @Test
  void aMatchNeedsNoThought() {
    Match match = match(sum("cram 3x3"), Player.GRUNDY);
    assertThat(match.seen().outcome()).isEmpty();
    Meter cancelled = new Meter(Solving.ample());
    cancelled.cancel();
    match.think(cancelled);
    match.answer(Level.PERFECT, 1);
    match.make(match.seen().moves().getFirst());
    assertThat(match.steps()).hasSize(2);
    assertThat(match.firstMistake()).isEmpty();
    think(match);
    assertThat(match.seen().answer()).isPresent();
  }

  /// A start that was lost by whoever moved there is won by whoever would move now.
  @Test
  void aLostPlaceToStartFromIsWonByWhoeverIsToMove() {
    Game game =
        Game.of(
            "last",
            new TextSource("last", "game Last\nboard heap n\ntake 1..2\nlose where n = 0\n"));
    assertThat(match(Solving.sum(game, "0"), Player.YOU).winner()).contains(Player.YOU);
    assertThat(match(Solving.sum(game, "1"), Player.YOU).winner()).contains(Player.GRUNDY);
  }

  @Test
  void refusesWhatCannotBePlayed() {
    assertThatThrownBy(() -> match(sum("nim 5000"), Player.YOU))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("too large");
    assertThatThrownBy(() -> match(sum("ominous-omino 4 4 4"), Player.YOU))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("one choice of a piece");
  }
}
