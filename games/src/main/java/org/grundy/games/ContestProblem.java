package org.grundy.games;

/// A contest problem that asks about one game of the catalogue.
///
/// @param id what to call it by: `cf138d`
/// @param title its title in the contest
/// @param source the contest
/// @param gameName name of the game in the catalogue
/// @param format its input and output
public record ContestProblem(
    String id, String title, String source, String gameName, ContestFormat format) {}
