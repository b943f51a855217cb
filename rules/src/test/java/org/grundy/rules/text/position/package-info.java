@NullMarked
package org.grundy.rules.text.position;

import org.jspecify.annotations.NullMarked;
