/// The facts that can be derived from the rules, so that nobody has to claim them. Here is what a
/// cell may ever hold; below are `split` (components), `symmetry` (images that keep the rules) and
/// `bound` (how long a play and how many positions there may be).
@NullMarked
package org.grundy.rules.derive;

import org.jspecify.annotations.NullMarked;
