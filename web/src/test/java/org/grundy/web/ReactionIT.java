package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// Takes the time from a click on a board, and from a letter typed into rules, to the next picture
/// with the new analysis, less the engine's own time, and prints it.
@EnabledIfSystemProperty(named = "reaction", matches = "true")
class ReactionIT {
  private static final int TIMES = 48;
  private static final int WARM_UP = 16;

  /// Does something to the page; the milliseconds until the analysis of that is drawn, without the
  /// time of the engine.
  private static final String REACTION =
      """
      async ([act, i]) => {
        const plainFetch = window.fetch;
        let engine = 0;
        window.fetch = async (...request) => {
          const answer = await plainFetch(...request);
          answer.clone().json().then((json) => (engine += json.statistics?.milliseconds ?? 0), () => {});
          return answer;
        };
        const start = performance.now();
        const drawn = new Promise((resolve) =>
          document.querySelector("board-workspace").addEventListener(
            "found", () => requestAnimationFrame(resolve), { once: true }));
        if (act === "click") {
          document.querySelector(`[data-part="0:${(i * 4) % 100}"]`).dispatchEvent(
            new MouseEvent("click", { bubbles: true }));
        } else {
          const editor = document.querySelector("rules-editor textarea");
          editor.value = editor.value.replace(/^game .*/m, "game  My game " + i);
          editor.dispatchEvent(new InputEvent("input", { bubbles: true }));
        }
        await drawn;
        const took = performance.now() - start;
        await new Promise((resolve) => setTimeout(resolve, 60));
        window.fetch = plainFetch;
        return took - engine;
      }
      """;

  @Test
  void tellsHowLongAClickTakes() {
    try (Browsing browsing = Browsing.begin()) {
      Page page = browsing.open("board?game=darkraft&position=10x10");
      page.locator(".verdict").first().waitFor();
      page.check("input[value=edit]");
      tell("a click on a 10x10 board of Darkraft", page, "click");
      assertThat(browsing.complaints()).isEmpty();
    }
  }

  @Test
  void tellsHowLongTypingTakes() {
    try (Browsing browsing = Browsing.begin()) {
      Page page = browsing.open("write?game=cram&position=3x4");
      page.locator(".verdict").first().waitFor();
      tell("a letter typed into rules", page, "type");
      assertThat(browsing.complaints()).isEmpty();
    }
  }

  private static void tell(String what, Page page, String act) {
    List<Double> times =
        IntStream.range(0, TIMES)
            .mapToObj(i -> ((Number) page.evaluate(REACTION, List.of(act, i))).doubleValue())
            .skip(WARM_UP)
            .sorted()
            .toList();
    System.out.printf(
        Locale.ROOT,
        "%s: median %.0f ms, longest %.0f ms, beyond the engine's time%n",
        what,
        times.get(times.size() / 2),
        times.getLast());
  }
}
