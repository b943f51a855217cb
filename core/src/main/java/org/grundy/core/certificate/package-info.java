/// Certificates: claims with what it takes to check them from the rules alone, and what a check
/// found. How they are written as JSON and how they are checked is the module `checker`.
///
/// One package because certificates are one sealed family of records with their parts.
@NullMarked
package org.grundy.core.certificate;

import org.jspecify.annotations.NullMarked;
