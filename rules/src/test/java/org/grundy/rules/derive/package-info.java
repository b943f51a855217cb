@NullMarked
package org.grundy.rules.derive;

import org.jspecify.annotations.NullMarked;
