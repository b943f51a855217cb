/// Contest problems of the catalogue, held against their statements.
@NullMarked
package org.grundy.workbench.contest.answer;

import org.jspecify.annotations.NullMarked;
