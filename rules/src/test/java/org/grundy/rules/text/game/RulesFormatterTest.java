package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.grundy.rules.RandomEquations;
import org.grundy.rules.RandomRules;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.line.EquationLines;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

class RulesFormatterTest {
  private static final long SEED = 20261121;

  @Test
  void whatIsFormattedIsReadAsTheSameTree() {
    RandomRules random = new RandomRules(SEED);
    for (int i = 0; i < 800; i++) {
      GameRules rules =
          switch (i % 13) {
            case 12 -> random.summing();
            case 0 -> random.heapsThatEnd();
            case 1 -> random.heapSet();
            case 2 -> random.runs();
            case 3 -> random.open();
            case 4 -> random.memory();
            case 5 -> random.bordering();
            case 6 -> random.binding(random.next());
            case 8 -> random.numbered();
            case 9 -> random.closing();
            case 10 -> random.joining();
            case 7 -> random.binding(i % 3 == 0 ? random.heapSet() : random.runs());
            default -> random.next();
          };
      String text = RulesFormatter.format(rules);
      assertThat(RulesJson.read("random", RulesJson.write(rules)))
          .as("seed %d, game %d:%n%s", SEED, i, text)
          .isEqualTo(rules);
      assertThat(RulesParser.parse("random", text))
          .as("seed %d, game %d:%n%s", SEED, i, text)
          .isEqualTo(rules);
      assertThat(RulesFormatter.reformat("random", text)).isEqualTo(text);
    }
  }

  @Test
  void offsetsToNeighboursGetTheirNames() {
    GameRules rules =
        RulesParser.parse(
            "a",
            "game A\nboard grid\ncells .\ntoken @ step (0,1) (+1,01) (2,-1) over .\n"
                + "token N slide (-1000,0) (-1,1) over .");
    assertThat(RulesFormatter.lines(rules))
        .contains("token @ step E SE (2,-1) over .", "token N slide (-1000,0) NE over .");
  }

  @Test
  void everyExpressionIsReadAsWritten() {
    Random random = new Random(SEED);
    for (int i = 0; i < 3000; i++) {
      boolean tuple = random.nextBoolean();
      List<String> names = tuple ? List.of("a", "b") : List.of("n");
      Board board = tuple ? new Board.Heaps(names) : new Board.Heap("n");
      List<Alternative> alternatives =
          List.of(alternative(random, names), alternative(random, names));
      EquationMove move =
          random.nextBoolean()
              ? new EquationMove(names, alternatives, List.of(condition(random)))
              : new EquationMove(
                  names,
                  alternatives.stream().map(one -> one.where(List.of(condition(random)))).toList(),
                  random.nextBoolean() ? Set.of() : Set.of(Collections.nCopies(names.size(), 7L)));
      String text = ExpressionText.move(move, tuple);
      assertThat(read(board, text)).as("seed %d, equation %d: %s", SEED, i, text).isEqualTo(move);
      String game = "game  A\nboard " + (tuple ? "heaps a b" : "heap") + "\nmove  " + text + "\n";
      assertThat(new TextLayout(board, false, false).lines(SourceText.lines("random", game)))
          .as("seed %d, equation %d", SEED, i)
          .isEqualTo(game);
    }
  }

  private static EquationMove read(Board board, String text) {
    SourceLine line = new SourceLine("random", 1, text, "");
    return new EquationLines(new Places("random"), board, RuleNumbers.digitsOnly())
        .move(new Words(WordScanner.equationWords(line, 0), line.at(text.length())));
  }

  private static Alternative alternative(Random random, List<String> names) {
    return new Alternative(List.of(sizes(random, names), sizes(random, names)));
  }

  private static List<Expression> sizes(Random random, List<String> names) {
    return names.stream()
        .map(_ -> RandomEquations.expression(random, List.of("a", "b", "k_1"), 4))
        .toList();
  }

  private static Condition condition(Random random) {
    return RandomEquations.condition(random, List.of("a", "b", "k_1"), 2);
  }

  @Test
  void reformattingKeepsCommentsAndOrder() {
    String text =
        """
        // Cram, by hand\t
        cells\t.  #     // free, taken


          game   A   title
        start fill   .//everywhere
        expect   2x3=1
        expect ..|..   loses
        move [..]->[##]rotate
        move [ ..   // two rows
        . * ] -> [##
        # *
         ] mirror  rotate
        board   grid
        """;
    String expected =
        """
        // Cram, by hand
        cells . #  // free, taken


        game  A   title
        start fill .  //everywhere
        expect 2x3 = 1
        expect ..|.. loses
        move  [ . . ] -> [ # # ] rotate
        move  [ . .  // two rows
                . * ] -> [ # #
                           # *
                           ] mirror rotate
        board grid
        """;
    String once = RulesFormatter.reformat("cram.game", text);
    assertThat(once).isEqualTo(expected);
    assertThat(RulesFormatter.reformat("cram.game", once)).isEqualTo(once);
    assertThat(RulesParser.parse("", once)).isEqualTo(RulesParser.parse("", text));
  }

  @Test
  void reformattingSpacesEquations() {
    String text =
        """
        game Test
        board heaps a b
        move(a , b)->( a - 2 *k,b )+(0,( k+1 )*2)|(a,b-k)for k>=1,a!=b
        """;
    assertThat(RulesFormatter.reformat("", text))
        .isEqualTo(
            """
            game  Test
            board heaps a b
            move  (a,b) -> (a-2*k,b) + (0,(k+1)*2) | (a,b-k) for k >= 1, a != b
            """);
    String one =
        """
        game Test
        board heap
        move n->n/2where n>0,not( n in{1 ,3 .. 5} )|n-min(k , 3)^ 2 %7-1where(k<2 , bits k in n)or(n%k=0,k<n)except 3 4
        """;
    assertThat(RulesFormatter.reformat("", one))
        .isEqualTo(
            """
            game  Test
            board heap
            move  n -> n / 2 where n > 0, not (n in {1,3..5}) | n - min(k,3)^2 % 7 - 1 where (k<2,bits k in n) or (n%k=0,k<n) except 3 4
            """);
  }
}
