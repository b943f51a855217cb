package org.grundy.workbench.table;

import org.grundy.workbench.request.PlanReport;

/// The plan for making a table.
///
/// @param game the title of the game
/// @param family the starts, as text
/// @param starts how many there are
/// @param chosen the method that would be taken
public record TablePlan(String game, String family, int starts, PlanReport.Choice chosen) {}
