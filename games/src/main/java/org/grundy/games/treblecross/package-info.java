/// Treblecross: its rules, what is known of it, and its contest.
@NullMarked
package org.grundy.games.treblecross;

import org.jspecify.annotations.NullMarked;
