package org.grundy.workbench.contest.stress;

import org.grundy.workbench.contest.answer.ExpectedOutput;
import org.grundy.workbench.contest.input.MadeInput;

/// An input on which a program fails.
///
/// @param trial the input
/// @param fault what is wrong
/// @param expected what would be right
/// @param got what the program printed
record FailedTrial(MadeInput trial, Fault fault, ExpectedOutput expected, String got) {}
