@NullMarked
package org.grundy.rules.text.game;

import org.jspecify.annotations.NullMarked;
