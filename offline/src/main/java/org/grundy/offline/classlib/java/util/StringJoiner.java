package org.grundy.offline.classlib.java.util;

/// Texts with something between them.
public final class StringJoiner {
  private final String separator;
  private final String prefix;
  private final String suffix;
  private final StringBuilder text = new StringBuilder();
  private boolean begun;

  public StringJoiner(CharSequence separator) {
    this(separator, "", "");
  }

  public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
    this.separator = separator.toString();
    this.prefix = prefix.toString();
    this.suffix = suffix.toString();
  }

  public StringJoiner add(CharSequence part) {
    text.append(begun ? separator : "").append(part);
    begun = true;
    return this;
  }

  @Override
  public String toString() {
    return prefix + text + suffix;
  }
}
