package org.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Takes the time from a click on a board, and from a letter typed into rules, to the next picture
/// and to the new analysis, and how soon large things are drawn, and prints it.
@EnabledIfSystemProperty(named = "reaction", matches = "true")
class ReactionIT {
  private static final int TIMES = 48;
  private static final int WARM_UP = 16;

  /// Does something to the page; the milliseconds until a picture that shows it stands, and until
  /// the analysis of that stands, this without the time of the engine.
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
        const stands = (resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        const picture = new Promise((resolve) => {
          const changed = new MutationObserver(() => {
            changed.disconnect();
            stands(resolve);
          });
          changed.observe(document.querySelector("board-view.board"), { childList: true });
        });
        const analysis = new Promise((resolve, reject) => {
          setTimeout(() => reject(new Error("nothing new is drawn")), 20000);
          document.querySelector("board-workspace").addEventListener("found", () => stands(resolve), { once: true });
        });
        if (act === "click") {
          document.querySelector(`board-view.board [data-part="0:${(i * 4) % 100}"]`).dispatchEvent(
            new MouseEvent("click", { bubbles: true }));
        } else {
          const editor = document.querySelector("rules-editor");
          editor.write(editor.value.replace(/^game .*/m, "game  My game " + i));
        }
        const times = [await picture, await analysis];
        await new Promise((resolve) => setTimeout(resolve, 60));
        window.fetch = plainFetch;
        return [times[0], times[1] - engine];
      }
      """;

  private static final String BY_SERVER =
      """
      async (boards) => {
        const ask = (body) => fetch("api/explore", { method: "POST", headers: { "Content-Type": "application/json" }, body }).then((found) => found.json());
      """;

  private static final String OFFLINE =
      """
      async (boards) => {
        const { asked } = await import("./lib/offline.js");
        const ask = (body) => asked("explore", body);
      """;

  /// The milliseconds that each board takes: the shortest of five, with another limit each time, so
  /// that the whole answer is made anew.
  private static final String EACH =
      """
        const times = [];
        for (const [game, position] of boards) {
          let least = Infinity;
          for (let i = 0; i < 5; i++) {
            const start = performance.now();
            await ask(JSON.stringify({ game, position, milliseconds: 9000 + i }));
            least = Math.min(least, performance.now() - start);
          }
          times.push(least + 1e-9);
        }
        return times;
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

  @Test
  void tellsHowSoonABoardIsDrawn() {
    try (Browsing browsing = Browsing.begin()) {
      for (String position : List.of("3x4", "3x4", "50x50", "50x50")) {
        Page page = browsing.open("board?game=cram&position=" + position);
        Object took =
            page.waitForFunction(
                    "() => document.querySelector('board-view.board [data-part]') &&"
                        + " performance.now()")
                .jsonValue();
        System.out.printf(
            Locale.ROOT,
            "the board of Cram %s: drawn after %.0f ms%n",
            position,
            ((Number) took).doubleValue());
      }
    }
  }

  @Test
  void tellsHowFastAMillionValuesArePanned() {
    try (Browsing browsing = Browsing.begin()) {
      Page page = browsing.open("sequences?game=grundys-game&to=1000000");
      page.locator("value-plot canvas").waitFor();
      Object frames =
          page.evaluate(
              """
              async () => {
                const plot = document.querySelector("value-plot");
                plot.zoomBy(1.2);
                let frames = 0;
                const start = performance.now();
                while (performance.now() - start < 4000) {
                  plot.panBy(frames % 40 < 20 ? 6 : -6, 0);
                  await new Promise(requestAnimationFrame);
                  frames++;
                }
                return Math.round(frames / 4);
              }
              """);
      System.out.printf("1,000,000 values panned: %s pictures a second%n", frames);
      assertThat(browsing.complaints()).isEmpty();
    }
  }

  @Test
  void tellsHowSoonALargeTableIsDrawn() {
    try (Browsing browsing = Browsing.begin()) {
      Page page = browsing.open("board?game=nim&position=3");
      page.locator(".verdict").first().waitFor();
      Object took =
          page.evaluate(
              """
              async () => {
                let answered = 0;
                const listen = EventSource.prototype.addEventListener;
                EventSource.prototype.addEventListener = function (name, hear) {
                  listen.call(this, name, (event) => {
                    answered = name === "result" ? performance.now() : answered;
                    hear(event);
                  });
                };
                location.hash = "#/tables?game=wythoff&family=(0..499,0..499)";
                while (!document.querySelector("heat-map canvas[aria-label]")) {
                  await new Promise(requestAnimationFrame);
                }
                await new Promise(requestAnimationFrame);
                return Math.round(performance.now() - answered);
              }
              """);
      System.out.printf("a table of 500x500: drawn %s ms after the answer%n", took);
      assertThat(browsing.complaints()).isEmpty();
    }
  }

  /// A site that is opened for the first time, and what the catalogue's boards take there and by
  /// the server, each asked once before.
  @Test
  void tellsHowFastASiteAnswers(@TempDir Path folder) throws IOException {
    try (Browsing browsing = Browsing.begin();
        ServedSite site = new ServedSite(folder)) {
      Page page = browsing.open("board?game=nim&position=3");
      List<Double> server = milliseconds(page, BY_SERVER);
      page.navigate(site.address("index.html#/board?game=nim&position=77"));
      page.locator(".verdict").first().waitFor();
      System.out.printf(
          "a site: the first answer after %s ms%n", page.evaluate("Math.round(performance.now())"));
      List<Double> offline = milliseconds(page, OFFLINE);
      List<Double> times =
          IntStream.range(0, server.size())
              .mapToObj(i -> offline.get(i) / server.get(i))
              .sorted()
              .toList();
      System.out.printf(
          Locale.ROOT,
          "%d boards explored: by the server %.0f ms, by the site %.0f ms; one takes %.1f times as long at the median, %.1f at most%n",
          times.size(),
          server.stream().mapToDouble(Double::doubleValue).sum(),
          offline.stream().mapToDouble(Double::doubleValue).sum(),
          times.get(times.size() / 2),
          times.getLast());
    }
  }

  private static List<Double> milliseconds(Page page, String asked) {
    Workbench workbench = new Workbench();
    List<List<String>> boards =
        workbench.games().stream()
            .map(CatalogueEntry::name)
            .filter(name -> !name.equals("nimstring"))
            .map(name -> List.of(name, workbench.gameWithoutFiles(name).examplePosition()))
            .toList();
    return numbers(page.evaluate(asked + EACH, boards));
  }

  private static void tell(String what, Page page, String act) {
    List<List<Double>> times =
        IntStream.range(0, TIMES)
            .mapToObj(i -> numbers(page.evaluate(REACTION, List.of(act, i))))
            .skip(WARM_UP)
            .toList();
    tell(what + " to the next picture", times.stream().map(List::getFirst));
    tell(what + " to the analysis, less the engine's time", times.stream().map(List::getLast));
  }

  private static List<Double> numbers(Object evaluated) {
    return ((List<?>) evaluated).stream().map(time -> ((Number) time).doubleValue()).toList();
  }

  private static void tell(String what, Stream<Double> times) {
    List<Double> sorted = times.sorted().toList();
    System.out.printf(
        Locale.ROOT,
        "%s: median %.0f ms, 95th percentile %.0f ms, longest %.0f ms%n",
        what,
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() * 95 / 100),
        sorted.getLast());
  }
}
