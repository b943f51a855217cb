package org.grundy.workbench;

import java.util.Optional;
import org.grundy.core.Budget;

/// What is asked of a game.
///
/// @param game the game
/// @param source what the position's text is called in errors: `position`, `<stdin>` or a file
/// @param position a drawn position, a size, or a sum of these
/// @param seed for random starts
/// @param method the method to use, where the planner is not to choose
/// @param budget how much work the answer may cost
public record SolveRequest(
    Game game, String source, String position, long seed, Optional<String> method, Budget budget) {}
