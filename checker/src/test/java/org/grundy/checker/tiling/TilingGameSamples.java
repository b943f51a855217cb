package org.grundy.checker.tiling;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.certificate.TilingGameCertificate;

/// Certificates of tiling games, as the solver writes them.
public final class TilingGameSamples {
  private TilingGameSamples() {}

  /// One of the resources beside this class.
  public static TilingGameCertificate read(String name) {
    return (TilingGameCertificate) CertificateJson.read(name, text(name)).certificate();
  }

  static String text(String name) {
    try (InputStream in =
        Objects.requireNonNull(TilingGameSamples.class.getResourceAsStream(name + ".json"), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
