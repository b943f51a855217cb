package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;

/// The way in, and learning by playing, in a real browser.
class PageLearningIT extends PageTest {
  private static final int MOST_BYTES = 150_000;

  private static void ask(Page page, String words) {
    page.locator("#anything").fill(words);
    button(page, "Show").click();
  }

  @Test
  void theFirstViewShowsAllGamesAndOnePlaysItself() {
    Page page = browsing().open("");
    assertThat(page.locator(".card")).hasCount(new Workbench().games().size());
    assertThat(page.locator(".card svg").first()).isVisible();
    assertThat(page.locator(".hero g.figure").first()).isVisible();
    button(page, "Stop").click();
    assertThat(button(page, "Let it play")).isVisible();
    assertThat(
            ((Number)
                    page.evaluate(
                        "performance.getEntries().filter(entry => entry.transferSize &&"
                            + " !entry.name.includes('/api/')).reduce((sum, entry) => sum +"
                            + " entry.transferSize, 0)"))
                .intValue())
        .isBetween(10_000, MOST_BYTES);
  }

  @Test
  void oneFieldTakesAnything() {
    Page page = browsing().open("games");
    ask(page, "cram 2x3");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    page.goBack();
    ask(page, "0.137");
    assertThat(page).hasURL(Pattern.compile("sequences\\?game=0.137"));
    page.goBack();
    ask(page, "wythoff (0..3,0..3)");
    assertThat(page).hasURL(Pattern.compile("tables\\?game=wythoff"));
    page.goBack();
    ask(page, "0 1 1 2 0 3 1 1 0 3 3 2");
    assertThat(page.locator(".found-places")).containsText("Dawson's Chess, from heap 0 on");
    assertThat(page.locator(".found-places")).containsText("0.137");
    ask(page, "peaceful");
    assertThat(page.locator(".found-places li")).hasCount(5);
    ask(page, "whatever this is");
    assertThat(page.locator(".found-places")).containsText("Nothing is known of");
  }

  @Test
  void aPuzzleHasALinkAndSaysWhatIsWrong() {
    Page page = browsing().open("puzzle?game=nim&position=1%2B2");
    assertThat(verdict(page)).hasText("One of 3 moves wins. Which?");
    part(page, "0:h0").locator("[data-piece='0']").click();
    assertThat(verdict(page)).hasText("Not 1 stone from heap A: it leaves the value 2. Try again.");
    part(page, "1:h0").locator("[data-piece='1']").click();
    assertThat(verdict(page)).hasText("Right: 1 stone from heap B wins.");
    button(page, "Another puzzle").click();
    assertThat(verdict(page)).containsText("moves wins. Which?");
    assertThat(page).hasURL(Pattern.compile("puzzle\\?game=nim.*&position="));
  }

  @Test
  void aPlaySurvivesReloadAndOneTriesAgainFromTheMistake() {
    Page page = browsing().open("play?game=nim&position=3%2B5");
    assertThat(verdict(page)).containsText("It is your move");
    part(page, "0:h0").locator("[data-piece='2']").click();
    assertThat(page.locator(".history li")).hasCount(2);
    assertThat(page.locator(".mistake")).hasCount(0);
    assertThat(page.locator("value-line")).isHidden();
    assertThat(page.locator("board-view.board [data-marks]")).hasCount(1);
    String verdict = page.locator(".history").innerText();
    page.reload();
    assertThat(page.locator(".history li")).hasCount(2);
    assertThat(page.locator(".history").innerText()).isEqualTo(verdict);
    for (int i = 0; i < 9 && !verdict(page).innerText().contains("wins"); i++) {
      int steps = page.locator(".history li").count();
      page.locator("board-view.board [data-piece='0']").first().click();
      assertThat(page.locator(".history li").nth(steps)).isVisible();
      assertThat(verdict(page)).not().containsText("Grundy thinks");
    }
    assertThat(verdict(page)).containsText("Grundy wins.");
    assertThat(page.locator("value-line")).isVisible();
    assertThat(page.locator(".mistake").first()).isVisible();
    button(page, "Try again from your mistake").click();
    assertThat(verdict(page)).containsText("It is your move");
  }

  @Test
  void twoPeoplePlayAtOneScreen() {
    Page page = browsing().open("play?game=treblecross&position=4");
    assertThat(verdict(page)).containsText("It is your move");
    page.locator("#skill").selectOption("nobody");
    button(page, "New game").click();
    assertThat(verdict(page)).hasText("The first player is to move.");
    part(page, "0:0").click();
    assertThat(verdict(page)).hasText("The second player is to move.");
    part(page, "0:1").click();
    assertThat(verdict(page)).hasText("The first player is to move.");
    part(page, "0:2").click();
    assertThat(verdict(page)).hasText("The first player wins.");
    Locator steps = page.locator(".history li");
    assertThat(steps).hasCount(3);
    assertThat(steps.nth(1)).containsText("Second: ");
    assertThat(steps.nth(1)).containsText("a mistake");
  }

  @Test
  void componentsStandApartAndTheirBitsAreStacked() {
    Page page = browsing().open("board?game=cram&position=...%23....|...%23%23%23%23%23");
    assertThat(page.locator(".tiles li")).hasCount(2);
    assertThat(page.locator(".bits")).hasAttribute("aria-label", "1 xor 2 = 3");
    Page heaps = browsing().open("board?game=nim&position=3%2B5");
    assertThat(heaps.locator(".tiles svg")).hasCount(2);
    assertThat(heaps.locator(".bit-row.total .bit.set")).hasCount(2);
    assertThat(heaps.locator(".bits")).hasAttribute("aria-label", "3 xor 5 = 6");
  }

  @Test
  void gamesOfDifferentKindsAreAddedByClickAndByDragging() {
    Page page = browsing().open("board?game=cram&position=2x3", 1280, 1700, false);
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    page.locator(".tray summary").click();
    page.locator(".tray").getByText("Kayles", exactly()).click();
    assertThat(position(page)).hasValue("cram ...|... + kayles 4 + kayles 3");
    assertThat(verdict(page)).containsText("The Grundy value is 3.");
    assertThat(page.locator(".tiles svg")).hasCount(3);
    page.locator(".tray").getByText("Chomp", exactly()).dragTo(page.locator("board-view.board"));
    assertThat(position(page)).hasValue(Pattern.compile(".* \\+ chomp @oooo.*"));
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  @Test
  void aProofFoldsOutAndIsSaved() throws IOException {
    Page page = browsing().open("board?game=nim&position=1%2B2");
    button(page, "Prove it").click();
    Locator tree = page.locator("strategy-tree");
    assertThat(tree).containsText("I play 1 stone from heap B and leave the value 0");
    tree.locator(".branch.mine > summary").click();
    assertThat(tree.locator(".branch.yours")).hasCount(2);
    tree.locator(".branch.yours > summary").first().click();
    assertThat(tree.locator(".branch.yours .branch.mine")).containsText("I play 1 stone");
    tree.locator(".branch.yours .branch.mine > summary").click();
    assertThat(tree).containsText("You cannot move: I have won.");
    Download certificate = page.waitForDownload(() -> button(page, "Certificate").click());
    assertThat(Files.readString(certificate.path())).contains("\"value\": 3").contains("Nim");
    Download citation = page.waitForDownload(() -> button(page, "BibTeX").click());
    assertThat(Files.readString(citation.path()))
        .startsWith("@misc{grundy-nim,")
        .contains("{Nim}, position 1 + 2: Grundy value 3");
  }

  @Test
  void partsOfSeveralGamesAreTilesToo() {
    Page page =
        browsing().open("board?game=kayles&position=kayles 3 %2B green-hackenbush g-a g-b a-c");
    assertThat(page.locator(".tiles svg")).hasCount(3);
  }

  /// On a board of 2x3 nobody has three in a row.
  @Test
  void aPuzzleIsLookedForWhereThereAreSome() {
    Page page = browsing().open("puzzle?game=notakto&level=easy");
    assertThat(verdict(page)).containsText(Pattern.compile("Which\\?|Find one"));
  }
}
