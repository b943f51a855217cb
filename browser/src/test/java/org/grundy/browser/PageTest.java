package org.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/// Tests of the page in one browser, which complains of nothing; and what they look at.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PageTest {
  private Browsing browsing;

  @BeforeAll
  void begin() {
    browsing = Browsing.begin();
    PlaywrightAssertions.setDefaultAssertionTimeout(30_000);
  }

  @AfterAll
  void end() {
    if (browsing != null) {
      browsing.close();
    }
  }

  /// After each test, and between views of one test that are looked at one after the other.
  @AfterEach
  void nothingIsComplainedOf() {
    List<String> complaints = List.copyOf(browsing.complaints());
    browsing.closePages();
    assertThat(complaints).isEmpty();
  }

  final Browsing browsing() {
    return browsing;
  }

  static Locator verdict(Page page) {
    return page.locator(".verdict").first();
  }

  static Locator part(Page page, String id) {
    return page.locator("board-view.board [data-part=\"" + id + "\"]");
  }

  /// Another view in the same window.
  static void go(Page page, String place) {
    page.evaluate("place => { location.hash = '#/' + place; }", place);
  }

  static Locator rules(Page page) {
    return page.locator("#rules");
  }

  /// Pastes a text over all that an editor of rules holds.
  static void pasteOver(Locator rules, String text) {
    rules.press("Control+a");
    rules.evaluate(
        """
        (rules, text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          rules.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        }
        """,
        text);
  }

  /// Waits until the editor of rules holds a text and nothing else.
  static void rulesBecome(Page page, String text) {
    page.waitForFunction("text => document.querySelector('rules-editor')?.value === text", text);
  }

  /// The text of the editor of rules, whole.
  static String rulesText(Page page) {
    return (String) page.evaluate("document.querySelector('rules-editor').value");
  }

  static Locator position(Page page) {
    return page.locator("#position");
  }

  /// Opens the menu of what can be saved and shared.
  static Locator share(Page page) {
    page.locator("details.share").first().waitFor();
    page.evaluate(
        "() => document.querySelectorAll('.share').forEach(menu => { menu.open = true; })");
    return page.locator(".saving").first();
  }

  static Locator button(Page page, String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }
}
