/// Rules as JSON, for programs that write or read them. The schema is the resource
/// `rules.schema.json` beside this package.
@NullMarked
package org.grundy.rules.json;

import org.jspecify.annotations.NullMarked;
