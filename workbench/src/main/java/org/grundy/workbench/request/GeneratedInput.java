package org.grundy.workbench.request;

/// An input of a contest problem with the right output.
///
/// @param input each line with a line break at its end
/// @param output each line with a line break at its end
public record GeneratedInput(String input, String output) {}
