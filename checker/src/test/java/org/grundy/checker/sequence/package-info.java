@NullMarked
package org.grundy.checker.sequence;

import org.jspecify.annotations.NullMarked;
