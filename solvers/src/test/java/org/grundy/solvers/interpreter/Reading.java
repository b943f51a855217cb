package org.grundy.solvers.interpreter;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Conditions or an expression on the way to what they are.
final class Reading {
  static final int FALSE = 0;
  static final int UNKNOWN = 1;
  static final int TRUE = 2;

  /// A number that does not exist.
  private static final long NONE = Long.MIN_VALUE;

  private final List<String> words;
  private final Map<String, Integer> values;
  private int next;

  /// @param words as [#wordsOf] finds them
  Reading(List<String> words, Map<String, Integer> values) {
    this.words = words;
    this.values = values;
  }

  static List<String> wordsOf(String text) {
    return Interpreted.parts(text, "[A-Za-z]\\w*|\\d+|\\.\\.|[<>=!]+|[-+*/%^(){},]");
  }

  private boolean isNext(String word) {
    return next < words.size() && words.get(next).equals(word);
  }

  boolean skip(String word) {
    boolean found = isNext(word);
    next += found ? 1 : 0;
    return found;
  }

  int list() {
    int truth = TRUE;
    do {
      truth = Math.min(truth, condition());
    } while (skip(","));
    return truth;
  }

  private int condition() {
    if (!isGroup()) {
      return single();
    }
    int truth = group();
    while (skip("or")) {
      truth = Math.max(truth, group());
    }
    return truth;
  }

  private boolean isGroup() {
    if (isNext("not")) {
      return true;
    }
    int depth = 0;
    int i = next;
    do {
      depth += words.get(i).equals("(") ? 1 : words.get(i).equals(")") ? -1 : 0;
      if (depth > 0 && words.get(i).matches("[<>=!]+|in|divides")) {
        return true;
      }
      i++;
    } while (depth > 0);
    return false;
  }

  private int group() {
    boolean not = skip("not");
    next++;
    int truth = list();
    next++;
    return not ? TRUE - truth : truth;
  }

  private int single() {
    if (skip("bits")) {
      long part = nimSum();
      next++;
      long whole = nimSum();
      return part < 0 || whole < 0 ? UNKNOWN : (part & whole) == part ? TRUE : FALSE;
    }
    long left = nimSum();
    if (skip("divides")) {
      long number = nimSum();
      return left < 1 || number == NONE ? UNKNOWN : number % left == 0 ? TRUE : FALSE;
    }
    if (skip("in")) {
      boolean member = member(left);
      return left == NONE ? UNKNOWN : member ? TRUE : FALSE;
    }
    int truth = TRUE;
    while (next < words.size() && words.get(next).matches("[<>=!]+")) {
      String sign = words.get(next++);
      long right = nimSum();
      int pair =
          left == NONE || right == NONE
              ? UNKNOWN
              : InterpretedHeaps.holds(left, sign, right) ? TRUE : FALSE;
      truth = Math.min(truth, pair);
      left = right;
    }
    return truth;
  }

  private boolean member(long number) {
    if (skip("{")) {
      boolean found = false;
      do {
        long from = Long.parseLong(words.get(next++));
        long last = skip("..") ? Long.parseLong(words.get(next++)) : from;
        found |= from <= number && number <= last;
      } while (skip(","));
      next++;
      return found;
    }
    String set = words.get(next++);
    while (next < words.size() && words.get(next).matches("of|by|\\d+")) {
      set += " " + words.get(next++);
    }
    return number >= 0 && InterpretedHeaps.isIn(number, set);
  }

  long nimSum() {
    long sum = sum();
    while (skip("xor")) {
      long right = sum();
      sum = sum < 0 || right < 0 ? NONE : sum ^ right;
    }
    return sum;
  }

  private long sum() {
    long sum = product();
    while (isNext("+") || isNext("-")) {
      boolean plus = words.get(next++).equals("+");
      long right = product();
      sum = sum == NONE || right == NONE ? NONE : plus ? sum + right : sum - right;
    }
    return sum;
  }

  private long product() {
    long product = power();
    while (isNext("*") || isNext("/") || isNext("%")) {
      String sign = words.get(next++);
      long right = power();
      product =
          product == NONE || right == NONE
              ? NONE
              : sign.equals("*")
                  ? Math.multiplyExact(product, right)
                  : right < 1
                      ? NONE
                      : sign.equals("/")
                          ? Math.floorDiv(product, right)
                          : Math.floorMod(product, right);
    }
    return product;
  }

  private long power() {
    long base = factor();
    if (!skip("^")) {
      return base;
    }
    long exponent = power();
    if (base == NONE || exponent < 0) {
      return NONE;
    }
    // No heap is so large: a power beyond this is as good as this.
    BigInteger power = BigInteger.valueOf(base).pow((int) exponent);
    return power.min(BigInteger.ONE.shiftLeft(40)).longValueExact();
  }

  private long factor() {
    String word = words.get(next++);
    if (word.equals("(")) {
      long inside = nimSum();
      next++;
      return inside;
    }
    if (isNext("(")) {
      List<Long> numbers = new ArrayList<>();
      do {
        next++;
        numbers.add(nimSum());
      } while (isNext(","));
      next++;
      return numbers.contains(NONE) ? NONE : function(word, numbers);
    }
    Integer value = values.get(word);
    return value != null ? value : Integer.parseInt(word);
  }

  private long function(String name, List<Long> numbers) {
    return numbers.stream()
        .reduce((left, right) ->
            switch (name) {
              case "min" -> Math.min(left, right);
              case "max" -> Math.max(left, right);
              default -> BigInteger.valueOf(left).gcd(BigInteger.valueOf(right)).longValueExact();
            })
        .orElseThrow();
  }
}
