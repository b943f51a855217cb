package org.grundy.web.site;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.web.api.RequestBody;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class SiteTest {
  @TempDir Path folder;

  @Test
  void holdsThePageAndTheAnswersToItsBoards() throws IOException {
    Path out = folder.resolve("public");
    Meter meter = new Meter(Budget.ofThisProcess());
    Site.Written written = Site.write(out, new Workbench(), Map.of(), meter);
    assertThat(written.positions()).isGreaterThan(1_000);
    assertThat(written.bytes()).isLessThan(16_000_000);
    assertThat(written.partial()).hasSizeLessThan(12);
    assertThat(Files.readString(out.resolve("index.html")))
        .contains("grundy-site")
        .doesNotContain("href=\"/")
        .doesNotContain("src=\"/");
    assertThat(out.resolve("api/lessons/copying.json")).isNotEmptyFile();
    assertThat(Libraries.paths()).hasSize(14);
    for (String library : Libraries.paths()) {
      assertThat(Files.readString(out.resolve(library)))
          .doesNotContainPattern("(?m)^import .* from ['\"][^.]");
    }
    JsonNode answer =
        RequestBody.JSON.readTree(
            Files.readAllBytes(out.resolve("api/explore/" + Fnv.of("nim\n5 + 5") + ".json")));
    assertThat(answer.get("outcome").stringValue()).isEqualTo("P");
    JsonNode scenes = RequestBody.JSON.readTree(Files.readAllBytes(out.resolve("api/scenes.json")));
    assertThat(scenes.size()).isEqualTo(new Workbench().games().size());
    assertThat(scenes.get("kayles").get("seen").get("position").stringValue()).contains(" + ");
    assertThat(scenes.get("cram").get("before").size()).isPositive();
    // Once more: an older site is replaced.
    assertThat(Site.write(out, new Workbench(), Map.of(), meter).files())
        .isEqualTo(written.files());
  }

  @Test
  void overwritesNothingElse() throws IOException {
    Files.writeString(folder.resolve("mine.txt"), "mine");
    assertThatThrownBy(
            () -> Site.write(folder, new Workbench(), Map.of(), new Meter(Budget.ofThisProcess())))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no site of Grundy");
  }

  /// The page computes the same names.
  @Test
  void namesOfFilesAreThoseOfThePage() {
    assertThat(Fnv.of("")).isEqualTo("cbf29ce484222325");
    assertThat(Fnv.of("a")).isEqualTo("af63dc4c8601ec8c");
  }
}
