package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Graphs that are drawn and edited, in a real browser.
class GraphPageIT extends PageTest {
  private static Page edited(Page page) {
    assertThat(verdict(page)).containsText("The Grundy value is");
    page.getByLabel("edits").check();
    return page;
  }

  private static BoundingBox box(Page page, String part) {
    Locator face = part(page, part).locator(".face");
    face.evaluate("face => face.scrollIntoView({ block: 'nearest' })");
    return face.boundingBox();
  }

  @Test
  void verticesAreAddedDraggedAndDeletedByTheMouse() {
    Page page = edited(browsing().open("board?game=node-kayles&position=a-b-c"));
    BoundingBox before = box(page, "0:v1");
    double x = before.x + before.width / 3;
    double y = before.y + before.height / 3;
    page.mouse().move(x, y);
    page.mouse().down();
    page.mouse().move(x + 10, y + 50);
    page.mouse().move(x, y + 80);
    page.mouse().up();
    BoundingBox after = box(page, "0:v1");
    assertThat(after.y).isGreaterThan(before.y + 40);
    assertThat(position(page)).hasValue("a-b-c");
    BoundingBox first = box(page, "0:v0");
    page.mouse().click(first.x + 20, first.y + first.height + 45);
    assertThat(position(page)).hasValue("a-b-c d");
    assertThat(box(page, "0:v1").y).isCloseTo(after.y, within(30.0));
    part(page, "0:v3").click();
    part(page, "0:v0").click();
    assertThat(position(page)).hasValue(Pattern.compile("d-a|a-d"));
    part(page, "0:v2").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
    assertThat(position(page)).not().hasValue(Pattern.compile("c"));
    assertThat(verdict(page)).containsText("The Grundy value is");
  }

  @Test
  void verticesAreAddedMovedAndDeletedByTheKeyboard() {
    Page page = edited(browsing().open("board?game=node-kayles&position=v1-v2"));
    part(page, "0:v1").focus();
    double before = box(page, "0:v1").y;
    page.keyboard().press("Shift+ArrowDown");
    page.keyboard().press("Shift+ArrowDown");
    assertThat(box(page, "0:v1").y).isGreaterThan(before + 20);
    assertThat(part(page, "0:v1")).isFocused();
    page.keyboard().press("Insert");
    assertThat(position(page)).hasValue("v1-v2 v3");
    assertThat(verdict(page)).containsText("The Grundy value is");
    part(page, "0:v0").focus();
    page.keyboard().press("Delete");
    assertThat(position(page)).hasValue("v2 v3");
    button(page, "Add vertex").click();
    assertThat(position(page)).hasValue("v2 v3 v4");
    button(page, "Undo").click();
    assertThat(position(page)).hasValue("v2 v3");
  }

  @Test
  void edgesAreDeletedByTheKeyboard() {
    Page page = edited(browsing().open("board?game=arc-kayles&position=a-b-c"));
    part(page, "0:e0").focus();
    page.keyboard().press("Delete");
    assertThat(position(page)).hasValue("b-c a");
  }

  /// A move deletes vertices; the others stay where they were.
  @Test
  void verticesStayWhileOnePlays() {
    Page page = browsing().open("board?game=node-kayles&position=cube 3");
    assertThat(verdict(page)).containsText("The Grundy value is");
    Locator corner = page.locator("board-view.board [aria-label^='vertex b111'] .face");
    BoundingBox before = corner.boundingBox();
    page.locator("board-view.board [aria-label^='vertex b000']").click();
    assertThat(page.locator("board-view.board [data-part^=\"0:v\"]")).hasCount(4);
    assertThat(corner.boundingBox().x - before.x).isBetween(-60.0, 60.0);
  }
}
