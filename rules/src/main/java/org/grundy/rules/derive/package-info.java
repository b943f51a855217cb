/// What can be derived from the rules, so that nobody has to claim it: what a cell may ever hold,
/// which symmetries keep the rules, how a position splits into components.
@NullMarked
package org.grundy.rules.derive;

import org.jspecify.annotations.NullMarked;
