@NullMarked
package org.grundy.browser;

import org.jspecify.annotations.NullMarked;
