package org.grundy.web.prose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProseTest {
  @Test
  void listsAndLinksAreWhatTheyAre() {
    assertThat(Prose.html("- one\n- [two](https://example.org/)"))
        .contains("<li>one</li>")
        .contains("<a")
        .contains("href=\"https://example.org/\"");
  }

  @Test
  void moreIsWhatStandsBehindTheFirstParagraph() {
    assertThat(Prose.more("# Title\n\nIn short.\n\n## More\n- one\n"))
        .startsWith("<h2>More</h2>")
        .contains("<li>one</li>");
    assertThat(Prose.more("In short.")).isEmpty();
    assertThat(Prose.more("")).isEmpty();
    assertThat(Prose.more("# Title\n\n- a list")).contains("a list");
  }

  @Test
  void nothingOfATextIsExecuted() {
    assertThat(
            Prose.html(
                "<img src=x onerror=alert(1)> [a](javascript:alert(1)) <b>b</b>\n\n"
                    + "<script>1</script>"))
        .doesNotContain("<img")
        .doesNotContain("javascript:")
        .doesNotContain("<b>")
        .doesNotContain("<script>");
  }
}
