package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures on canvas in a real browser: plots of many values and heat maps, looked around on and
/// saved.
class PlotsIT extends PageTest {
  private static final long FIRST_VIEW = 150_000;

  /// Of the landing page, when it is opened for the first time.
  private static final int MOST_REQUESTS = 30;

  private static final String WYTHOFF = "tables?game=wythoff&family=(0..499,0..499)";

  private static final String FAINT =
      """
      async () => {
        const { contrast } = await import("/lib/palette.js");
        const hex = (colour) => {
          const parts = colour.match(/[\\d.]+/g)?.map(Number) ?? [];
          return parts.length < 3 || parts[3] === 0 ? null
            : "#" + parts.slice(0, 3).map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
        };
        const fillOf = (element) => {
          const style = getComputedStyle(element);
          return element instanceof SVGGeometryElement ? hex(style.fill)
            : element instanceof SVGElement ? null : hex(style.backgroundColor);
        };
        const faint = [];
        const texts = [...document.querySelectorAll("main svg text")].filter((text) => text.textContent.trim());
        for (const text of texts) {
          text.scrollIntoView({ block: "center", inline: "center" });
          const { x, y, width, height } = text.getBoundingClientRect();
          const under = document.elementsFromPoint(x + width / 2, y + height / 2)
            .filter((element) => element.tagName !== "text" && element.tagName !== "tspan");
          const ground = under.map(fillOf).find(Boolean);
          const ink = hex(getComputedStyle(text).fill);
          if (contrast(ink, ground) < 4.5) {
            faint.push(`${text.textContent}: ${ink} on ${ground}`);
          }
        }
        return texts.length > 3 ? faint : ["no texts"];
      }
      """;

  private static double zoom(Page page, String view) {
    return ((Number) page.evaluate("view => document.querySelector(view).transform.k", view))
        .doubleValue();
  }

  private static double shift(Page page, String view) {
    return ((Number) page.evaluate("view => document.querySelector(view).transform.x", view))
        .doubleValue();
  }

  /// Colours of the pixels of a canvas that are not its ground, each once.
  private static int colours(Locator canvas) {
    return ((Number)
            canvas.evaluate(
                "canvas => new Set(new Uint32Array(canvas.getContext('2d').getImageData(0, 0,"
                    + " canvas.width, canvas.height).data.buffer)).size"))
        .intValue();
  }

  /// How many pixels have the colour of marks.
  private static int marks(Locator canvas) {
    return ((Number)
            canvas.evaluate(
                "canvas => new Uint32Array(canvas.getContext('2d').getImageData(0, 0, canvas.width,"
                    + " canvas.height).data.buffer).filter(pixel => pixel === 0xff12349a).length"))
        .intValue();
  }

  /// Whoever wants no motion sees no game that plays itself, which would ask again and again.
  @Test
  void theLandingPageAsksForLittle() {
    Page page = browsing().open("games");
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
    page.reload();
    assertThat(page.locator(".hero board-view svg")).isVisible();
    assertThat(page.locator(".families board-view svg").first()).isVisible();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    Object asked = page.evaluate("1 + performance.getEntriesByType('resource').length");
    assertThat(((Number) asked).intValue()).isBetween(20, MOST_REQUESTS);
    page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
  }

  @Test
  void theFirstViewIsLightAndPlotsNothing() {
    Page page = browsing().open("board?game=cram&position=3x4");
    assertThat(verdict(page)).containsText("wins");
    @SuppressWarnings("unchecked") // A list of texts.
    List<String> names =
        (List<String>)
            page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)");
    assertThat(names)
        .noneMatch(name -> name.contains("d3"))
        .noneMatch(name -> name.contains("plot"));
    Object weight =
        page.evaluate(
            "[...performance.getEntriesByType('resource'),"
                + " ...performance.getEntriesByType('navigation')].reduce((sum, { transferSize })"
                + " => sum + transferSize, 0)");
    assertThat(((Number) weight).longValue()).isBetween(10_000L, FIRST_VIEW);
  }

  /// Heaps of all sizes: the theorem, its strategy and its automaton.
  @Test
  void aTheoremIsShownWithItsAutomaton() {
    Page page = browsing().open("tables?game=wythoff&family=(0..6,0..6)");
    button(page, "Prove it for all sizes").click();
    Locator theorem = page.locator(".theorem");
    assertThat(theorem).containsText("An automaton of 8 states says who wins");
    assertThat(theorem.locator(".strategy li").first())
        .hasText("lost where min(a,b) = ⌊i·φ⌋, i = |a - b|");
    assertThat(theorem.locator("svg circle")).hasCount(7 + 3);
    Locator state = theorem.locator("svg circle").first();
    String fill = state.getAttribute("fill");
    page.locator("#theme").click();
    assertThat(theorem.locator("svg circle")).hasCount(7 + 3);
    assertThat(state).not().hasAttribute("fill", fill);
    go(page, "tables?game=board-and-piece&family=1..3x1..3");
    assertThat(page.locator(".found")).containsText("Proved: symmetric");
    assertThat(button(page, "Prove it for all sizes")).hasCount(0);
  }

  @Test
  void aRangeIsSelectedOrNamed() {
    Page page = browsing().open("sequences?game=kayles&to=10000");
    Locator canvas = page.locator("value-plot canvas");
    assertThat(canvas).isVisible();
    Locator first = page.getByLabel("First heap in view");
    Locator last = page.getByLabel("Last heap in view");
    assertThat(last).hasValue("10000");
    canvas.scrollIntoViewIfNeeded();
    BoundingBox box = canvas.boundingBox();
    page.keyboard().down("Shift");
    page.mouse().move(box.x + box.width / 2, box.y + 100);
    page.mouse().down();
    page.mouse().move(box.x + box.width / 2 + 30, box.y + 120);
    page.mouse().move(box.x + box.width / 2 + 60, box.y + 100);
    page.mouse().up();
    page.keyboard().up("Shift");
    assertThat(last).not().hasValue("10000");
    assertThat(Integer.parseInt(last.inputValue()) - Integer.parseInt(first.inputValue()))
        .isBetween(300, 900);
    assertThat(Integer.parseInt(first.inputValue())).isBetween(4000, 5500);
    first.fill("70");
    first.press("Enter");
    last.fill("129");
    last.press("Enter");
    assertThat(page.locator("value-plot .readout")).hasText("Shown: heaps 70 to 129");
    last.blur();
    button(page, "Show all again").first().click();
    assertThat(last).hasValue("10000");
    button(page, "Select").click();
    page.mouse().move(box.x + 200, box.y + 100);
    page.mouse().down();
    page.mouse().move(box.x + 300, box.y + 100);
    page.mouse().up();
    assertThat(last).not().hasValue("10000");
    assertThat(button(page, "Select")).hasAttribute("aria-pressed", "false");
  }

  @Test
  void aMillionValuesArePlottedAndLookedAroundOn() {
    Page page = browsing().open("sequences?game=kayles&to=1000000");
    Locator canvas = page.locator("value-plot canvas");
    assertThat(canvas).hasAttribute("aria-label", Pattern.compile("1,000,000 values of Kayles"));
    assertThat(colours(canvas)).isGreaterThan(3);
    canvas.scrollIntoViewIfNeeded();
    BoundingBox box = canvas.boundingBox();
    page.mouse().move(box.x + 300, box.y + 100);
    page.mouse().wheel(0, -400);
    assertThat(zoom(page, "value-plot")).isGreaterThan(1);
    double before = shift(page, "value-plot");
    page.mouse().down();
    page.mouse().move(box.x + 200, box.y + 100, new Mouse.MoveOptions().setSteps(3));
    page.mouse().up();
    assertThat(shift(page, "value-plot")).isLessThan(before);
    canvas.focus();
    page.keyboard().press("+");
    page.keyboard().press("ArrowLeft");
    page.locator("value-plot").getByText("Reset").click();
    assertThat(zoom(page, "value-plot")).isEqualTo(1);
    page.mouse().move(box.x + 500, box.y + 100);
    assertThat(page.locator("value-plot .readout"))
        .hasText(Pattern.compile("G\\([\\d,]+\\) = \\d"));
  }

  @Test
  void rowsAreAsLongAsTheSliderSaysAndExceptionsAreMarked() {
    Page page = browsing().open("sequences?game=kayles&to=400");
    Locator map = page.locator("heat-map canvas");
    assertThat(map).hasAttribute("aria-label", Pattern.compile("34 rows and 12 columns"));
    assertThat(page.locator("heat-map .legend")).containsText("exceptions to the period");
    assertThat(
            page.evaluate(
                """
                () => {
                  const map = document.querySelector("heat-map canvas");
                  const { left, top, width } = map.getBoundingClientRect();
                  const side = Math.min(36, (width - 74) / 12);
                  const at = (row, column) => map.dispatchEvent(new PointerEvent("pointermove", {
                    clientX: left + 62 + (column + 0.5) * side, clientY: top + 8 + (row + 0.5) * side }));
                  at(0, 3);
                  return document.querySelector("heat-map .readout").textContent;
                }
                """))
        .isEqualTo("G(3) = 3, an exception to the period");
    page.locator("#row").fill("24");
    assertThat(map).hasAttribute("aria-label", Pattern.compile("17 rows and 24 columns"));
    page.locator("#row").focus();
    page.keyboard().press("ArrowRight");
    assertThat(map).hasAttribute("aria-label", Pattern.compile("17 rows and 25 columns"));
  }

  @Test
  void whatIsSeenIsSavedWithAxesAndTitle() throws IOException {
    Page page = browsing().open("sequences?game=kayles&to=30000");
    Locator saving = share(page);
    String all =
        Files.readString(page.waitForDownload(() -> saving.getByText("SVG").click()).path());
    assertThat(all).contains("Kayles: heaps 0 to 30,000", ">heap<", ">value<", "<image", "30,000");
    page.evaluate("document.querySelector('value-plot').zoomBy(100)");
    String some =
        Files.readString(page.waitForDownload(() -> saving.getByText("SVG").click()).path());
    assertThat(some).contains("<circle").doesNotContain("<image");
    assertThat(Files.size(page.waitForDownload(() -> saving.getByText("PNG").click()).path()))
        .isGreaterThan(5_000);
    saving.getByText("TikZ").click();
    page.locator("value-plot").getByText("Reset").click();
    saving.getByText("TikZ").click();
    assertThat(saving).containsText("zoom in");
    List<String> buttons = new ArrayList<>(saving.locator("button").allTextContents());
    assertThat(buttons).contains("CSV", "JSON");
  }

  /// Points at the middle of a cell of the heat map; what is read out.
  private static String read(Page page, int row, int column) {
    return (String)
        page.evaluate(
            """
            ([row, column]) => {
              const map = document.querySelector("heat-map");
              const { left, top } = map.canvas.getBoundingClientRect();
              const { x, y, width } = map.inner;
              const { k, x: dx, y: dy } = map.transform;
              const at = (first, moved, place) => (first + ((place + 0.5) * width) / 500) * k + moved;
              map.canvas.dispatchEvent(new PointerEvent("pointermove", {
                clientX: left + at(x, dx, column), clientY: top + at(y, dy, row) }));
              return map.querySelector(".readout").textContent;
            }
            """,
            List.of(row, column));
  }

  @Test
  void largeTablesAreHeatMapsToLookAroundOn() throws IOException {
    Page page = browsing().open(WYTHOFF);
    Locator canvas = page.locator("heat-map canvas");
    assertThat(canvas).hasAttribute("aria-label", Pattern.compile("500 rows and 500 columns"));
    assertThat(colours(canvas)).isGreaterThan(500);
    assertThat(read(page, 3, 5)).isEqualTo("(3,5): 0");
    assertThat(read(page, 499, 0)).isEqualTo("(499,0): 499");
    assertThat(marks(canvas)).isGreaterThan(500);
    page.getByLabel("P-positions").uncheck();
    page.waitForTimeout(200);
    assertThat(marks(canvas)).isZero();
    canvas.focus();
    for (int i = 0; i < 12; i++) {
      page.keyboard().press("+");
    }
    assertThat(zoom(page, "heat-map")).isGreaterThan(10);
    for (int i = 0; i < 3; i++) {
      page.keyboard().press("ArrowRight");
    }
    assertThat(page.locator("heat-map .readout")).hasText("(0,3): 3");
    assertThat(read(page, 3, 5)).isEqualTo("(3,5): 0");
    Locator saving = share(page);
    String svg =
        Files.readString(page.waitForDownload(() -> saving.getByText("SVG").click()).path());
    assertThat(svg).contains("Wythoff's Game, (0..499,0..499)", ">a<", ">b<", "<rect");
    canvas.focus();
    page.keyboard().press("Enter");
    assertThat(position(page)).hasValue("(0,3)");
  }

  @Test
  void patternsOfLargeTablesAreLookedForOnRequest() {
    Page page = browsing().open("tables?game=wythoff&family=(0..40,0..41)");
    assertThat(page.locator("heat-map canvas")).isVisible();
    button(page, "Look for patterns").click();
    assertThat(page.locator(".found")).containsText("Proved: symmetric");
    assertThat(page.locator("heat-map canvas")).isVisible();
  }

  @Test
  void tablesOfOutcomesAndLinesAreMapsToo() {
    Page page = browsing().open("tables?game=wythoff&family=(0..99,0..99)&outcomes=true");
    assertThat(page.locator("heat-map .legend")).containsText("N");
    Page line = browsing().open("tables?game=kayles&family=0..3000");
    assertThat(line.locator("heat-map canvas"))
        .hasAttribute("aria-label", Pattern.compile("61 rows and 50 columns"));
  }

  /// Small values have the colours of boards; where there are more, colours go evenly from light to
  /// dark.
  @Test
  void coloursOfValuesFallEvenlyFromLightToDark() {
    Page page = browsing().open("tables?game=wythoff&family=(0..60,0..60)");
    page.locator("heat-map canvas").waitFor();
    Object uneven =
        page.evaluate(
            """
            async () => {
              const { scale } = await import("/plot/heat-map.js");
              const { contrast, heat, palette } = await import("/lib/palette.js");
              const { lab } = globalThis.d3;
              const uneven = [];
              for (const dark of [false, true]) {
                const colours = palette(dark);
                if (String(scale(colours, 6)) !== String(colours.heat)) uneven.push("small values");
                scale(colours, 200).forEach((colour) => {
                  const { fill, ink } = heat({ heat: [colour] }, 0);
                  if (contrast(fill, ink) < 4.5) uneven.push(`unreadable on ${fill}`);
                });
                const lightness = scale(colours, 200).map((colour) => lab(colour).l);
                const mean = (lightness[0] - lightness.at(-1)) / 200;
                lightness.slice(1).forEach((l, i) => {
                  const step = lightness[i] - l;
                  if (step < 0 || step > 4 * mean) uneven.push(`${i}: ${step}`);
                });
              }
              return uneven;
            }
            """);
    assertThat(uneven).isEqualTo(List.of());
  }

  @Test
  void boardsAreDrawnAndPlayedOnBeforeTheyAreSolved() {
    Page page = browsing().open("board?game=nim&position=3");
    assertThat(verdict(page)).containsText("wins");
    page.route("**/api/explore", route -> {});
    page.evaluate("() => { location.hash = '#/board?game=cram&position=50x50'; }");
    assertThat(part(page, "0:2499")).isVisible();
    assertThat(verdict(page)).hasText("Solving…");
    page.evaluate("() => { location.hash = '#/board?game=treblecross&position=30'; }");
    part(page, "0:7").click();
    assertThat(position(page)).hasValue(".".repeat(7) + "X" + ".".repeat(22));
    page.unroute("**/api/explore");
    part(page, "0:20").click();
    assertThat(verdict(page)).containsText("Whoever moves now");
  }

  @Test
  void aLargeBoardStandsBeforeItsMovesAreKnown() {
    Page page = browsing().open("board?game=nim&position=3");
    page.route("**/api/{moves,explore}", route -> {});
    page.evaluate("() => { location.hash = '#/board?game=cram&position=50x50'; }");
    assertThat(part(page, "0:2499")).hasAttribute("aria-label", "ax1: .");
    page.unroute("**/api/{moves,explore}");
    page.reload();
    assertThat(part(page, "0:0")).hasAttribute("aria-label", "a50: .; 2 moves");
  }

  /// The file is opened from the disk, where there is no server to ask.
  @Test
  void aPositionIsSavedAsOneFileThatOpensWithoutAServer() throws IOException {
    Page page = browsing().open("board?game=kayles&position=3%2B4");
    assertThat(verdict(page)).containsText("wins");
    Path file = Files.createTempFile("position", ".html");
    page.waitForDownload(() -> share(page).getByText("HTML").click()).saveAs(file);
    assertThat(Files.readString(file)).doesNotContain("<script", "/api/", "<link");
    page.navigate(file.toUri().toString());
    assertThat(page).hasTitle("Kayles: a position");
    assertThat(page.locator("svg")).isVisible();
    assertThat(page.locator("body")).containsText("Whoever moves now wins. The Grundy value is 2.");
    assertThat(page.locator("pre").first()).containsText("nim-sum");
    assertThat(page.locator("tr.wins").first()).containsText("★ wins");
    assertThat(page.locator("body")).containsText("grundy solve kayles");
    Files.delete(file);
  }

  /// Of every text in a picture its contrast to what is drawn under its middle.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void textInPicturesIsReadable(boolean dark) {
    for (String place :
        List.of(
            "board?game=darkraft&position=RXLL|LRXR|XLRL",
            "board?game=cram&position=3x4",
            "board?game=node-kayles&position=cube 3",
            "board?game=green-hackenbush",
            "board?game=nim")) {
      Page page = browsing().open(place, 1280, 900, dark);
      assertThat(verdict(page)).containsText("Whoever moves now");
      page.waitForFunction("() => document.querySelectorAll('main svg text').length > 3");
      assertThat(page.evaluate(FAINT)).as(place).isEqualTo(List.of());
      nothingIsComplainedOf();
    }
  }
}
