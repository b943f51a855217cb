package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games that look like games, in a real browser.
class PageGamesIT extends PageTest {
  /// Makes a move that the list beside the board names, the first of such words.
  private static void move(Page page, String words) {
    page.locator(".moves button.move")
        .filter(new Locator.FilterOptions().setHasText(words))
        .first()
        .click();
  }

  /// Borders of components and cells of any form are paths, which TikZ draws too.
  @ParameterizedTest
  @ValueSource(strings = {"grid", "hex", "triangle"})
  void tikzDrawsEveryPath(String board) throws IOException {
    String rules =
        "game Mine\nboard %s\ncells . #\nmove [ . . ] -> [ # # ]\nstart fill .\n".formatted(board);
    Page page =
        browsing()
            .open(
                "board?position=..%23..&rules=" + URLEncoder.encode(rules, StandardCharsets.UTF_8));
    assertThat(page.locator("board-view.board [data-part]")).hasCount(5);
    Download tikz = page.waitForDownload(() -> share(page).getByText("TikZ").click());
    String drawn = Files.readString(tikz.path());
    assertThat(drawn).contains("\\begin{tikzpicture}").doesNotContain("NaN");
    assertThat(drawn.lines().filter(line -> line.contains(" -- "))).hasSizeGreaterThan(1);
  }

  /// Moves are made on cells of any form by a click.
  @ParameterizedTest
  @CsvSource({"hex, 6", "triangle, 3"})
  void cellsAreDrawnAsTheyMeet(String board, int corners) {
    String rules =
        "game Mine\nboard %s\ncells . #\nmove . -> # along E W over . -> #\nstart fill .\n"
            .formatted(board);
    Page page =
        browsing()
            .open("board?position=2x3&rules=" + URLEncoder.encode(rules, StandardCharsets.UTF_8));
    Locator faces = page.locator("board-view.board path.face");
    assertThat(faces).hasCount(6);
    String path = faces.first().getAttribute("d");
    assertThat(path.chars().filter(c -> c == 'L').count()).isEqualTo(corners - 1);
    part(page, "0:0").click();
    assertThat(position(page)).hasValue("###|...");
  }

  /// Two pairs go, and nothing is left of the row.
  @Test
  void rowsThatCloseUpArePlayedToTheEnd() {
    String rules = "game Pairs\nboard strip\ncells a b\nmove [ a b ] -> [ ]\nmove [ b a ] -> [ ]\n";
    Page page =
        browsing()
            .open("board?position=abba&rules=" + URLEncoder.encode(rules, StandardCharsets.UTF_8));
    part(page, "0:0").click();
    assertThat(position(page)).hasValue("ba");
    part(page, "0:0").click();
    assertThat(position(page)).hasValue("[]");
    assertThat(verdict(page)).containsText("Whoever moves now loses");
  }

  @Test
  void whatOneMoveHasPlacedIsOnePiece() {
    Page page = browsing().open("board?game=cram&position=3x3");
    assertThat(verdict(page)).containsText("Whoever moves now");
    move(page, "a3");
    assertThat(position(page)).not().hasValue("...|...|...");
    assertThat(page.locator("board-view.board [data-part] g.figure")).hasCount(2);
    assertThat(page.locator("board-view.board [data-part] > g[transform^=scale] > rect"))
        .hasCount(2);
    button(page, "Undo").click();
    assertThat(page.locator("board-view.board g.figure")).hasCount(0);
  }

  @Test
  void heapsAreTokensAndTheGroundIsGrass() {
    Page kayles = browsing().open("board?game=kayles&position=9");
    assertThat(kayles.locator("board-view.board [data-piece]")).hasCount(9);
    assertThat(kayles.locator("board-view.board [data-piece] g.figure")).hasCount(9);
    Page hackenbush = browsing().open("board?game=green-hackenbush&position=g-a-b");
    assertThat(hackenbush.locator("board-view.board path[fill=\"#4f8f3a\"]")).hasCount(1);
    assertThat(hackenbush.locator("board-view.board path[stroke=\"#5b9e45\"]")).hasCount(2);
  }

  @Test
  void movesAreSeenUnlessMotionIsUnwanted() {
    Page page = browsing().open("board?game=treblecross&position=5");
    assertThat(verdict(page)).containsText("wins");
    page.evaluate(
        "() => { window.seen = 0; const animate = Element.prototype.animate;"
            + " Element.prototype.animate = function (...how) { window.seen++;"
            + " return animate.apply(this, how); }; }");
    part(page, "0:0").click();
    assertThat(part(page, "0:0").locator("g.figure")).hasCount(1);
    assertThat((Integer) page.evaluate("window.seen")).isPositive();
    page.evaluate(
        "() => { window.seen = 0; const match = window.matchMedia; window.matchMedia = (query) =>"
            + " query.includes('reduced-motion') ? { matches: true } : match(query); }");
    button(page, "Undo").click();
    assertThat(part(page, "0:0").locator("g.figure")).hasCount(0);
    assertThat(page.evaluate("window.seen")).isEqualTo(0);
  }

  /// The letters of tiles have their own colour on their own ground; nothing else is written on a
  /// picture.
  @Test
  void lettersOnTilesAreReadable() {
    Page page = browsing().open("board?game=darkraft&position=RXL|LRX");
    assertThat(verdict(page)).containsText("Whoever moves now");
    assertThat(page.locator("board-view.board g.figure text")).hasCount(6);
    Object faint =
        page.evaluate(
            """
            () => import('/lib/palette.js').then(({ contrast }) =>
              [...document.querySelectorAll('board-view.board g.figure text')]
                .filter((text) => contrast(text.getAttribute('fill'), text.parentElement.querySelector('path:last-of-type').getAttribute('fill')) < 4.5)
                .map((text) => text.textContent))
            """);
    assertThat(faint).isEqualTo(List.of());
    Object covered =
        page.evaluate(
            """
            () => [...document.querySelectorAll('board-view.board [data-part]')]
              .filter((part) => {
                const letter = part.querySelector('g.figure text');
                const at = letter.getStartPositionOfChar(0).matrixTransform(letter.getScreenCTM());
                const badge = part.querySelector('.figure ~ rect, .figure ~ circle').getBoundingClientRect();
                return at.y > badge.top;
              })
              .map((part) => part.textContent)
            """);
    assertThat(covered).isEqualTo(List.of());
  }

  @Test
  void theRulesStandBesideTheBoardWithAnExampleOfEachMove() {
    Page page = browsing().open("board?game=kayles&position=3");
    assertThat(page.locator(".about")).isVisible();
    assertThat(page.locator(".about")).containsText("A row of pins.");
    Locator board = page.locator("board-view.board");
    assertThat(verdict(page)).containsText("The Grundy value is");
    double drawnAt = board.boundingBox().y;
    assertThat(page.locator(".glance")).isVisible();
    assertThat(board.boundingBox().y).isEqualTo(drawnAt);
    assertThat(page.locator(".glance .lines li")).hasCount(1);
    assertThat(page.locator(".glance .lines code")).hasText("code  0.77");
    assertThat(page.locator(".glance board-view g.figure").first()).isVisible();
    Page mine = browsing().open("write?game=bacterial&position=3x3");
    assertThat(mine.locator(".glance .lines li")).hasCount(2);
    assertThat(mine.locator(".glance .lines li").first().locator("svg"))
        .hasAttribute("aria-label", Pattern.compile("After .*: .b.\\|.b.\\|.b."));
  }

  @Test
  void wordsOfTheTheoryAreExplained() {
    Page page = browsing().open("board?game=nim&position=3%2B5");
    Locator what = button(page, "What is a nim-sum?").first();
    what.click();
    assertThat(page.locator(".gloss")).containsText("Numbers added in binary without carrying");
    assertThat(page.locator(".gloss")).containsText("For example: 3 and 5 are 011 and 101");
    page.keyboard().press("Escape");
    assertThat(page.locator(".gloss")).hasCount(0);
  }

  @Test
  void wordsOfSequencesAreExplained() {
    Page page = browsing().open("sequences?game=kayles&to=400");
    for (String word : List.of("period", "preperiod", "P-position", "exception", "normal form")) {
      Locator what = button(page, "What is " + (word.startsWith("e") ? "an " : "a ") + word + "?");
      what.first().click();
      assertThat(page.locator(".gloss b")).hasText(word);
      page.keyboard().press("Escape");
      assertThat(page.locator(".gloss")).hasCount(0);
    }
    Page nim = browsing().open("sequences?game=nim&to=100");
    assertThat(button(nim, "What is a saltus?")).isVisible();
  }

  @Test
  void wordsAreCompletedAndExplainedWhileRulesAreTyped() {
    Page page = browsing().open("write");
    Locator rules = page.locator("#rules");
    pasteOver(rules, "game  Mine\nboard grid\n");
    rules.focus();
    page.keyboard().press("Control+End");
    page.keyboard().type("cel");
    Locator offered = page.locator(".cm-tooltip-autocomplete li");
    assertThat(offered).hasText(Pattern.compile("cells\\s*the glyphs that a cell may hold"));
    page.keyboard().press("Tab");
    assertThat(rulesText(page)).isEqualTo("game  Mine\nboard grid\ncells ");
    page.keyboard().type(". #\nmove [ . . ] -> [ # # ] ro");
    assertThat(offered).hasText(Pattern.compile("rotate\\s*the quarter turns.*"));
    page.keyboard().press("Tab");
    assertThat(rulesText(page)).endsWith("rotate ");
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("#meaning"))
        .containsText("rotate: the quarter turns of a pattern are moves too");
    assertThat(
            page.locator(".editor .w-keyword")
                .filter(new Locator.FilterOptions().setHasText("cells")))
        .hasCount(1);
    assertThat(page.locator(".reference").first()).containsText("cells");
    assertThat(page.locator(".reference").first()).not().containsText("allbut");
  }

  @Test
  void numbersThatRulesLeaveOpenHaveAField() {
    Page page =
        browsing()
            .open(
                "board?rules=game%20S%0Aboard%20heap%0Aparam%20k%20%3D%202%0Atake%201..k%0A&position=3");
    assertThat(verdict(page)).containsText("The Grundy value is 0.");
    page.getByLabel("k", new Page.GetByLabelOptions().setExact(true)).fill("3");
    button(page, "Set").click();
    assertThat(verdict(page)).containsText("The Grundy value is 3.");
    assertThat(page.locator(".command code")).hasText("grundy solve your.game 3 --param k=3");
    assertThat(page.url()).contains("parameters=k");
  }

  @Test
  void aBoardIsShownThoughItsTimeWasSpentAtOnce() {
    Page page = browsing().open("board?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    page.route(
        "**/api/explore",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/problem+json")
                    .setBody(
                        "{\"status\":422,\"detail\":\"1 ms are spent\",\"cure\":\"allow more"
                            + " milliseconds, or ask as a job\"}")));
    position(page).fill("3x3");
    position(page).blur();
    assertThat(part(page, "0:8")).isVisible();
    assertThat(button(page, "Work longer")).isVisible();
  }

  /// A point of a part, in shares of its width and height.
  private static Mouse at(Page page, String part, double across, double down) {
    BoundingBox box = part(page, part).boundingBox();
    page.mouse().move(box.x + box.width * across, box.y + box.height * down);
    return page.mouse();
  }

  @Test
  void halfACellMeansOneDomino() {
    Page page = browsing().open("board?game=cram&position=3x3");
    assertThat(verdict(page)).containsText("Whoever moves now");
    at(page, "0:4", 0.9, 0.5);
    Locator ghost = page.locator("board-view.board [data-ghost]");
    assertThat(ghost.locator("g.figure")).hasCount(2);
    assertThat(ghost.locator("text").last()).containsText("→");
    at(page, "0:4", 0.5, 0.9).down();
    page.mouse().up();
    assertThat(position(page)).hasValue("...|.#.|.#.");
  }

  @Test
  void aDominoIsDraggedAndAMenuIsNoDialog() {
    Page page = browsing().open("board?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("wins");
    at(page, "0:1", 0.5, 0.5).down();
    at(page, "0:2", 0.5, 0.5).up();
    assertThat(position(page)).hasValue(".##|...");
    assertThat(part(page, "0:1").locator("g.figure")).hasCount(1);
    part(page, "0:0").focus();
    page.keyboard().press("Enter");
    assertThat(position(page)).hasValue("###|#..");
    button(page, "Undo").click();
    assertThat(part(page, "0:4").locator("g.figure")).hasCount(0);
    part(page, "0:4").click();
    assertThat(page.locator(".menu")).containsText("2 moves at b1");
    page.keyboard().press("Escape");
    assertThat(page.locator(".menu")).hasCount(0);
    assertThat(page.locator("dialog")).hasCount(0);
  }

  /// What is chosen on a board whose moves the server has not told yet is made when it tells them:
  /// by the keyboard, by a click on half a cell, and by a drag.
  @Test
  void whatIsChosenBeforeTheMovesAreKnownIsMadeThen() {
    Page page = browsing().open("board?game=cram&position=2x6");
    assertThat(verdict(page)).containsText("loses");
    Deque<Route> held = new ConcurrentLinkedDeque<>();
    page.route(Pattern.compile("/api/(explore|moves)$"), held::add);
    at(page, "0:0", 0.9, 0.5).down();
    page.mouse().up();
    assertThat(part(page, "0:1").locator("g.figure")).hasCount(1);

    part(page, "0:2").focus();
    page.keyboard().press("Enter");
    release(page, held);
    assertThat(page.locator(".menu")).containsText("2 moves at c2");
    page.locator(".menu button")
        .filter(new Locator.FilterOptions().setHasText("standing"))
        .press("Enter");
    assertThat(position(page)).hasValue("###...|..#...");

    at(page, "0:6", 0.9, 0.5).down();
    page.mouse().up();
    release(page, held);
    assertThat(position(page)).hasValue("###...|###...");

    at(page, "0:9", 0.5, 0.5).down();
    at(page, "0:10", 0.5, 0.5).up();
    release(page, held);
    assertThat(position(page)).hasValue("###...|#####.");
  }

  /// Lets the server hear what was held back.
  private static void release(Page page, Deque<Route> held) {
    page.waitForCondition(() -> !held.isEmpty());
    while (!held.isEmpty()) {
      held.removeFirst().resume();
    }
  }

  @Test
  void aTokenTakesThoseAboveItAndTwoPinsFallTogether() {
    Page nim = browsing().open("board?game=nim&position=7");
    assertThat(verdict(nim)).containsText("wins");
    part(nim, "0:h0").locator("[data-piece='3']").click();
    assertThat(position(nim)).hasValue("3");
    Page kayles = browsing().open("board?game=kayles&position=7");
    assertThat(verdict(kayles)).containsText("wins");
    Locator pin = part(kayles, "0:h0").locator("[data-piece='2']");
    BoundingBox box = pin.boundingBox();
    kayles.mouse().click(box.x + box.width * 0.97, box.y + box.height / 2);
    assertThat(position(kayles)).hasValue("2 + 3");
    Page grundy = browsing().open("board?game=grundys-game&position=7");
    assertThat(verdict(grundy)).containsText("Whoever moves now");
    part(grundy, "0:h0").locator("[data-piece='2']").click();
    assertThat(position(grundy)).hasValue("2 + 5");
  }

  @Test
  void aPositionLeadsToTheValuesOfOtherStarts() {
    Page page = browsing().open("board?game=kayles&position=7");
    page.getByText("Values of all heaps").click();
    assertThat(page.locator("#code")).hasValue("kayles");
    page = browsing().open("board?game=cram&position=2x3");
    page.getByText("Table of starts").click();
    assertThat(page.locator("#family")).hasValue("1..4x1..6");
  }

  @Test
  void anEdgeIsClickedAlongItsLength() {
    Page page = browsing().open("board?game=green-hackenbush&position=g-a-b");
    assertThat(verdict(page)).containsText("The Grundy value is 2.");
    page.locator("board-view.board [data-along='0:e1']").dispatchEvent("click");
    assertThat(position(page)).hasValue("g-a");
  }

  @Test
  void valuesCanBeHidden() {
    Page page = browsing().open("board?game=treblecross&position=5");
    assertThat(verdict(page)).containsText("wins");
    page.getByLabel("Hide values").check();
    assertThat(page.locator("analysis-panel")).containsText("Values are hidden.");
    assertThat(page.locator("analysis-panel")).not().containsText("★");
    assertThat(page.locator("board-view.board [data-part] text")).hasCount(0);
    at(page, "0:2", 0.5, 0.5);
    assertThat(page.locator("board-view.board [data-ghost] g.figure")).hasCount(1);
    assertThat(page.locator("board-view.board [data-ghost] text")).hasCount(0);
    page.getByLabel("Hide values").uncheck();
    assertThat(verdict(page)).containsText("Whoever moves now wins.");
  }
}
