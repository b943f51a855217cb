/// The theorems that settle problems before anything is searched: positions without moves,
/// components that cancel in pairs, moves that are answered by their images, strategies that could
/// be stolen, plays of one length, tokens that delete what they leave, Moore's Nim, Exact Nim,
/// selective compounds, the same number from every heap and Wythoff's game.
///
/// One package because each theorem is a class, [Decided] asks them in turn, and each makes a
/// [Decided].
@NullMarked
package org.grundy.solvers.decided;

import org.jspecify.annotations.NullMarked;
