/// Long work that goes on while its listeners hear how far it is.
@NullMarked
package org.grundy.web.job;

import org.jspecify.annotations.NullMarked;
