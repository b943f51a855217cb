package org.grundy.workbench.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.solvers.Addend;
import org.grundy.workbench.game.TextSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sums of several games as people write them.
class SumReaderTest {
  private final Workbench workbench = new Workbench();

  private SumRequest read(String game, String text) {
    TextSource source = new TextSource("position", text);
    return game.isEmpty()
        ? workbench.sum(source, 1)
        : workbench.sum(workbench.game(game), source, 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; cram 2x3 + nim 5 + 3 + 0.137 9; cram ...|... + nim 5 + nim 3 + 0.137 9",
        "cram; 2x3 + nim 5+4 + cram 1x2; cram ...|... + nim 5 + nim 4 + cram ..",
        "cram; nim 5; nim 5",
        "nim; 5 + 4; 5 + 4",
        "0.137; 5 + nim 4; 0.137 5 + nim 4",
        "treblecross; XX. + 2 + nim 3; treblecross XX. + treblecross .. + nim 3",
        "node-kayles; a-b + nim 3; node-kayles a-b + nim 3",
        "nim; 3 + node-kayles path 2 + wythoff (1,2); nim 3 + node-kayles v1-v2 + wythoff (1,2)",
        "nim; 3 + ../examples/laskers-nim.game 4; nim 3 + ../examples/laskers-nim.game 4",
      })
  void readsEachAddendWithItsGame(String game, String text, String written) {
    SumRequest sum = read(game, text);
    assertThat(sum.text()).isEqualTo(written);
    if (sum.problem().isMixed()) {
      assertThat(read("", written).problem().addends()).isEqualTo(sum.problem().addends());
    }
  }

  @Test
  void knowsTheGamesOfASum() {
    SumRequest sum = read("cram", "2x3 + nim 5 + cram 1x2 + nim 1");
    assertThat(sum.problem().isMixed()).isTrue();
    assertThat(sum.problem().title()).isEqualTo("Cram + Nim");
    assertThat(sum.problem().games()).hasSize(2);
    assertThat(sum.problem().games().getFirst().sum()).hasSize(2);
    List<Addend> addends = sum.problem().addends();
    assertThat(addends).extracting(Addend::name).containsExactly("cram", "nim", "cram", "nim");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 2x3 + nim x; position:1:11",
        "cram; 2x3 + 4 5; position:1:7",
        "''; crm 2x3 + nim 5; did you mean cram",
        "cram; 2x3 + ; position:1:6",
      })
  void saysWhereAFaultIs(String game, String text, String told) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read(game, text))
        .satisfies(e -> assertThat(String.valueOf(e.getMessage()).replace("`", "")).contains(told));
  }

  @Test
  void aRequestFromOutsideNamesNoFile() {
    TextSource source = new TextSource("position", "3 + ../examples/laskers-nim.game 4");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () -> workbench.sumWithoutFiles(workbench.game("nim"), source, 1, Long.MAX_VALUE));
  }

  private static SumRequest withParameters(String sum, String... parameters) {
    return new Workbench()
        .sum(
            new TextSource("sum", sum),
            Stream.of(parameters).map(text -> new TextSource("parameters", text)).toList(),
            1);
  }

  /// Strange Nim up to K, for which `examples/strange-nim.game` leaves K open.
  @Test
  void parametersAreForAllGamesOrForOne() {
    String game = "examples/strange-nim.game";
    long three = valueOfOne(game, 3);
    long five = valueOfOne(game, 5);
    assertThat(three).isNotEqualTo(five);
    String two = "../" + game + " 9 + ../" + game + " 9 + nim 7";
    assertThat(value(withParameters(two, "K=3"))).isEqualTo(7);
    assertThat(value(withParameters(two, "1.K=3", "2.K=5"))).isEqualTo(three ^ five ^ 7);
    assertThat(value(withParameters(two, "K=3", "2. K = 5"))).isEqualTo(three ^ five ^ 7);
    assertThatThrownBy(() -> withParameters(two, "3.K=5"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no game of the sum has the parameter `3.K`");
    assertThatThrownBy(() -> withParameters(two, "L=5"))
        .hasMessageContaining("no game of the sum has the parameter `L`");
  }

  private static long valueOfOne(String game, long number) {
    return value(withParameters("../" + game + " 9", "K=" + number));
  }

  private static long value(SumRequest sum) {
    return Solving.value(sum);
  }
}
