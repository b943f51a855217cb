@NullMarked
package org.grundy.workbench.render.kit;

import org.jspecify.annotations.NullMarked;
