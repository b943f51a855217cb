package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Moves, sums and graphs by a finger on a phone, in a real browser.
class TouchIT extends PageTest {
  private static final int STEPS = 6;

  /// A finger on a page, as the system tells the browser of it.
  private record Finger(Page page, CDPSession session) {
    static Finger on(Page page) {
      return new Finger(page, page.context().newCDPSession(page));
    }

    private void tell(String what, double x, double y) {
      JsonArray points = new JsonArray();
      if (!what.equals("touchEnd")) {
        JsonObject point = new JsonObject();
        point.addProperty("x", x);
        point.addProperty("y", y);
        points.add(point);
      }
      JsonObject told = new JsonObject();
      told.addProperty("type", what);
      told.add("touchPoints", points);
      session.send("Input.dispatchTouchEvent", told);
    }

    /// From the middle of one thing to a place beside the middle of another.
    void drag(Locator from, Locator to, double right, double down, int rest) {
      to.evaluate("thing => thing.scrollIntoView({ block: 'center' })");
      BoundingBox first = from.boundingBox();
      BoundingBox last = to.boundingBox();
      double x = first.x + first.width / 2;
      double y = first.y + first.height / 2;
      double toX = last.x + last.width / 2 + right;
      double toY = last.y + last.height / 2 + down;
      tell("touchStart", x, y);
      page.waitForTimeout(rest);
      for (int i = 1; i <= STEPS; i++) {
        tell("touchMove", x + (toX - x) * i / STEPS, y + (toY - y) * i / STEPS);
      }
      tell("touchEnd", toX, toY);
    }
  }

  private Page phone(String place) {
    Page page = browsing().openPhone(place);
    assertThat(button(page, "Explain in words")).isVisible();
    assertThat(page.locator(".glance .lines li").first()).isVisible();
    atRest(page);
    return page;
  }

  /// Nothing is about to be drawn, or to be put elsewhere.
  private static void atRest(Page page) {
    page.evaluate("() => new Promise((rest) => setTimeout(rest, 50))");
  }

  @Test
  void theBoardIsOnTheFirstScreen() {
    Page page = phone("board?game=darkraft&position=XRLL|LRXR");
    assertThat(part(page, "0:0").boundingBox().y).isBetween(100.0, 600.0);
    assertThat(page.locator(".glance").boundingBox().y).isGreaterThan(600);
  }

  @Test
  void aDominoIsLaidDownwardsAndAcross() {
    Page page = phone("board?game=cram&position=3x3");
    Finger finger = Finger.on(page);
    finger.drag(part(page, "0:1"), part(page, "0:4"), 0, 0, 0);
    assertThat(position(page)).hasValue(".#.|.#.|...");
    assertThat(part(page, "0:1").locator("g.figure")).hasCount(1);
    assertThat(page.locator("analysis-panel")).not().hasClass(Pattern.compile("stale"));
    atRest(page);
    finger.drag(part(page, "0:7"), part(page, "0:6"), 0, 0, 0);
    assertThat(position(page)).hasValue(".#.|.#.|##.");
  }

  @Test
  void aTokenGoesWithTheFinger() {
    Page page = phone("board?game=white-knight&position=N....|.....|.....|.....");
    Finger.on(page).drag(part(page, "0:0"), part(page, "0:11"), 0, 0, 0);
    assertThat(position(page)).hasValue(".....|.....|.N...|.....");
  }

  @Test
  void aVertexIsDragged() {
    Page page = phone("board?game=node-kayles&position=a-b-c");
    page.getByLabel("edits").check();
    atRest(page);
    Locator vertex = part(page, "0:v1").locator(".face");
    BoundingBox before = vertex.boundingBox();
    Finger.on(page).drag(vertex, vertex, 0, 70, 0);
    assertThat(position(page)).hasValue("a-b-c");
    BoundingBox first = part(page, "0:v0").locator(".face").boundingBox();
    assertThat(vertex.boundingBox().y - first.y).isGreaterThan(before.height);
  }

  @Test
  void aGameIsDraggedIntoTheSum() {
    Page page = phone("board?game=nim&position=3");
    page.locator(".tray summary").click();
    Locator chip = button(page, "Kayles");
    chip.evaluate("chip => document.querySelector('board-view.board').after(chip)");
    Finger.on(page).drag(chip, page.locator("board-view.board svg"), 0, 0, 400);
    assertThat(position(page)).hasValue("nim 3 + kayles 4 + kayles 3");
  }

  /// It may be about to drag, or the hand is at rest; where it edits it turns back. Browsers tell
  /// of it by the event of a menu that is asked for.
  @Test
  void aFingerThatRestsMakesNoMove() {
    Page page = phone("board?game=darkraft&position=XRLL|LRXR");
    part(page, "0:1").dispatchEvent("contextmenu");
    atRest(page);
    assertThat(position(page)).hasValue("XRLL|LRXR");
    page.getByLabel("edits").check();
    part(page, "0:1").dispatchEvent("contextmenu");
    assertThat(position(page)).hasValue("XLLL|LRXR");
  }

  /// Where nothing is dragged, a finger scrolls: over other boards, and over games that it has not
  /// rested on.
  @Test
  void elsewhereAFingerScrolls() {
    Page page = phone("board?game=chomp&position=6x6");
    page.evaluate("() => scrollTo(0, 0)");
    Finger.on(page).drag(part(page, "0:20"), part(page, "0:20"), 0, -150, 0);
    page.waitForFunction("() => scrollY > 50");
    assertThat(position(page)).hasValue("@ooooo|oooooo|oooooo|oooooo|oooooo|oooooo");
    page.locator(".tray summary").click();
    String before = position(page).inputValue();
    Locator chip = button(page, "Kayles");
    chip.evaluate("chip => chip.scrollIntoView({ block: 'center' })");
    Object at = page.evaluate("scrollY");
    Finger.on(page).drag(chip, chip, 0, 150, 0);
    page.waitForFunction("at => scrollY < at - 50", at);
    assertThat(position(page)).hasValue(before);
  }
}
