/// All positions that can be reached from a start, and what moves lead from one to another, each
/// position under one text.
@NullMarked
package org.grundy.workbench.space;

import org.jspecify.annotations.NullMarked;
