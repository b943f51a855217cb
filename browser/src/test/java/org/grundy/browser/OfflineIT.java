package org.grundy.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.web.api.Allowance;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Operations;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A site answers in the browser what a server would, also where there is no network any more.
class OfflineIT extends PageTest {
  /// What depends on the machine, or on what was asked before.
  private static final Pattern COST =
      Pattern.compile("\"(?:nodes|milliseconds)\":[0-9.E-]+|[0-9,]+ [a-z]+ in [0-9.,]+ m?s");

  private static final long NODES = 2_000;
  private static final Allowance ALLOWANCE =
      new Allowance(Duration.ofMinutes(1), Duration.ofMinutes(1), 1L << 29, 1);

  private static final Pattern FRACTION = Pattern.compile("(\\d+\\.\\d{6})\\d+");

  private static final Pattern WHOLE = Pattern.compile("(\\d)\\.0(?=[,}\\]])");

  private final Workbench workbench = new Workbench();
  private final Map<String, Operation> operations =
      new Operations(workbench, new Lessons(workbench))
          .all().stream().collect(Collectors.toMap(Operation::name, Function.identity()));

  private @Nullable ServedSite site;

  @BeforeAll
  void write(@TempDir Path folder) throws IOException {
    site = new ServedSite(folder);
  }

  @AfterAll
  void stop() {
    if (site != null) {
      site.close();
    }
  }

  private void open(Page page, String place) {
    page.navigate(Objects.requireNonNull(site).address(place));
  }

  /// The rules of the catalogue as texts that somebody wrote, and some that are wrong.
  private Map<String, String> rules() {
    Map<String, String> rules = new TreeMap<>();
    for (CatalogueEntry entry : workbench.games()) {
      rules.put(entry.name(), entry.rules());
    }
    rules.put("steps", "game Steps\nboard heaps a b\nmove (a,b) -> (a-k,b+k) for k >= 1\n");
    rules.put("three", "game Three\nboard hex\ncells . x\nmove . -> x\nstart fill .\n");
    rules.put("worse", "game Worse\nboard strip\ncells . x\nmuve . -> x\n");
    rules.put("squares", "game Squares\nboard heaps\ntake squares\n");
    rules.put("misere", "game Late\nboard heaps\nplay misere\ntake 1 2 5\n");
    return rules;
  }

  @Test
  void fortyRulesAreAnsweredWithoutNetworkAsByTheJar() {
    Page page = browsing().open("lesson");
    open(page, "index.html#/board?game=nim&position=77");
    assertThat(verdict(page)).containsText("77");
    page.context().setOffline(true);
    Map<String, String> all = rules();
    assertThat(all).hasSizeGreaterThan(40);
    try {
      all.forEach((name, text) -> {
        for (ObjectNode request : requests(text)) {
          for (String operation :
              request.has("position")
                  ? List.of("explore", "plan", "explain", "solve")
                  : List.of("check")) {
            assertThat(plain(offline(page, operation, request)))
                .as(name + " " + operation)
                .isEqualTo(plain(here(operation, request)));
          }
        }
      });
    } finally {
      page.context().setOffline(false);
    }
  }

  /// Questions about games of the catalogue that are not about one position.
  @Test
  void otherQuestionsAreAnsweredAsByTheJar() {
    Page page = browsing().open("lesson");
    open(page, "index.html#/lesson");
    for (String question :
        List.of(
            "prove {\"game\": \"nim\"}",
            "table {\"game\": \"cram\", \"family\": \"1..4x1..4\", \"patterns\": true}",
            "table {\"game\": \"wythoff\", \"family\": \"(0..9,0..9)\"}",
            "sequence {\"game\": \"kayles\", \"to\": 200}",
            "sequence {\"game\": \"0.137\", \"to\": 300}",
            "count {\"game\": \"nim\", \"starts\": \"3 of 1..10\"}",
            "lookup {\"terms\": \"0 1 2 3 1 4 3 2 1 4 2 6\"}",
            "examples {\"game\": \"darkraft\"}",
            "lesson {\"text\": \"# Copying\\n\\n## Heaps\\n\\n```predict\\ngame nim\\nposition 3 + 3\\nanswer"
                + " first\\n```\\n\"}",
            "play {\"game\": \"kayles\", \"position\": \"3+4\", \"move\": 0, \"draw\": 7}",
            "solve {\"game\": \"cram\", \"position\": \"2x2 + 3\"}")) {
      int space = question.indexOf(' ');
      String operation = question.substring(0, space);
      ObjectNode request = (ObjectNode) RequestBody.JSON.readTree(question.substring(space + 1));
      assertThat(plain(offline(page, operation, request)))
          .as(question)
          .isEqualTo(plain(here(operation, request)));
    }
  }

  private Stream<ObjectNode> positions(String rules) {
    try {
      Game game = workbench.game(new TextSource("rules", rules));
      return Stream.of(request(rules).put("position", game.examplePosition()));
    } catch (InputException bad) {
      return Stream.of();
    }
  }

  private List<ObjectNode> requests(String rules) {
    return Stream.concat(Stream.of(request(rules)), positions(rules)).toList();
  }

  /// A number of positions that every machine reaches ends what is long.
  private static ObjectNode request(String rules) {
    return JsonNodeFactory.instance.objectNode().put("rules", rules).put("nodes", NODES);
  }

  private static String offline(Page page, String operation, ObjectNode request) {
    return (String)
        page.evaluate(
            "async ([operation, body]) => {"
                + " const { job } = await import('./lib/offline.js');"
                + " try { return JSON.stringify(await job(operation, JSON.parse(body), {}).result); }"
                + " catch (problem) { return problem.detail ?? String(problem); } }",
            List.of(operation, request.toString()));
  }

  private String here(String name, ObjectNode body) {
    Operation operation = Objects.requireNonNull(operations.get(name));
    RequestBody request = RequestBody.read(operation.fields(), body);
    Budget budget = ALLOWANCE.budget(request);
    try {
      byte[] answer = operation.answer(request, new Meter(budget), _ -> {});
      return new String(answer, StandardCharsets.UTF_8);
    } catch (Refusal refusal) {
      return refusal.json().get("detail").stringValue();
    }
  }

  private static String plain(String answer) {
    String same = COST.matcher(answer.strip()).replaceAll("");
    return WHOLE.matcher(FRACTION.matcher(same).replaceAll("$1")).replaceAll("$1");
  }

  /// Grundy itself is kept from the page.
  @Test
  void theBoardsOfGamesAreThereBeforeGrundyIsLoaded() {
    Page page = browsing().open("lesson");
    page.route("**/offline/**", Route::abort);
    try {
      open(page, "index.html#/");
      assertThat(page.locator(".card").first().locator("board-view svg")).isVisible();
      Locator kayles =
          page.locator(".card", new Page.LocatorOptions().setHasText("Kayles")).first();
      kayles.scrollIntoViewIfNeeded();
      assertThat(kayles.locator("board-view svg").first()).isVisible();
    } finally {
      page.unroute("**/offline/**");
    }
  }

  @Test
  void longWorkIsStoppedWithWhatIsKnown() {
    Page page = browsing().open("lesson");
    open(page, "index.html#/tables?game=cram&family=1..9x1..9");
    assertThat(page.locator(".unfinished")).containsText(Pattern.compile("\\d+ of 81 starts"));
    button(page, "Stop").click();
    assertThat(page.locator(".unfinished")).containsText("of 81 starts are known: interrupted");
  }

  @Test
  void playIsAnsweredAndOwnRulesAreChecked() {
    Page page = browsing().open("lesson");
    open(page, "index.html#/play?game=kayles&position=9");
    part(page, "0:h0").locator("[data-piece='4']").click();
    assertThat(page.locator(".history li, .moves li").first()).isVisible();
    go(page, "write?game=kayles");
    assertThat(page.locator(".verdict, .checked").first()).isVisible();
  }
}
