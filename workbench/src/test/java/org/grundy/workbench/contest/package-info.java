/// Descriptions of contests.
@NullMarked
package org.grundy.workbench.contest;

import org.jspecify.annotations.NullMarked;
