/// Positions as they are looked at and played in an explorer: each move with where it leads and
/// what it changes.
@NullMarked
package org.grundy.workbench.explore;

import org.jspecify.annotations.NullMarked;
