package org.grundy.workbench.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Parameter;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.strip.RowProver;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// A request for a theorem about all positions of a game.
///
/// @param game with nothing left open
/// @param parameters the numbers of its parameters in words; empty where there are none
/// @param shape what a position is
/// @param ofValues whether Grundy values are asked for
public record ProofRequest(Game game, String parameters, Shape shape, boolean ofValues) {
  /// Boards of more rows are refused.
  public static final int MOST_ROWS = RowCertificate.MOST_ROWS;

  private static final int MOST_PROOFS = 1_000;

  /// How many heaps or rows the positions of a theorem have.
  public sealed interface Shape {
    /// Heaps of any sizes, at least one.
    record Heaps(int count) implements Shape {}

    /// Rows of cells of any common length, at least one.
    record Rows(int count) implements Shape {}
  }

  /// The requests for a game, one for each number of a parameter that is given a range.
  ///
  /// @param named finds the game with the numbers that a text gives its parameters
  /// @param parameters their numbers: `l=1..12`
  /// @param heaps the number of heaps, where the board leaves it open
  /// @param rows the number of rows, where the board leaves it open
  /// @throws InputException if there is no such game or parameter, or the board says another number
  ///   of heaps or rows
  public static List<ProofRequest> of(
      Function<TextSource, Game> named,
      TextSource parameters,
      OptionalInt heaps,
      OptionalInt rows,
      boolean ofValues) {
    List<Binding> values =
        parameters.text().isEmpty()
            ? List.of()
            : RulesParser.bindings(parameters.name(), parameters.text());
    List<ProofRequest> requests = new ArrayList<>();
    for (List<Binding> one : combined(values, named, parameters)) {
      TextSource text = new TextSource(parameters.name(), RulesParser.text(one));
      Game game = named.apply(one.isEmpty() ? parameters : text);
      String told =
          String.join(
              ", ", game.rules().parameters().values().stream().map(Binding::text).toList());
      requests.add(new ProofRequest(game.bound(), told, shape(game, heaps, rows), ofValues));
    }
    return requests;
  }

  /// The numbers of the parameters, where one that stands for a single number is given a range.
  private static List<List<Binding>> combined(
      List<Binding> values, Function<TextSource, Game> named, TextSource parameters) {
    List<List<Binding>> all = new ArrayList<>(List.of(List.of()));
    if (values.stream().allMatch(Binding::isSingle)) {
      return List.of(values);
    }
    List<Binding> firsts =
        values.stream().map(value -> single(value.name(), value.first())).toList();
    Game first = named.apply(new TextSource(parameters.name(), RulesParser.text(firsts)));
    for (Binding value : values) {
      boolean isNumber =
          first.rules().parameters().find(value.name()).stream()
              .anyMatch(one -> one.use() == Parameter.Use.NUMBER);
      List<List<Binding>> next = new ArrayList<>();
      for (List<Binding> before : all) {
        for (Binding one : isNumber ? singles(value) : List.of(value)) {
          List<Binding> more = new ArrayList<>(before);
          more.add(one);
          next.add(more);
          requireFew(next.size());
        }
      }
      all = next;
    }
    return all;
  }

  private static List<Binding> singles(Binding value) {
    return value.numbers().stream()
        .peek(range -> requireFew(range.toCount() - range.fromCount()))
        .flatMapToLong(range -> LongStream.range(range.fromCount(), range.toCount()))
        .mapToObj(number -> single(value.name(), number))
        .toList();
  }

  private static Binding single(String name, long number) {
    return new Binding(name, List.of(new Take.Range(number, number + 1)));
  }

  private static void requireFew(long proofs) {
    if (proofs > MOST_PROOFS) {
      throw new InputException(
          "more than %,d proofs are asked for".formatted(MOST_PROOFS), "give shorter ranges");
    }
  }

  /// True if positions are rows of cells.
  public boolean isOfRows() {
    return shape instanceof Shape.Rows;
  }

  private static Shape shape(Game game, OptionalInt heaps, OptionalInt rows) {
    Board board = game.rules().board();
    if (RowProver.isRows(board)) {
      return rows(board, heaps, rows);
    }
    if (rows.isPresent()) {
      throw new InputException(
          "%d rows are asked for, and the board is `%s`".formatted(rows.getAsInt(), board.word()),
          "leave out the number of rows: it is for `board grid`");
    }
    int usual = AutomatonProver.heaps(board);
    if (board instanceof Board.Heaps && heaps.orElse(usual) != usual) {
      throw new InputException(
          "the board has %d sizes, and %d heaps are asked for"
              .formatted(usual, heaps.orElseThrow()),
          "leave out the number of heaps: it is for `board heap`");
    }
    return new Shape.Heaps(heaps.orElse(usual));
  }

  private static Shape rows(Board board, OptionalInt heaps, OptionalInt rows) {
    if (heaps.isPresent()) {
      throw new InputException(
          "a position is made of cells, and %d heaps are asked for".formatted(heaps.getAsInt()),
          "leave out the number of heaps: it is for `board heap`");
    }
    if (board.isRow() && rows.orElse(1) != 1) {
      throw new InputException(
          "a strip has 1 row, and %d are asked for".formatted(rows.getAsInt()),
          "leave out the number of rows: it is for `board grid`");
    }
    if (!board.isRow() && rows.isEmpty()) {
      throw new InputException(
          "boards of all numbers of rows are not proved together",
          "say how many rows they have, such as 2");
    }
    return new Shape.Rows(rows.orElse(1));
  }
}
