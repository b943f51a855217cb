package org.grundy.workbench.request;

import org.grundy.solvers.cover.PlacementCensus;

/// The placements of pieces of one size in one rectangle.
///
/// @param census how many there are, and after which of them right sizes are not enough
public record PlacementReport(PlacementCensus census) {}
