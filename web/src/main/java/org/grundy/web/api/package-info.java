/// The operations that can be asked over HTTP: each with the fields of its request, declared once
/// for the reading and for the description.
@NullMarked
package org.grundy.web.api;

import org.jspecify.annotations.NullMarked;
