@NullMarked
package org.grundy.checker.tiling;

import org.jspecify.annotations.NullMarked;
