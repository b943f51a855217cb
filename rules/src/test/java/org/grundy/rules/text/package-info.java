@NullMarked
package org.grundy.rules.text;

import org.jspecify.annotations.NullMarked;
