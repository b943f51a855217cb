@NullMarked
package org.grundy.checker.position;

import org.jspecify.annotations.NullMarked;
