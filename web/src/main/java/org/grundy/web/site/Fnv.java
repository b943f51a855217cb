package org.grundy.web.site;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/// Names of files: FNV-1a over 64 bits (Fowler, Noll and Vo), which the page computes too.
final class Fnv {
  private static final long OFFSET = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private Fnv() {}

  /// The name of a text, 16 digits.
  static String of(String text) {
    long hash = OFFSET;
    for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (one & 0xff)) * PRIME;
    }
    return HexFormat.of().toHexDigits(hash);
  }
}
