@NullMarked
package org.grundy.checker.json;

import org.jspecify.annotations.NullMarked;
