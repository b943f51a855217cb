/// The game that a certificate is about, read anew from its code or its rules.
@NullMarked
package org.grundy.checker.game;

import org.jspecify.annotations.NullMarked;
