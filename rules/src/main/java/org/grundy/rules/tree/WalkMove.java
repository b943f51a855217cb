package org.grundy.rules.tree;

/// `token G step edges [: delete left | : delete edge]`: a token goes from its vertex along an edge
/// to another; an arc leads one way.
///
/// @param token the glyph that marks the token's vertex
/// @param deletes what a step deletes
public record WalkMove(Glyph token, Deletes deletes) implements Rule {
  /// The things that a step of a token may delete.
  public enum Deletes {
    /// Nothing: the graph may have no cycle then, and several tokens are a sum.
    NOTHING,
    /// The vertex that is left; a loop cannot be walked then.
    LEFT,
    /// The edge that is walked.
    EDGE
  }
}
