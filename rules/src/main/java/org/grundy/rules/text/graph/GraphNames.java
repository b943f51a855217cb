package org.grundy.rules.text.graph;

/// The written form of the names of vertices.
final class GraphNames {
  private GraphNames() {}

  /// True if a name can be written without quotes: letters, digits and `_`.
  static boolean isPlain(String name) {
    return !name.isEmpty() && name.codePoints().allMatch(GraphNames::isPart);
  }

  /// True if a character belongs to a plain name.
  static boolean isPart(int codePoint) {
    return Character.isLetterOrDigit(codePoint) || codePoint == '_';
  }
}
