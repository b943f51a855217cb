package org.grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.function.Supplier;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Derived;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

/// What follows from rules is kept with them.
class DerivedTest {
  private static final String CRAM =
      "game Cram\nboard grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill .\n";

  private record Longest(int cells) {}

  private record Shortest(int cells) {}

  @Test
  void aFactIsDerivedOnce() {
    GameRules rules = RulesParser.parse("cram", CRAM);
    assertThat(GridRuleset.of(rules)).isSameAs(GridRuleset.of(rules));
    assertThat(Splitter.of(rules)).isSameAs(Splitter.of(rules));
    assertThat(RuleSymmetries.of(rules)).isSameAs(RuleSymmetries.of(rules)).hasSize(8);
    GameRules other = RulesParser.parse("cram", CRAM.replace(" rotate", ""));
    assertThat(RuleSymmetries.of(other)).hasSize(4);
  }

  @Test
  void aFactMayAskForAnother() {
    Derived derived = new Derived();
    Longest longest =
        derived.get(
            Longest.class,
            () -> new Longest(derived.get(Shortest.class, () -> new Shortest(2)).cells() + 1));
    assertThat(longest).isEqualTo(new Longest(3));
    assertThat(derived.get(Shortest.class, () -> new Shortest(9))).isEqualTo(new Shortest(2));
  }

  /// As where a budget ends the derivation.
  @Test
  void whatCannotBeDerivedIsAskedForAgain() {
    Derived derived = new Derived();
    Supplier<Longest> ended =
        () -> {
          throw new IllegalStateException();
        };
    assertThatIllegalStateException().isThrownBy(() -> derived.get(Longest.class, ended));
    assertThat(derived.get(Longest.class, () -> new Longest(5))).isEqualTo(new Longest(5));
  }

  @Test
  void rulesAreEqualWhateverWasDerivedFromThem() {
    GameRules used = RulesParser.parse("cram", CRAM);
    GameRules fresh = RulesParser.parse("cram", CRAM);
    Splitter.of(used);
    assertThat(used).isEqualTo(fresh).hasSameHashCodeAs(fresh).hasToString(fresh.toString());
    assertThat(used.withExpectations(List.of()).derived()).isNotSameAs(used.derived());
  }
}
