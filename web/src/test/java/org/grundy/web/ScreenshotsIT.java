package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Makes a picture of every view, in the folder that the property `screenshots` names.
@EnabledIfSystemProperty(named = "screenshots", matches = ".+")
class ScreenshotsIT {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 800;

  private static final Map<String, String> PLACES =
      Map.of(
          "board", "board?game=darkraft&position=XRLLRX|LRXRLL|XLLLXR|RRLXRL",
          "play", "play?game=kayles&position=3%2B4%2B5",
          "write", "write?game=cram&position=3x4",
          "sequences", "sequences?game=0.137&to=400",
          "tables", "tables?game=cram&family=1..4x1..7",
          "omino", "omino?position=4 4 6");

  @Test
  void showEveryView() throws Exception {
    Path folder = Files.createDirectories(Path.of(System.getProperty("screenshots", "")));
    try (Browsing browsing = Browsing.begin()) {
      for (String view : PLACES.keySet()) {
        Page page = browsing.open(Objects.requireNonNull(PLACES.get(view)), WIDTH, HEIGHT, false);
        page.locator(".verdict, .heat").first().waitFor();
        page.waitForTimeout(1_000);
        Path file = folder.resolve(view + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(file).setFullPage(true));
        assertThat(file).isNotEmptyFile();
      }
      assertThat(browsing.complaints()).isEmpty();
    }
  }
}
