package org.grundy.workbench.contest.pack;

import org.grundy.workbench.contest.answer.ExpectedOutput;

/// An input of a package with the right output.
///
/// @param name what its files are called
/// @param isSample whether it stands in the statement
/// @param input each line with a line break at its end
/// @param output what is right
public record TestFile(String name, boolean isSample, String input, ExpectedOutput output) {}
