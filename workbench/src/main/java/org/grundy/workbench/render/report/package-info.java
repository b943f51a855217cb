/// Plans, checks of rules, verdicts on certificates and the catalogue, in words and as JSON.
@NullMarked
package org.grundy.workbench.render.report;

import org.jspecify.annotations.NullMarked;
