package org.grundy.sweeps;

import java.nio.file.Path;
import org.grundy.sweeps.row.Limits;

/// A request for a sweep.
///
/// @param folder where the results go
/// @param resume whether the sweep goes on from results that are there
/// @param retry whether items whose limits were spent are asked again
/// @param limits of those, in place of the sweep's
/// @param check the share of the certificates to be checked, 0 for none
/// @param seed chooses that share
/// @param master the cluster
/// @param ui whether Spark serves its own pages
public record Wish(
    Path folder,
    boolean resume,
    boolean retry,
    Limits limits,
    double check,
    long seed,
    String master,
    boolean ui) {}
