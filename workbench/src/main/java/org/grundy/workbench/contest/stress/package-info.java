/// Somebody's program held against Grundy's answers on made inputs: small ones first, then random,
/// then extreme ones; the first difference is made smaller while it fails.
@NullMarked
package org.grundy.workbench.contest.stress;

import org.jspecify.annotations.NullMarked;
