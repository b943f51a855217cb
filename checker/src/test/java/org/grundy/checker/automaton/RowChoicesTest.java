package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The options that are read off the choices are those of the rules, position by position.
class RowChoicesTest {
  private static final int BOARDS = 400;

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "cells o x .; move o -> . along E W N over x -> . forbid o @ 1",
        "cells o x .; move o -> . along N NE E SE S SW W NW up to 2 over x -> . @ 3",
        "cells o x .; move o -> . along NE W over x o -> . @ 3",
        "cells o x .; move o x -> . along (2,1) (1,-1) (-2,0) up to 2 over x o -> . forbid . @ 3",
        "cells o x .; move o -> . along SW SE N up to 1 over x -> . forbid o @ 2",
        "cells o x .; move o -> . flood E S over o x -> . @ 3",
        "cells o x .; move o x -> . flood W N S NW over o -> . @ 3",
        "cells o x .; move o -> x flood E W over o -> x @ 2",
        "cells o x .; move [ o x | * o ] -> [ . . | * x ] rotate mirror @ 3",
        "cells o x .; move [ o x ] -> [ . x ] rotate; move x -> .; avoid [ . x | x . ] mirror @ 2",
        "cells o x .; move o -> . along E over x -> .; avoid [ . . . ] @ 2",
      })
  void areTheOptionsOfTheRules(String lines, int rows) {
    GameRules rules = RulesParser.parse("game", "game G\nboard grid\n" + lines.replace("; ", "\n"));
    RowGlyphs glyphs = new RowGlyphs(rules.cells(), rows);
    RowChoices choices = new RowChoices(rules, glyphs, new Meter(Budget.ofBytes(1L << 28)));
    Random random = new Random(5);
    for (int board = 0; board < BOARDS; board++) {
      int[] word = random.ints(1 + random.nextInt(5), 0, glyphs.letters()).toArray();
      Set<GridPosition> expected = new HashSet<>();
      GridRuleset.of(rules)
          .optionSums(position(word, glyphs), (option, ends) -> expected.add(option.getFirst()));
      Set<GridPosition> found = new HashSet<>();
      for (int start = 0; start < choices.starts(); start++) {
        if (choices.kind(start) == Machine.Kind.MOVE) {
          follow(choices, glyphs, start, word, new ArrayList<>(), found);
        }
      }
      assertThat(found).as(word.length + " columns").isEqualTo(expected);
    }
  }

  private static GridPosition position(int[] word, RowGlyphs glyphs) {
    byte[] cells = new byte[word.length * glyphs.rows()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) glyphs.at(word[i % word.length], i / word.length);
    }
    return GridPosition.wrap(glyphs.rows(), word.length, cells);
  }

  private static void follow(
      RowChoices choices,
      RowGlyphs glyphs,
      int state,
      int[] word,
      List<Integer> option,
      Set<GridPosition> found) {
    if (option.size() == word.length) {
      if (choices.isAccepted(state)) {
        int[] letters = option.stream().mapToInt(letter -> letter).toArray();
        found.add(position(letters, glyphs));
      }
      return;
    }
    int[] arcs = choices.arcs(state, word[option.size()]);
    for (int i = 0; i < arcs.length; i += 2) {
      option.add(arcs[i + 1]);
      follow(choices, glyphs, arcs[i], word, option, found);
      option.removeLast();
    }
  }
}
