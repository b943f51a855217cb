package org.grundy.core;

/// The cost of an answer.
///
/// @param nodes positions expanded, or the units that the plan counts in
/// @param milliseconds wall time of the solving
public record Statistics(long nodes, double milliseconds) {}
