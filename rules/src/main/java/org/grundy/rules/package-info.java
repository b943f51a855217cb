/// Games from Java.
@NullMarked
package org.grundy.rules;

import org.jspecify.annotations.NullMarked;
