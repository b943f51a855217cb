/// The values of the rectangles of one region: [RegionValues] chooses among a table of small values
/// ([LaneTable]), one of any values ([RectangleTable]) and a search of what play reaches
/// ([RectangleSearch]). They read the region from [CutRegion] and its [Lines].
@NullMarked
package org.grundy.solvers.cut.region;

import org.jspecify.annotations.NullMarked;
