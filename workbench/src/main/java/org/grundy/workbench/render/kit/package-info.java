/// What every renderer is made of: a page of text, a JSON document, figures and SVG documents.
@NullMarked
package org.grundy.workbench.render.kit;

import org.jspecify.annotations.NullMarked;
