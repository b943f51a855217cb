package org.grundy.rules.check;

/// A fault in a tree of rules that its syntax does not show.
///
/// @param node the part of the tree that is at fault, by identity
/// @param problem what was found and what was expected, in one sentence without a full stop
/// @param cure what would mend it, or empty
/// @param endless whether the fault is only that plays may go on for ever
public record RuleProblem(Object node, String problem, String cure, boolean endless) {
  public RuleProblem(Object node, String problem, String cure) {
    this(node, problem, cure, false);
  }

  /// The fault that plays may go on for ever, which is none under `play loopy`.
  static RuleProblem endless(Object node, String problem, String cure) {
    return new RuleProblem(node, problem, cure + OR_LOOPY, true);
  }

  /// The other cure where plays may go on for ever.
  public static final String OR_LOOPY = "; or let plays go on for ever: play  loopy";
}
