package org.grundy.workbench.space;

/// A position under the text that stands for it and all its equals.
///
/// @param text as it is written and read
/// @param level what every move lowers, 0 or more: a bound on the moves still to be made
public record Reached(String text, long level) {}
