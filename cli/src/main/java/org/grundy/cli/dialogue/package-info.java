/// What is typed line by line and answered at once: a game against Grundy, and a session.
@NullMarked
package org.grundy.cli.dialogue;

import org.jspecify.annotations.NullMarked;
