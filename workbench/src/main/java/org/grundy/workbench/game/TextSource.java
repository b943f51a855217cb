package org.grundy.workbench.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// A text from outside, read whole and checked to be text.
///
/// @param name what it is called in errors: the file as it was named, or `<stdin>`
/// @param text its characters, without a byte order mark
public record TextSource(String name, String text) {
  /// The most bytes of rules that are read.
  public static final int LARGEST_RULES = 1 << 20;

  private static final int BYTE_ORDER_MARK = '\ufeff';

  /// The text of a file.
  ///
  /// @param mostBytes the size up to which it is read
  /// @throws InputException if there is no such file, if it is a directory, cannot be read, is too
  ///   large or not UTF-8
  public static TextSource ofFile(Path file, int mostBytes) {
    String name = file.toString();
    if (name.isEmpty()) {
      throw new InputException("the name of the file is empty", "");
    }
    if (Files.isDirectory(file)) {
      throw new InputException(name + " is a directory, expected a file", "");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return of(name, read(name, in, mostBytes));
    } catch (NoSuchFileException e) {
      throw new InputException("there is no file " + name, "");
    } catch (AccessDeniedException e) {
      throw new InputException(name + " may not be read", "look at the file's permissions");
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /// The text of a stream, which is read to its end and stays open.
  ///
  /// @param name what the stream is called in errors
  /// @param mostBytes the size up to which it is read
  /// @throws InputException if it cannot be read, is too large or not UTF-8
  public static TextSource ofStream(String name, InputStream in, int mostBytes) {
    return of(name, bytes(name, in, mostBytes));
  }

  /// The bytes of a stream, which is read to its end and stays open.
  public static byte[] bytes(String name, InputStream in, int mostBytes) {
    try {
      return read(name, in, mostBytes);
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  private static byte[] read(String name, InputStream in, int mostBytes) throws IOException {
    byte[] bytes = in.readNBytes(mostBytes);
    if (bytes.length == mostBytes && in.read() >= 0) {
      throw new InputException(
          String.format(Locale.ROOT, "%s has more than %,d bytes", name, mostBytes),
          "is it what you meant?");
    }
    return bytes;
  }

  private static TextSource of(String name, byte[] bytes) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer characters = CharBuffer.allocate(bytes.length);
    ByteBuffer left = ByteBuffer.wrap(bytes);
    CoderResult result = decoder.decode(left, characters, true);
    characters.flip();
    if (result.isError()) {
      throw new InputException(
          placeAfter(name, characters),
          "found the byte 0x%02x, which is not UTF-8".formatted(left.get(left.position())),
          "save the file as UTF-8");
    }
    boolean marked = !characters.isEmpty() && characters.charAt(0) == BYTE_ORDER_MARK;
    return new TextSource(name, characters.subSequence(marked ? 1 : 0, characters.length()) + "");
  }

  private static Place placeAfter(String name, CharSequence text) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        line++;
        column = 1;
      } else if (!Character.isLowSurrogate(c)) {
        column++;
      }
    }
    return new Place(name, line, column);
  }

  private static InputException unreadable(String name, IOException cause) {
    return new InputException(
        name
            + " cannot be read: "
            + Optional.ofNullable(cause.getMessage()).orElse(cause.toString()),
        "");
  }
}
