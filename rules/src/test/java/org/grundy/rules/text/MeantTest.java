package org.grundy.rules.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.core.Nearest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeantTest {
  private static final List<String> COMMANDS =
      List.of("solve", "plan", "contest", "tile", "verify");
  private static final List<String> WORDS = List.of("N", "NE", "mirror", ">=", "=", "heap");

  @ParameterizedTest
  @CsvSource({"slove,solve", "tyle,tile", "Solve,solve", "verfiy,verify", "contests,contest"})
  void suggestsWhatIsNear(String word, String near) {
    assertThat(Nearest.of(word, COMMANDS)).contains(near);
  }

  @ParameterizedTest
  @CsvSource({"completion", "nosuch", "help", "xy", "s", "l", "version", "''"})
  void suggestsNothingFar(String word) {
    assertThat(Nearest.of(word, COMMANDS)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"up,N", "reflect,mirror", "==,=", "=>,>=", "pile,heap", "miror,mirror"})
  void knowsOtherNames(String word, String meant) {
    assertThat(Meant.cure(word, WORDS)).isEqualTo("did you mean `" + meant + "`?");
  }
}
