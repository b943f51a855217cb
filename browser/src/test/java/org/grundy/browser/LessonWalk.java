package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/// Walks through a lesson as somebody does who knows what Grundy knows, by the keyboard alone where
/// moves are made.
final class LessonWalk {
  private static final int MOST_ROUNDS = 12;
  private static final int MOST_PRESSES = 3;

  /// A winning move of a position: the part of the board where it begins, and what the list of
  /// moves calls it; or who wins, and the value.
  private static final String ASK =
      """
      async ([part, position]) => {
        const reference = part.rules ? { rules: part.rules } : { game: part.game };
        const api = await import(new URL("lib/api.js", document.baseURI).href);
        const seen = await api.ask("explore", { ...reference, position, milliseconds: 5000 }, { signal: null });
        const move = seen.moves.find(({ wins }) => wins);
        const { summands } = seen;
        const number = move && move.summand - 1;
        const id = !move ? "" : move.leaves ? `${number}:h0` : `${number}:${move.cells[0]}`;
        const options = new Set(seen.moves.map(({ value }) => value));
        let mex = 0;
        while (options.has(mex)) mex++;
        return { id, move: move ? move.words ?? move.move : "", leadsTo: move?.leadsTo ?? "", outcome: seen.outcome, value: seen.value ?? -1, mex };
      }
      """;

  private final Page page;

  LessonWalk(Page page) {
    this.page = page;
  }

  /// Reaches the goals of the page that is shown.
  ///
  /// @param parts as the interface tells them
  void reachAll(List<Map<String, Object>> parts) {
    Locator exercises = page.locator("lesson-exercise");
    List<Map<String, Object>> goals =
        parts.stream().filter(part -> part.containsKey("goal")).toList();
    assertThat(exercises).hasCount(goals.size());
    for (int i = 0; i < goals.size(); i++) {
      reach(goals.get(i), exercises.nth(i));
    }
  }

  private void reach(Map<String, Object> part, Locator exercise) {
    switch (text(part, "goal")) {
      case "board" -> {
        assertThat(exercise.locator("board-view svg")).isVisible();
        return;
      }
      case "watch" -> {
        Locator on = button(exercise, "Next step");
        for (Object _ : (List<?>) Objects.requireNonNull(part.get("steps"))) {
          on.click();
        }
      }
      case "predict" -> predict(part, exercise);
      case "find" -> makeWinningMove(part, first(part), exercise);
      case "play" -> play(part, exercise);
      case "missing" -> answer(exercise, missing(part));
      case "uncover" -> {
        exercise.locator(".cover").first().waitFor();
        while (exercise.locator(".cover").count() > 0) {
          exercise.locator(".cover").first().click();
        }
      }
      case "bits" -> answer(exercise, number(known(part, first(part)), "value"));
      case "write" -> write(exercise);
      default -> throw new IllegalStateException("nobody knows how to reach " + part);
    }
    assertThat(exercise).hasClass(Pattern.compile(".*reached.*"));
  }

  private void predict(Map<String, Object> part, Locator exercise) {
    Map<?, ?> known = known(part, first(part));
    if ("value".equals(part.get("of"))) {
      answer(exercise, number(known, "value"));
    } else {
      button(exercise, "N".equals(known.get("outcome")) ? "Whoever begins" : "The other one")
          .click();
    }
  }

  private long missing(Map<String, Object> part) {
    if (part.containsKey("positions")) {
      return number(known(part, first(part)), "mex");
    }
    List<?> values = (List<?>) Objects.requireNonNull(part.get("values"));
    long least = 0;
    while (values.contains((int) least)) {
      least++;
    }
    return least;
  }

  private void play(Map<String, Object> part, Locator exercise) {
    Locator turn = exercise.locator(".turn");
    for (int round = 0; round < MOST_ROUNDS; round++) {
      assertThat(turn)
          .hasText(Pattern.compile(".*(It is your turn|You begin|You have won|Grundy has won).*"));
      if (turn.innerText().contains("You have won")) {
        return;
      }
      String label = exercise.locator("board-view svg").first().getAttribute("aria-label") + "";
      makeWinningMove(part, label.substring(label.indexOf(": ") + 2), exercise);
      assertThat(exercise.locator("board-view svg").first())
          .not()
          .hasAttribute("aria-label", label);
    }
  }

  /// Asks for the moves of a part by Enter; of several the list is asked. Where a board is drawn
  /// anew between focus and key, as on a busy machine, nobody hears the key, and it is pressed
  /// again.
  private void makeWinningMove(Map<String, Object> part, String position, Locator exercise) {
    Map<?, ?> known = known(part, position);
    Locator board = exercise.locator("board-view svg").first();
    String label = board.getAttribute("aria-label");
    Locator menu = exercise.locator(".menu");
    for (int press = 0; press < MOST_PRESSES && menu.count() == 0; press++) {
      exercise.locator("board-view [data-part=\"" + known.get("id") + "\"]").press("Enter");
      for (int wait = 0; wait < 30 && menu.count() == 0; wait++) {
        if (!Objects.equals(label, board.getAttribute("aria-label"))) {
          return;
        }
        page.waitForTimeout(100);
      }
    }
    Locator choice =
        exercise
            .locator(".menu li button")
            .filter(new Locator.FilterOptions().setHasText("" + known.get("move")));
    choice.first().click();
  }

  private static void write(Locator exercise) {
    Locator rules = exercise.locator(".cm-content");
    assertThat(rules).containsText("game");
    String text = (String) exercise.locator("rules-editor").evaluate("editor => editor.value");
    PageTest.pasteOver(
        rules,
        text.replace("k <= 2", "k <= 3")
            .replace("[ . . ] -> [ # # ]", "[ . . ] -> [ # # ] rotate")
            .replace("[ . ] -> [ # ]", "[ . . . ] -> [ # # # ]"));
  }

  private Map<?, ?> known(Map<String, Object> part, String position) {
    return (Map<?, ?>) page.evaluate(ASK, List.of(part, position));
  }

  private static void answer(Locator exercise, long number) {
    exercise.locator(".answer input").fill("" + number);
    button(exercise, "Answer").click();
  }

  private static Locator button(Locator exercise, String name) {
    return exercise.locator("button").filter(new Locator.FilterOptions().setHasText(name));
  }

  private static String first(Map<String, Object> part) {
    return "" + ((List<?>) Objects.requireNonNull(part.get("positions"))).getFirst();
  }

  private static long number(Map<?, ?> known, String name) {
    return ((Number) Objects.requireNonNull(known.get(name))).longValue();
  }

  private static String text(Map<String, Object> part, String name) {
    return "" + part.get(name);
  }
}
