/// Programs that play well, badly and not at all.
@NullMarked
package org.grundy.workbench.judge;

import org.jspecify.annotations.NullMarked;
