package org.grundy.games;

import java.util.ArrayList;
import java.util.List;

/// The game as a picture and as a word: how a gallery shows it, and what else it is called. A file
/// has lines `position P`, `moves N` and `called NAME`.
///
/// @param position that shows the game in the middle; empty where the folder has none
/// @param moves how many are made from there, at random, before it is shown
/// @param called other names by which people look for it, in small letters
public record Scene(String position, int moves, List<String> called) {
  /// The game is shown at a start, and has one name.
  public static final Scene NONE = new Scene("", 0, List.of());

  public Scene {
    called = List.copyOf(called);
  }

  /// The scene that a file of the catalogue holds.
  ///
  /// @throws IllegalStateException if a line is none of the three
  static Scene parse(String path, String text) {
    String position = "";
    int moves = 0;
    List<String> called = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String[] words = line.split("\\s+", 2);
      switch (words[0]) {
        case "position" -> position = words[1];
        case "moves" -> moves = Integer.parseInt(words[1]);
        case "called" -> called.add(words[1]);
        default -> throw new IllegalStateException(path + ": no line of a scene: " + line);
      }
    }
    return new Scene(position, moves, called);
  }
}
