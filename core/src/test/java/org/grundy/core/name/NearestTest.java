package org.grundy.core.name;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NearestTest {
  private static final List<String> GAMES = List.of("nim", "cram", "kayles", "darkraft", "Chomp");

  @ParameterizedTest
  @CsvSource({
    "crm, cram",
    "carm, cram",
    "cramm, cram",
    "KAYLES, kayles",
    "darkcraft, darkraft",
    "chomq, Chomp",
    "nmi, nim"
  })
  void findsTheWordThatWasMeant(String word, String meant) {
    assertThat(Nearest.of(word, GAMES)).contains(meant);
    assertThat(Nearest.cure(word, GAMES)).isEqualTo("did you mean `" + meant + "`?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "xyz", "hackenbush", "darkdarkdarkdarkdarkdarkdarkdark"})
  void farWordsAreNotMeant(String word) {
    assertThat(Nearest.of(word, GAMES)).isEmpty();
    assertThat(Nearest.cure(word, GAMES)).isEmpty();
  }

  @Test
  void takesTheNearestOfSeveral() {
    assertThat(Nearest.of("moves", List.of("mover", "moved", "moves", "move"))).contains("moves");
    assertThat(Nearest.of("tokenz", List.of("broken", "token"))).contains("token");
  }
}
