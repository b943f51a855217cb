@NullMarked
package org.grundy.web;

import org.jspecify.annotations.NullMarked;
