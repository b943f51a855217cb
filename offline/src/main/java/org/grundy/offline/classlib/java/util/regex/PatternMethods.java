package org.grundy.offline.classlib.java.util.regex;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Methods of `Pattern`.
public final class PatternMethods {
  private PatternMethods() {}

  public static Stream<String> splitAsStream(Pattern pattern, CharSequence text) {
    return Arrays.stream(pattern.split(text));
  }
}
