/// An answer as a picture: boards, graphs and heaps with the value that each move leads to.
@NullMarked
package org.grundy.workbench.render.picture;

import org.jspecify.annotations.NullMarked;
