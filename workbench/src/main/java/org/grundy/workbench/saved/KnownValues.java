package org.grundy.workbench.saved;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.core.name.Sha256;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.game.TextSource;

/// Values of components that were found before, as a file: in its first line the name of the rules,
/// a tab and the digest of all that follows; then on each line a position, a tab and its value.
public final class KnownValues {
  private static final String FILE = "known.tsv";
  private static final int LARGEST = 1 << 30;
  private static final int LARGEST_VALUE = 1 << 20;

  private KnownValues() {}

  /// Writes the file into a folder.
  public static void write(Path folder, GameRules rules, Map<String, Long> values) {
    StringBuilder text = new StringBuilder();
    new TreeMap<>(values)
        .forEach(
            (position, value) -> text.append(position).append('\t').append(value).append('\n'));
    WholeFile.write(
        folder.resolve(FILE), identity(rules) + "\t" + Sha256.of(text.toString()) + "\n" + text);
  }

  /// Reads the file of a folder.
  ///
  /// @throws InputException if there is none, it is of other rules, it was changed, or a line of it
  ///   is bad
  public static Map<Position, Long> read(Path folder, GameRules rules) {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file)) {
      throw new InputException(
          folder + " has no " + FILE, "a sweep that splits a start makes one: name its folder");
    }
    String text = TextSource.ofFile(file, LARGEST).text();
    List<String> lines = text.lines().toList();
    String first = lines.isEmpty() ? "" : lines.getFirst();
    if (!first.startsWith(identity(rules) + "\t")) {
      throw new InputException(
          file + " has values of another game", "name the folder of a sweep of this game");
    }
    if (!first.endsWith("\t" + Sha256.of(text.substring(text.indexOf('\n') + 1)))) {
      throw new InputException(
          file + " was changed or cut since it was written",
          "make it again, by a sweep that splits the start");
    }
    Map<Position, Long> values = new HashMap<>();
    for (int line = 1; line < lines.size(); line++) {
      Place place = new Place(file.toString(), line + 1, 1);
      String[] cells = lines.get(line).split("\t", -1);
      if (cells.length != 2 || !cells[1].matches("\\d{1,7}")) {
        throw new InputException(place, "expected a position, a tab and its value", "");
      }
      List<Position> sum = PositionText.parse(rules, file + ":" + (line + 1), cells[0], 1);
      long value = Long.parseLong(cells[1]);
      if (sum.size() != 1 || value > LARGEST_VALUE) {
        throw new InputException(place, "expected one position and its value", "");
      }
      values.put(sum.getFirst(), value);
    }
    return values;
  }

  private static String identity(GameRules rules) {
    return Resumable.nameOf(Resumable.textOf(rules));
  }
}
