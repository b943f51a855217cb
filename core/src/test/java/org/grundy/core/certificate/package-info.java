/// Tests of the records of certificates.
@NullMarked
package org.grundy.core.certificate;

import org.jspecify.annotations.NullMarked;
