package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.web.api.RequestBody;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The words of the theory: each that has a `?` on the page is explained, and no other.
class GlossaryTest {
  private static final Pattern TERM = Pattern.compile("\\bterm\\(([^()]*)\\)");
  private static final Pattern ASKED = Pattern.compile("^term\\.(\\w+)\\.ask$");
  private static final Pattern WORD = Pattern.compile("\"([^\"]+)\"");

  private static Path page() throws URISyntaxException {
    return Path.of(Objects.requireNonNull(WebServer.class.getResource("page/app.js")).toURI())
        .resolveSibling("");
  }

  @Test
  void wordsWithAQuestionMarkAreExplainedAndNoOthers() throws IOException, URISyntaxException {
    JsonNode messages =
        RequestBody.JSON.readTree(Files.readString(page().resolve("messages/en.json")));
    Set<String> explained =
        messages.propertyNames().stream()
            .flatMap(key -> ASKED.matcher(key).results())
            .map(key -> key.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(explained).isEqualTo(asked()).hasSizeGreaterThan(10);
    for (String word : explained) {
      assertThat(List.of("", ".says", ".example"))
          .allSatisfy(
              part -> assertThat(messages.path("term." + word + part).asString("")).isNotBlank());
      assertThat(messages.get("term." + word + ".says").asString()).matches("[^.]+\\. .+\\.");
      assertThat(messages.get("term." + word + ".example").asString()).endsWith(".");
    }
  }

  private static Set<String> asked() throws IOException, URISyntaxException {
    try (Stream<Path> files = Files.walk(page())) {
      return files
          .filter(file -> file.toString().endsWith(".js"))
          .flatMap(file -> TERM.matcher(text(file)).results())
          .flatMap(term -> WORD.matcher(term.group(1)).results())
          .map(word -> word.group(1))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
