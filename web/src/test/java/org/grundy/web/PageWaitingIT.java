package org.grundy.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What somebody does while an answer is awaited, in a real browser: answers are held back until it
/// is done. Each of these failed once.
class PageWaitingIT extends PageTest {
  private static final String MINE = "game  Mine\nboard heap\ntake  1 2\n";
  private static final String TERMS = "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7";

  /// Questions that are not answered before they are let go.
  private static final class Held {
    private final Page page;
    private final List<Route> routes = new ArrayList<>();
    private boolean isOpen;

    private Held(Page page, String path) {
      this.page = page;
      page.route(
          "**/api/" + path,
          route -> {
            if (isOpen) {
              route.resume();
            } else {
              routes.add(route);
            }
          });
    }

    Held asked() {
      page.waitForCondition(() -> !routes.isEmpty());
      return this;
    }

    /// Answers what is asked from now on.
    Held answersOthers() {
      isOpen = true;
      return this;
    }

    /// Answers all, and lets the page hear of it.
    void letGo() {
      answersOthers();
      routes.forEach(Route::resume);
      hear(page);
    }

    void refuse(String detail) {
      routes.forEach(route ->
          route.fulfill(
              new Route.FulfillOptions()
                  .setStatus(422)
                  .setContentType("application/problem+json")
                  .setBody("{\"status\": 422, \"title\": \"\", \"detail\": \"" + detail + "\"}")));
      hear(page);
    }
  }

  private static Held hold(Page page, String path) {
    return new Held(page, path);
  }

  /// The page asks something else and draws, after which an earlier answer is there too.
  private static void hear(Page page) {
    page.evaluate(
        "() => fetch('/api/server').then((answer) => answer.text()).then(() => new Promise((drawn) =>"
            + " requestAnimationFrame(() => requestAnimationFrame(drawn))))");
  }

  private static void go(Page page, String place) {
    page.evaluate("place => { location.hash = '#/' + place; }", place);
  }

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

  private static Locator rules(Page page) {
    return page.locator("#rules");
  }

  private static void type(Page page, String position) {
    position(page).fill(position);
    position(page).blur();
  }

  @Test
  void viewsThatWereLeftDoNotGoOn() {
    Page page = games();
    for (String view : List.of("board", "play", "puzzle", "tables")) {
      Held facts = hold(page, "games/cram");
      go(page, view + "?game=cram");
      facts.asked();
      Held jobs = hold(page, "jobs");
      go(page, "omino");
      assertThat(verdict(page)).containsText("Whoever");
      facts.letGo();
      assertThat(page).hasTitle("Omino – Grundy");
      assertThat(jobs.routes).isEmpty();
      jobs.answersOthers();
    }
  }

  @Test
  void ofTwoTextsOfTheLandingPageTheLastCounts() {
    Page page = games();
    Held lookup = hold(page, "lookup");
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
    Held reply = hold(page, "play");
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
      Held reply = hold(page, "play");
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
    Held answer = hold(page, "explore");
    button(page, "Take back").click();
    answer.asked();
    button(page, "Take back").click();
    answer.letGo();
    assertThat(history).hasCount(0);
  }

  @Test
  void nothingIsBegunBeforeTheGameIsKnown() {
    Page page = games();
    Held facts = hold(page, "games/kayles");
    Held answer = hold(page, "explore");
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
    Held puzzle = hold(page, "games/kayles");
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
    Held reply = hold(page, "explore");
    part(page, "0:h0").press("Enter");
    page.locator(".menu li button").first().click();
    reply.asked().answersOthers();
    Held first = hold(page, "explore");
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
    Held job = hold(page, "jobs");
    page.locator("#to").fill("30000");
    button(page, "Compute").click();
    job.asked();
    page.locator("#to").fill("60");
    button(page, "Compute").click();
    assertThat(page.locator(".found .command")).containsText("--to 60");
    job.refuse("This was asked before.");
    assertThat(page.locator(".found .command")).containsText("--to 60");
    go(page, "tables?game=cram&family=1..3x1..3");
    job.answersOthers();
    Locator caption = page.locator("caption");
    assertThat(caption).containsText("1..3x1..3");
    Held table = hold(page, "jobs");
    page.locator("#family").fill("1..3x1..4");
    button(page, "Compute").click();
    table.asked().answersOthers();
    page.locator("#family").fill("1..2x1..2");
    button(page, "Compute").click();
    assertThat(caption).containsText("1..2x1..2");
    table.refuse("This was asked before.");
    assertThat(caption).containsText("1..2x1..2");
    browsing().complaints().clear();
  }

  @Test
  void aSequenceThatIsStoppedSaysSo() {
    Page page = browsing().open("sequences?game=kayles&to=50");
    assertThat(verdict(page)).containsText("period");
    Held job = hold(page, "jobs");
    page.locator("#to").fill("30000");
    button(page, "Compute").click();
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
    Held job = hold(page, "jobs");
    page.locator("#family").fill("nonsense");
    button(page, "Compute").click();
    job.asked();
    page.locator("#theme").click();
    assertThat(page.locator(".found")).hasAttribute("inert", "");
    job.letGo();
    assertThat(page.locator(".found .problem")).isVisible();
    page.locator("#theme").click();
    assertThat(page.locator(".found .problem")).isVisible();
    browsing().complaints().clear();
  }

  @Test
  void aTableThatIsAskedForBeforeTheGameIsKnownIsAskedForOnce() {
    Page page = games();
    Held facts = hold(page, "games/cram");
    Held jobs = hold(page, "jobs");
    go(page, "tables?game=cram");
    facts.asked();
    page.locator("#family").fill("1..2x1..2");
    button(page, "Compute").click();
    jobs.asked();
    page.locator("#family").fill("1..");
    facts.letGo();
    assertThat(jobs.routes).hasSize(1);
    jobs.letGo();
    assertThat(page.locator("caption")).containsText("1..2x1..2");
    assertThat(page.locator("#family")).hasValue("1..");
  }

  @Test
  void piecesOfAnEarlierRectangleAreNotUsed() {
    Page page = browsing().open("omino");
    assertThat(verdict(page)).containsText("Whoever");
    Held answer = hold(page, "explore");
    page.locator("#rows").fill("3");
    button(page, "Solve").click();
    answer.asked();
    assertThat(page.locator(".found")).hasAttribute("inert", "");
    answer.letGo();
    assertThat(page.locator(".found .command")).containsText("4 3 6");
    assertThat(page.locator(".found")).not().hasAttribute("inert", "");
  }

  @Test
  void aCatalogueThatWasNotToldIsAskedForAgain() {
    Page page = browsing().open("omino");
    assertThat(verdict(page)).containsText("Whoever");
    Held catalogue = hold(page, "games");
    go(page, "board?game=nim&position=3");
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
