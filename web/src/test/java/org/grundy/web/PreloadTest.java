package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The modules that the page names beforehand, so that they come at once and not one import after
/// the other.
class PreloadTest {
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:[^\"();]*? from )?\"(\\.[^\"]+)\";");
  private static final Pattern PRELOAD =
      Pattern.compile("<link rel=\"modulepreload\" href=\"([^\"]+)\" />");

  private static String text(String file) throws IOException, URISyntaxException {
    URI resource = Objects.requireNonNull(WebServer.class.getResource("page" + file)).toURI();
    return Files.readString(Path.of(resource));
  }

  private static Set<String> imported(String... modules) throws IOException, URISyntaxException {
    Set<String> known = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(modules));
    while (!open.isEmpty()) {
      String module = open.remove();
      if (known.add(module)) {
        IMPORT
            .matcher(text(module))
            .results()
            .forEach(named -> open.add(URI.create(module).resolve(named.group(1)).getPath()));
      }
    }
    return known;
  }

  private static List<String> preloaded(String html) {
    return PRELOAD.matcher(html).results().map(named -> "/" + named.group(1)).toList();
  }

  @Test
  void theLandingPageIsPreloadedWholeAndTheBoardWhenItIsGoneTo()
      throws IOException, URISyntaxException {
    String html = text("/index.html");
    int later = html.indexOf("<template data-view=\"board\">");
    Set<String> landing = imported("/app.js", "/views/games-page.js");
    Set<String> board = imported("/views/board-page.js");
    board.removeAll(landing);
    landing.remove("/app.js");
    assertThat(preloaded(html.substring(0, later)))
        .hasSizeGreaterThan(20)
        .containsExactlyInAnyOrderElementsOf(landing);
    assertThat(preloaded(html.substring(later)))
        .hasSizeGreaterThan(20)
        .containsExactlyInAnyOrderElementsOf(board);
  }
}
