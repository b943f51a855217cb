package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What went wrong on the page when it was used hard, in a real browser: each of these failed once.
class PageFaultsIT extends PageTest {
  /// A start that is not solved at once.
  private static final String HARD = "board?game=cram&position=9x9";

  @Test
  void stopEndsLongerWorkAndOnlyOneIsUnderWay() {
    Page page = browsing().open(HARD);
    button(page, "Work longer").click();
    assertThat(button(page, "Work longer")).isDisabled();
    button(page, "Stop").click();
    assertThat(page.locator(".busy")).isEmpty();
    assertThat(button(page, "Work longer")).isEnabled();
  }

  @Test
  void aGameThatIsNotPlayedInTurnsIsAnalysed() {
    Page page = browsing().open("play?game=nimstring");
    assertThat(page.locator(".verdict").first()).containsText("not played in turns");
    page.keyboard().press("a");
    assertThat(page).hasURL(Pattern.compile("#/board\\?game=nimstring"));
    String rules = "game  Mine\nboard heap\ntake  1 2 // and again\n";
    Page own =
        browsing()
            .open(
                "play?rules="
                    + URLEncoder.encode(rules, StandardCharsets.UTF_8).replace("+", "%20"));
    assertThat(own.locator(".verdict").first()).containsText("It is your move");
  }

  @Test
  void whatIsNotSolvedIsNotSaidToBeSolved() {
    Page page = browsing().open(HARD);
    assertThat(page.locator(".unfinished")).isVisible();
    assertThat(page.locator("details.method summary")).containsText("Worked on by");
  }

  @Test
  void theCsvHoldsAllValues() throws IOException {
    Page page = browsing().open("sequences?game=kayles&to=15000");
    assertThat(page.locator(".found")).containsText("of 15,001; all are in the CSV.");
    Download csv = page.waitForDownload(() -> share(page).getByText("CSV").click());
    assertThat(Files.readAllLines(csv.path())).hasSize(15_003).endsWith("15000,4");
  }

  @Test
  void draftsSurviveExamplesAndLeaving() {
    Page page = browsing().open("write");
    Locator rules = page.locator("#rules");
    assertThat(rules).containsText("My game");
    pasteOver(rules, "game  Mine\nboard heap\ntake  1 2\n");
    page.locator("#from").selectOption("kayles");
    assertThat(rules).containsText("Kayles");
    rules.focus();
    page.keyboard().press("Control+z");
    assertThat(rules).containsText("Mine");
    page.locator("#from").selectOption("nim");
    assertThat(rules).containsText("Nim");
    button(page, "Back to my draft").click();
    assertThat(rules).containsText("Mine");
    go(page, "board?game=nim");
    assertThat(page.locator("board-page")).isVisible();
    go(page, "write");
    assertThat(rules).containsText("Mine");
  }

  @Test
  void boardsOfEarlierRulesAreNotPlayedOn() {
    Page page = browsing().open("write?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    Locator rules = page.locator("#rules");
    String good = rulesText(page);
    pasteOver(rules, good + "mistake\n");
    assertThat(page.locator("board-workspace")).hasAttribute("inert", "");
    pasteOver(rules, good);
    assertThat(page.locator("board-workspace")).not().hasAttribute("inert", "");
  }

  @Test
  void quickClicksMakeOneMove() {
    Page page = browsing().open("play?game=nim&position=5%2B7");
    assertThat(verdict(page)).containsText("It is your move");
    page.evaluate(
        "() => { for (let i = 0; i < 4; i++) { document.querySelector('board-view.board .movable')"
            + ".dispatchEvent(new MouseEvent('click', { bubbles: true })); } }");
    Locator menus = page.locator(".menu");
    while (menus.count() > 0) {
      menus.last().getByRole(AriaRole.BUTTON).first().click();
    }
    assertThat(page.locator(".history li")).hasCount(2);
    assertThat(page.locator(".history li").nth(0)).containsText("You");
    assertThat(page.locator(".history li").nth(1)).containsText("Grundy");
  }

  @Test
  void aMoveThatFailsDidNotHappen() {
    Page page = browsing().open("play?game=treblecross&position=9");
    assertThat(verdict(page)).containsText("It is your move");
    page.route("**/api/play", Route::abort);
    part(page, "0:0").click();
    assertThat(verdict(page)).containsText("The server does not answer.");
    assertThat(page.locator(".history li")).hasCount(0);
    browsing().complaints().clear();
    page.unroute("**/api/play");
    part(page, "0:0").click();
    assertThat(page.locator(".history li")).hasCount(2);
  }

  @Test
  void whoCannotMoveAtTheStartHasLost() {
    Page page = browsing().open("play?game=kayles&position=0");
    assertThat(verdict(page)).hasText("There is no move. Grundy wins.");
    assertThat(button(page, "Hint")).isDisabled();
  }

  @Test
  void goingBackClosesTheMenuOfMoves() {
    Page page = browsing().open("board?game=kayles&position=3");
    assertThat(verdict(page)).containsText("wins");
    go(page, "board?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    part(page, "0:0").click();
    assertThat(page.locator(".menu")).isVisible();
    page.goBack();
    assertThat(page.locator(".menu")).hasCount(0);
    assertThat(page.locator("h1")).hasText("Kayles");
  }

  @Test
  void keysUndoAfterAClickOnUndo() {
    Page page = browsing().open("board?game=treblecross&position=5");
    part(page, "0:0").click();
    assertThat(position(page)).hasValue("X....");
    part(page, "0:4").click();
    assertThat(position(page)).hasValue("X...X");
    button(page, "Undo").click();
    assertThat(position(page)).hasValue("X....");
    page.keyboard().press("Control+z");
    assertThat(position(page)).hasValue(".....");
    assertThat(button(page, "Undo")).isDisabled();
    page.keyboard().press("Control+y");
    assertThat(position(page)).hasValue("X....");
  }

  @Test
  void largeBoardsAreHeatMapsAndWhatIsTooLargeIsSaid() {
    Page page = browsing().open("board?game=board-and-piece&position=18x18");
    assertThat(part(page, "0:0")).isVisible();
    assertThat(
            (Integer)
                page.evaluate(
                    "document.querySelector('board-view.board rect').width.baseVal.value"))
        .isLessThan(42);
    Page larger = browsing().open("board?game=peaceful-rooks&position=60x60");
    Locator words = larger.locator("board-view.board text");
    assertThat(words).hasText("60 × 60");
    assertThat(
            (Boolean)
                words.evaluate(
                    "text => { const box = text.getBBox(); const all ="
                        + " text.ownerSVGElement.viewBox.baseVal; return box.x >= all.x && box.x +"
                        + " box.width <= all.x + all.width; }"))
        .isTrue();
  }

  @Test
  void everyTextOnAValueIsReadable() {
    Page page = browsing().open("board?game=nim&position=3");
    assertThat(verdict(page)).containsText("wins");
    Object faint =
        page.evaluate(
            """
            () => import('/lib/palette.js').then(({ palette, heat, contrast }) => {
              const faint = [];
              const need = (what, one, other) => contrast(one, other) < 4.5 && faint.push(what);
              for (const dark of [false, true]) {
                const colours = palette(dark);
                let before = 22;
                for (let value = 0; value < 12; value++) {
                  const { fill, ink } = heat(colours, value);
                  need(`${dark} value ${value}`, fill, ink);
                  const light = contrast(fill, '#000000');
                  if (light > before) faint.push(`${dark} ${value} is lighter than the one before`);
                  before = light;
                }
                for (const [ink, ground] of [['ink', 'cell'], ['soft', 'paper'], ['onToken', 'token'], ['onWin', 'win'], ['win', 'cell']]) {
                  need(`${dark} ${ink} on ${ground}`, colours[ink], colours[ground]);
                }
                colours.components.forEach((colour, i) => need(`${dark} component ${i}`, colour, colours.cell));
              }
              return faint;
            })
            """);
    assertThat(faint).isEqualTo(List.of());
  }

  @Test
  void noCharacterIsCutInHalf() {
    Page page = browsing().open("board?game=node-kayles&position=\"😀😀😀😀😀😀😀\"-a");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    assertThat(page.locator("body").evaluate("body => body.textContent.isWellFormed()"))
        .isEqualTo(true);
  }

  @Test
  void aViewThatCannotBeLoadedSaysSo() {
    Page page = browsing().open("board?game=nim&position=3");
    assertThat(verdict(page)).containsText("wins");
    page.route("**/views/tables-page.js", Route::abort);
    go(page, "tables");
    assertThat(page.locator("#view")).containsText("The view Tables cannot be loaded.");
    assertThat(button(page, "Load the page again")).isVisible();
    browsing().complaints().clear();
  }

  @Test
  void aViewThatIsLoadedTooLateIsNotShown() {
    Page page = browsing().open("board?game=nim&position=3");
    assertThat(verdict(page)).containsText("wins");
    page.evaluate("() => { document.querySelector('#views a[data-view=omino]').click(); }");
    go(page, "board?game=kayles&position=4");
    assertThat(page.locator("h1")).hasText("Kayles");
    page.waitForTimeout(500);
    assertThat(page.locator("#view > *")).hasCount(1);
    assertThat(page.locator("board-page")).isVisible();
  }

  @Test
  void anAnswerThatComesLateDoesNotKeepThePageWhereItWas() {
    Page page = browsing().open("write?rules=game%20Mine%0Aboard%20heap%0Atake%201%202");
    assertThat(verdict(page)).containsText("The Grundy value");
    page.evaluate(
        "() => { location.hash = '#/games';"
            + " document.querySelector('write-page board-workspace').dispatchEvent("
            + "new CustomEvent('found', { detail: { state: { position: '7' } } })); }");
    assertThat(page.locator("games-page")).isVisible();
    assertThat(page).hasURL(Pattern.compile("#/games$"));
  }

  @Test
  void theWindowIsCalledByItsGame() {
    Page page = browsing().open("board?game=cram&position=2x2");
    assertThat(page).hasTitle("Cram – Board – Grundy");
    go(page, "sequences?game=kayles&to=20");
    assertThat(page).hasTitle(Pattern.compile("Kayles – Sequences – Grundy"));
  }

  @Test
  void aLinkThatOpensOnThisMachineOnlySaysSo() {
    Page page = browsing().open("write?game=nim");
    page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    page.locator("#share").click();
    assertThat(page.locator("#share")).hasText("Copied; it opens on this machine only");
  }

  /// The text of the catalogue's game, as rules of one's own: its expectations take a while.
  private static final String CRAM =
      "board?position=4x5&rules="
          + URLEncoder.encode(
              """
              game Mine
              board grid
              cells . #
              move [ . . ] -> [ # # ] rotate
              start fill .
              look # domino
              expect 6x6 = 0
              expect 5x7 = 1
              """,
              StandardCharsets.UTF_8);

  @Test
  void rulesWithExpectationsAreOpenedAtOnce() {
    Page page = browsing().open(CRAM);
    assertThat(verdict(page)).containsText("The Grundy value is");
    assertThat(page.locator("#game")).hasValue("");
  }

  @Test
  void grundyPlaysOnWhereTheTimeIsSpent() {
    Page page = browsing().open("play?game=cram&position=10x10&skill=beginner");
    assertThat(verdict(page)).containsText("It is your move");
    part(page, "0:0").press("Enter");
    page.locator(".menu button").first().click();
    assertThat(page.locator(".history li")).hasCount(2);
    assertThat(verdict(page)).containsText("Grundy played");
  }

  @Test
  void aWrongStartOfPlayLosesNothing() {
    Page page = browsing().open("play?game=treblecross&position=9");
    assertThat(verdict(page)).containsText("It is your move");
    part(page, "0:0").click();
    assertThat(page.locator(".history li")).hasCount(2);
    page.locator("#start").fill("abc");
    button(page, "New game").click();
    assertThat(page.locator(".verdict .problem")).isVisible();
    page.reload();
    assertThat(page.locator(".history li")).hasCount(2);
    browsing().complaints().clear();
  }

  @Test
  void playIsLeftBeforeItsFirstAnswer() {
    Page page = browsing().open("games");
    page.route("**/api/explore", route -> {});
    go(page, "play?game=cram&position=9x9");
    assertThat(page.locator("play-page h1")).containsText("Cram");
    go(page, "play?game=nim&position=3%2B4");
    assertThat(page.locator("play-page h1")).containsText("Nim");
    page.unroute("**/api/explore");
    page.reload();
    assertThat(verdict(page)).containsText("It is your move");
  }

  @Test
  void theBoardHasTheFocusAfterTheListOfMoves() {
    Page page = browsing().open("board?game=cram&position=3x4");
    assertThat(verdict(page)).containsText("The Grundy value is");
    part(page, "0:0").press("Enter");
    page.keyboard().press("Escape");
    assertThat(part(page, "0:0")).isFocused();
    page.keyboard().press("Enter");
    page.keyboard().press("Enter");
    assertThat(position(page)).hasValue(Pattern.compile("#"));
    assertThat(part(page, "0:0")).isFocused();
  }

  @Test
  void redoLeadsToTheWholeExample() {
    Page page = browsing().open("write");
    Locator rules = page.locator("#rules");
    assertThat(rules).containsText("My game");
    rules.press("Control+End");
    page.keyboard().type("// mine");
    page.locator("#from").selectOption("cram");
    assertThat(rules).containsText("Cram");
    String example = rulesText(page);
    rules.press("Control+z");
    assertThat(rules).containsText("// mine");
    page.keyboard().press("Control+y");
    assertThat(rules).containsText("Cram");
    assertThat(rulesText(page)).isEqualTo(example);
    assertThat(page.evaluate("localStorage.getItem('draft')").toString()).contains("// mine");
  }

  @Test
  void twoWindowsWriteIntoOneGame() {
    Page page = browsing().open("write");
    Locator rules = page.locator("#rules");
    assertThat(rules).containsText("My game");
    button(page, "Keep in my games").click();
    Page other = page.context().newPage();
    other.navigate(page.url());
    Locator others = other.locator("#rules");
    assertThat(others).containsText("My game");
    others.press("Control+End");
    other.keyboard().type("// there");
    assertThat(rules).containsText("// there");
    rules.press("Control+End");
    page.keyboard().type("// here");
    assertThat(others).containsText("// there// here");
    other.close();
  }

  @Test
  void whatIsWrongOnABoardIsToldAndCanBeUndone() {
    Page page = browsing().open("board?game=cram&position=4x5");
    assertThat(verdict(page)).containsText("The Grundy value is");
    page.locator("#size").fill("0x3");
    button(page, "Resize").click();
    assertThat(page.locator("analysis-panel .problem")).isVisible();
    button(page, "Undo").click();
    assertThat(verdict(page)).containsText("The Grundy value is");
    page.getByLabel("Hide values").check();
    assertThat(button(page, "Explain in words")).hasCount(0);
    browsing().complaints().clear();
  }

  @Test
  void aPointerThatRestsLooksAtTheNextBoard() {
    Page page = browsing().open("board?game=cram&position=2x3");
    Locator preview = page.locator(".preview");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    BoundingBox cell = part(page, "0:0").boundingBox();
    part(page, "0:0")
        .hover(new Locator.HoverOptions().setPosition(cell.width * 0.9, cell.height / 2));
    assertThat(preview).containsText("The value is then");
    position(page).fill("...|#..");
    position(page).blur();
    assertThat(verdict(page)).containsText("The Grundy value is 0.");
    assertThat(preview).containsText("The value is then");
  }

  @Test
  void gamesThatAreAddedQuicklyAreAllAdded() {
    Page page = browsing().open("board?game=nim&position=3");
    assertThat(verdict(page)).containsText("The Grundy value is");
    page.locator(".tray summary").click();
    page.route(
        "**/api/explore",
        route -> {
          page.waitForTimeout(200);
          route.resume();
        });
    page.evaluate(
        "() => { for (const game of ['Kayles', 'Grim']) { [...document.querySelectorAll('.tray button')]"
            + ".find((button) => button.textContent === game).click(); } }");
    assertThat(position(page)).hasValue(Pattern.compile("nim 3 \\+ kayles .* \\+ grim "));
    page.unroute("**/api/explore");
  }
}
