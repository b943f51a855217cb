package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.game.TextSource;

/// Positions of heaps that move together of which one size runs from 0 on and the others stay, as
/// in `(n,0)`.
///
/// @param place of the size that runs
/// @param sizes all, with 0 for the one that runs
record RunningSize(int place, List<Long> sizes) {
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  RunningSize {
    sizes = List.copyOf(sizes);
  }

  /// Reads the sizes in a text.
  ///
  /// @throws InputException if the game has one size only, or the text does not say which one runs
  static RunningSize of(GameRules rules, TextSource source) {
    Place place = new Place(source.name(), 1, 1);
    if (!(rules.board() instanceof Board.Heaps(List<String> names, var _))) {
      throw new InputException(
          place,
          "only where sizes move together it is said which of them runs",
          "leave `" + source.text() + "` out");
    }
    String text = source.text().strip();
    boolean inParentheses = text.startsWith("(") && text.endsWith(")");
    List<String> words =
        List.of((inParentheses ? text.substring(1, text.length() - 1) : text).split(",", -1));
    List<Long> sizes = new ArrayList<>();
    int runs = -1;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).strip();
      boolean isNumber = NUMBER.matcher(word).matches();
      if (words.size() != names.size() || (!isNumber && (runs >= 0 || !names.contains(word)))) {
        throw expected(place, source, names);
      }
      runs = isNumber ? runs : i;
      sizes.add(isNumber ? Long.parseLong(word) : 0);
    }
    if (runs < 0 || !words.get(runs).strip().equals(names.get(runs))) {
      throw expected(place, source, names);
    }
    return new RunningSize(runs, sizes);
  }

  private static InputException expected(Place place, TextSource source, List<String> names) {
    return new InputException(
        place,
        "found `%s`, expected numbers, and the name of the one size that runs"
            .formatted(source.text()),
        "such as " + example(names));
  }

  /// The positions, the size that runs being n.
  String text() {
    List<String> shown = new ArrayList<>(sizes.stream().map(String::valueOf).toList());
    shown.set(place, "n");
    return "(" + String.join(",", shown) + ")";
  }

  /// The first size runs, the others are 0.
  static String example(List<String> names) {
    return "(" + names.getFirst() + ",0".repeat(names.size() - 1) + ")";
  }
}
