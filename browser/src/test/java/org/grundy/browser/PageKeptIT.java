package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The games that somebody wrote and the browser keeps, in a real browser.
class PageKeptIT extends PageTest {
  private static final String MINE = "game  Mine\nboard heap\ntake  1 2\n";
  private static final String OTHER = "game  Other\nboard heap\ntake  1 2 3\n";

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Locator names(Page page) {
    return page.locator("my-games .name");
  }

  private static Page write(Page page, String text) {
    assertThat(page.locator(".reference").first()).isAttached();
    pasteOver(rules(page), text);
    return page;
  }

  private static Page keep(Page page, String text) {
    write(page, text);
    button(page, "Keep in my games").click();
    return page;
  }

  @Test
  void gamesAreKeptOpenedAndTypedInto() {
    Page page = keep(browsing().open("write"), MINE);
    assertThat(names(page)).hasText(new String[] {"Mine"});
    assertThat(button(page, "Keep in my games")).isHidden();
    pasteOver(rules(page), MINE + "expect 2 = 2\n");
    page.locator("#from").selectOption("kayles");
    assertThat(rules(page)).containsText("Kayles");
    button(page, "Mine").click();
    rulesBecome(page, MINE + "expect 2 = 2\n");
    assertThat(page.locator(".expectations li")).hasCount(1);
    go(page, "games");
    assertThat(page.getByLabel("My games").locator(".card svg")).isVisible();
    go(page, "write");
    rulesBecome(page, MINE + "expect 2 = 2\n");
    page.reload();
    assertThat(names(page)).hasText(new String[] {"Mine"});
    assertThat(names(page)).hasAttribute("aria-current", "true");
  }

  @Test
  void gamesAreRenamedDeletedAndPutBack() {
    Page page = keep(browsing().open("write"), MINE);
    button(page, "Rename Mine").click();
    page.getByLabel("New name").fill("Ours // twice");
    page.keyboard().press("Enter");
    assertThat(names(page)).hasText(new String[] {"Ours / twice"});
    rulesBecome(page, MINE.replace("Mine", "Ours / twice"));
    button(page, "Delete Ours / twice").click();
    assertThat(names(page)).hasCount(0);
    assertThat(button(page, "Keep in my games")).isVisible();
    button(page, "Put it back").click();
    assertThat(names(page)).hasText(new String[] {"Ours / twice"});
    assertThat(names(page)).hasAttribute("aria-current", "true");
  }

  @Test
  void whatIsFormattedIsADraftOnlyIfItWasOne() {
    Page page = write(browsing().open("write"), OTHER);
    assertThat(page.getByText("This is your draft")).isVisible();
    go(page, "write?rules=" + encoded("game Mine\nboard heap\ntake 1 2\n"));
    rulesBecome(page, "game Mine\nboard heap\ntake 1 2\n");
    button(page, "Format").click();
    rulesBecome(page, MINE);
    assertThat(names(page)).hasCount(0);
    button(page, "Back to my draft").click();
    rulesBecome(page, OTHER);
    pasteOver(rules(page), OTHER.replace("  ", " "));
    button(page, "Format").click();
    rulesBecome(page, OTHER);
    assertThat(page.getByText("This is your draft")).isVisible();
    Held check = Held.back(page, "check");
    pasteOver(rules(page), MINE.replace("  ", " "));
    button(page, "Format").click();
    check.asked(2).letGo();
    rulesBecome(page, MINE);
  }

  @Test
  void undoLeadsBackIntoTheGameBeforeAndSpoilsNone() {
    Page page = keep(browsing().open("write"), MINE);
    assertThat(names(page)).hasText(new String[] {"Mine"});
    page.locator("#from").selectOption("nim");
    assertThat(rules(page)).containsText("Nim");
    keep(page, OTHER);
    assertThat(names(page)).hasText(new String[] {"Other", "Mine"});
    button(page, "Mine").click();
    rulesBecome(page, MINE);
    rules(page).focus();
    page.keyboard().press("Control+z");
    rulesBecome(page, OTHER);
    assertThat(page.locator("my-games .name[aria-current]")).hasText("Other");
    button(page, "Mine").click();
    rulesBecome(page, MINE);
  }

  @Test
  void aDraftIsNotLostToAnother() {
    Page page = write(browsing().open("write"), MINE);
    page.locator("#from").selectOption("nim");
    assertThat(rules(page)).containsText("Nim");
    rules(page).press("Control+End");
    page.keyboard().type("expect 1 = 1");
    assertThat(names(page)).hasText(new String[] {"Mine"});
    go(page, "games");
    assertThat(page.locator("games-page")).isVisible();
    go(page, "write");
    assertThat(rules(page)).containsText("expect 1 = 1");
  }

  @Test
  void gamesGoIntoFilesAndComeOutOfThem() throws IOException {
    Page page = keep(browsing().open("write"), MINE);
    page.locator("#from").selectOption("nim");
    assertThat(rules(page)).containsText("Nim");
    keep(page, OTHER);
    Download one = page.waitForDownload(() -> button(page, "Save Mine").click());
    assertThat(one.suggestedFilename()).isEqualTo("mine.game");
    assertThat(Files.readString(one.path())).isEqualTo(MINE);
    Download all = page.waitForDownload(() -> button(page, "Save all").click());
    Path file = Files.createTempDirectory("games").resolve(all.suggestedFilename());
    all.saveAs(file);
    Page elsewhere = browsing().open("write");
    assertThat(elsewhere.locator("#my-games summary")).hasText("My games");
    elsewhere.locator("#my-games summary").click();
    elsewhere.getByLabel("Files of games").setInputFiles(file);
    assertThat(names(elsewhere)).hasText(new String[] {"Other", "Mine"});
    elsewhere.getByLabel("Files of games").setInputFiles(file);
    assertThat(names(elsewhere)).hasText(new String[] {"Other 2", "Mine 2", "Other", "Mine"});
    Path bad = Files.writeString(file.resolveSibling("bad.json"), "{\"games\": 3}");
    elsewhere.getByLabel("Files of games").setInputFiles(bad);
    assertThat(elsewhere.locator("my-games [role=status]")).containsText("There is no game");
  }

  @Test
  void aBrowserWithoutRoomSaysSo() {
    Page page = write(browsing().open("write"), MINE);
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full',"
            + " 'QuotaExceededError'); }; }");
    button(page, "Keep in my games").click();
    assertThat(page.locator(".editing")).containsText("has no room for more");
    rulesBecome(page, MINE);
  }
}
