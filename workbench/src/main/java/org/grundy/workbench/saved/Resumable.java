package org.grundy.workbench.saved;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.grundy.solvers.ResumableState;

/// Work that may have to end early, whose state is saved then and gone on with later.
public interface Resumable {
  /// A name of the work, equal only for equal work: 64 hexadecimal digits.
  String identity();

  /// Whether something was found out by now that can be saved.
  boolean hasState();

  /// What was found out.
  ///
  /// @throws org.grundy.core.InputException if the work keeps nothing to go on from
  ResumableState state();

  /// Forgets what was found out.
  default void restart() {}

  /// A name of what some texts say, one under the other.
  static String nameOf(String... texts) {
    try {
      byte[] all = String.join("\n", texts).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(all));
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
