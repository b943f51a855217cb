package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Lessons and puzzles in a real browser, with a server and without.
class LessonsIT extends PageTest {
  private static final String LESSON =
      "name => fetch(`api/lessons/${name}` + (document.querySelector('meta[name=grundy-site]') ?"
          + " '.json' : '')).then(answer => answer.json())";

  static List<String> names() {
    return new Lessons(new Workbench()).names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isWalkedThrough(String name) {
    Page page = browsing().open("lesson/" + name);
    walk(page, name);
    page.locator("a.main").click();
    assertThat(page.locator(".lessons li").nth(names().indexOf(name))).containsText("✓ done");
  }

  @SuppressWarnings("unchecked")
  private static void walk(Page page, String name) {
    page.locator("lesson-exercise, .prose").first().waitFor();
    Map<String, Object> lesson = (Map<String, Object>) page.evaluate(LESSON, name);
    List<Map<String, Object>> pages =
        (List<Map<String, Object>>) Objects.requireNonNull(lesson.get("pages"));
    LessonWalk walk = new LessonWalk(page);
    for (int i = 0; i < pages.size(); i++) {
      assertThat(page.locator("article h2")).hasText(pages.get(i).get("title") + "");
      walk.reachAll((List<Map<String, Object>>) Objects.requireNonNull(pages.get(i).get("parts")));
      if (i < pages.size() - 1) {
        page.locator("#next").click();
      }
    }
  }

  @Test
  void progressIsKeptAndNothingTellsTheAnswer() {
    Page page = browsing().open("lesson/copying?page=5");
    assertThat(page.locator("lesson-exercise [data-part]").first()).isVisible();
    List<?> labels =
        (List<?>)
            page.evaluate(
                "[...document.querySelectorAll('lesson-exercise [aria-label]')].map(one =>"
                    + " one.getAttribute('aria-label'))");
    assertThat(labels).noneMatch(label -> (label + "").matches("(?s).*(wins?\\b|leads to).*"));
    page.locator("lesson-exercise [data-piece='0']").first().click();
    assertThat(page.locator(".said.bad")).containsText("The other player answers");
    button(page, "Try again").click();
    page.locator("lesson-exercise [data-piece='3']").first().click();
    assertThat(page.locator(".said.good")).containsText("Now the piles are equal");
    go(page, "lesson");
    assertThat(page.locator(".lessons li").first()).containsText("1 of 6 goals");
    page.locator(".lessons a").first().click();
    assertThat(page.locator("article h2")).hasText("When the piles are not equal");
    assertThat(page.locator(".steps .done")).hasCount(1);
  }

  @Test
  void aLessonIsWrittenCheckedAndShared() {
    Page page = browsing().open("lesson?look=write");
    assertThat(page.locator("#lesson-problem")).containsText("All is well: 1 page, 1 goal;");
    String text = page.locator("#lesson").inputValue();
    page.locator("#lesson").fill(text.replace("answer second", "answer first"));
    assertThat(page.locator("#lesson-problem")).containsText("lesson, line 15");
    assertThat(page.locator("#lesson-problem")).containsText("Grundy finds `second`");
    page.locator("#lesson").fill(text.replace("# My lesson", "# Of mine"));
    assertThat(page.locator("#lesson-problem")).containsText("All is well");
    page.locator(".heading a").first().click();
    assertThat(page.locator("h1")).hasText("Of mine");
    assertThat(page).hasURL(Pattern.compile("packed="));
    page.locator("button", new Page.LocatorOptions().setHasText("The other one")).click();
    assertThat(page.locator(".said.good")).isVisible();
  }

  @Test
  void aSheetHasAllPagesAndRoomForAnswers() {
    Page page = browsing().open("lesson/xor?look=sheet");
    assertThat(page.locator(".sheet section")).hasCount(6);
    assertThat(page.locator(".solutions")).isHidden();
    page.locator("#answers").check();
    assertThat(page.locator(".solutions li").first()).isVisible();
    go(page, "lesson/xor?look=projector");
    assertThat(page.locator("article h2")).isVisible();
    assertThat(page.locator(".bar")).isHidden();
    page.keyboard().press("Escape");
    assertThat(page.locator(".bar")).isVisible();
  }

  @Test
  void aSetOfPuzzlesCountsWhatIsSolvedAtTheFirstTry() {
    Page page = browsing().open("puzzle?list=nim 1 %2B 2;nim 2 %2B 3");
    assertThat(page.locator("h1")).hasText("Puzzle 1 of 2: Nim");
    part(page, "1:h0").locator("[data-piece='1']").click();
    button(page, "Next puzzle").click();
    assertThat(page.locator("h1")).hasText("Puzzle 2 of 2: Nim");
    part(page, "0:h0").locator("[data-piece='0']").click();
    assertThat(verdict(page)).containsText("Try again");
    part(page, "1:h0").locator("[data-piece='2']").click();
    assertThat(page.locator(".score")).containsText("1 of 2 at the first try");
    go(page, "puzzle?set=daily");
    assertThat(page.locator("h1")).containsText("The puzzle of the day");
  }

  /// The site answers at another place, below a path, as a host of files does.
  @Test
  void aSiteNeedsNoServerOfItsOwn(@TempDir Path folder) throws Exception {
    try (ServedSite site = new ServedSite(folder)) {
      Page page = browsing().open("lesson");
      page.navigate(site.address("index.html#/lesson"));
      assertThat(page.locator(".lessons li")).hasCount(8);
      page.locator(".lessons a").first().click();
      walk(page, "copying");
      page.navigate(site.address("embed.html#/board?game=nim&position=5%20%2B%205"));
      assertThat(verdict(page)).containsText("Whoever moves now loses.");
      assertThat(page.locator(".bar")).hasCount(0);
      page.navigate(site.address("index.html#/board?game=nim&position=77"));
      assertThat(verdict(page)).containsText("77");
    }
  }

  @Test
  void workGoesOnWhenItsViewIsLeftAndIsStoppedWithWhatIsKnown() {
    Page page = browsing().open("tables?game=cram&family=1..9x1..9");
    assertThat(page.locator(".unfinished")).containsText(Pattern.compile("\\d+ of 81 starts"));
    assertThat(page).hasURL(Pattern.compile("job=[0-9a-f]{32}"));
    page.reload();
    assertThat(page.locator(".busy")).containsText("Computing");
    go(page, "work");
    assertThat(page.locator(".works li")).containsText("is being worked on");
    page.locator(".works a").click();
    assertThat(page.locator(".unfinished")).containsText(Pattern.compile("\\d+ of 81 starts"));
    button(page, "Stop").click();
    assertThat(page.locator(".busy")).isEmpty();
    assertThat(page.locator(".unfinished")).containsText("of 81 starts are known: interrupted");
  }

  @Test
  void lostWorkIsTriedAgainAndNothingVanishes() {
    Page page = browsing().open("board?game=cram&position=9x9&job=" + "0".repeat(32));
    assertThat(page.locator(".busy")).containsText("does not know this work any more");
    assertThat(page.locator(".unfinished")).isVisible();
    assertThat(part(page, "0:0")).isVisible();
    button(page, "Try again").click();
    assertThat(page.locator(".busy")).containsText("Computing");
    browsing().complaints().removeIf(text -> text.contains("404"));
  }
}
