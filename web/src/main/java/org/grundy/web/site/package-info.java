/// The page with answers as files, for places that serve files and compute nothing.
@NullMarked
package org.grundy.web.site;

import org.jspecify.annotations.NullMarked;
