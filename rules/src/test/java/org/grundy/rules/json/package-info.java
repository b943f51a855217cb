@NullMarked
package org.grundy.rules.json;

import org.jspecify.annotations.NullMarked;
