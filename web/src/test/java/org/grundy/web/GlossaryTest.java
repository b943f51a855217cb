package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  private static final Pattern WORD = Pattern.compile("\"([^\"]+)\"");

  private static Path page() throws URISyntaxException {
    return Path.of(Objects.requireNonNull(WebServer.class.getResource("page/app.js")).toURI())
        .resolveSibling("");
  }

  @Test
  void wordsWithAQuestionMarkAreExplainedAndNoOthers() throws IOException, URISyntaxException {
    JsonNode glossary =
        RequestBody.JSON.readTree(Files.readString(page().resolve("glossary.json")));
    assertThat(asked()).isEqualTo(new TreeSet<>(glossary.propertyNames()));
    for (JsonNode entry : glossary) {
      assertThat(entry).hasSize(3).allSatisfy(part -> assertThat(part.asString()).endsWith("."));
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
