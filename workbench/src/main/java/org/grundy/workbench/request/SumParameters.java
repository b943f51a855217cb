package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// Numbers for the parameters of the games of a sum: `k=3` is for every game that has such a
/// parameter, `2.k=3` for the second game that the sum names.
final class SumParameters {
  private static final Pattern OF_ONE =
      Pattern.compile("\\s*(\\d{1,4})\\s*\\.(.*)", Pattern.DOTALL);

  /// @param game which game that the sum names, from 1; 0 for all
  private record Part(int game, Binding value) {
    boolean isFor(int number) {
      return game == 0 || game == number;
    }

    String text() {
      return (game == 0 ? "" : game + ".") + value.name();
    }
  }

  private final List<Part> parts = new ArrayList<>();
  private final Set<Part> used = new HashSet<>();

  /// @throws InputException at the first fault of the texts, with its place
  SumParameters(List<TextSource> texts) {
    for (TextSource source : texts) {
      Matcher one = OF_ONE.matcher(source.text());
      int game = one.matches() ? Integer.parseInt(one.group(1)) : 0;
      String values = one.matches() ? one.group(2) : source.text();
      RulesParser.bindings(source.name(), values)
          .forEach(value -> parts.add(new Part(game, value)));
    }
  }

  /// The game with its numbers, and nothing left open.
  ///
  /// @param number of the game among those that the sum names, from 1
  Game bind(Game game, int number) {
    List<Binding> values = new ArrayList<>();
    for (Part part : parts) {
      if (part.isFor(number) && game.rules().parameters().find(part.value.name()).isPresent()) {
        values.add(part.value);
        used.add(part);
      }
    }
    return game.with(values).bound();
  }

  /// Refuses numbers that no game has taken.
  ///
  /// @throws InputException if there are such
  void requireAllUsed() {
    for (Part part : parts) {
      if (!used.contains(part)) {
        throw new InputException(
            "no game of the sum has the parameter `" + part.text() + "`",
            "1.k=3 is for the first game that the sum names, k=3 for all that have a k");
      }
    }
  }
}
