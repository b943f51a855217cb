package org.grundy.offline.classlib.java.util.regex;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;

/// Methods of `Matcher`.
public final class MatcherMethods {
  private MatcherMethods() {}

  public static String replaceAll(Matcher matcher, Function<MatchResult, String> replacement) {
    StringBuffer text = new StringBuffer();
    matcher.reset();
    while (matcher.find()) {
      matcher.appendReplacement(text, replacement.apply(matcher.toMatchResult()));
    }
    matcher.appendTail(text);
    return text.toString();
  }
}
