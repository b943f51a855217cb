/// The JSON form of certificates, and their seal.
@NullMarked
package org.grundy.checker.json;

import org.jspecify.annotations.NullMarked;
