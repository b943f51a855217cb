/// Bacterial Tactics: its rules, what is known of it, and its contest.
@NullMarked
package org.grundy.games.bacterial;

import org.jspecify.annotations.NullMarked;
