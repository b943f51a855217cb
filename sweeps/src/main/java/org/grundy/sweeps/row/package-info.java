/// The findings about one item, as a row of columns; nothing here knows of Spark.
@NullMarked
package org.grundy.sweeps.row;

import org.jspecify.annotations.NullMarked;
