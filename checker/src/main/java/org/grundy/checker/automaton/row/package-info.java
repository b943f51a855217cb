/// The check of certificates about all rows of cells: what moves do to a row is read from the rules
/// by code of its own, cell by cell.
@NullMarked
package org.grundy.checker.automaton.row;

import org.jspecify.annotations.NullMarked;
