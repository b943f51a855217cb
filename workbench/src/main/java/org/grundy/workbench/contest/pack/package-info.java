/// Folders in which the systems of contests keep a problem: statement, data, validators, checker,
/// programs. All programs are C++ that is written from the format and needs nothing of Grundy.
@NullMarked
package org.grundy.workbench.contest.pack;

import org.jspecify.annotations.NullMarked;
