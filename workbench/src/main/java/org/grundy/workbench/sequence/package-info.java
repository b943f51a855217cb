/// Sequences of values G(0), G(1), …: computed in blocks, saved on the way, with what people look
/// at; certificates.
@NullMarked
package org.grundy.workbench.sequence;

import org.jspecify.annotations.NullMarked;
