package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.sweeps.source.Item;
import org.grundy.sweeps.source.RangedText;
import org.grundy.sweeps.source.Source;
import org.junit.jupiter.api.Test;

class SourceTest {
  private static final Place PLACE = new Place("my.sweep", 3, 8);

  private static List<String> all(RangedText text) {
    return LongStream.range(0, text.count()).mapToObj(text::at).toList();
  }

  @Test
  void rangesAndWordsRunThroughAllTheirMembers() {
    assertThat(all(RangedText.withRanges("1..2x3..4", PLACE)))
        .containsExactly("1x3", "1x4", "2x3", "2x4");
    assertThat(all(RangedText.withRanges("{path cycle} 3..4", PLACE)))
        .containsExactly("path 3", "path 4", "cycle 3", "cycle 4");
    assertThat(all(RangedText.withRanges("4x5", PLACE))).containsExactly("4x5");
  }

  @Test
  void bracesOfRulesAreHolesWhereTheyHoldSeveralWordsOrARange() {
    RangedText rules = RangedText.withHoles("k in {1, 3} and {. o} {1..2} 1..2", "t");
    assertThat(all(rules))
        .containsExactly(
            "k in {1, 3} and . 1 1..2",
            "k in {1, 3} and . 2 1..2",
            "k in {1, 3} and o 1 1..2",
            "k in {1, 3} and o 2 1..2");
    assertThat(rules.choices(2)).isEqualTo("o 1");
  }

  @Test
  void emptyAndEndlessRangesAreRefusedWithTheirPlaces() {
    assertThatThrownBy(() -> RangedText.withRanges("2x5..3", PLACE))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("my.sweep:3:10")
        .hasMessageContaining("5..3 is empty")
        .hasMessageContaining("3..5");
    assertThatThrownBy(() -> RangedText.withRanges("0..99999x0..99999", PLACE))
        .hasMessageContaining("more than 100,000,000");
    assertThatThrownBy(() -> RangedText.withRanges("0..99999999999999999999", PLACE))
        .hasMessageContaining("too large");
  }

  @Test
  void setsOfAnySizeAreEachThereOnce() {
    Source sets = new Source.Sets(1, 4, 0);
    assertThat(keys(sets)).hasSize(15).doesNotHaveDuplicates().contains("S(1)", "S(1,2,3,4)");
  }

  @Test
  void setsOfOneSizeAreEachThereOnce() {
    for (int size = 1; size <= 6; size++) {
      int expected = size;
      List<String> keys = keys(new Source.Sets(2, 7, size));
      assertThat(keys).doesNotHaveDuplicates();
      assertThat(keys).allMatch(key -> key.split(",", -1).length == expected);
    }
    assertThat(keys(new Source.Sets(2, 7, 3))).hasSize(20).contains("S(2,3,4)", "S(5,6,7)");
  }

  private static List<String> keys(Source source) {
    return LongStream.range(0, source.count()).mapToObj(n -> source.item(n).key()).toList();
  }

  @Test
  void positionsRunThroughStartsParametersAndSeeds() {
    Source source =
        new Source.Positions(
            "darkraft",
            "",
            List.of(RangedText.withRanges("2..3x2", PLACE)),
            RangedText.withRanges("k=1..2", PLACE),
            5,
            2);
    assertThat(source.count()).isEqualTo(8);
    assertThat(source.item(0))
        .isEqualTo(new Item("darkraft 2x2 with k=1 seed 5", "darkraft", false, "k=1", "2x2", 5));
    assertThat(keys(source)).doesNotHaveDuplicates();
  }

  /// Each factor may be as large as a sweep, and their product no number of 64 bits.
  @Test
  void tooManyItemsAreSeenWhateverTheirNumber() {
    RangedText range = RangedText.withRanges("1..99999999", new Place("t", 1, 1));
    Source.Positions many =
        new Source.Positions("cram", "", List.of(range, range), range, 1, Source.MOST_ITEMS);
    assertThat(many.count()).isGreaterThan(Source.MOST_ITEMS);
  }
}
