package org.grundy.core.certificate;

import java.util.List;
import org.grundy.core.certificate.AutomatonCertificate.Claim;

/// A claim about every filling of a row of cells, of every length, by a complete deterministic
/// automaton that reads the cells from left to right.
///
/// A letter is the place of a glyph in the `cells` line of the rules, from 0. State 0 is the start.
///
/// @param game on `board strip`, with nothing left open
/// @param claim what the outputs say
/// @param outputs one a state
/// @param arcs state by state, and letter by letter from 0: the state to which it leads; at most
///   [AutomatonCertificate#MOST_ARCS]
public record RowCertificate(CertifiedGame game, Claim claim, List<Long> outputs, List<Long> arcs)
    implements Certificate {
  public RowCertificate {
    outputs = List.copyOf(outputs);
    arcs = List.copyOf(arcs);
  }
}
