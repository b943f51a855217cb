package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.solvers.sequence.strip.row.StripRules;
import org.grundy.solvers.sequence.strip.row.StripWord;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.grundy.solvers.sequence.strip.type.Recurrence;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Divided;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// The heap types derived from the strips of a game, in words.
final class HeapsInWords {
  private static final int RADIX = 32;

  private final StripRules rules;
  private final HeapTypeDerivation derivation;
  private final TypedHeaps heaps;
  private final List<Integer> classOf;

  HeapsInWords(StripRules rules, HeapTypeDerivation derivation, TypeMinimiser.Result typing) {
    this.rules = rules;
    this.derivation = derivation;
    this.heaps = typing.heaps();
    this.classOf = typing.classOf();
  }

  /// The reason why every strip is a sum of heaps.
  String because() {
    return reach()
        + ", and what lies on the two sides of the cells that it changes is never connected again,"
        + " whatever stands at the ends of the runs that are left; so a run of equal cells plays as"
        + " a heap";
  }

  private String reach() {
    return "no %s depends on more than %d cells in a row"
        .formatted(rules.hasWins() ? "safe move" : "move", rules.widest());
  }

  /// The same, with what a strip filled with one glyph is.
  String because(StripHeaps.Start start, Glyph glyph, Optional<CodeForm> form) {
    if (isDead(start.type())) {
      return "%s, and of %d or more cells `%s` only those near the border can ever change: they are worth *%d"
          .formatted(reach(), start.first().size(), glyph, start.added());
    }
    return because()
        + form.map(code -> ofCode(start, glyph, code)).orElseGet(() -> ofTypes(start, glyph));
  }

  private static String ofCode(StripHeaps.Start start, Glyph glyph, CodeForm form) {
    long shift = (long) form.shift() - start.less();
    return ", m cells `%s` from border to border as the heap of %s in the octal game %s"
        .formatted(glyph, sum("m", shift), code(form.digits()));
  }

  static String code(List<Integer> digits) {
    String all =
        digits.stream()
            .map(digit -> String.valueOf(Character.forDigit(digit, RADIX)))
            .collect(Collectors.joining());
    return all.charAt(0) + "." + (all.length() == 1 ? "0" : all.substring(1));
  }

  static String sum(String name, long added) {
    return added == 0 ? name : name + (added < 0 ? "-" : "+") + Math.abs(added);
  }

  private String ofTypes(StripHeaps.Start start, Glyph glyph) {
    List<Integer> named = new ArrayList<>(List.of(start.type()));
    List<Recurrence> recurrences = new ArrayList<>();
    for (int i = 0; i < named.size(); i++) {
      Recurrence recurrence = Recurrence.of(heaps, named.get(i));
      recurrences.add(recurrence);
      recurrence.types().stream()
          .sorted()
          .filter(type -> !named.contains(type) && !isDead(type))
          .forEach(named::add);
    }
    StringBuilder text = new StringBuilder();
    text.append(
        named.size() == 1
            ? " of one type"
            : " of one of %d types, by what stands at its ends".formatted(named.size()));
    for (int i = 0; i < named.size(); i++) {
      text.append("; ").append(name(i)).append(": ").append(ends(named.get(i)));
    }
    text.append(
        "; n cells `%s` from border to border are %s(%s)%s"
            .formatted(glyph, name(0), sum("n", -start.less()), plus(start.added())));
    for (int i = 0; i < named.size(); i++) {
      text.append("; ").append(moves(i, recurrences.get(i), named));
    }
    return text.toString();
  }

  private boolean isDead(int type) {
    TypedHeaps.Type moves = heaps.types().get(type);
    return moves.shortened().isEmpty()
        && moves.divided().isEmpty()
        && moves.first().stream().allMatch(value -> value == 0);
  }

  private static String name(int index) {
    return index < 26 ? String.valueOf((char) ('A' + index)) : "T" + index;
  }

  static String plus(int added) {
    return added == 0 ? "" : " + *" + added;
  }

  private String ends(int type) {
    HeapType derived = derivation.types().get(classOf.indexOf(type));
    return "a run of `%s` from %s to %s"
        .formatted(
            rules.drawn(derived.cell() & StripWord.FROZEN - 1),
            end(derived.left()),
            end(derived.right()));
  }

  private String end(String cells) {
    if (cells.isEmpty()) {
      return "the border";
    }
    return "`"
        + cells
            .chars()
            .mapToObj(cell -> cell & StripWord.FROZEN - 1)
            .map(glyph -> glyph == Glyphs.BLANK ? "*" : rules.drawn(glyph).toString())
            .collect(Collectors.joining())
        + "`";
  }

  private String moves(int index, Recurrence recurrence, List<Integer> named) {
    List<String> options = new ArrayList<>();
    for (Recurrence.Term term : recurrence.terms()) {
      Divided moves = term.moves();
      options.add(
          "%s(i) + %s(j)%s, i+j = %s%s"
              .formatted(
                  name(moves.left(), named),
                  name(moves.right(), named),
                  plus(moves.added()),
                  sum("n", -moves.taken()),
                  range(term)));
    }
    for (Shortened option : recurrence.rest()) {
      options.add(
          isDead(option.type())
              ? "*" + option.added()
              : "%s(%s)%s"
                  .formatted(
                      name(option.type(), named), sum("n", -option.taken()), plus(option.added())));
    }
    return "from %s(n)%s: %s"
        .formatted(
            name(index),
            recurrence.fromSize() == 0 ? "" : ", n >= " + recurrence.fromSize(),
            options.isEmpty() ? "no move" : String.join(" or ", options));
  }

  static String range(Recurrence.Term term) {
    String left = term.fromLeft() == 0 ? "" : ", i >= " + term.fromLeft();
    return left + (term.fromRight() == 0 ? "" : ", j >= " + term.fromRight());
  }

  private String name(int type, List<Integer> named) {
    return isDead(type) ? "0" : name(named.indexOf(type));
  }
}
