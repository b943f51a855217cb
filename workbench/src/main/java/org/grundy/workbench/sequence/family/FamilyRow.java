package org.grundy.workbench.sequence.family;

import java.util.OptionalLong;
import org.grundy.core.period.Regularity;

/// The known facts about one code of a family.
///
/// @param equalClass codes of the same number have equal sequences, or shifted ones, as far as they
///   were compared
/// @param shift `G(n) = F(n + shift)`, where F is the sequence of the first code of the class
/// @param rares how many heaps are rare under the mask by which values were found, if one was used
/// @param reached the last heap whose value is known; -1 if none is
public record FamilyRow(
    String code,
    int equalClass,
    long shift,
    Regularity regularity,
    long maximum,
    OptionalLong rares,
    long reached) {}
