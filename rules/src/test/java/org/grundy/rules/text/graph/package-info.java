@NullMarked
package org.grundy.rules.text.graph;

import org.jspecify.annotations.NullMarked;
