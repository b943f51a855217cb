package org.grundy.offline.classlib.java.lang;

/// Methods of `Character`.
public final class CharacterMethods {
  private CharacterMethods() {}

  public static String toString(int codePoint) {
    return new String(Character.toChars(codePoint));
  }
}
