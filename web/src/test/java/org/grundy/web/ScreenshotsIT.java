package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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
          page.locator(".verdict, .heat, .card svg, heat-map .legend *").first().waitFor();
          page.waitForTimeout(SETTLED);
          Path file = folder.resolve(view + look.name + ".png");
          page.screenshot(new Page.ScreenshotOptions().setPath(file));
          assertThat(file).isNotEmptyFile();
          page.context().close();
        }
      }
      assertThat(browsing.complaints()).isEmpty();
    }
  }
}
