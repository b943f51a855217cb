package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression.Constant;
import org.grundy.rules.tree.EquationMove.Expression.Minus;
import org.grundy.rules.tree.EquationMove.Expression.Plus;
import org.grundy.rules.tree.EquationMove.Expression.Times;
import org.grundy.rules.tree.EquationMove.Expression.Variable;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.junit.jupiter.api.Test;

class RulesParserTest {
  private static GameRules parse(String text) {
    return RulesParser.parse("test.game", text);
  }

  private static List<Glyph> glyphs(String glyphs) {
    return glyphs.codePoints().mapToObj(Glyph::new).toList();
  }

  private static Pattern pattern(String... rows) {
    return new Pattern(
        Stream.of(rows)
            .map(row ->
                row.codePoints()
                    .mapToObj(c -> c == '*' ? Optional.<Glyph>empty() : Optional.of(new Glyph(c)))
                    .toList())
            .toList());
  }

  @Test
  void worldOfDarkraft() {
    GameRules rules =
        parse(
            """
            game  World of Darkraft
            board grid
            cells L R X .
            move  L -> . along NE SW over L R X -> .
            move  R -> . along NW SE over L R X -> .
            move  X -> . along NE NW SE SW over L R X -> .
            start random L R X
            """);
    assertThat(rules.title()).isEqualTo("World of Darkraft");
    assertThat(rules.board()).isEqualTo(Board.Cells.GRID);
    assertThat(rules.cells()).isEqualTo(glyphs("LRX."));
    assertThat(rules.play()).isEqualTo(Play.NORMAL);
    assertThat(rules.start()).contains(new Start.Random(glyphs("LRX")));
    assertThat(rules.rules()).hasSize(3);
    assertThat(rules.rules().getFirst())
        .isEqualTo(
            new CellMove(
                glyphs("L"),
                Glyph.of('.'),
                Optional.of(
                    new CellMove.Rays(
                        List.of(Direction.NE, Direction.SW),
                        OptionalInt.empty(),
                        glyphs("LRX"),
                        Glyph.of('.'),
                        List.of()))));
  }

  @Test
  void bacterialTactics() {
    GameRules rules =
        parse(
            """
            game  Bacterial Tactics
            board grid
            cells . b #
            move  . -> b along N S up to 3 over . -> b forbid # b
            move  . -> b along E W over . -> b forbid #
            start fill .
            """);
    assertThat(rules.rules().getFirst())
        .isEqualTo(
            new CellMove(
                glyphs("."),
                Glyph.of('b'),
                Optional.of(
                    new CellMove.Rays(
                        List.of(Direction.N, Direction.S),
                        OptionalInt.of(3),
                        glyphs("."),
                        Glyph.of('b'),
                        glyphs("#b")))));
    assertThat(rules.start()).contains(new Start.Fill(Glyph.of('.')));
  }

  @Test
  void boardAndPiece() {
    GameRules rules =
        parse(
            """
            game  Board and Piece
            board grid
            cells . #
            token @ step E S SE over .
            token @ slide E over . # on .
            start fill .
            expect @..|.#. = 1
            """);
    assertThat(rules.rules())
        .containsExactly(
            new TokenMove(
                Glyph.of('@'),
                false,
                List.of(Direction.E, Direction.S, Direction.SE),
                glyphs("."),
                Optional.empty()),
            new TokenMove(
                Glyph.of('@'),
                true,
                List.of(Direction.E),
                glyphs(".#"),
                Optional.of(Glyph.of('.'))));
  }

  @Test
  void treblecross() {
    GameRules rules =
        parse(
            """
            game  Treblecross
            board strip
            cells . X
            move  . -> X
            win   [ X X X ] mirror
            start fill .
            """);
    assertThat(rules.board()).isEqualTo(Board.Cells.STRIP);
    assertThat(rules.rules())
        .containsExactly(new CellMove(glyphs("."), Glyph.of('X'), Optional.empty()));
    assertThat(rules.wins()).containsExactly(PatternLine.win(pattern("XXX"), false, true));
  }

  @Test
  void cram() {
    GameRules rules =
        parse(
            """
            game  Cram
            board grid
            cells . #
            move  [ . . ] -> [ # # ] rotate
            start fill .
            expect 2x3 = 1
            expect 1x2 wins
            expect .#|#. loses
            """);
    assertThat(rules.rules())
        .containsExactly(new PatternMove(pattern(".."), pattern("##"), true, false));
    assertThat(rules.expectations())
        .containsExactly(
            new Expectation("2x3", new Expectation.Expected.Value(1)),
            new Expectation("1x2", new Expectation.Expected.Wins()),
            new Expectation(".#|#.", new Expectation.Expected.Loses()));
  }

  @Test
  void wythoff() {
    GameRules rules =
        parse(
            """
            game  Wythoff
            board heaps a b
            move  (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
            expect (3,5) = 0
            """);
    Variable a = new Variable("a");
    Variable b = new Variable("b");
    Variable k = new Variable("k");
    assertThat(rules.board()).isEqualTo(new Board.Heaps(List.of("a", "b")));
    assertThat(rules.rules())
        .containsExactly(
            new EquationMove(
                List.of("a", "b"),
                List.of(
                    new Alternative(List.of(List.of(new Minus(a, k), b))),
                    new Alternative(List.of(List.of(a, new Minus(b, k)))),
                    new Alternative(List.of(List.of(new Minus(a, k), new Minus(b, k))))),
                List.of(
                    new Condition.Chain(List.of(k, new Constant(1)), List.of(Relation.AT_LEAST)))));
  }

  @Test
  void heapGames() {
    assertThat(parse("game Dawson's Kayles\nboard heap\ncode  0.07").rules())
        .containsExactly(new HeapCode("0.07"));
    assertThat(parse("game Subtract\nboard heap\ntake  2 5..7").rules())
        .containsExactly(new Take(List.of(new Take.Range(2, 3), new Take.Range(5, 8))));
    GameRules grundy =
        parse("game  Grundy's Game\nboard heap n\nmove n -> a + b where a + b = n, 1 <= a < b");
    Variable a = new Variable("a");
    Variable b = new Variable("b");
    assertThat(grundy.rules())
        .containsExactly(
            new EquationMove(
                List.of("n"),
                List.of(new Alternative(List.of(List.of(a), List.of(b)))),
                List.of(
                    new Condition.Chain(
                        List.of(new Plus(a, b), new Variable("n")), List.of(Relation.EQUAL)),
                    new Condition.Chain(
                        List.of(new Constant(1), a, b),
                        List.of(Relation.AT_MOST, Relation.LESS)))));
  }

  @Test
  void aPlusSeparatesHeapsOutsideParenthesesOnly() {
    GameRules rules = parse("game A\nboard heap\nmove n -> n - 2*a + (a + 0) where 1 <= a <= 3");
    Variable a = new Variable("a");
    assertThat(((EquationMove) rules.rules().getFirst()).alternatives())
        .containsExactly(
            new Alternative(
                List.of(
                    List.of(new Minus(new Variable("n"), new Times(new Constant(2), a))),
                    List.of(new Plus(a, new Constant(0)))),
                List.of(
                    new Condition.Chain(
                        List.of(new Constant(1), a, new Constant(3)),
                        List.of(Relation.AT_MOST, Relation.AT_MOST)))));
  }

  @Test
  void tiling() {
    GameRules rules = parse("game Ominous Omino\nboard tiling\nexpect 4 4 1 wins");
    assertThat(rules.board()).isEqualTo(new Board.Tiling());
    assertThat(rules.rules()).isEmpty();
  }

  @Test
  void linesMayComeInAnyOrder() {
    assertThat(
            parse(
                """
                expect 2x3 = 1
                start fill .
                move  [ . . ] -> [ # # ] rotate
                cells . #
                board grid
                game  Cram
                """))
        .isEqualTo(
            parse(
                """
                game  Cram
                board grid
                cells . #
                move  [ . . ] -> [ # # ] rotate
                start fill .
                expect 2x3 = 1
                """));
  }

  @Test
  void blanksLineBreaksAndCommentsDoNotMatter() {
    assertThat(
            parse(
                "\uFEFFgame\tCram // by hand\r\n\r\n  board grid//\r cells . #\n"
                    + "move[..]->[##]rotate\nstart  fill\u00A0."))
        .isEqualTo(
            parse(
                "game Cram\nboard grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill ."));
  }

  @Test
  void aPatternMayRunOverSeveralLines() {
    GameRules rules =
        parse(
            """
            game A
            board grid
            cells . #
            move [ . *   // the upper row

                   . . ] -> [ # *
                              * # |
                            ] mirror rotate
            """);
    assertThat(rules.rules())
        .containsExactly(new PatternMove(pattern(".*", ".."), pattern("#*", "*#"), true, true));
  }

  @Test
  void glyphsMayLookLikeWordsOfTheLanguage() {
    GameRules rules =
        parse(
            """
            game A
            board grid
            cells S N W = - > + 𝕏
            move S -> N along N S over S -> W forbid N =
            move - -> > // an arrow between two glyphs
            move [->]->[>=]
            start fill =
            expect =S= = 3
            expect = loses
            """);
    assertThat(rules.rules().get(1))
        .isEqualTo(new CellMove(glyphs("-"), Glyph.of('>'), Optional.empty()));
    assertThat(rules.rules().get(2))
        .isEqualTo(new PatternMove(pattern("->"), pattern(">="), false, false));
    assertThat(rules.expectations())
        .containsExactly(
            new Expectation("=S=", new Expectation.Expected.Value(3)),
            new Expectation("=", new Expectation.Expected.Loses()));
  }

  @Test
  void misere() {
    assertThat(parse("game A\nboard heap\ntake 1\nplay misere\nexpect 1 loses").play())
        .isEqualTo(Play.MISERE);
  }
}
