/// Tests of what people and programs are shown.
@NullMarked
package org.grundy.workbench.render;

import org.jspecify.annotations.NullMarked;
