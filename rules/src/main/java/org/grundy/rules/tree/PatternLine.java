package org.grundy.rules.tree;

/// A line about a pattern that a move may make appear where it did not stand before: `win [ P ]`,
/// `avoid [ P ]`.
///
/// @param pattern `*` matches any glyph
/// @param rotate whether the same holds of the quarter turns
/// @param mirror whether the same holds of the reflections
public record PatternLine(Effect effect, Pattern pattern, boolean rotate, boolean mirror) {
  /// What follows when the pattern appears.
  public enum Effect {
    /// Whoever made it appear wins the whole game at once.
    WIN("win", "nobody wins by it", "it wins no more"),

    /// The move is illegal.
    AVOID("avoid", "it forbids nothing", "it forbids no more");

    private final String word;
    private final String ifNever;
    private final String ifTwice;

    Effect(String word, String ifNever, String ifTwice) {
      this.word = word;
      this.ifNever = ifNever;
      this.ifTwice = ifTwice;
    }

    /// The first word of such a line.
    public String word() {
      return word;
    }

    /// The name of such lines in the JSON of rules.
    public String member() {
      return word + "s";
    }

    /// What a line is good for whose pattern can never appear.
    public String ifNever() {
      return ifNever;
    }

    /// What a line is good for that says what another one says.
    public String ifTwice() {
      return ifTwice;
    }
  }

  /// `win [ P ]`.
  public static PatternLine win(Pattern pattern, boolean rotate, boolean mirror) {
    return new PatternLine(Effect.WIN, pattern, rotate, mirror);
  }

  /// `avoid [ P ]`.
  public static PatternLine avoid(Pattern pattern, boolean rotate, boolean mirror) {
    return new PatternLine(Effect.AVOID, pattern, rotate, mirror);
  }
}
