package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the page says, to whom and when, in a real browser: no answers where they are not asked
/// for, moves in words, and nothing that jumps.
class PageWordsIT extends PageTest {
  private static final double LITTLE_SHIFT = 0.05;

  /// Accessible names that tell what a move leads to.
  private static final String TOLD =
      """
      () => [...document.querySelectorAll('main *')].flatMap(element =>
          ['aria-label', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''))
        .filter(name => /\\bwins?\\b|leads to/.test(name))\
      """;

  /// Messages in English, but for those that are the same in German, that stand somewhere as they
  /// are.
  private static final String ENGLISH =
      """
      async () => {
        const [english, german] = await Promise.all(['en', 'de'].map(name =>
            fetch(`messages/${name}.json`).then(file => file.json())));
        const own = new Set(Object.values(german));
        const foreign = new Set(Object.values(english).filter(message => !own.has(message)));
        const texts = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          texts.push(walker.currentNode.textContent.trim());
        }
        const names = [...document.querySelectorAll('body *')].flatMap(element =>
            ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''));
        return [...texts, ...names].filter(text => foreign.has(text));
      }\
      """;

  /// How much has jumped since the page was opened, but for what somebody did.
  private static final String SHIFT =
      """
      () => new Promise(resolve => new PerformanceObserver(list => resolve(list.getEntries()
          .filter(entry => !entry.hadRecentInput).reduce((sum, entry) => sum + entry.value, 0)))
        .observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => resolve(0), 300))\
      """;

  @Test
  void noNameTellsTheAnswerInPlayAndWhereValuesAreHidden() {
    Page page = browsing().open("games");
    List<String> told = new ArrayList<>();
    for (CatalogueEntry game : new Workbench().games()) {
      if (game.rules().contains("board tiling") || game.rules().contains("play  beside")) {
        continue;
      }
      String hidden = "board?hidden=yes&";
      for (String view : game.inTurns() ? List.of("play?", hidden) : List.of(hidden)) {
        go(page, view + "game=" + game.name());
        page.locator("#game option[selected][value='" + game.name() + "']").waitFor(attached());
        assertThat(page.locator("board-view.board [role=button]").first()).isVisible();
        assertThat(verdict(page)).hasText(Pattern.compile("It is your move|Values are hidden"));
        ((List<?>) page.evaluate(TOLD)).forEach(name -> told.add(view + game.name() + ": " + name));
      }
    }
    assertThat(told).isEmpty();
  }

  private static Locator.WaitForOptions attached() {
    return new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
  }

  /// Views with most of what the page says.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          board?game=cram&position=2x3 %2B kayles 5; Wer jetzt zieht, gewinnt.
          play?game=kayles&position=3%2B4; Du bist am Zug.
          puzzle?game=nim&position=3%2B4; Einer von 7 Zügen gewinnt.
          sequences?game=0.137&to=200; Bewiesen: Periode 34 ab Haufen 52.
          """)
  void thePageSpeaksTheLanguageThatIsChosen(String place, String verdict) {
    Page page = browsing().open("games");
    page.locator("#language").selectOption("de");
    assertThat(page.getByRole(AriaRole.LINK, named("Spielen")).first()).isVisible();
    go(page, place);
    assertThat(verdict(page)).hasText(Pattern.compile(verdict));
    assertThat(page.evaluate("() => document.documentElement.lang")).isEqualTo("de");
    assertThat((List<?>) page.evaluate(ENGLISH)).isEmpty();
    page.locator("#language").selectOption("en");
    assertThat(page.getByRole(AriaRole.LINK, named("Play")).first()).isVisible();
    assertThat((List<?>) page.evaluate(ENGLISH)).isNotEmpty();
  }

  /// A reader of the screen is to read moves and rules aloud in the language that they are in.
  @Test
  void whatStaysEnglishOnAGermanPageIsMarked() {
    Page page = browsing().open("games");
    page.locator("#language").selectOption("de");
    assertThat(page.getByRole(AriaRole.LINK, named("Spielen")).first()).isVisible();
    go(page, "board?game=kayles&position=5");
    assertThat(verdict(page)).hasText(Pattern.compile("Wer jetzt zieht, gewinnt."));
    assertThat(page.locator(".what > [lang=en]").first()).isVisible();
    assertThat(page.locator(".what > :not([lang]):not(svg)")).hasCount(0);
    assertThat(page.locator(".told > [lang=en]").first()).isAttached();
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"darkraft&position=RXL%7CLRX", "nim&position=3%2B4"})
  void noNameTellsTheAnswerOfAPuzzle(String puzzle) {
    Page page = browsing().open("puzzle?game=" + puzzle);
    assertThat(verdict(page)).containsText("moves");
    assertThat((List<?>) page.evaluate(TOLD)).isEmpty();
  }

  @Test
  void aLinkHidesValues() {
    Page page = browsing().open("board?game=cram&position=2x3&hidden=yes");
    assertThat(page.locator("analysis-panel")).containsText("Values are hidden.");
    assertThat(page.getByLabel("Hide values")).isChecked();
    page.getByLabel("Hide values").uncheck();
    assertThat(verdict(page)).containsText("The Grundy value is 1.");
    assertThat(page).not().hasURL(Pattern.compile("hidden"));
  }

  @Test
  void movesOfAProofSayOfWhichHeap() {
    Page page = browsing().open("board?game=kayles&position=3%2B2");
    button(page, "Prove it").click();
    Locator mine = page.locator("strategy-tree .branch.mine > summary");
    mine.first().click();
    page.locator("strategy-tree .branch.yours > summary").first().waitFor();
    List<String> answers = page.locator("strategy-tree .branch.yours > summary").allInnerTexts();
    assertThat(answers).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void ctrlZTakesAMoveBack() {
    Page page = browsing().open("play?game=nim&position=3%2B5");
    assertThat(verdict(page)).containsText("It is your move");
    part(page, "0:h0").locator("[data-piece='2']").click();
    assertThat(page.locator(".history li")).hasCount(2);
    page.keyboard().press("Control+z");
    assertThat(page.locator(".history li")).hasCount(0);
    page.keyboard().press("a");
    assertThat(page).hasURL(Pattern.compile("board\\?game=nim"));
    assertThat(verdict(page)).containsText("The Grundy value is 6.");
    page.keyboard().press("p");
    assertThat(page).hasURL(Pattern.compile("play\\?game=nim"));
  }

  @ParameterizedTest
  @CsvSource({
    "cram&position=51x51, 51 × 51, grundy solve cram 51x51",
    "nim&position=100000, '100,000', grundy solve nim 100000"
  })
  void largePositionsAreDrawnAndNamed(String position, String drawn, String command) {
    Page page = browsing().open("board?game=" + position);
    assertThat(page.locator("board-view.board")).containsText(drawn);
    share(page);
    assertThat(page.locator(".command code")).hasText(command);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games",
        "play?game=cram&position=4x4",
        "board?game=cram&position=4x6",
        "puzzle?game=nim&position=3%2B4",
        "write",
        "tables"
      })
  void nothingJumps(String place) {
    for (int width : List.of(1366, 390)) {
      Page page = browsing().open(place, width, 768, false);
      page.locator(".hero svg, .verdict, .found").first().waitFor();
      page.waitForTimeout(700);
      assertThat(((Number) page.evaluate(SHIFT)).doubleValue())
          .as("%s, %d wide", place, width)
          .isLessThan(LITTLE_SHIFT);
      nothingIsComplainedOf();
    }
  }

  @Test
  void theBoardStaysWhereItIsWhenGrundyAnswers() {
    for (int width : List.of(1366, 390)) {
      Page page = browsing().open("play?game=cram&position=4x4", width, 844, false);
      assertThat(verdict(page)).containsText("It is your move");
      double before = top(page);
      double lower = part(page, "0:15").boundingBox().y;
      assertThat(lower).as("above the fold").isLessThan(760);
      part(page, "0:0").focus();
      page.keyboard().press("Enter");
      page.keyboard().press("Enter");
      assertThat(page.locator(".history li").nth(1)).isAttached();
      assertThat(top(page)).isEqualTo(before);
      nothingIsComplainedOf();
    }
  }

  /// Where a cell is on the page, however far that is scrolled.
  private static double top(Page page) {
    return part(page, "0:5").boundingBox().y
        + ((Number) page.evaluate("window.scrollY")).doubleValue();
  }

  @Test
  void fitsANarrowWindowAndOneFromRightToLeft() {
    for (String view : List.of("games", "play", "board", "puzzle")) {
      Page page = browsing().open(view, 320, 700, false);
      page.locator(".hero svg, .verdict").first().waitFor();
      assertThat((Number) page.evaluate("document.documentElement.scrollWidth"))
          .as(view)
          .isEqualTo(320);
      page.evaluate("() => { document.documentElement.dir = 'rtl'; }");
      assertThat((Number) page.evaluate("document.documentElement.scrollWidth"))
          .as(view + ", from right to left")
          .isEqualTo(320);
      nothingIsComplainedOf();
    }
  }

  @Test
  void whyIsToldOnThreeLevels() {
    Page page = browsing().open("board?game=nim&position=3%2B5%2B4");
    Locator why = page.locator(".why");
    assertThat(why).containsText("Play 2 stones from heap A");
    why.locator("summary").first().click();
    assertThat(why).containsText("A = 2 + 1, B = 4 + 1, C = 4");
    why.locator("summary").last().click();
    assertThat(why).containsText("part A has to go from 3 to 3 xor 2 = 1");
    Page alone = browsing().open("board?game=nim&position=3");
    assertThat(alone.locator(".why")).not().containsText("nim-sum");
  }
}
