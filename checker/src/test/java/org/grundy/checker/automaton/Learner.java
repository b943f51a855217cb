package org.grundy.checker.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.AutomatonCertificate.Claim;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedNumeration;

/// Guesses automata from tables: words that do the same with all short suffixes are one state.
final class Learner {
  private static final long NO_NUMBER = -1;
  private static final int MOST_STATES = 100;

  private final CertifiedNumeration numeration;
  private final int sizes;
  private final int radix;
  private final int letters;

  Learner(CertifiedNumeration numeration, int sizes) {
    this.numeration = numeration;
    this.sizes = sizes;
    this.radix = (int) numeration.radix();
    this.letters = (int) Math.powExact((long) radix, sizes);
  }

  static AutomatonCertificate certificate(
      String rules, Claim claim, CertifiedNumeration numeration, int sizes, int suffixes) {
    GameTable table = new GameTable(rules, claim);
    return new Learner(numeration, sizes).learn(rules, claim, table::output, suffixes);
  }

  /// @param suffixes how long suffixes are that tell words apart
  AutomatonCertificate learn(
      String rules, Claim claim, ToLongFunction<List<Long>> outputs, int suffixes) {
    List<List<Integer>> tails = words(suffixes);
    Map<List<Long>, Integer> states = new HashMap<>();
    List<List<Integer>> first = new ArrayList<>();
    List<Long> arcs = new ArrayList<>();
    first.add(List.of());
    states.put(row(List.of(), tails, outputs), 0);
    for (int state = 0; state < first.size(); state++) {
      for (int letter = 0; letter < letters; letter++) {
        List<Integer> word = new ArrayList<>(first.get(state));
        word.add(letter);
        Integer known = states.putIfAbsent(row(word, tails, outputs), first.size());
        arcs.add((long) (known == null ? first.size() : known));
        if (known == null) {
          assertThat(first).as("states of " + rules).hasSizeLessThan(MOST_STATES);
          first.add(word);
        }
      }
    }
    return new AutomatonCertificate(
        new CertifiedGame.Rules(rules),
        claim,
        numeration,
        sizes,
        first.stream().map(word -> Math.max(0, output(word, outputs))).toList(),
        arcs);
  }

  private List<Long> row(
      List<Integer> word, List<List<Integer>> tails, ToLongFunction<List<Long>> outputs) {
    return tails.stream()
        .map(tail -> {
          List<Integer> all = new ArrayList<>(word);
          all.addAll(tail);
          return output(all, outputs);
        })
        .toList();
  }

  private long output(List<Integer> word, ToLongFunction<List<Long>> outputs) {
    List<Long> numbers = numbers(word, numeration, sizes);
    return numbers.contains(NO_NUMBER) ? NO_NUMBER : outputs.applyAsLong(numbers);
  }

  private List<List<Integer>> words(int longest) {
    List<List<Integer>> words = new ArrayList<>();
    words.add(List.of());
    for (int i = 0; i < words.size() && words.get(i).size() < longest; i++) {
      for (int letter = 0; letter < letters; letter++) {
        List<Integer> word = new ArrayList<>(words.get(i));
        word.add(letter);
        words.add(word);
      }
    }
    return words;
  }

  /// The numbers of a word; -1 for digits that are none.
  static List<Long> numbers(List<Integer> word, CertifiedNumeration numeration, int sizes) {
    List<Long> numbers = new ArrayList<>();
    int unit = 1;
    for (int i = 0; i < sizes; i++) {
      int one = unit;
      int radix = (int) numeration.radix();
      numbers.add(number(word.stream().map(letter -> letter / one % radix).toList(), numeration));
      unit *= radix;
    }
    return numbers;
  }

  /// Written from the definition, without the classes that are tested.
  private static long number(List<Integer> digits, CertifiedNumeration numeration) {
    long number = 0;
    long before = 1;
    long weight = 1;
    for (int place = 0; place < digits.size(); place++) {
      int digit = digits.get(digits.size() - 1 - place);
      number += weight * digit;
      switch (numeration) {
        case CertifiedNumeration.Base(long base) -> weight *= base;
        case CertifiedNumeration.Ostrowski(List<Long> preperiod, List<Long> period) -> {
          long quotient =
              place < preperiod.size()
                  ? preperiod.get(place)
                  : period.get((place - preperiod.size()) % period.size());
          boolean lowerIsZero = place == 0 || digits.get(digits.size() - place) == 0;
          if (digit > quotient || (digit == quotient && !lowerIsZero)) {
            return NO_NUMBER;
          }
          long next = quotient * weight + before;
          before = weight;
          weight = next;
        }
      }
    }
    return number;
  }

  /// What an automaton says of a word.
  static long output(AutomatonCertificate certificate, List<Integer> word) {
    int letters = certificate.arcs().size() / certificate.outputs().size();
    int state = 0;
    for (int letter : word) {
      state = certificate.arcs().get(state * letters + letter).intValue();
    }
    return certificate.outputs().get(state);
  }
}
