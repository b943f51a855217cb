package org.grundy.solvers.component.placement.moves;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the method refuses, with the reason it gives, and what it knows of what it takes.
class SoundnessTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cells . o #,  move . -> o,  move o -> #; .#.; line 2 of the rules asks which",
        "cells . o #,  move [ . o ] -> [ o # ]; ..; line 1 of the rules asks which",
        "cells . o #,  move . -> o along E over . o -> #; ..; line 1 of the rules lets a ray",
        "cells . o x #,  move . -> o along E over . x -> x; ..; line 1 of the rules lets a ray",
        "cells . o x,  move . -> o along E over . -> x forbid x; ..; line 1 of the rules forbids",
        "cells . o,  move . -> o,  win [ o o ]; ..; a pattern wins the whole game",
        "cells . o,  move . -> o,  avoid [ o o o ]; ...; a pattern is to be avoided that is more",
        "cells . o,  move . -> o,  avoid [ o . ]; ...; a pattern is to be avoided that is more",
        "cells . o,  move . -> o,  avoid [ o o * ]; ...; a pattern is to be avoided that is more",
        "cells . o,  move . -> o,  avoid [ * * | o o ]; ...; a pattern is to be avoided that is more",
        "cells . o,  move . -> o,  avoid [ o o ] border N; ...; a pattern asks for the border of the boa",
        "cells . o x,  move . -> o,  move . -> x,  avoid [ o x ]; ..; a pattern is to be avoided",
        "cells . o x,  move . -> o along E over . -> x,  avoid [ o o ]; ..; a pattern is to be",
        "cells . o,  move . -> o along E over . -> o,  avoid [ o * * o ]; ....; line 1 of the rules does",
        "cells . o,  move [ . . ] -> [ o . ],  avoid [ o o ]; ...; a pattern is to be avoided",
        "cells . o,  move [ . * * ] -> [ o * o ],  avoid [ o * * o ]; ....; line 1 of the rules does",
        "cells . o,  move . -> o,  play misere; ..; play is misère",
        "cells .,  token @ step E over .; @.; tokens",
      })
  void isRefusedWithTheReason(String rules, String position, String reason) {
    GameRules game = game(rules);
    Verdict verdict =
        new PlacementMethod().consider(new Problem(game, PlacementGames.positions(game, position)));
    assertThat(verdict).isInstanceOf(Verdict.Unsound.class);
    assertThat(((Verdict.Unsound) verdict).because()).startsWith(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cells . #,  move [ . . ] -> [ # # ] rotate; ...|...; translations and the 8 symmetries",
        "cells . #,  move [ . . ] -> [ # # ]; ...|...; translations and the 4 symmetries",
        "cells . #,  move . -> # along N over . -> #; ...|...; translations and the 2 symmetries",
        "cells . #,  move [ . . . | . * * ] -> [ # # # | # * * ]; ...|...; the 1 symmetry of",
      })
  void knowsItsTranslationsAndSymmetries(String rules, String position, String part) {
    assertThat(because(rules, position)).contains(part);
  }

  /// In each of these a place is unlike another, or a wall unlike a dead cell or the border.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cells . o #,  move [ # | . ] -> [ # | o ]; .#.|...",
        "cells . o,  move [ . * ] -> [ o o ]; ..|..",
        "cells . o #,  move . -> o along N over . -> o forbid #; .#|..",
        "cells a b #,  move a b -> #; ab|ba",
      })
  void doesNotClaimTranslationsThatDoNotHold(String rules, String position) {
    assertThat(because(rules, position)).doesNotContain("translations");
  }

  private static String because(String rules, String position) {
    GameRules game = game(rules);
    Verdict verdict =
        new PlacementMethod().consider(new Problem(game, PlacementGames.positions(game, position)));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return ((Verdict.Sound) verdict).plan().because();
  }

  private static GameRules game(String lines) {
    String board = "game  Test\nboard grid\n";
    return PlacementGames.game(board + lines.replace(",  ", "\n") + "\n");
  }
}
