@NullMarked
package org.grundy.checker;

import org.jspecify.annotations.NullMarked;
