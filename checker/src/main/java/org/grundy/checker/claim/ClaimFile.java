package org.grundy.checker.claim;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.grundy.core.InputException;
import org.grundy.core.name.Sha256;

/// The claims of a certificate, line by line: UTF-8, each line ending with a line feed, compressed
/// by gzip.
public final class ClaimFile {
  /// No line is longer.
  private static final int LONGEST_LINE = 1 << 20;

  private static final int BUFFER = 1 << 16;

  private final Source source;
  private final Sha256 sha256 = new Sha256();
  private long count;

  /// Where the claims are.
  @FunctionalInterface
  public interface Source {
    /// The compressed claims.
    ///
    /// @throws InputException if there are none
    InputStream open() throws IOException;

    /// Claims that stand in the certificate.
    ///
    /// @param base64 of the compressed claims
    static Source inside(String base64) {
      return () -> {
        try {
          return new ByteArrayInputStream(Base64.getDecoder().decode(base64));
        } catch (IllegalArgumentException broken) {
          throw new IOException(broken.getMessage(), broken);
        }
      };
    }

    /// Claims that are missing.
    static Source none() {
      return () -> {
        throw new InputException(
            "the claims of this certificate are not with it", "check the file that it stands in");
      };
    }
  }

  ClaimFile(Source source) {
    this.source = source;
  }

  /// Hands over each line without its end.
  ///
  /// @throws InputException if the file cannot be read
  void eachLine(Consumer<String> sink) {
    try (InputStream in = new GZIPInputStream(source.open(), BUFFER)) {
      byte[] buffer = new byte[BUFFER];
      StringBytes line = new StringBytes();
      for (int length = in.read(buffer); length >= 0; length = in.read(buffer)) {
        sha256.add(buffer, length);
        for (int i = 0; i < length; i++) {
          if (buffer[i] == '\n') {
            count++;
            sink.accept(line.take());
          } else {
            line.add(buffer[i]);
          }
        }
      }
      line.requireNone();
    } catch (IOException broken) {
      throw new InputException(
          "the claims of the certificate cannot be read: " + broken.getMessage(), "");
    }
  }

  /// The number of lines, and the SHA-256 of all, once they were handed over.
  long count() {
    return count;
  }

  String digits() {
    return sha256.digits();
  }

  /// A line that is being read.
  private static final class StringBytes {
    private byte[] bytes = new byte[256];
    private int length;

    void add(byte next) {
      if (length == LONGEST_LINE) {
        throw new InputException("a claim has more than %,d bytes".formatted(LONGEST_LINE), "");
      }
      if (length == bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * length);
      }
      bytes[length++] = next;
    }

    String take() {
      String line = new String(bytes, 0, length, StandardCharsets.UTF_8);
      length = 0;
      return line;
    }

    void requireNone() {
      if (length > 0) {
        throw new InputException("the last claim does not end with a line feed", "");
      }
    }
  }
}
