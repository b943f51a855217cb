package org.grundy.workbench.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How Grundy plays where several moves are as good as each other by the theory.
class OpponentTest {
  private final Workbench workbench = new Workbench();

  private Exploration explored(String game, String position) {
    return new Explorer(workbench)
        .explore(
            Solving.sum(workbench.game(game), position),
            Optional.empty(),
            new Meter(Solving.ample()));
  }

  private Set<String> chosen(String game, String position) {
    Exploration seen = explored(game, position);
    Set<String> chosen = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      chosen.add(Level.PERFECT.opponent().choose(seen, seed).orElseThrow().words());
    }
    return chosen;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // The loser holds out: to take all of a heap ends it two moves earlier.
        "nim; 2 + 2; [1 stone from heap A, 1 stone from heap B]",
        // The winner hurries: (1,2) is lost for the opponent too, but (0,0) at once.
        "wythoff; (2,2); [2 coins each from heaps a and b]",
      })
  void theLoserHoldsOutAndTheWinnerHurries(String game, String position, String words) {
    assertThat(chosen(game, position)).hasToString(words);
  }

  /// Where too many positions are reached any of the moves that win is made.
  @Test
  void aLongPlayIsNotPlayedToItsEnd() {
    Exploration seen = explored("nim", "30 + 41 + 52");
    SumMove move = Level.PERFECT.opponent().choose(seen, 1).orElseThrow();
    assertThat(move.wins()).isTrue();
    assertThat(chosen("nim", "60 + 60")).hasSizeGreaterThan(2);
  }
}
