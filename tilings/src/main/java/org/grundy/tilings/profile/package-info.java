/// The states of the sweep that counts tilings cell by cell.
@NullMarked
package org.grundy.tilings.profile;

import org.jspecify.annotations.NullMarked;
