package org.grundy.rules.heap.equation;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.Place;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.line.EquationLines;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;

/// A reader of equations for tests: what stands after `move`, without the checks of whole games.
public final class Equations {
  private Equations() {}

  public static EquationMove parse(String text) {
    String left = text.substring(0, text.indexOf("->")).replaceAll("[() ]", "");
    List<String> names = Arrays.asList(left.split(",", -1));
    Board board = names.size() == 1 ? new Board.Heap(names.getFirst()) : new Board.Heaps(names);
    Words words =
        new Words(
            WordScanner.equationWords(SourceText.lines("test", text).getFirst(), 0),
            new Place("test", 1, text.length() + 1));
    return new EquationLines(new Places("test"), board, RuleNumbers.digitsOnly()).move(words);
  }
}
