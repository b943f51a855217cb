package org.grundy.workbench.contest.pack;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.OutputForm;
import org.grundy.workbench.contest.OutputForm.Gathered;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.Template.Which;
import org.grundy.workbench.contest.pack.code.Code;

/// The program that says whether an output is right, where several are: it knows, by a hash of the
/// input, the lines of each test that may be written otherwise than in the answer.
final class CheckerCode {
  private static final String READ =
      """

      static std::string read(const char* name) {
        std::ifstream file(name, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
      }

      /// Exit codes of an output validator: 42 accepts, 43 refuses.
      int main(int count, char** arguments) {
        if (count < 4) return 1;
        std::string output((std::istreambuf_iterator<char>(std::cin)), std::istreambuf_iterator<char>());
        std::string fault = firstFault(read(arguments[1]), read(arguments[2]), output);
        if (fault.empty()) return 42;
        std::ofstream(std::string(arguments[3]) + "/judgemessage.txt") << fault << '\\n';
        return 43;
      }
      """;

  private static final String TESTLIB =
      """

      static std::string read(InStream& in) {
        std::string text;
        while (!in.eof()) text += in.readString() + "\\n";
        return text;
      }

      int main(int argc, char* argv[]) {
        registerTestlibCmd(argc, argv);
        std::string input = read(inf), answer = read(ans);
        std::string fault = firstFault(input, answer, read(ouf));
        if (!fault.empty()) quitf(_wa, "%s", fault.c_str());
        quitf(_ok, "all lines are right");
      }
      """;

  private static final String COMPARE =
      """

      static std::vector<std::string> lines(const std::string& text) {
        std::vector<std::string> all;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) {
          line.erase(line.find_last_not_of(" \\t\\r") + 1);
          all.push_back(line);
        }
        while (!all.empty() && all.back().empty()) all.pop_back();
        return all;
      }

      static unsigned long long hash(const std::string& text) {
        unsigned long long hash = 14695981039346656037ULL;
        for (unsigned char character : text)
          if (character != '\\r') hash = (hash ^ character) * 1099511628211ULL;
        return hash;
      }

      /// What is wrong with an output; empty where it is right.
      static std::string firstFault(
          const std::string& input, const std::string& answer, const std::string& output) {
        std::vector<std::string> right = lines(answer), given = lines(output);
        auto known = others.find(hash(input));
        for (size_t i = 0; i < right.size(); i++) {
          std::string place = "line " + std::to_string(i + 1);
          if (i >= given.size()) return place + " is missing";
          if (given[i] == right[i]) continue;
          bool found = false;
          if (known != others.end() && known->second.count(i)) found = known->second.at(i).count(given[i]);
          if (!found) return place + " is not right";
        }
        return given.size() > right.size() ? "there is a line behind the last answer" : "";
      }
      """;

  private CheckerCode() {}

  /// True if an input may have several right outputs.
  static boolean isNeeded(ContestSpec spec) {
    boolean isAny =
        spec.output().gathered().orElse(null) instanceof Gathered.Found found
            && found.sought() == OutputForm.Sought.ANY;
    return isAny
        || spec.output().wins().stream().anyMatch(CheckerCode::isOpen)
        || spec.output().loses().stream().anyMatch(CheckerCode::isOpen);
  }

  private static boolean isOpen(Template line) {
    return line.pieces().stream()
        .anyMatch(piece -> piece instanceof Piece.Moves moves && moves.which() == Which.ANY);
  }

  /// A program of its own, which ends with 42 or 43.
  static String alone(ContestSpec spec, List<TestFile> tests) {
    return about(spec) + table(tests) + COMPARE + READ;
  }

  /// A program for testlib.
  static String testlib(ContestSpec spec, List<TestFile> tests) {
    return about(spec) + "#include \"testlib.h\"\n" + table(tests) + COMPARE + TESTLIB;
  }

  private static String about(ContestSpec spec) {
    return """
    // Says whether an output of “%s” is right; written by Grundy for the tests beside it.
    #include <fstream>
    #include <iostream>
    #include <iterator>
    #include <map>
    #include <set>
    #include <sstream>
    #include <string>
    #include <vector>
    """
        .formatted(spec.title());
  }

  /// The other right texts of the lines of each test.
  private static String table(List<TestFile> tests) {
    StringBuilder table =
        new StringBuilder(
            "\n/// By the hash of an input and the number of a line: what else is right.\n"
                + "static const std::map<unsigned long long,"
                + " std::map<size_t, std::set<std::string>>> others = {\n");
    for (TestFile test : tests) {
      StringBuilder own = new StringBuilder();
      for (int i = 0; i < test.output().lines().size(); i++) {
        List<String> right = test.output().lines().get(i);
        if (right.size() > 1) {
          own.append("{").append(i).append(", {");
          right.stream()
              .skip(1)
              .forEach(text -> own.append(Code.quoted(text.stripTrailing())).append(", "));
          own.append("}}, ");
        }
      }
      if (!own.isEmpty()) {
        table.append("  {%sULL, {%s}},\n".formatted(hash(test.input()), own));
      }
    }
    return table.append("};\n").toString();
  }

  /// Fowler, Noll and Vo's hash of 64 bits, variant 1a.
  private static String hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (byte character : text.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (character & 0xff)) * 0x100000001b3L;
    }
    return Long.toUnsignedString(hash);
  }
}
