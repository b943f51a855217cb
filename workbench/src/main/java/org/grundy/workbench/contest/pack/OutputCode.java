package org.grundy.workbench.contest.pack;

import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.OutputForm;
import org.grundy.workbench.contest.OutputForm.Gathered;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;
import org.grundy.workbench.contest.pack.value.ValueCode;
import org.jspecify.annotations.Nullable;

/// Writes programs in C++ that read inputs and print an output: a right one, and one that is wrong
/// as it takes each position for one of value 1.
final class OutputCode extends InputCode {
  private static final String READER =
      """
      #include <bitset>
      #include <cstring>
      #include <iostream>
      #include <sstream>

      /// A number that does not exist, such as a quotient by 0.
      struct NoNumber {};

      static void ensuref(bool exists, const char*) {
        if (!exists) throw NoNumber();
      }

      struct Input {
        bool eof() { return (std::cin >> std::ws).eof(); }
        long long readLong() {
          long long number = 0;
          std::cin >> number;
          return number;
        }
        std::string readToken() {
          std::string word;
          std::cin >> word;
          return word;
        }
      };

      """;

  private final ContestSpec spec;
  private final Optional<ValueCode> value;
  private final int group;
  private final @Nullable Gathered gathered;

  private OutputCode(ContestSpec spec, Optional<ValueCode> value) {
    super(spec, false);
    this.spec = spec;
    this.value = value;
    this.group = spec.group();
    this.gathered = spec.output().gathered().orElse(null);
  }

  /// The program that answers all inputs right.
  static String right(ContestSpec spec, ValueCode value) {
    return program(spec, "right, " + value.by(), Optional.of(value));
  }

  /// A program that says of each position that its value is 1.
  static String wrong(ContestSpec spec) {
    return program(spec, "wrong, each value is taken for 1", Optional.empty());
  }

  private static String program(ContestSpec spec, String how, Optional<ValueCode> value) {
    OutputCode code = new OutputCode(spec, value);
    return "// “%s”: %s; written by Grundy.\n".formatted(spec.title(), how)
        + ValidatorCode.INCLUDES
        + READER
        + NumberCode.HELPERS
        + "\nstatic std::string text(Number n) { return std::to_string((long long) n); }\n"
        + new ListCode(spec).functions()
        + value.map(ValueCode::functions).orElse("")
        + "\nint main() {\n  Input inf;\n"
        + code.body()
        + "}\n";
  }

  private boolean joins() {
    return !spec.output().between().equals("\n");
  }

  @Override
  void enter(int depth) {
    if (depth != group) {
      return;
    }
    switch (gathered) {
      case Gathered.Total _ -> code.line("Number total = 0;");
      case Gathered.Found _ -> code.line("std::ostringstream found;");
      case null -> {
        if (joins()) {
          code.line("std::string between;");
        }
      }
    }
  }

  @Override
  void leave(int depth) {
    if (depth != group) {
      return;
    }
    switch (gathered) {
      case Gathered.Total _ -> code.line("std::cout << text(total) << '\\n';");
      case Gathered.Found found ->
          code.line(
              "std::cout << (found.str().empty() ? %s \"\\n\" : found.str());"
                  .formatted(Code.quoted(found.none())));
      case null -> {
        if (joins()) {
          code.line("std::cout << '\\n';");
        }
      }
    }
  }

  /// True if the position is what is drawn under that name.
  private boolean isStart(String name) {
    return spec.start() instanceof StartForm.Drawn drawn && drawn.name().equals(name);
  }

  @Override
  void beginBoard(String name) {
    if (isStart(name)) {
      code.line("std::vector<std::string> board;");
    }
  }

  @Override
  void row(String name) {
    if (isStart(name)) {
      code.line("board.push_back(%s);".formatted(variable(name)));
    }
  }

  @Override
  void answer(int depth) {
    int isWrong = value.isPresent() ? 0 : 1;
    code.line("Number value = %d, winning = %d;".formatted(isWrong, isWrong));
    value.ifPresent(known -> known.write(code, numbers));
    OutputForm form = spec.output();
    if (gathered != null) {
      String counts = "value %s 0".formatted(gathered.outcome() == Outcome.N ? "!=" : "==");
      switch (gathered) {
        case Gathered.Total total ->
            code.line("if (%s) total += %s;".formatted(counts, numbers.number(total.number())));
        case Gathered.Found found -> {
          boolean isLast = found.sought() == OutputForm.Sought.LAST;
          code.open("if (%s%s)".formatted(counts, isLast ? "" : " && found.str().empty()"));
          if (isLast) {
            code.line("found.str(\"\");");
          }
          form.lines(found.outcome()).forEach(this::print);
          code.close();
        }
      }
      return;
    }
    if (form.isOneForBoth()) {
      form.wins().forEach(this::print);
      return;
    }
    code.open("if (value != 0)");
    form.wins().forEach(this::print);
    code.close();
    code.open("else");
    form.loses().forEach(this::print);
    code.close();
  }

  private void print(Template line) {
    String pieces = line.pieces().stream().map(this::piece).collect(Collectors.joining(" << "));
    if (!joins()) {
      code.line("%s << %s << '\\n';".formatted(gathered == null ? "std::cout" : "found", pieces));
      return;
    }
    code.line("std::cout << between << %s;".formatted(pieces));
    if (!spec.output().between().isEmpty()) {
      code.line("between = %s;".formatted(Code.quoted(spec.output().between())));
    }
  }

  private String piece(Piece piece) {
    return switch (piece) {
      case Piece.Plain(String text) -> Code.quoted(text);
      case Piece.Amount(Expression number) -> "text(" + numbers.number(number) + ")";
      case Piece.CaseNumber() -> "case0 + 1";
      case Piece.Value() -> "text(value)";
      case Piece.WinningMoves() -> "text(winning)";
      case Piece.Moves moves -> Code.quoted(moves.none());
    };
  }
}
