package org.grundy.workbench.render.answer;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.Answer;

/// Every move on a line of its own, with the value of the whole sum that it leads to.
public final class RatedMoveTable {
  private final Style style;

  public RatedMoveTable(Style style) {
    this.style = style;
  }

  /// Writes the table line by line, each as soon as it is known: there may be millions, and each
  /// may take long.
  public void write(Answer answer, Consumer<String> lines) {
    List<Position> sum = answer.positions();
    Row row =
        new Row(
            new NamedMoves(answer.problem()),
            sum.size() > 1,
            answer.solution().value().isPresent());
    lines.accept(style.strong(row.heading()));
    answer
        .solution()
        .moves(move -> {
          Meter.checkpoint(200);
          lines.accept(move.wins() ? style.winning(row.of(move)) : row.of(move));
        });
  }

  /// The columns of the table.
  private record Row(NamedMoves names, boolean position, boolean value) {
    String heading() {
      return (position ? "position  " : "") + (value ? " value  " : "") + "wins  move";
    }

    String of(RatedMove move) {
      StringBuilder line = new StringBuilder();
      if (position) {
        line.append("%8d  ".formatted(move.summand() + 1));
      }
      if (value) {
        line.append("%6s  ".formatted(shown(move.value())));
      }
      line.append(move.wins() ? "wins  " : "      ");
      return line.append(names.of(move)).toString();
    }

    private static String shown(OptionalLong value) {
      return value.isPresent() ? String.valueOf(value.getAsLong()) : "-";
    }
  }
}
