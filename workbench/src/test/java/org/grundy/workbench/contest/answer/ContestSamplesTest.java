package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.games.Catalogue;
import org.grundy.workbench.contest.ContestSpec.Sample;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every contest format of the catalogue answers the samples that it states.
class ContestSamplesTest {
  static List<String> ids() {
    return new Catalogue().contestIds();
  }

  @ParameterizedTest
  @MethodSource("ids")
  void answersItsSamples(String id) {
    ReadContest contest = ReadContest.of(id);
    assertThat(contest.spec().samples()).as(id).isNotEmpty();
    for (Sample sample : contest.spec().samples()) {
      assertThat(contest.output(sample.input().getBytes(StandardCharsets.UTF_8)))
          .as(id + ": " + sample.input())
          .isEqualTo(sample.output());
    }
  }
}
