/// Formulas of tables: one record a kind of formula, each with its search, and the choice of the
/// simplest one that says all values. The package is larger than others since every kind is
/// searched for by what all share.
///
/// One package because the formulas are one family: one record each, and what chooses among them.
@NullMarked
package org.grundy.solvers.family.formula;

import org.jspecify.annotations.NullMarked;
