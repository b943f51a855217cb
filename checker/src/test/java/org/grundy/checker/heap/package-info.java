@NullMarked
package org.grundy.checker.heap;

import org.jspecify.annotations.NullMarked;
