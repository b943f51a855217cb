package org.grundy.web.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What somebody does with a position of a lesson: the first word of its fence.
@SuppressWarnings("ImmutableEnumChecker") // its sets are never changed
enum Goal {
  /// Looks at a board, and moves on it at will.
  BOARD(Set.of(Word.GAME, Word.POSITION), Set.of(Word.VALUES)),

  /// Watches a play, step by step.
  WATCH(Set.of(Word.GAME, Word.POSITION, Word.THEN), Set.of()),

  /// Says who wins, or the value, before it is told.
  PREDICT(Set.of(Word.GAME, Word.POSITION), Set.of(Word.OF, Word.ANSWER)),

  /// Finds a winning move.
  FIND(Set.of(Word.GAME, Word.POSITION), Set.of(Word.HINT)),

  /// Plays to the end against Grundy, and wins.
  PLAY(Set.of(Word.GAME, Word.POSITION), Set.of(Word.FIRST, Word.HINT)),

  /// Names the least value that no option has.
  MISSING(Set.of(), Set.of(Word.GAME, Word.POSITION, Word.VALUES, Word.ANSWER)),

  /// Thinks of the values of some positions, and uncovers each.
  UNCOVER(Set.of(Word.GAME, Word.POSITION), Set.of()),

  /// Pairs the powers of two in heaps of Nim, and says what is left.
  BITS(Set.of(Word.POSITION), Set.of(Word.ANSWER)),

  /// Writes rules until a position has a value.
  WRITE(Set.of(Word.REACH, Word.RULES), Set.of());

  private final Set<Word> required;
  private final Set<Word> allowed;

  Goal(Set<Word> required, Set<Word> allowed) {
    this.required = required;
    this.allowed = allowed;
  }

  /// The word in the file.
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Goal> of(String word) {
    return Stream.of(values()).filter(goal -> goal.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Stream.of(values()).map(Goal::word).toList();
  }

  /// The words that have to be there.
  Set<Word> required() {
    return required;
  }

  /// True if a line may begin with that word. What is asked and told stands in any.
  boolean allows(Word word) {
    return required.contains(word) || allowed.contains(word) || Word.TOLD.contains(word);
  }

  /// True if several lines may begin with that word.
  boolean repeats(Word word) {
    return word == Word.THEN || (this == UNCOVER && word == Word.POSITION);
  }

  /// True if there is something to be done, so that it can be done.
  boolean isTask() {
    return this != BOARD;
  }

  /// The first word of a line in a fence.
  enum Word {
    GAME,
    POSITION,
    THEN,
    OF,
    VALUES,
    FIRST,
    REACH,
    RULES,
    ANSWER,
    ASK,
    RIGHT,
    WRONG,
    HINT;

    private static final Set<Word> TOLD = Set.of(ASK, RIGHT, WRONG);

    /// The word in the file.
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Optional<Word> of(String word) {
      return Stream.of(values()).filter(known -> known.word().equals(word)).findFirst();
    }
  }
}
