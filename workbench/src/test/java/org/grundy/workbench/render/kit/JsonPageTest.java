package org.grundy.workbench.render.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.junit.jupiter.api.Test;

class JsonPageTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Test
  void whatEndsTheWritingLeavesNothingWritten() {
    assertThatThrownBy(() -> write(1)).isInstanceOf(BudgetSpentException.class);
    assertThat(out.size()).isZero();
    assertThatThrownBy(() -> write(1 << 20)).isInstanceOf(BudgetSpentException.class);
    assertThat(out.size()).isZero();
  }

  private void write(int elements) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> {
        page.member("game", "nim");
        page.array(
            "values",
            () -> {
              IntStream.range(0, elements).forEach(_ -> page.element("0123456789abcdefghij"));
              throw new BudgetSpentException("enough");
            });
      });
    }
  }

  @Test
  void longDocumentsAreWhole() {
    try (JsonPage page = new JsonPage(out)) {
      page.object(
          () -> page.array("n", () -> IntStream.range(0, 3_000_000).forEach(page::element)));
    }
    String text = out.toString(StandardCharsets.US_ASCII);
    assertThat(text).startsWith("{\"n\":[0,1,2,").endsWith(",2999998,2999999]}\n");
    assertThat(text.chars().filter(c -> c == ',').count()).isEqualTo(2_999_999);
  }
}
