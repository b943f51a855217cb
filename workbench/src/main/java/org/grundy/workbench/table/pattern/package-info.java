/// Patterns in tables of values: what they say, how they are found, and how far each is proved.
@NullMarked
package org.grundy.workbench.table.pattern;

import org.jspecify.annotations.NullMarked;
