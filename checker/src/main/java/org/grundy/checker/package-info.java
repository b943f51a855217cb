/// The check of certificates: every claim is derived anew from the rules, by code that is simple,
/// slow and shared with no solver.
@NullMarked
package org.grundy.checker;

import org.jspecify.annotations.NullMarked;
