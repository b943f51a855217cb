package org.grundy.rules.check;

/// A fault in a tree of rules that its syntax does not show.
///
/// @param node the part of the tree that is at fault, by identity
/// @param problem what was found and what was expected, in one sentence without a full stop
/// @param cure what would mend it, or empty
public record RuleProblem(Object node, String problem, String cure) {}
