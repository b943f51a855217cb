/// The games that can be asked about, found by what people call them, and the check of what a rules
/// file expects.
@NullMarked
package org.grundy.workbench.game;

import org.jspecify.annotations.NullMarked;
