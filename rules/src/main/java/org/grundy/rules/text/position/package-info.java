/// The notation of positions: text to a sum of positions and back.
///
/// On `heap` a `+` outside parentheses separates heaps; inside them it adds.
@NullMarked
package org.grundy.rules.text.position;

import org.jspecify.annotations.NullMarked;
