/// From the tree to moves: the literal meaning of each kind of rule. Written to be plainly right;
/// the faster methods are held against it.
///
/// One package because each kind of line has its meaning here, to be read side by side.
@NullMarked
package org.grundy.rules.moves;

import org.jspecify.annotations.NullMarked;
