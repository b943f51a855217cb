package org.grundy.games;

import java.util.ArrayList;
import java.util.List;
import org.grundy.games.KnownValue.Known;

/// The file of a game's known values: a heading, then lines of three columns separated by tabs.
final class KnownValues {
  private static final String HEADING = "start\tknown\tsource";
  private static final String WINNING_MOVES = "winning-moves ";

  private KnownValues() {}

  /// @throws IllegalStateException if the file is not of that form: it ships with the catalogue
  static List<KnownValue> parse(String path, String text) {
    List<String> lines = text.lines().toList();
    if (lines.isEmpty() || !lines.getFirst().equals(HEADING)) {
      throw new IllegalStateException(path + ": expected the heading " + HEADING);
    }
    List<KnownValue> values = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      String[] fields = lines.get(i).split("\t", -1);
      if (fields.length != 3 || fields[0].isBlank() || fields[2].isBlank()) {
        throw new IllegalStateException(path + ":" + (i + 1) + ": expected " + HEADING);
      }
      values.add(new KnownValue(fields[0], known(path + ":" + (i + 1), fields[1]), fields[2]));
    }
    return values;
  }

  private static Known known(String place, String text) {
    try {
      return switch (text) {
        case "wins" -> new Known.Wins();
        case "loses" -> new Known.Loses();
        case "loony" -> new Known.Loony();
        default ->
            text.startsWith(WINNING_MOVES)
                ? new Known.WinningMoves(
                    Long.parseUnsignedLong(text.substring(WINNING_MOVES.length())))
                : new Known.Value(Integer.parseUnsignedInt(text));
      };
    } catch (NumberFormatException e) {
      throw new IllegalStateException(
          place + ": expected a value, wins, loses, loony or winning-moves K, found " + text, e);
    }
  }
}
