package org.grundy.workbench.contest.answer;

/// The rules by which a contest problem is played, as text.
///
/// @param name what they are called in errors
/// @param text in the rules language
public record RulesText(String name, String text) {}
