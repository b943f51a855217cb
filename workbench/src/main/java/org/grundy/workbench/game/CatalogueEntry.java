package org.grundy.workbench.game;

import java.util.List;
import org.grundy.games.Scene;

/// One game of the catalogue, as listed.
///
/// @param name what to call it by: `darkraft`
/// @param title what people call it
/// @param contests ids of the contest problems in whose formats it can be asked
/// @param board the word of its board: `grid`
/// @param tokens true if moves go with tokens
/// @param inTurns true if it can be played by itself in turns: it is no tiling game, no move binds
///   the next one, and its moves need no other game beside it
/// @param rules its rules file
/// @param about what it is, in prose (Markdown)
/// @param scene how it is shown, and what else it is called
public record CatalogueEntry(
    String name,
    String title,
    List<String> contests,
    String board,
    boolean tokens,
    boolean inTurns,
    String rules,
    String about,
    Scene scene) {}
