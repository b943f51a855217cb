/// The theorems by which a period that is seen in finitely many values holds for all: which games
/// each covers, how many values it asks for, and what else of them. `docs/certificates.md` states
/// and proves them.
@NullMarked
package org.grundy.checker.theorem;

import org.jspecify.annotations.NullMarked;
