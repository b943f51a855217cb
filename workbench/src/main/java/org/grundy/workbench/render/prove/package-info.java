/// Theorems about all positions in words, as JSON, as a list of losing positions and as a picture.
@NullMarked
package org.grundy.workbench.render.prove;

import org.jspecify.annotations.NullMarked;
