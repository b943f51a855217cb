/// Thousands of questions of one kind, asked on this machine or on a Spark cluster.
@NullMarked
package org.grundy.sweeps;

import org.jspecify.annotations.NullMarked;
