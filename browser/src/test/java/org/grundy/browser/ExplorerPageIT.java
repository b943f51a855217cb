package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The page in a real browser, as people use it.
class ExplorerPageIT extends PageTest {
  /// What else axe looks at is the same in the dark.
  private static final String COLOURS_ONLY = "axe.run({ runOnly: ['color-contrast'] })";

  private static final int PHONE = 360;
  private static final List<String> VIEWS =
      List.of(
          "games",
          "board",
          "play",
          "puzzle",
          "lesson",
          "lesson/xor",
          "lesson?look=write",
          "write",
          "sequences",
          "tables",
          "omino");

  @Test
  void analysesAndEditsABoard() {
    Page page = browsing().open("board?game=darkraft&position=RXL|LRX");
    assertThat(verdict(page)).containsText("wins. The Grundy value is 2.");
    assertThat(part(page, "0:1")).hasAttribute("aria-label", "b2: X; 1 move, leads to 0, wins");
    page.getByLabel("edits").check();
    part(page, "0:0").click();
    assertThat(position(page)).hasValue("XXL|LRX");
    part(page, "0:0").click();
    assertThat(position(page)).hasValue(".XL|LRX");
    button(page, "Undo").click();
    assertThat(position(page)).hasValue("XXL|LRX");
    button(page, "Undo").click();
    assertThat(position(page)).hasValue("RXL|LRX");
    button(page, "Redo").click();
    assertThat(position(page)).hasValue("XXL|LRX");
    assertThat(page).hasURL(Pattern.compile(".*position=XXL%7CLRX"));
  }

  @Test
  void makesMovesByClicksAndShowsWhatTheyLeave() {
    Page page = browsing().open("board?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    BoundingBox cell = part(page, "0:0").boundingBox();
    part(page, "0:1").hover();
    part(page, "0:0").click();
    Locator menu = page.locator(".menu");
    assertThat(menu).containsText("2 moves at a2");
    menu.getByRole(AriaRole.BUTTON).first().click();
    assertThat(position(page)).not().hasValue("...|...");
    part(page, "0:4")
        .hover(new Locator.HoverOptions().setPosition(cell.width * 0.9, cell.height / 2));
    assertThat(page.locator(".preview")).containsText("The value is then");
  }

  @Test
  void worksByTheKeyboardAlone() {
    Page page = browsing().open("board?game=treblecross&position=5");
    assertThat(verdict(page)).containsText("Whoever moves now wins.");
    for (int i = 0; i < 40 && page.locator("[data-part]:focus").count() == 0; i++) {
      page.keyboard().press("Tab");
    }
    assertThat(part(page, "0:0")).isFocused();
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(part(page, "0:2")).isFocused();
    page.keyboard().press("Enter");
    assertThat(position(page)).hasValue("..X..");
    assertThat(verdict(page)).containsText("Whoever moves now loses.");
    page.keyboard().press("Control+z");
    assertThat(position(page)).hasValue(".....");
  }

  @Test
  void joinsAndPartsVerticesOfAGraph() {
    Page page = browsing().open("board?game=node-kayles&position=a-b c");
    assertThat(verdict(page)).containsText("The Grundy value is 0.");
    page.getByLabel("edits").check();
    part(page, "0:v1").click();
    part(page, "0:v2").click();
    assertThat(position(page)).hasValue("a-b-c");
    assertThat(verdict(page)).containsText("The Grundy value is 2.");
    part(page, "0:v0").click();
    part(page, "0:v1").click();
    assertThat(position(page)).hasValue(Pattern.compile("a b-c|b-c a"));
  }

  /// From a lost position against a player that never errs one loses.
  @Test
  void losesAWholeGameToGrundy() {
    Page page = browsing().open("play?game=kayles&position=2%2B2");
    assertThat(verdict(page)).containsText("It is your move");
    for (int i = 0; i < 10 && !verdict(page).innerText().contains("wins"); i++) {
      String before = page.locator(".history").innerText();
      page.locator("board-view.board .movable").first().click();
      Locator menu = page.locator(".menu");
      if (menu.isVisible()) {
        menu.getByRole(AriaRole.BUTTON).first().click();
      }
      assertThat(page.locator(".history")).not().hasText(before);
      assertThat(verdict(page)).not().containsText("Grundy thinks");
    }
    assertThat(verdict(page)).containsText("Grundy wins.");
    button(page, "Take back").click();
    assertThat(verdict(page)).containsText("It is your move");
  }

  @Test
  void hintsComeInStepsAndMistakesAreSeen() {
    Page page = browsing().open("play?game=nim&position=1%2B2");
    assertThat(verdict(page)).containsText("It is your move");
    button(page, "Hint").click();
    assertThat(page.locator(".hint")).containsText("You can win: 1 of 3 moves does.");
    button(page, "Hint").click();
    assertThat(page.locator(".hint")).containsText("which is worth 2");
    button(page, "Hint").click();
    assertThat(page.locator(".hint")).containsText("1 stone from heap B");
    part(page, "0:h0").click();
    assertThat(page.locator(".mistake").first()).containsText("a mistake");
    assertThat(verdict(page)).containsText("Grundy wins.");
  }

  @Test
  void writesANewGameFromNothing() {
    Page page = browsing().open("write");
    page.locator("#from").selectOption("-");
    assertThat(page.locator("#rules-problem")).containsText("`game` line");
    Locator rules = page.locator("#rules");
    pasteOver(
        rules, "game  Pairs\nboard strip\ncells . #\nmov  [ . . ] -> [ # # ]\nstart fill .\n");
    assertThat(page.locator("#rules-problem")).containsText("Line 4, column 1");
    page.locator("#mend").click();
    assertThat(rules).containsText("move  [ . . ]");
    assertThat(page.locator("#rules-problem")).isEmpty();
    String good = rulesText(page);
    pasteOver(rules, good + "win  [ q ]\nlook  . stne\n");
    assertThat(page.locator("#rules-problem .problem")).hasCount(2);
    assertThat(page.locator(".editor .cm-lintRange-error")).hasText(new String[] {"q", "stne"});
    pasteOver(rules, good + "expect 5 = 0\nexpect 6 = 2\n");
    assertThat(page.locator(".results")).containsText("1 of 2 expectations hold.");
    assertThat(page.locator(".results")).containsText("found = 3");
    position(page).fill("4");
    position(page).blur();
    assertThat(verdict(page)).containsText("The Grundy value is 2.");
    assertThat(page.locator(".plan")).containsText("Plan: ");
  }

  @Test
  void aLinkHoldsRulesAndPosition() {
    Page page = browsing().open("write?game=cram&position=2x3");
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    pasteOver(rules(page), rulesText(page).replace("Cram", "My Cram"));
    assertThat(page.locator("analysis-panel")).isVisible();
    page.waitForURL(Pattern.compile(".*My\\+Cram.*"));
    String place = page.url().substring(page.url().indexOf("#/") + 2);
    Page other = browsing().open(place);
    assertThat(rules(other)).containsText("My Cram");
    assertThat(verdict(other)).containsText("The Grundy value is 1.");
    assertThat(position(other)).hasValue("...|...");
  }

  @Test
  void showsSequencesTablesAndPieces() {
    Page sequence = browsing().open("sequences?game=kayles&to=200");
    assertThat(verdict(sequence)).containsText("Proved: period 12 from heap 71 on.");
    assertThat(sequence.locator("value-plot canvas")).isVisible();
    String memory = "game M\nboard heaps n s\nmove (n,s) -> (n-k,k) where 1 <= k <= 3, k != s\n";
    Page remembered =
        browsing()
            .open(
                "sequences?starts=(n,0)&to=60&rules="
                    + URLEncoder.encode(memory, StandardCharsets.UTF_8));
    assertThat(verdict(remembered)).containsText("Proved: period");
    Page table = browsing().open("tables?game=cram&family=1..3x1..4");
    assertThat(table.locator(".heat td")).hasCount(13);
    assertThat(table.locator(".found")).containsText("Proved: symmetric");
    Page omino = browsing().open("omino?position=3 2 3");
    assertThat(omino.locator(".pieces li")).hasCount(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"board", "play", "write", "sequences", "tables", "omino"})
  void savesPicturesThatSayTheirCommand(String view) {
    Page page = browsing().open(view);
    if (!view.equals("play")) {
      verdictOrTable(page).waitFor();
      Locator saving = share(page);
      for (String kind : List.of("SVG", "TikZ", "CSV", "JSON", "PNG")) {
        String name =
            page.waitForDownload(() -> saving.getByText(kind).click()).suggestedFilename();
        assertThat(name)
            .endsWith("." + (kind.equals("TikZ") ? "tex" : kind.toLowerCase(Locale.ROOT)));
      }
      assertThat(page.locator(".share .command code").first()).containsText("grundy ");
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void hasNoViolationOfAccessibility(boolean dark) throws IOException {
    for (String view : VIEWS) {
      Page page = browsing().open(view, 1280, 900, dark);
      verdictOrTable(page).waitFor();
      assertThat(violations(page, dark)).as(view + (dark ? ", dark" : "")).isEqualTo(List.of());
      nothingIsComplainedOf();
    }
  }

  private static Object violations(Page page, boolean dark) throws IOException {
    try (InputStream axe = Objects.requireNonNull(Page.class.getResourceAsStream("/axe.min.js"))) {
      page.evaluate(new String(axe.readAllBytes(), StandardCharsets.UTF_8));
    }
    return page.evaluate(
        (dark ? COLOURS_ONLY : "axe.run()")
            + ".then(found => found.violations.map(({ id, nodes }) =>"
            + " `${id}: ${nodes.map(node => node.html).join(' ')}`))");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theEditorFindsMarksAndOffersWords(boolean dark) throws IOException {
    Page page = browsing().open("write?game=cram", 1280, 900, dark);
    Locator rules = rules(page);
    assertThat(rules).containsText("Cram");
    pasteOver(rules, "game  Mine\nboard grid\ncels . #\n");
    assertThat(page.locator(".cm-lintRange-error")).hasText("cels");
    rules.press("Control+f");
    page.keyboard().type("grid");
    assertThat(page.locator(".cm-searchMatch")).hasCount(1);
    assertThat(page.getByLabel("Replace with")).isVisible();
    assertThat(violations(page, dark)).isEqualTo(List.of());
    page.keyboard().press("Escape");
    assertThat(page.getByLabel("Replace with")).hasCount(0);
    rules.press("F8");
    assertThat(page.locator(".cm-diagnostic").first()).containsText("found `cels`");
    rules.press("Control+End");
    page.keyboard().type("mo");
    assertThat(page.locator(".cm-tooltip-autocomplete li")).hasText(Pattern.compile("move.*"));
    assertThat(violations(page, dark)).isEqualTo(List.of());
    page.keyboard().press("Escape");
    page.keyboard().press("Escape");
    page.keyboard().press("Tab");
    assertThat(rules).not().isFocused();
    assertThat(rulesText(page)).endsWith("mo");
  }

  @Test
  void fitsAPhone() {
    for (String view : VIEWS) {
      Page page = browsing().open(view, PHONE, 740, false);
      verdictOrTable(page).waitFor();
      assertThat(page.evaluate("document.documentElement.scrollWidth")).as(view).isEqualTo(PHONE);
      nothingIsComplainedOf();
    }
  }

  private static Locator verdictOrTable(Page page) {
    return page.locator(
            ".verdict, .heat, .hero svg, .lessons li, .exercise-body > *, #lesson-problem p")
        .first();
  }
}
