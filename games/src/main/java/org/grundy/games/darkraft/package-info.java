/// World of Darkraft: its rules, what is known of it, and its contest.
@NullMarked
package org.grundy.games.darkraft;

import org.jspecify.annotations.NullMarked;
