package org.grundy.workbench.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.junit.jupiter.api.Test;

/// Sums of several games keep their names to the end, so that each text can be asked about again.
class SumNamesTest {
  private static final Workbench WORKBENCH = new Workbench();
  private static final Game KAYLES = WORKBENCH.game("kayles");

  private static SumRequest read(String text) {
    return WORKBENCH.sumWithoutFiles(KAYLES, new TextSource("position", text), 1, 100);
  }

  private static List<String> after(String text) {
    return new Explorer(WORKBENCH)
        .moves(read(text)).moves().stream().map(SumMove::play).map(SumRequest::text).toList();
  }

  @Test
  void theLastGameIsNamed() {
    assertThat(after("kayles 1 + cram 1x2")).containsExactly("cram ..", "kayles 1 + cram ##");
    assertThat(after("cram ..")).containsExactly("cram ##");
    assertThat(after("1 + 1")).containsExactly("1", "1");
    assertThat(read("cram ##").problem().rules().title()).isEqualTo("Cram");
  }
}
