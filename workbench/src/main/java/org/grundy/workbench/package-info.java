/// One request in, one answer out: what a Java user depends on, and all that the front ends call.
@NullMarked
package org.grundy.workbench;

import org.jspecify.annotations.NullMarked;
