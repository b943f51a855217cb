package org.grundy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;

/// The smallest rules and position found for which a comparison still fails. Words of the rules are
/// left out, many at a time and then few: lines, alternatives and conditions with them; of the
/// position summands, rows, columns and words; numbers are made less. What is no rules, or no
/// position, is passed over.
///
/// No step makes anything larger, and the same case shrinks to the same case.
public final class Shrinker {
  private static final Pattern WORD = Pattern.compile("\\S+|\n");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final int MOST_TRIES = 20_000;

  private final BiConsumer<GameRules, List<Position>> comparison;
  private int tries;

  private Shrinker(BiConsumer<GameRules, List<Position>> comparison) {
    this.comparison = comparison;
  }

  /// Compares; a failure names the smallest case that was found besides.
  ///
  /// @param comparison throws an `AssertionError` where it fails
  public static void holds(
      GameRules rules, List<Position> sum, BiConsumer<GameRules, List<Position>> comparison) {
    try {
      comparison.accept(rules, sum);
    } catch (AssertionError failure) {
      String smallest =
          new Shrinker(comparison)
              .smallest(RulesFormatter.format(rules), PositionText.formatSum(rules, sum));
      throw new AssertionError(failure.getMessage() + "\nThe smallest found: " + smallest, failure);
    }
  }

  private String smallest(String rules, String sum) {
    String lessRules = rules;
    String lessSum = sum;
    String before = "";
    while (!before.equals(lessRules + lessSum)) {
      before = lessRules + lessSum;
      String ofSum = lessSum;
      lessRules = fewer(lessRules, WORD, " ", text -> fails(text, ofSum));
      lessRules = lessNumbers(lessRules, text -> fails(text, ofSum));
      String ofRules = lessRules;
      for (String between : List.of(" \\+ ", "\\|", " ")) {
        lessSum = fewer(lessSum, between, text -> fails(ofRules, text));
      }
      lessSum = narrower(lessSum, text -> fails(ofRules, text));
      lessSum = lessNumbers(lessSum, text -> fails(ofRules, text));
    }
    return "%s of%n%s".formatted(lessSum, lessRules.replace(" \n ", "\n").replace(" \n", "\n"));
  }

  private boolean fails(String rules, String sum) {
    if (++tries > MOST_TRIES) {
      return false;
    }
    try {
      GameRules read = RulesParser.parse("smaller", rules);
      comparison.accept(read, PositionText.parse(read, "smaller", sum, 1));
      return false;
    } catch (AssertionError _) {
      return true;
    } catch (InputException | IllegalArgumentException _) {
      return false;
    }
  }

  private static String fewer(String text, Pattern piece, String between, Predicate<String> fails) {
    List<String> pieces = piece.matcher(text).results().map(MatchResult::group).toList();
    return String.join(between, fewest(pieces, some -> fails.test(String.join(between, some))));
  }

  private static String fewer(String text, String between, Predicate<String> fails) {
    String plain = between.replace("\\", "");
    List<String> pieces = List.of(text.split(between, -1));
    return String.join(plain, fewest(pieces, some -> fails.test(String.join(plain, some))));
  }

  /// Fewer columns of a board whose rows stand between bars.
  private static String narrower(String text, Predicate<String> fails) {
    List<String> rows = List.of(text.split("\\|", -1));
    int width = rows.getFirst().length();
    if (rows.stream().anyMatch(row -> row.length() != width)) {
      return text;
    }
    return ofColumns(
        rows,
        fewest(
            IntStream.range(0, width).boxed().toList(),
            columns -> fails.test(ofColumns(rows, columns))));
  }

  private static String ofColumns(List<String> rows, List<Integer> columns) {
    List<String> narrow = new ArrayList<>();
    for (String row : rows) {
      StringBuilder left = new StringBuilder();
      columns.forEach(column -> left.append(row.charAt(column)));
      narrow.add(left.toString());
    }
    return String.join("|", narrow);
  }

  /// Leaves out runs of pieces, long ones first.
  private static <T> List<T> fewest(List<T> pieces, Predicate<List<T>> fails) {
    List<T> left = pieces;
    for (int length = Math.max(1, pieces.size() / 2); length > 0; length /= 2) {
      for (int at = 0; at + length <= left.size(); ) {
        List<T> some = new ArrayList<>(left);
        some.subList(at, at + length).clear();
        if (fails.test(some)) {
          left = some;
        } else {
          at++;
        }
      }
    }
    return left;
  }

  /// Makes each number half as large, and then less by one, as often as that fails.
  private static String lessNumbers(String text, Predicate<String> fails) {
    String left = text;
    for (int at = 0; at < NUMBER.matcher(left).results().count(); ) {
      MatchResult found = NUMBER.matcher(left).results().skip(at).findFirst().orElseThrow();
      int number = Integer.parseInt(found.group());
      String half = replaced(left, found, number / 2);
      String less = replaced(left, found, number - 1);
      if (number > 0 && fails.test(half)) {
        left = half;
      } else if (number > 0 && fails.test(less)) {
        left = less;
      } else {
        at++;
      }
    }
    return left;
  }

  private static String replaced(String text, MatchResult found, int number) {
    return text.substring(0, found.start()) + number + text.substring(found.end());
  }
}
