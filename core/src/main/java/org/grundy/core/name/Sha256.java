package org.grundy.core.name;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The SHA-256 of bytes and texts that are added in turn (FIPS 180-4).
public final class Sha256 {
  private final MessageDigest digest;

  /// Nothing was added yet.
  public Sha256() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }

  /// Of one text.
  public static String of(CharSequence text) {
    Sha256 sha256 = new Sha256();
    sha256.add(text);
    return sha256.digits();
  }

  /// Adds a text in UTF-8.
  public void add(CharSequence text) {
    digest.update(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /// Adds the first bytes of a buffer.
  public void add(byte[] buffer, int length) {
    digest.update(buffer, 0, length);
  }

  /// 64 hexadecimal digits; then it begins anew.
  public String digits() {
    return HexFormat.of().formatHex(digest.digest());
  }
}
