package org.grundy.games;

/// A contest problem whose input and output the catalogue can tell.
///
/// @param id what to call it by: `cf138d`
/// @param gameName name of the game in the catalogue; the id where the problem has rules of its own
/// @param rulesText its rules in the rules language
/// @param format the text that describes its input and output
public record ContestProblem(String id, String gameName, String rulesText, String format) {
  /// True if the rules are those of a game of the catalogue.
  public boolean isOfCatalogue() {
    return !gameName.equals(id);
  }
}
