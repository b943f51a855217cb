package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;

/// Values lead to the games that have them.
class SequenceLookupTest {
  private final SequenceLookup lookup = new SequenceLookup(new Workbench());

  private List<SequenceLookup.Found> find(long... terms) {
    return lookup.find(LongStream.of(terms).boxed().toList(), new Meter(Budget.ofThisProcess()));
  }

  @Test
  void termsLeadToGamesAndCodes() {
    assertThat(find(0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2))
        .extracting(SequenceLookup.Found::game)
        .startsWith("dawsons-chess")
        .contains("0.137");
    assertThat(find(1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6).getFirst())
        .isEqualTo(new SequenceLookup.Found("kayles", "Kayles", 1));
    assertThat(find(0, 1, 2, 3, 4, 5, 6)).extracting(SequenceLookup.Found::game).contains("nim");
    assertThat(find(5, 0, 5, 0, 7)).isEmpty();
  }
}
