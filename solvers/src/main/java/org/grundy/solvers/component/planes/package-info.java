/// Component search: any board game that ends, split into independent components again after every
/// move, each component valued once under its symmetries.
@NullMarked
package org.grundy.solvers.component.planes;

import org.jspecify.annotations.NullMarked;
