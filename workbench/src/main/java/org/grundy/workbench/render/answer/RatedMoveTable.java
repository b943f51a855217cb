package org.grundy.workbench.render.answer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Problem;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolvedSum;

/// Every move on a line of its own, with the value of the whole sum that it leads to. Where the
/// work ends before all are told, the table goes on with those that are known.
public final class RatedMoveTable {
  private final Style style;
  private Optional<Row> row = Optional.empty();
  private Optional<RatedMove> last = Optional.empty();

  public RatedMoveTable(Style style) {
    this.style = style;
  }

  /// Writes the table line by line, each as soon as it is known: there may be millions, and each
  /// may take long.
  public void write(SolvedSum answer, Consumer<String> lines) {
    begin(answer.problem(), answer.solution().value().isPresent(), lines);
    answer
        .solution()
        .moves(move -> {
          Meter.checkpoint(200);
          write(move, lines);
        });
  }

  /// Writes the moves of which it is known what they lead to, without those that are told already.
  public void goOn(PartialAnswer answer, Consumer<String> lines) {
    List<RatedMove> known = answer.partial().settled();
    begin(answer.problem(), known.stream().anyMatch(move -> move.value().isPresent()), lines);
    int told = last.map(move -> known.indexOf(move) + 1).orElse(0);
    known.subList(told, known.size()).forEach(move -> write(move, lines));
  }

  private void begin(Problem problem, boolean values, Consumer<String> lines) {
    if (row.isEmpty()) {
      Row first = new Row(new NamedMoves(problem), values);
      row = Optional.of(first);
      lines.accept(style.strong(first.heading()));
    }
  }

  private void write(RatedMove move, Consumer<String> lines) {
    String line = row.orElseThrow().of(move);
    lines.accept(move.wins() ? style.winning(line) : line);
    last = Optional.of(move);
  }

  /// The columns of the table.
  private record Row(NamedMoves names, boolean value) {
    String heading() {
      return (value ? " value  " : "") + "wins  move";
    }

    String of(RatedMove move) {
      StringBuilder line = new StringBuilder();
      if (value) {
        line.append("%6s  ".formatted(shown(move.value())));
      }
      line.append(move.wins() ? "wins  " : move.draws() ? "draw  " : "      ");
      return line.append(names.words(move)).toString();
    }

    private static String shown(OptionalLong value) {
      return value.isPresent() ? String.valueOf(value.getAsLong()) : "-";
    }
  }
}
