package org.grundy.solvers.automaton.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.RandomRules;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.OptionArcs;
import org.grundy.solvers.automaton.moves.NotLinearException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The options that are read off the relation are those of the rules, position by position.
class RowRelationTest {
  private static final int MOST_BOARDS = 400;

  private static GameRules grid(String lines) {
    return RulesParser.parse("game", "game G\nboard grid\n" + lines.replace("; ", "\n"));
  }

  private static void assertSameOptions(GameRules rules, int rows) {
    Columns columns = new Columns(rows, rules.cells().size());
    Meter meter = new Meter(Budget.ofBytes(1L << 28));
    RowRelation relation =
        new RowRelation(rules, columns, new RowMoves(rules, columns, meter), meter);
    Random random = new Random(3);
    for (int board = 0; board < MOST_BOARDS; board++) {
      int[] word = random.ints(1 + random.nextInt(5), 0, columns.count()).toArray();
      if (GridRuleset.of(rules).isOver(columns.position(word))) {
        continue; // the recursion does not ask for options there
      }
      Set<List<Integer>> expected = new HashSet<>();
      GridRuleset.of(rules)
          .optionSums(
              columns.position(word),
              (option, ends) -> expected.add(list(columns.word(option.getFirst()))));
      Set<List<Integer>> found = new HashSet<>();
      for (int start : relation.starts()) {
        follow(relation.options(), start, word, new ArrayList<>(), found);
      }
      assertThat(found)
          .as("%s at %s", RulesFormatter.format(rules), list(word))
          .isEqualTo(expected);
    }
  }

  private static List<Integer> list(int... word) {
    return IntStream.of(word).boxed().toList();
  }

  private static void follow(
      OptionArcs arcs, int state, int[] word, List<Integer> option, Set<List<Integer>> found) {
    if (option.size() == word.length) {
      if (arcs.accepts(state)) {
        found.add(List.copyOf(option));
      }
      return;
    }
    int[] choices = arcs.arcs(state, word[option.size()]);
    for (int i = 0; i < choices.length; i += 2) {
      option.add(choices[i + 1]);
      follow(arcs, choices[i], word, option, found);
      option.removeLast();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "cells o x .; move o -> . flood E S over o x -> . @ 3",
        "cells o x .; move o x -> . flood W N S NW over o -> . @ 3",
        "cells o x .; move o -> x flood E W over o -> x @ 2",
        "cells o x .; move o -> . along (2,1) (1,-1) (-2,0) up to 2 over x o -> . forbid x @ 3",
      })
  void hasTheOptionsOfTheRules(String lines, int rows) {
    assertSameOptions(grid(lines), rows);
  }

  @Test
  void hasTheOptionsOfRandomRules() {
    RandomRules games = new RandomRules(11);
    int read = 0;
    for (int game = 0; game < 120; game++) {
      GameRules rules = game % 4 == 0 ? games.returning() : games.grid();
      if (rules.board() != Board.Cells.GRID) {
        continue;
      }
      int rows = 1 + game % 3;
      try {
        assertSameOptions(rules, rows);
        read++;
      } catch (NotLinearException | InputException beyond) {
        assertThat(beyond.getMessage()).isNotEmpty();
      }
    }
    assertThat(read).isGreaterThan(40);
  }
}
