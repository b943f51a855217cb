@NullMarked
package org.grundy.cli;

import org.jspecify.annotations.NullMarked;
