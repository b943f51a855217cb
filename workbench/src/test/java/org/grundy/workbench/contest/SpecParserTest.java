package org.grundy.workbench.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Descriptions that are wrong are refused where they are wrong.
class SpecParserTest {
  private static final String GOOD =
      """
      contest Good
      rules   nim
      cases   T 1..10
      line    n 1..100
      line    a[n] 1..10^9 distinct
      need    n >= 1
      start   a
      move    {heap}:{taken}
      wins    Case {case}: {least move}
      loses   {n}
      """;

  record Bad(String from, String to, String where, String problem) {}

  static Stream<Bad> bad() {
    return Stream.of(
        new Bad("contest Good\n", "", "1:1", "there is no `contest` line"),
        new Bad("line    n", "lime    n", "4:1", "found `lime`, where a line begins"),
        new Bad("n 1..100", "n 1,100", "4:12", "there is no `..` in this line"),
        new Bad("n 1..100", "n 1..", "4:14", "something is missing beside `..`"),
        new Bad("n 1..100", "n 10..1", "4:11", "there is no number from 10 to 1"),
        new Bad("a[n]", "a[m]", "5:11", "found `m`, expected a number of the input"),
        new Bad("a[n]", "n[n]", "5:9", "there are two things called `n`"),
        new Bad("start   a", "start   b", "7:9", "found `b`, expected a number of the input"),
        new Bad("start   a\n", "", "1:1", "there is no `start` line"),
        new Bad("start   a", "start   a\nstart   a", "8:1", "a second `start` line"),
        new Bad("{heap}", "{hoop}", "8:10", "found `hoop`"),
        new Bad("wins    C", "total   wins n\nwins    C", "10:1", "line 9 says `total`"),
        new Bad("loses   {n}", "loses {n}\ntotal wins n", "11:1", "line 9 says `wins`"),
        new Bad("wins    C", "find first loses else 0\nwins  C", "10:1", "line 9 says `find`"),
        new Bad("loses   {n}", "find any wins else 0\nloses 0", "11:1", "line 10 says `find`"),
        new Bad("loses   {n}", "find any wins\n", "10:14", "there is no `else`"),
        new Bad("loses   {n}", "find some wins else 0\n", "10:6", "found `some`"),
        new Bad("loses   {n}", "find any draws else 0\n", "10:10", "found `draws`"),
        new Bad("loses   {n}", "find any wins now else 0\n", "10:15", "found `now`"),
        new Bad("loses   {n}", "wins A\nfind any wins else 0\n", "11:1", "has several lines"),
        new Bad("wins    C", "total wins n\nfind any wins else 0", "10:1", "line 9 says `total`"),
        new Bad("wins    C", "find any wins else 0\nbetween comma\nwins C", "10:1", "says `find`"),
        new Bad("{heap}", "{heap", "8:", "found `:`"),
        new Bad("need  ", "add where n = 1 play misere\nneed  ", "6:28", "there is no `:` between"),
        new Bad("need  ", "add where n = 1 :\nneed  ", "6:18", "expected a line of rules"),
        new Bad("need  ", "add where a = 1 : play misere\nneed  ", "6:11", "`a` is a list"),
        new Bad("need  ", "add where b = 1 : take {a}\nneed  ", "6:11", "found `b`"),
        new Bad("need  ", "turns often\nneed  ", "6:7", "found `often`"),
        new Bad("need  ", "turns chosen\nneed  ", "6:1", "which are no two lines of text"),
        new Bad("move ", "over 0\nturns told\nover ", "10:1", "a second `over` line"),
        new Bad("start   a", "start   runs a", "7:9", "found `runs`"),
        new Bad("start   a", "start   runs of .", "7:14", "expected"),
        new Bad("start   a", "start   runs a of", "7:18", "the line ends here"),
        new Bad("start   a", "start   runs a of . between", "7:28", "the line ends here"),
        new Bad("start   a", "start   runs a of . between # #", "7:31", "found `#`"),
        new Bad("move    {heap}:{taken}\n", "", "1:1", "there is no `move` line"),
        new Bad("need    n >= 1", "need    n in primes", "6:9", "no conditions with `in`"),
        new Bad(
            "{n}", "{valu}", "10:10", "found `valu`, expected a number of the input, or one of"),
        new Bad(
            "loses   {n}\n",
            "",
            "1:1",
            "there is no `loses` line to say what is printed of a lost"),
        new Bad("rules   nim", "rules", "2:6", "the line ends here"),
        new Bad("10^9 distinct", "10^9 distinkt", "5:", "found `distinkt`"));
  }

  @ParameterizedTest
  @MethodSource("bad")
  void saysWhatIsWrongAndWhere(Bad bad) {
    assertThat(GOOD).contains(bad.from);
    InputException fault =
        catchThrowableOfType(
            InputException.class,
            () ->
                SpecParser.parse(
                    "x",
                    GOOD.replaceFirst(Pattern.quote(bad.from), Matcher.quoteReplacement(bad.to))));
    assertThat(fault).as(bad.to).isNotNull();
    assertThat(fault.problem()).as(bad.to).contains(bad.problem);
    assertThat(fault.place().orElseThrow().toString()).as(bad.to).startsWith("x:" + bad.where);
    assertThat(fault.cure()).as(bad.to).isNotEmpty();
  }

  @Test
  void programsThatPlayNeedAMoveLine() {
    String noMoves =
        GOOD.replace("move    {heap}:{taken}\n", "turns first\n").replace("{least move}", "W");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> SpecParser.parse("x", noMoves))
        .satisfies(fault -> assertThat(fault.problem()).contains("there is no `move` line"));
    assertThat(SpecParser.parse("x", noMoves.replace("turns first\n", "")).output().isTalk())
        .isFalse();
  }

  @Test
  void aMoveLineIsToldWhatAMoveHas() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> SpecParser.parse("x", GOOD.replace("{heap}", "{hoop+1}")))
        .satisfies(fault -> assertThat(fault.problem()).contains("expected a number of a move"))
        .satisfies(fault -> assertThat(fault.cure()).startsWith("a move has `column heap "));
  }

  /// A description with a few characters changed is refused with a place, or read.
  @Test
  void noMutationFails() {
    Random random = new Random(15);
    for (int round = 0; round < 5_000; round++) {
      StringBuilder text = new StringBuilder(GOOD);
      for (int i = 0; i < 1 + random.nextInt(3); i++) {
        int at = random.nextInt(text.length());
        text.replace(
            at,
            Math.min(text.length(), at + random.nextInt(4)),
            "n.,[]{}()x:- 1at of".substring(random.nextInt(19)).substring(0, 1));
      }
      try {
        assertThat(SpecParser.parse("x", text.toString()).input()).isNotEmpty();
      } catch (InputException e) {
        assertThat(e.place()).as(text.toString()).isPresent();
      }
    }
  }
}
