package org.grundy.workbench.request;

import org.grundy.solvers.cover.PieceSurvey;
import org.grundy.solvers.cover.PlacementSurvey;

/// A report on the tiling game with pieces of one size in all rectangles.
///
/// @param pieces which pieces are in tilings
/// @param placements which placements of them can be completed
public record OminoReport(PieceSurvey pieces, PlacementSurvey placements) {}
