package org.grundy.core.certificate;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Outcome;

/// A claim about all positions of a game of heaps, by a complete deterministic automaton.
///
/// The automaton reads the sizes of a position together, most significant digit first; shorter ones
/// begin with zeros. One letter holds a digit of each size: the letter of the digits `d(0), d(1),
/// …` is the number `d(0) + d(1)·radix + d(2)·radix² + …`, where `d(0)` belongs to the first size
/// and the radix is that of the numeration. State 0 is the start, which the letter 0 leaves where
/// it is: so zeros before the sizes make no difference. What the automaton does with words that are
/// no numbers of the numeration does not matter.
///
/// @param game with nothing left open
/// @param claim what the outputs say
/// @param numeration in which sizes are written
/// @param sizes how many a position has, from 1 to [#MOST_SIZES]; of `board heap` so many heaps
/// @param outputs one a state
/// @param arcs state by state, and letter by letter from 0: the state to which it leads
/// @param at a position of which it is told who wins, where the claim is made for its sake
public record AutomatonCertificate(
    CertifiedGame game,
    Claim claim,
    CertifiedNumeration numeration,
    long sizes,
    List<Long> outputs,
    List<Long> arcs,
    Optional<At> at)
    implements Certificate {
  /// The most sizes of a position.
  public static final int MOST_SIZES = 4;

  /// The most states and arcs.
  public static final int MOST_ARCS = 1 << 22;

  /// A position and who wins it.
  ///
  /// @param position in the notation of the game's rules, with as many sizes as the automaton reads
  public record At(String position, Outcome outcome) {}

  /// A certificate of all positions alone.
  public AutomatonCertificate(
      CertifiedGame game,
      Claim claim,
      CertifiedNumeration numeration,
      long sizes,
      List<Long> outputs,
      List<Long> arcs) {
    this(game, claim, numeration, sizes, outputs, arcs, Optional.empty());
  }

  public AutomatonCertificate {
    outputs = List.copyOf(outputs);
    arcs = List.copyOf(arcs);
  }

  /// The meaning of outputs.
  public enum Claim {
    /// 1 where whoever is to move loses, 0 elsewhere.
    LOSING("losing"),

    /// The Grundy value.
    VALUES("values");

    private final String word;

    Claim(String word) {
      this.word = word;
    }

    /// The claim of a word that is one of [#words].
    public static Claim named(String word) {
      return Arrays.stream(values())
          .filter(claim -> claim.word.equals(word))
          .findFirst()
          .orElseThrow();
    }

    /// All words.
    public static List<String> words() {
      return Arrays.stream(values()).map(Claim::word).toList();
    }

    /// Its name in files.
    public String word() {
      return word;
    }
  }
}
