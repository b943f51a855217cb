@NullMarked
package org.grundy.workbench.render.sequence;

import org.jspecify.annotations.NullMarked;
