/// Theorems about all positions of a game, as the command `prove` asks for them.
@NullMarked
package org.grundy.workbench.prove;

import org.jspecify.annotations.NullMarked;
