/// The explorer: an interface over HTTP to the workbench, and the page that talks to it.
@NullMarked
package org.grundy.web;

import org.jspecify.annotations.NullMarked;
