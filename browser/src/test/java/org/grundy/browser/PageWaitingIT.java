package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What somebody does while an answer is awaited, in a real browser: answers are held back until it
/// is done. Each of these failed once.
class PageWaitingIT extends PageTest {
  private static final String MINE = "game  Mine\nboard heap\ntake  1 2\n";
  private static final String TERMS = "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7";

  private Page board(String place) {
    Page page = browsing().open("board?game=" + place);
    assertThat(verdict(page)).containsText("Whoever moves now");
    return page;
  }

  private Page games() {
    Page page = browsing().open("games");
    assertThat(page.locator(".hero svg")).isVisible();
    return page;
  }

  private Page writing() {
    Page page = browsing().open("write");
    assertThat(page.locator(".reference").first()).isAttached();
    return page;
  }

  private static void type(Page page, String position) {
    position(page).fill(position);
    position(page).blur();
  }

  /// Asks for other values: of what is named in a field, which is `to` or `family`.
  private static void compute(Page page, String field, String text) {
    page.locator("#" + field).fill(text);
    button(page, "Compute").click();
  }

  @Test
  void viewsThatWereLeftDoNotGoOn() {
    Page page = games();
    for (String view : List.of("board", "play", "puzzle", "tables")) {
      Held facts = Held.back(page, "games/cram");
      go(page, view + "?game=cram");
      facts.asked();
      Held jobs = Held.back(page, "jobs");
      go(page, "omino");
      assertThat(verdict(page)).containsText("Whoever");
      facts.letGo();
      assertThat(page).hasTitle("Omino – Grundy");
      assertThat(jobs.questions()).isZero();
      jobs.answersOthers();
    }
  }

  @Test
  void theGameThatIsOpenStaysOpenWhereAnotherWasLeft() {
    Page page = writing();
    button(page, "Keep in my games").click();
    Object open = page.evaluate("localStorage.getItem('open-game')");
    Held facts = Held.back(page, "games/cram");
    go(page, "write?game=cram");
    facts.asked();
    go(page, "omino");
    assertThat(page.locator("omino-page")).isVisible();
    facts.letGo();
    assertThat(page.evaluate("localStorage.getItem('open-game')")).isEqualTo(open);
  }

  @Test
  void ofTwoTextsOfTheLandingPageTheLastCounts() {
    Page page = games();
    Held lookup = Held.back(page, "lookup");
    Locator field = page.locator("#anything");
    field.fill(TERMS);
    field.press("Enter");
    lookup.asked();
    field.fill("tromino");
    field.press("Enter");
    Locator found = page.locator(".found-places");
    assertThat(found).containsText("Trominoes");
    lookup.letGo();
    assertThat(found).containsText("Trominoes");
    assertThat(page.locator("games-page")).isVisible();
  }

  @Test
  void theGameThatWasLeftIsNotKeptInPlaceOfAnother() {
    Page page = browsing().open("play?game=treblecross&position=9");
    assertThat(verdict(page)).containsText("It is your move");
    Held reply = Held.back(page, "play");
    part(page, "0:0").click();
    reply.asked();
    go(page, "play?game=kayles&position=5");
    assertThat(page.locator("h1")).containsText("Kayles");
    assertThat(verdict(page)).containsText("It is your move");
    reply.letGo();
    assertThat(page.evaluate("sessionStorage.getItem('play')").toString()).contains("kayles");
    assertThat(page.locator("#announcer")).not().containsText("Grundy played");
  }

  @Test
  void aNewGameBeginsAndAMoveIsTakenBackWhileGrundyThinks() {
    Page page = browsing().open("play?game=treblecross&position=9");
    assertThat(verdict(page)).containsText("It is your move");
    Locator history = page.locator(".history li");
    for (String other : List.of("New game", "Take back")) {
      Held reply = Held.back(page, "play");
      part(page, "0:0").click();
      reply.asked();
      assertThat(verdict(page)).hasText("Grundy thinks…");
      assertThat(button(page, "Hint")).isDisabled();
      button(page, other).click();
      assertThat(verdict(page)).containsText("It is your move");
      reply.letGo();
      assertThat(history).hasCount(0);
      assertThat(button(page, "Hint")).isEnabled();
    }
    part(page, "0:0").click();
    assertThat(history).hasCount(2);
  }

  @Test
  void movesThatAreTakenBackQuicklyAreAllTakenBack() {
    Page page = browsing().open("play?game=treblecross&position=15&skill=random");
    assertThat(verdict(page)).containsText("It is your move");
    Locator history = page.locator(".history li");
    part(page, "0:0").click();
    assertThat(history).hasCount(2);
    page.locator("board-view.board .movable").last().click();
    assertThat(history).hasCount(4);
    Held answer = Held.back(page, "explore");
    button(page, "Take back").click();
    answer.asked();
    button(page, "Take back").click();
    answer.letGo();
    assertThat(history).hasCount(0);
  }

  @Test
  void nothingIsBegunBeforeTheGameIsKnown() {
    Page page = games();
    Held facts = Held.back(page, "games/kayles");
    Held answer = Held.back(page, "explore");
    go(page, "play?game=kayles&position=5");
    facts.asked();
    assertThat(button(page, "New game")).isDisabled();
    page.locator("#start").fill("3 + 4");
    facts.letGo();
    answer.asked();
    assertThat(button(page, "Hint")).isDisabled();
    answer.letGo();
    assertThat(verdict(page)).containsText("It is your move");
    assertThat(page.locator("#start")).hasValue("3 + 4");
    button(page, "New game").click();
    assertThat(page.locator("board-view.board [data-part]")).hasCount(2);
    Held puzzle = Held.back(page, "games/kayles");
    go(page, "puzzle?game=kayles");
    puzzle.asked();
    assertThat(button(page, "Another puzzle")).isDisabled();
    puzzle.letGo();
    assertThat(verdict(page)).containsText(Pattern.compile("wins|win\\."));
  }

  @Test
  void onePuzzleIsLookedForAndTheOneBeforeIsNotAnswered() {
    Page page = browsing().open("puzzle?game=kayles&position=3+%2B+4");
    assertThat(verdict(page)).containsText("win");
    Held reply = Held.back(page, "explore");
    part(page, "0:h0").press("Enter");
    page.locator(".menu li button").first().click();
    reply.asked().answersOthers();
    Held first = Held.back(page, "explore");
    button(page, "Another puzzle").click();
    first.asked().answersOthers();
    assertThat(page.locator("board-view.board")).hasAttribute("inert", "");
    button(page, "Another puzzle").click();
    assertThat(verdict(page)).containsText(Pattern.compile("Which\\?|Find one\\."));
    String place = page.url();
    first.letGo();
    reply.letGo();
    assertThat(page).hasURL(place);
    assertThat(page.locator(".preview h2")).hasCount(0);
    assertThat(page.locator("board-view.board")).not().hasAttribute("inert", "");
  }

  @Test
  void whatIsWrongWithAnEarlierQuestionIsNotTold() {
    Page page = browsing().open("sequences?game=kayles&to=50");
    assertThat(verdict(page)).containsText("period");
    Held job = Held.back(page, "jobs");
    compute(page, "to", "30000");
    job.asked();
    compute(page, "to", "60");
    assertThat(page.locator(".found .command").first()).containsText("--to 60");
    job.refuse("This was asked before.");
    assertThat(page.locator(".found .command").first()).containsText("--to 60");
    go(page, "tables?game=cram&family=1..3x1..3");
    job.answersOthers();
    Locator caption = page.locator("caption");
    assertThat(caption).containsText("1..3x1..3");
    Held table = Held.back(page, "jobs");
    compute(page, "family", "1..3x1..4");
    table.asked().answersOthers();
    compute(page, "family", "1..2x1..2");
    assertThat(caption).containsText("1..2x1..2");
    table.refuse("This was asked before.");
    assertThat(caption).containsText("1..2x1..2");
    browsing().complaints().clear();
  }

  @Test
  void aSequenceThatIsStoppedSaysSo() {
    Page page = browsing().open("sequences?game=kayles&to=50");
    assertThat(verdict(page)).containsText("period");
    Held job = Held.back(page, "jobs");
    compute(page, "to", "30000");
    job.asked();
    button(page, "Stop").click();
    job.letGo();
    assertThat(page.locator(".found")).containsText("Stopped before the values were known.");
    assertThat(page.locator(".found")).not().hasAttribute("inert", "");
  }

  @Test
  void anEarlierTableIsNotPaintedAgain() {
    Page page = browsing().open("tables?game=cram&family=1..3x1..3");
    assertThat(page.locator("caption")).containsText("1..3x1..3");
    Held job = Held.back(page, "jobs");
    compute(page, "family", "nonsense");
    job.asked();
    page.locator("#theme").click();
    assertThat(page.locator(".found")).hasAttribute("inert", "");
    job.letGo();
    assertThat(page.locator(".found .problem")).isVisible();
    page.locator("#theme").click();
    assertThat(page.locator(".found .problem")).isVisible();
  }

  @Test
  void aTableThatIsAskedForBeforeTheGameIsKnownIsAskedForOnce() {
    Page page = games();
    Held facts = Held.back(page, "games/cram");
    Held jobs = Held.back(page, "jobs");
    go(page, "tables?game=cram");
    facts.asked();
    compute(page, "family", "1..2x1..2");
    jobs.asked();
    page.locator("#family").fill("1..");
    facts.letGo();
    assertThat(jobs.questions()).isEqualTo(1);
    jobs.letGo();
    assertThat(page.locator("caption")).containsText("1..2x1..2");
    assertThat(page.locator("#family")).hasValue("1..");
  }

  @Test
  void piecesOfAnEarlierRectangleAreNotUsed() {
    Page page = browsing().open("omino");
    assertThat(verdict(page)).containsText("Whoever");
    Held answer = Held.back(page, "explore");
    page.locator("#rows").fill("3");
    button(page, "Solve").click();
    answer.asked();
    assertThat(page.locator(".found")).hasAttribute("inert", "");
    answer.letGo();
    assertThat(page.locator(".found .command")).containsText("4 3 6");
    assertThat(page.locator(".found")).not().hasAttribute("inert", "");
  }

  @Test
  void whatIsDoneBeforeTheFirstBoardIsDoneOnIt() {
    Page page = games();
    Held answer = Held.back(page, "explore");
    Held moves = Held.back(page, "moves");
    go(page, "board?game=cram&position=1x9");
    answer.asked();
    button(page, "Random").click();
    page.locator("#size").fill("2x9");
    button(page, "Resize").click();
    moves.letGo();
    answer.letGo();
    assertThat(position(page)).hasValue(Pattern.compile("[.#]{9}\\|[.#]{9}"));
    Held second = Held.back(page, "explore");
    Held drawn = Held.back(page, "moves");
    go(page, "board?game=nim&position=3");
    second.asked();
    page.locator(".tray summary").click();
    button(page, "Kayles").click();
    drawn.letGo();
    second.letGo();
    assertThat(position(page)).hasValue(Pattern.compile("nim 3 \\+ kayles .*"));
  }

  @Test
  void aLargeFirstBoardDoesNotComeBack() {
    Page page = games();
    Held first = Held.back(page, "position");
    go(page, "board?game=cram&position=21x21");
    first.asked();
    Held answer = Held.back(page, "explore");
    type(page, "2x3");
    answer.asked();
    first.letGo();
    assertThat(answer.questions()).isEqualTo(1);
    answer.letGo();
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    assertThat(position(page)).hasValue("...|...");
  }

  @Test
  void aPositionThatIsBeingTypedStays() {
    Page page = board("cram&position=3x4");
    Held answer = Held.back(page, "explore");
    button(page, "Start anew").click();
    answer.asked();
    position(page).fill("2x2");
    answer.letGo();
    assertThat(verdict(page)).containsText("Whoever moves now");
    assertThat(position(page)).hasValue("2x2");
    position(page).blur();
    assertThat(position(page)).hasValue("..|..");
    position(page).fill("");
    position(page).blur();
    assertThat(position(page)).hasValue("..|..");
  }

  @Test
  void clicksMeanThePositionThatWasAskedFor() {
    Page page = board("treblecross&position=5");
    part(page, "0:0").click();
    assertThat(position(page)).hasValue("X....");
    assertThat(verdict(page)).containsText("Whoever moves now");
    Held answer = Held.back(page, "explore");
    Held moves = Held.back(page, "moves");
    button(page, "Undo").click();
    answer.asked();
    part(page, "0:4").click();
    moves.letGo();
    answer.letGo();
    assertThat(position(page)).hasValue("....X");
    assertThat(verdict(page)).containsText("Whoever moves now");
    Held typed = Held.back(page, "explore");
    Held drawn = Held.back(page, "moves");
    position(page).fill("..X..");
    page.getByLabel("edits").check();
    typed.asked();
    part(page, "0:0").click();
    drawn.letGo();
    typed.letGo();
    assertThat(position(page)).hasValue("X.X..");
  }

  @Test
  void toolsMeanThePositionThatWasAskedFor() {
    Page page = board("cram&position=2x2");
    Held answer = Held.back(page, "explore");
    Held moves = Held.back(page, "moves");
    type(page, "3x5");
    answer.asked();
    button(page, "Random").click();
    assertThat(page.locator("analysis-panel")).hasAttribute("inert", "");
    assertThat(button(page, "Undo")).isEnabled();
    moves.letGo();
    answer.letGo();
    assertThat(position(page)).hasValue(Pattern.compile("[.#]{5}\\|[.#]{5}\\|[.#]{5}"));
    assertThat(page.locator("analysis-panel")).not().hasAttribute("inert", "");
  }

  @Test
  void theListOfMovesStaysOpenWhenTheBoardIsSolved() {
    Page page = games();
    Held answer = Held.back(page, "explore");
    go(page, "board?game=cram&position=3x4");
    answer.asked();
    assertThat(verdict(page)).hasText("Solving…");
    part(page, "0:0").press("Enter");
    Locator menu = page.locator(".menu");
    page.waitForCondition(() -> {
      if (!menu.isVisible()) {
        part(page, "0:0").press("Enter");
      }
      return menu.isVisible();
    });
    answer.letGo();
    assertThat(verdict(page)).containsText("Whoever moves now");
    assertThat(menu).isVisible();
    menu.locator("li button").first().click();
    assertThat(position(page)).hasValue(Pattern.compile("#"));
  }

  @Test
  void whatIsToldOfTheBoardBeforeIsNotShown() {
    Page page = board("cram&position=2x3");
    Held preview = Held.back(page, "explore");
    page.locator("analysis-panel .moves button").first().hover();
    preview.asked().answersOthers();
    Held words = Held.back(page, "explain");
    button(page, "Explain in words").click();
    words.asked();
    type(page, "1x2");
    assertThat(position(page)).hasValue("..");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    words.letGo();
    preview.letGo();
    assertThat(page.locator(".preview")).isEmpty();
  }

  @Test
  void valuesThatAreHiddenMeanwhileStayHidden() {
    Page page = board("cram&position=2x3");
    Held apart = Held.back(page, "moves");
    type(page, ".#..|.#..|.#..");
    assertThat(page.locator(".sum-tiles")).isVisible();
    apart.asked();
    page.getByLabel("Hide values").check();
    apart.letGo();
    assertThat(page.locator(".sum-tiles")).hasCount(0);
    Held answer = Held.back(page, "explore");
    Held moves = Held.back(page, "moves");
    type(page, "2x2");
    answer.asked();
    page.getByLabel("Hide values").uncheck();
    assertThat(position(page)).hasValue("2x2");
    moves.letGo();
    answer.letGo();
    assertThat(verdict(page)).containsText("The Grundy value is 0.");
  }

  @Test
  void aFileIsOfTheBoardOfWhichItWasAskedFor() throws IOException {
    Page page = board("cram&position=2x3");
    Held words = Held.back(page, "explain");
    Download file =
        page.waitForDownload(() -> {
          share(page).getByText("HTML").click();
          words.asked();
          type(page, "1x2");
          assertThat(position(page)).hasValue("..");
          assertThat(verdict(page)).containsText("The Grundy value is 1.");
          words.letGo();
        });
    assertThat(Files.readString(file.path()).split("data-part=", -1)).hasSize(7);
    button(page, "Prove it").click();
    Held certificate = Held.back(page, "certify");
    page.waitForDownload(() -> {
      button(page, "Certificate").click();
      certificate.asked();
      go(page, "omino");
      assertThat(page.locator("omino-page")).isVisible();
      certificate.letGo();
    });
  }

  @Test
  void aClickDuringWhichTheAnswerComesIsAClick() {
    Page page = games();
    Held answer = Held.back(page, "explore");
    go(page, "board?game=treblecross&position=5");
    answer.asked();
    assertThat(verdict(page)).hasText("Solving…");
    BoundingBox cell = part(page, "0:1").boundingBox();
    page.mouse().move(cell.x + cell.width / 2, cell.y + cell.height / 2);
    page.mouse().down();
    answer.letGo();
    assertThat(verdict(page)).containsText("Whoever moves now");
    page.mouse().up();
    assertThat(position(page)).hasValue(".X...");
  }

  @Test
  void verticesAreJoinedThoughTheAnswerComesBetween() {
    Page page = board("node-kayles&position=a-b+c");
    page.getByLabel("edits").check();
    Held answer = Held.back(page, "explore");
    Held moves = Held.back(page, "moves");
    button(page, "Add vertex").click();
    answer.asked();
    page.locator("board-view.board [aria-label^='vertex c']").click();
    moves.letGo();
    answer.letGo();
    assertThat(verdict(page)).containsText("Whoever moves now");
    page.locator("board-view.board [aria-label^='vertex a']").click();
    assertThat(position(page)).hasValue("a-b c-a d");
  }

  @Test
  void whatWasTypedBeforeTheLanguageWasKnownIsCompleted() {
    Page page = games();
    Held language = Held.back(page, "language");
    go(page, "write");
    pasteOver(rules(page), "game  Mine\nboard grid\n");
    page.keyboard().type("cel");
    Locator offered = page.locator(".cm-tooltip-autocomplete li");
    assertThat(offered).hasCount(0);
    language.asked().letGo();
    assertThat(offered).hasText(Pattern.compile("cells\\s*the glyphs that a cell may hold"));
  }

  @Test
  void aNewNameDoesNotBringBackEarlierRules() {
    Page page = writing();
    pasteOver(rules(page), MINE);
    button(page, "Keep in my games").click();
    button(page, "Rename Mine").click();
    rules(page).press("Control+Home");
    page.keyboard().type("// since\n");
    page.getByLabel("New name").fill("Ours");
    page.evaluate(
        "() => { localStorage.setItem('my-games', JSON.stringify([...JSON.parse(localStorage.getItem("
            + "'my-games')), { id: 5, rules: 'game There' }])); dispatchEvent(new"
            + " StorageEvent('storage', { key: 'my-games' })); }");
    assertThat(page.getByLabel("New name")).hasValue("Ours");
    page.getByLabel("New name").press("Enter");
    rulesBecome(page, "// since\n" + MINE.replace("Mine", "Ours"));
    assertThat(page.locator("my-games .name")).hasText(new String[] {"Ours", "There"});
  }

  @Test
  void anExampleThatComesLateReplacesNothing() {
    Page page = writing();
    Held cram = Held.back(page, "games/cram");
    page.locator("#from").selectOption("cram");
    cram.asked();
    page.locator("#from").selectOption("nim");
    assertThat(rules(page)).containsText("Nim");
    cram.letGo();
    assertThat(rules(page)).containsText("Nim");
    Held again = Held.back(page, "games/cram");
    page.locator("#from").selectOption("cram");
    again.asked();
    rules(page).press("Control+End");
    page.keyboard().type("// since");
    again.letGo();
    assertThat(rules(page)).containsText("Nim");
    assertThat(rules(page)).containsText("// since");
    assertThat(page.locator("#from")).hasValue("");
  }

  @Test
  void anExampleBeginsWithItsOwnPosition() {
    Page page = browsing().open("write?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("Whoever moves now");
    Held answer = Held.back(page, "explore");
    Held check = Held.back(page, "check");
    type(page, "2x4");
    answer.asked();
    page.locator("#from").selectOption("kayles");
    check.asked();
    answer.letGo();
    assertThat(page.locator("board-view.board [data-part]")).hasCount(8);
    check.letGo();
    assertThat(page.locator("board-view.board [data-part]")).hasCount(1);
    assertThat(position(page)).hasValue(Pattern.compile("[0-9]+"));
    assertThat(page.locator("analysis-panel .problem")).hasCount(0);
  }

  @Test
  void nothingIsMendedInATextThatWasNotJudged() {
    Page page = writing();
    pasteOver(rules(page), MINE.replace("take", "tkae"));
    assertThat(page.locator("#mend")).isVisible();
    Held check = Held.back(page, "check");
    rules(page).press("Control+Home");
    page.keyboard().type("// since\n");
    assertThat(page.locator("#rules-problem")).hasAttribute("inert", "");
    check.asked().letGo();
    page.locator("#mend").click();
    rulesBecome(page, "// since\n" + MINE);
  }

  @Test
  void aSumIsPlannedWhereRulesAreWritten() {
    Page page = browsing().open("write?game=nim&position=3");
    assertThat(page.locator(".plan")).containsText("Derived from the rules");
    page.locator(".tray summary").click();
    button(page, "Kayles").click();
    assertThat(position(page)).hasValue(Pattern.compile("kayles"));
    assertThat(page.locator(".plan")).not().containsText("Derived from the rules");
  }

  @Test
  void theLinkIsOfWhatWasShared() {
    Page page = writing();
    page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
    Held server = Held.back(page, "server");
    button(page, "Copy link").click();
    server.asked();
    go(page, "omino");
    assertThat(page.locator("omino-page")).isVisible();
    server.letGo();
    page.waitForCondition(
        () -> page.evaluate("navigator.clipboard.readText()").toString().contains("#/write?"));
  }

  @Test
  void aCatalogueThatWasNotToldIsAskedForAgain() {
    Page page = browsing().open("omino");
    assertThat(verdict(page)).containsText("Whoever");
    Held catalogue = Held.back(page, "games");
    page.reload();
    catalogue.asked().answersOthers();
    catalogue.refuse("There is too much to do.");
    go(page, "board?game=kayles&position=3");
    assertThat(page.locator("#game option[value=cram]")).isAttached();
    browsing().complaints().clear();
  }

  @Test
  void theWayToTheContentIsNoWayElsewhere() {
    Page page = board("nim&position=3");
    page.locator("a.skip").press("Enter");
    assertThat(page.locator("#view")).isFocused();
    assertThat(page.locator("board-page")).isVisible();
  }
}
