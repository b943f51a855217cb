/// The dialogues in which lines are typed and answered at once: a game against Grundy, and a
/// session.
@NullMarked
package org.grundy.cli.dialogue;

import org.jspecify.annotations.NullMarked;
