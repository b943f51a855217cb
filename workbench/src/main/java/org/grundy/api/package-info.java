/// The face for Java programs: begin with [org.grundy.api.Grundy]. Words that they speak besides
/// are in [org.grundy.core].
///
/// It stands on the workbench and nothing stands on it: what it hands out keeps to the words of
/// this package and of the core, so that no other package is exported to all.
@NullMarked
package org.grundy.api;

import org.jspecify.annotations.NullMarked;
