package org.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ScreenshotScale;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Makes pictures of every view, light, dark and on a phone, in the folder that the property
/// `screenshots` names.
@EnabledIfSystemProperty(named = "screenshots", matches = ".+")
class ScreenshotsIT {
  private static final int SETTLED = 6_000;

  private static final List<Look> LOOKS =
      List.of(
          new Look("", 1100, 760, false),
          new Look("-dark", 1100, 760, true),
          new Look("-phone", 390, 760, false));

  private static final Map<String, String> PLACES =
      Map.ofEntries(
          Map.entry("games", "games"),
          Map.entry("board", "board?game=darkraft&position=XRLL|LRXR|XLLL"),
          Map.entry(
              "sum",
              "board?game=cram&position=2x2 %2B kayles 5 %2B nim 4 %2B green-hackenbush g-a-b"),
          Map.entry("play", "play?game=kayles&position=3%2B4%2B5"),
          Map.entry("puzzle", "puzzle?game=peaceful-queens&position=5x5"),
          Map.entry("write", "write?game=bacterial&position=3x4"),
          Map.entry("sequences", "sequences?game=0.137&to=400"),
          Map.entry("tables", "tables?game=wythoff&family=(0..12,0..12)"),
          Map.entry("heat-map", "tables?game=wythoff&family=(0..499,0..499)"),
          Map.entry(
              "graph", "board?game=node-kayles&position=a-b-c-d-e-a-f b-g c-h d-i e-j f-h-j-g-i-f"),
          Map.entry("lessons", "lesson"),
          Map.entry("lesson", "lesson/pairing?page=3"),
          Map.entry("omino", "omino?position=4 4 6"));

  /// How a view is looked at.
  ///
  /// @param name behind the name of the view
  private record Look(String name, int width, int height, boolean dark) {}

  @Test
  void showEveryView() throws Exception {
    Path folder = Files.createDirectories(Path.of(System.getProperty("screenshots", "")));
    try (Browsing browsing = Browsing.begin()) {
      for (String view : PLACES.keySet()) {
        for (Look look : LOOKS) {
          String place = Objects.requireNonNull(PLACES.get(view));
          Page page = browsing.open(place, look.width, look.height, look.dark);
          page.locator(
                  ".verdict, .heat, .card svg, heat-map .legend *, .lessons li, .exercise-body > *")
              .first()
              .waitFor();
          page.waitForTimeout(SETTLED);
          Path file = folder.resolve(view + look.name + ".png");
          page.screenshot(new Page.ScreenshotOptions().setPath(file));
          assertThat(file).isNotEmptyFile();
          assertThat(browsing.complaints()).isEmpty();
          browsing.closePages();
        }
      }
    }
  }

  /// A class opens the link that its teacher has sent, each on a phone.
  @Test
  void showTheFirstFiveMinutesOfAClass() throws Exception {
    Path folder = Files.createDirectories(Path.of(System.getProperty("screenshots", "")));
    try (Browsing browsing = Browsing.begin()) {
      Page page = browsing.openPhone("lesson/copying");
      Sequence taken = new Sequence(page, folder);
      taken.picture();
      next(page);
      for (int i = 0; i < 2; i++) {
        button(page, "Next step").click();
      }
      taken.picture();
      next(page);
      button(page, "Whoever begins").click();
      taken.picture();
      button(page, "The other one").click();
      taken.picture();
      next(page);
      next(page);
      page.locator("lesson-exercise [data-piece='0']").first().click();
      page.locator(".said.bad").waitFor();
      taken.picture();
      button(page, "Try again").click();
      page.locator("lesson-exercise [data-piece='3']").first().click();
      page.locator(".said.good").waitFor();
      taken.picture();
      assertThat(browsing.complaints()).isEmpty();
    }
  }

  private static void next(Page page) {
    page.locator("#next").click();
    page.locator(".exercise-body > *").first().waitFor();
  }

  private static Locator button(Page page, String name) {
    return page.locator("button").filter(new Locator.FilterOptions().setHasText(name)).first();
  }

  /// Pictures of one page, one after the other, in half of a phone's resolution.
  private static final class Sequence {
    private final Page page;
    private final Path folder;
    private int count;

    Sequence(Page page, Path folder) {
      this.page = page;
      this.folder = folder;
    }

    void picture() {
      page.locator(".exercise-body svg").first().waitFor();
      page.locator("lesson-exercise").first().scrollIntoViewIfNeeded();
      page.waitForTimeout(600);
      count++;
      Path file = folder.resolve("class-" + count + ".png");
      page.screenshot(new Page.ScreenshotOptions().setPath(file).setScale(ScreenshotScale.CSS));
      assertThat(file).isNotEmptyFile();
    }
  }
}
