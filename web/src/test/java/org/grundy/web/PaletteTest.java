package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.grundy.workbench.render.kit.HeatScale;
import org.junit.jupiter.api.Test;

/// The page and the pictures of the command have the same colours for the same numbers.
class PaletteTest {
  private static final Pattern COLOURS = Pattern.compile("const HEAT = \\[(.*)\\];");

  @Test
  void isThatOfThePictures() throws IOException {
    String text;
    try (InputStream in =
        Objects.requireNonNull(PaletteTest.class.getResourceAsStream("page/lib/palette.js"))) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    MatchResult found = COLOURS.matcher(text).results().findFirst().orElseThrow();
    List<String> page = List.of(found.group(1).replace("\"", "").split(", ", 0));
    HeatScale scale = new HeatScale(page.size() - 1L);
    assertThat(LongStream.range(0, page.size()).mapToObj(scale::colour).toList()).isEqualTo(page);
  }
}
