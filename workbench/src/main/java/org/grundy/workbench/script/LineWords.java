package org.grundy.workbench.script;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;

/// The words of a typed line, as a shell would have them: between blanks, or between quotes.
public final class LineWords {
  private LineWords() {}

  /// The words.
  ///
  /// @throws InputException if a quote is not closed
  public static List<String> of(String line) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quote != 0 ? c == quote : c == '\'' || c == '"') {
        quote = quote == 0 ? c : 0;
        begun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
        }
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (quote != 0) {
      throw new InputException("the quote `" + quote + "` is not closed", "close it");
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}
