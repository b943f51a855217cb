package org.grundy.workbench.render.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.GenusReport;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class GenusRenderersTest {
  private static GenusReport report(String game, int toHeap) {
    return GenusReport.of(new Workbench().game(game), toHeap, new Meter(Budget.ofBytes(1L << 26)));
  }

  @Test
  void kaylesAsText() {
    assertThat(GenusText.of(report("0.77", 9), Style.PLAIN))
        .isEqualTo(
            """
            Heap code 0.77

            The first heap that is not tame is 5, which is restless.

            heap  genus  kind
               0  0^120  tame
               1  1^031  tame
               2  2^20   tame
               3  3^31   tame
               4  1^031  tame
               5  4^146  restless
               6  3^31   tame
               7  2^20   wild
               8  1^13   tame
            """);
  }

  @Test
  void tameGamesSaySo() {
    assertThat(GenusText.of(report("S(1,2)", 4), Style.PLAIN))
        .contains("All heaps are tame, proved: tokens are only taken");
    assertThat(GenusText.of(report("0.13", 300), Style.PLAIN).replaceAll("\\s+", " "))
        .contains("All heaps are tame, proved: the first 64 heaps are tame, and their values have");
    assertThat(GenusText.of(report("0.77", 4), Style.PLAIN))
        .contains("All heaps below 4 are tame.");
  }

  @Test
  void jsonFollowsItsSchema() {
    JsonNode json =
        Json.checked("genera.schema.json", out -> GenusJson.write(report("0.123", 10), out));
    JsonNode heap = json.get("heaps").get(8);
    assertThat(heap.get("genus").asString()).isEqualTo("2^1420");
    assertThat(heap.get("kind").asString()).isEqualTo("restless");
    assertThat(json.has("allTame")).isFalse();
  }

  @Test
  void boardsHaveNoGenera() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> report("cram", 4))
        .withMessageContaining("single heaps");
  }
}
