/// The parts of which every renderer is made: a page of text, a JSON document, figures and SVG
/// documents.
@NullMarked
package org.grundy.workbench.render.kit;

import org.jspecify.annotations.NullMarked;
