package org.grundy.solvers.play.genus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Genera, held against misère values by plain recursion and against published ones.
final class GenusTest {
  private static GameRules code(String code) {
    return RulesParser.parse("test", "game  Test\nboard heap\ncode  " + code + "\n");
  }

  private static List<Genus> genera(String code, int toN) {
    GenusSequence sequence = GenusSequence.of(code(code), new Meter(Budget.ofBytes(1L << 28)));
    return IntStream.range(0, toN).mapToObj(sequence::genus).toList();
  }

  /// The misère value of a sum of heaps and Nim heaps of 2 and 1, straight from the definition.
  private static final class Plain {
    private final HeapRuleset ruleset;
    private final Map<List<Long>, Integer> memo = new HashMap<>();

    Plain(String code) {
      ruleset = HeapRuleset.of(code(code));
    }

    /// @param sum the sizes of heaps; -1 and -2 stand for Nim heaps of 1 and 2
    int misere(List<Long> sum) {
      Integer known = memo.get(sum);
      if (known != null) {
        return known;
      }
      BitSet seen = new BitSet();
      boolean[] moves = {false};
      for (int i = 0; i < sum.size(); i++) {
        int at = i;
        long heap = sum.get(i);
        for (long after = heap + 1; after <= 0 && heap < 0; after++) {
          moves[0] = true;
          seen.set(misere(replaced(sum, at, after == 0 ? List.of() : List.of(after))));
        }
        if (heap >= 0) {
          ruleset.options(
              new HeapPosition(heap),
              option -> {
                moves[0] = true;
                seen.set(
                    misere(
                        replaced(sum, at, option.sum().stream().map(HeapPosition::size).toList())));
              });
        }
      }
      int value = moves[0] ? seen.nextClearBit(0) : 1;
      memo.put(sum, value);
      return value;
    }

    private static List<Long> replaced(List<Long> sum, int at, List<Long> parts) {
      List<Long> after = new ArrayList<>(sum);
      after.remove(at);
      after.addAll(parts);
      Collections.sort(after);
      return List.copyOf(after);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.123", "0.316", "0.15", "4.7", "0.07", "0.34", "0.F", "0.[2]"})
  void misereValuesAreThoseOfTheDefinition(String code) {
    List<Genus> genera = genera(code, 9);
    Plain plain = new Plain(code);
    for (int n = 0; n < genera.size(); n++) {
      for (int k = 0; k < 7; k++) {
        List<Long> sum = new ArrayList<>(Collections.nCopies(k, -2L));
        sum.add((long) n);
        assertThat(genera.get(n).misere(k))
            .as("%s, heap %d and %d heaps of 2", code, n, k)
            .isEqualTo(plain.misere(List.copyOf(sum)));
      }
    }
  }

  /// Kayles, Grundy's game and Dawson's Kayles: Berlekamp, Conway and Guy 1982, chapter 13; 0.316:
  /// Plambeck's list of genera of three-digit games, heaps 4, 6, 16 and 18.
  @ParameterizedTest
  @CsvSource({
    "0.77, 5, 4^146, RESTLESS",
    "0.77, 9, 4^046, WILD",
    "4!.0, 13, 3^1431, RESTLESS",
    "0.07, 10, 3^1431, RESTLESS",
    "0.316, 4, 2^1420, RESTLESS",
    "0.316, 6, 2^1420, RESTLESS",
    "0.316, 16, 2^1420, WILD",
    "0.316, 18, 2^1420, WILD",
    "0.123, 8, 2^1420, RESTLESS",
    "0.123, 9, 1^20, RESTIVE",
    "0.15, 14, 1^431, RESTIVE",
    "0.[3], 12, 12^(12)(14), TAME",
    "0.31, 3, 0^02, TAME"
  })
  void publishedGenera(String code, int heap, String genus, Kind kind) {
    Genus found = genera(code, heap + 1).get(heap);
    assertThat(found).hasToString(genus);
    assertThat(found.kind()).isEqualTo(kind);
  }
}
