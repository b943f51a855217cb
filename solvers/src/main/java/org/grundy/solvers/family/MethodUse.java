package org.grundy.solvers.family;

/// A method and how many starts of a family it gave.
///
/// @param method its name
/// @param starts how many starts
/// @param shared how one piece of work gave many starts, in words; empty where each was solved by
///   itself
public record MethodUse(String method, int starts, String shared) {}
