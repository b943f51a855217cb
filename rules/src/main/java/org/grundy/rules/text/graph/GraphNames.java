package org.grundy.rules.text.graph;

/// How the names of vertices are written.
final class GraphNames {
  private GraphNames() {}

  /// Whether a name can be written without quotes: letters, digits and `_`.
  static boolean isPlain(String name) {
    return !name.isEmpty() && name.codePoints().allMatch(GraphNames::isPart);
  }

  /// Whether a character belongs to a plain name.
  static boolean isPart(int codePoint) {
    return Character.isLetterOrDigit(codePoint) || codePoint == '_';
  }
}
