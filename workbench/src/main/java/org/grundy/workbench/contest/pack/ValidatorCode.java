package org.grundy.workbench.contest.pack;

import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// The program that says whether a text is an input, to the last blank, within all limits and as
/// promised.
final class ValidatorCode {
  static final String INCLUDES =
      """
      #include <algorithm>
      #include <climits>
      #include <cstdio>
      #include <cstdlib>
      #include <map>
      #include <set>
      #include <string>
      #include <utility>
      #include <vector>
      """;

  private static final String READER =
      """

      /// Exit codes of an input validator: 42 accepts, 43 refuses.
      static void ensuref(bool condition, const char* promise) {
        if (condition) return;
        std::fprintf(stderr, "refused: %s\\n", promise);
        std::exit(43);
      }

      /// The input, of which nothing is skipped.
      class Input {
        std::string text;
        size_t next = 0;

        char peek() const { return next < text.size() ? text[next] : '\\0'; }

        void expect(char character, const char* name) {
          ensuref(next < text.size() && text[next] == character, name);
          next++;
        }

       public:
        Input() {
          for (int c = std::getchar(); c != EOF; c = std::getchar()) text += (char) c;
        }

        bool eof() const { return next == text.size(); }
        void readSpace() { expect(' ', "one blank"); }
        void readEoln() { expect('\\n', "the end of the line"); }
        void readEof() { ensuref(eof(), "the end of the input"); }

        std::string readToken() {
          std::string token;
          while (peek() > ' ' && peek() <= '~') token += text[next++];
          ensuref(!token.empty(), "a word");
          return token;
        }

        long long readLong(long long least, long long most, const char* name) {
          bool negative = peek() == '-';
          if (negative) next++;
          std::string digits;
          while (peek() >= '0' && peek() <= '9') digits += text[next++];
          ensuref(!digits.empty() && digits.size() < 20, name);
          ensuref(digits == "0" ? !negative : digits[0] != '0', name);
          __int128 value = 0;
          for (char digit : digits) value = 10 * value + (digit - '0');
          if (negative) value = -value;
          ensuref(least <= value && value <= most, name);
          return (long long) value;
        }
      };

      """;

  private ValidatorCode() {}

  /// A program of its own, which ends with 42 or 43.
  static String alone(ContestSpec spec) {
    return about(spec)
        + INCLUDES
        + READER
        + NumberCode.HELPERS
        + InputCode.functions(spec)
        + "\nint main() {\n  Input inf;\n"
        + new InputCode(spec, true).body()
        + "  inf.readEof();\n  return 42;\n}\n";
  }

  /// A program for testlib.
  static String testlib(ContestSpec spec) {
    return about(spec)
        + "#include \"testlib.h\"\n\n"
        + NumberCode.HELPERS
        + InputCode.functions(spec)
        + "\nint main(int argc, char* argv[]) {\n  registerValidation(argc, argv);\n"
        + new InputCode(spec, true).body()
        + "  inf.readEof();\n}\n";
  }

  private static String about(ContestSpec spec) {
    return "// Says whether a text is an input of “%s”; written by Grundy.\n"
        .formatted(spec.title());
  }
}
