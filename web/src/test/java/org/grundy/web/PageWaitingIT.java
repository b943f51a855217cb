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
