package org.grundy.games;

import java.util.List;

/// One game of the catalogue, as its folder tells of it.
///
/// @param name what to call it by: `darkraft`
/// @param folder the folder's name: `darkraft`
/// @param rulesText its rules in the rules language
/// @param about what it is, in prose (Markdown); empty where the folder has none
/// @param known what is known of it from outside, in the order of the file
/// @param contestIds the contest problems that ask about it, sorted
/// @param scene how it is shown
public record CatalogueGame(
    String name,
    String folder,
    String rulesText,
    String about,
    List<KnownValue> known,
    List<String> contestIds,
    Scene scene) {
  public CatalogueGame {
    known = List.copyOf(known);
    contestIds = List.copyOf(contestIds);
  }
}
