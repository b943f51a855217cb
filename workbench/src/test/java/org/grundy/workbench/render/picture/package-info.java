@NullMarked
package org.grundy.workbench.render.picture;

import org.jspecify.annotations.NullMarked;
