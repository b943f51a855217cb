/// What is derived from rules, held against plain play.
@NullMarked
package org.grundy.rules.derive;

import org.jspecify.annotations.NullMarked;
