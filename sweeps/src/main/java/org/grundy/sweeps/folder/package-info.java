/// The folder of a sweep's results: what it is of, and its rows.
@NullMarked
package org.grundy.sweeps.folder;

import org.jspecify.annotations.NullMarked;
