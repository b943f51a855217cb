package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.solvers.sequence.strip.HeapType.Heap;
import org.grundy.solvers.sequence.strip.StripPosition.Piece;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.row.RowSplitter;
import org.grundy.solvers.sequence.strip.row.StripPart;
import org.grundy.solvers.sequence.strip.row.StripRules;
import org.grundy.solvers.sequence.strip.row.StripWord;
import org.grundy.solvers.sequence.strip.row.Window;
import org.grundy.solvers.sequence.strip.row.WordMoves;
import org.grundy.solvers.sequence.strip.row.WordValues;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;

/// The strips of one game as sums of typed heaps.
///
/// A game has typed heaps if every strip filled with one glyph has: the runs that the moves leave,
/// with what stands at their ends, are of finitely many types.
public final class StripHeaps {
  /// Words of so many times the cells of the widest window are valued by recursion. The most cells
  /// that a move depends on.
  public static final int WIDEST = Window.MOST_CELLS;

  private static final int LONGEST_SHORT = 5;

  /// Longer words that are no heaps are not valued.
  private static final int MOST_VALUED = 12;

  private final StripRules rules;
  private final RowSplitter splitter;
  private final WordValues words;
  private final HeapTypeDerivation derivation;
  private final List<HeapTypeDerivation.Filled> filled = new ArrayList<>();
  private final WordMoves moves;
  private final Map<Integer, HeapPiece.Typed> typed = new HashMap<>();
  private TypeMinimiser.Result typing;

  private StripHeaps(StripRules rules) throws NotHeaps {
    this.rules = rules;
    this.splitter = new RowSplitter(rules);
    this.words = new WordValues(rules, splitter);
    this.moves = new WordMoves(rules);
    this.derivation = new HeapTypeDerivation(rules, splitter);
    for (int glyph = 0; glyph < rules.glyphs().cells().size(); glyph++) {
      filled.add(derivation.filled(glyph));
    }
    this.typing = TypeMinimiser.of(derivation, words);
  }

  private StripHeaps(StripHeaps derived) {
    this.rules = derived.rules;
    this.splitter = new RowSplitter(rules);
    this.words = new WordValues(rules, splitter);
    this.moves = new WordMoves(rules);
    this.derivation = new HeapTypeDerivation(derived.derivation, splitter);
    this.filled.addAll(derived.filled);
    this.typing = derived.typing;
  }

  /// The same heaps, to which other strips may be added.
  public StripHeaps copy() {
    return new StripHeaps(this);
  }

  /// The heaps of a game on a strip under normal play.
  ///
  /// @throws NotHeaps if they are not known to be of finitely many types
  public static StripHeaps of(GameRules rules) throws NotHeaps {
    if (rules.board() != Board.Cells.STRIP
        || rules.play() != Play.NORMAL
        || !rules.takesTurns()
        || rules.rules().isEmpty()) {
      throw new NotHeaps("the game is not played on a strip, or misère");
    }
    return new StripHeaps(StripRules.of(rules));
  }

  StripRules rules() {
    return rules;
  }

  /// The types of heaps that are known by now.
  public TypedHeaps heaps() {
    return typing.heaps();
  }

  /// Makes the types of a strip's heaps known. It may bring types with it, so that all [#heaps]
  /// have new numbers.
  ///
  /// @throws NotHeaps if a large component is no heap
  public void add(GridPosition strip) throws NotHeaps {
    Endings endings = new Endings(rules, strip);
    for (GridPosition defence : endings.defences().values()) {
      add(defence);
    }
    addParts(endings.canEnd() ? List.of() : parts(strip));
  }

  /// A strip that was added, taken apart.
  ///
  /// @throws NotHeaps if a component is neither a heap nor short
  public StripPosition position(GridPosition strip) throws NotHeaps {
    Endings endings = new Endings(rules, strip);
    if (endings.canEnd()) {
      Map<Endings.Place, StripPosition> defences = new HashMap<>();
      for (var defence : endings.defences().entrySet()) {
        defences.put(defence.getKey(), position(defence.getValue()));
      }
      return StripPosition.thatEnds(this, strip, defences);
    }
    List<Piece> pieces = new ArrayList<>();
    for (StripPart part : parts(strip)) {
      pieces.add(piece(part));
    }
    return StripPosition.of(this, strip, pieces);
  }

  /// The components of a ring that no move can end at once; empty where cells may be connected all
  /// around, or where a window may hold a cell twice.
  ///
  /// @param marks cells in the middle of runs that may be made longer
  /// @throws RowSplitter.UnevenRun if the cells around a mark are not alike
  Optional<List<StripPart>> ringParts(byte[] ring, List<StripPart.Mark> marks)
      throws NotHeaps, RowSplitter.UnevenRun {
    return ring.length < rules.widest()
        ? Optional.empty()
        : splitter.ringParts(StripWord.of(ring), marks);
  }

  /// Makes the types of components known, as [#add] does.
  ///
  /// @throws NotHeaps if a large one is no heap
  void addParts(List<StripPart> parts) throws NotHeaps {
    int known = derivation.types().size();
    for (StripPart part : parts) {
      if (isLarge(part)) {
        derivation.explored(Heap.longest(part.word()).orElseThrow().type());
      }
    }
    if (derivation.types().size() > known) {
      retype();
    }
  }

  /// Numbers the types that were derived anew.
  void retype() throws NotHeaps {
    typing = TypeMinimiser.of(derivation, words);
    typed.clear();
  }

  /// The heap whose run is marked, by its derived type and how many cells fewer than `size` it has.
  HeapTypeDerivation.Rest heapAround(StripPart part, int size) throws NotHeaps {
    Heap heap = Heap.around(part.word(), part.marks().getFirst().cell());
    return new HeapTypeDerivation.Rest(derivation.explored(heap.type()), size - heap.size());
  }

  /// The type of [#heaps] that a derived type is; of one that is dead, a type without moves.
  int typeOf(int derived) {
    return derived == HeapTypeDerivation.DEAD
        ? typing.classOf().getLast()
        : typing.classOf().get(derived);
  }

  /// The value of a short row.
  int valueOf(StripWord word) throws NotHeaps {
    return words.value(word);
  }

  /// The moves in a row of so many cells of one glyph that are named by its middle cell.
  void movesInTheMiddle(int glyph, int size, WordMoves.Sink sink) throws NotHeaps {
    moves.of(
        new StripWord(String.valueOf((char) glyph).repeat(size)),
        (line, cell, after, fromCell, toCell) -> {
          if (cell == size / 2) {
            sink.accept(line, cell, after, fromCell, toCell);
          }
        });
  }

  private List<StripPart> parts(GridPosition strip) throws NotHeaps {
    return splitter.parts(StripWord.of(strip.copyCells()));
  }

  private boolean isLarge(StripPart part) {
    return part.word().length() > LONGEST_SHORT * rules.widest();
  }

  Piece piece(StripPart part) throws NotHeaps {
    if (isLarge(part)) {
      Heap heap = Heap.longest(part.word()).orElseThrow();
      int type = derivation.explored(heap.type());
      if (heap.size() >= derivation.shape(type).fromSize()) {
        return new HeapPiece(
            part, part.origin() + heap.type().left().length(), heap.size(), typed(type));
      }
    }
    if (part.word().length() > MOST_VALUED * rules.widest()) {
      throw new NotHeaps(
          "%d connected cells are no run of equal cells"
              .formatted(part.toCell() - part.fromCell()));
    }
    return ShortPiece.of(part, moves, words);
  }

  private HeapPiece.Typed typed(int type) throws NotHeaps {
    HeapPiece.Typed known = typed.get(type);
    if (known == null) {
      known = new HeapPiece.Typed(type, derivation.shape(type), typing.classOf(), words);
      typed.put(type, known);
    }
    return known;
  }

  /// The cells of a component, with as few around them as make it the same component alone; where
  /// no others do, with one glyph in those of which no move asks.
  GridPosition alone(GridPosition strip, Piece piece) {
    StripPart part = piece.part();
    try {
      for (int around = 0; around <= 2 * rules.widest(); around++) {
        for (int left = 0; left <= around; left++) {
          int from = part.fromCell() - left;
          int to = part.toCell() + around - left;
          if (from >= 0 && to <= strip.size()) {
            byte[] cells = new byte[to - from];
            strip.copyCells(from, to, cells, 0);
            if (isAlone(cells, part)) {
              return GridPosition.wrap(1, cells.length, cells);
            }
          }
        }
      }
      return withoutBlanks(part);
    } catch (NotHeaps tooWide) {
      return StripPosition.board(part.word());
    }
  }

  private boolean isAlone(byte[] cells, StripPart part) throws NotHeaps {
    List<StripPart> alone = splitter.parts(StripWord.of(cells));
    return alone.size() == 1 && alone.getFirst().word().equals(part.word());
  }

  private GridPosition withoutBlanks(StripPart part) throws NotHeaps {
    GridPosition board = StripPosition.board(part.word());
    int glyphs = rules.glyphs().cells().size();
    for (int glyph = 0; glyph < glyphs; glyph++) {
      byte[] cells = board.copyCells();
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = cells[cell] < glyphs ? cells[cell] : (byte) glyph;
      }
      if (isAlone(cells, part)) {
        return GridPosition.wrap(1, cells.length, cells);
      }
    }
    return board;
  }

  /// The reason why the strips are heaps, as a theorem with its argument.
  public String because() {
    return new HeapsInWords(rules, derivation, typing).because();
  }

  /// The same, with what the strips filled with one glyph are.
  ///
  /// @param start the values of such strips
  /// @param form the octal game that their heaps are, if one is known
  public String because(Glyph glyph, Start start, Optional<CodeForm> form) {
    return new HeapsInWords(rules, derivation, typing).because(start, glyph, form);
  }

  /// The number of types, in words.
  public String typesInWords() {
    int types = typing.heaps().types().size();
    return types == 1 ? "one type" : types + " types";
  }

  /// A strip of n cells that all hold one glyph.
  ///
  /// @param first the values of the shorter ones
  /// @param type of the heap that a longer one is
  /// @param less how many tokens fewer than cells it has
  /// @param added the value of what else there is
  public record Start(List<Integer> first, int type, int less, int added) {
    public Start {
      first = List.copyOf(first);
    }
  }

  /// The octal game that the heaps of starts are, if one is known that says all of them.
  public Optional<CodeForm> form(Start start) {
    return start.added() == 0
        ? CodeForm.of(typing.heaps(), start.type(), start.less())
        : Optional.empty();
  }

  /// The strips that hold one glyph.
  public Start start(Glyph glyph) throws NotHeaps {
    int index = rules.glyphs().cell(glyph);
    HeapTypeDerivation.Filled found = filled.get(index);
    List<Integer> first = new ArrayList<>();
    for (int n = 0; n < found.fromSize(); n++) {
      first.add(words.value(new StripWord(String.valueOf((char) index).repeat(n))));
    }
    int added = 0;
    for (StripWord other : found.others()) {
      added ^= words.value(other);
    }
    boolean dead = found.rest().type() == HeapTypeDerivation.DEAD;
    int type = typing.classOf().get(dead ? typing.classOf().size() - 1 : found.rest().type());
    int less = found.rest().less();
    List<Integer> values = typing.heaps().types().get(type).first();
    for (int n = first.size(); n - less < values.size(); n++) {
      first.add(values.get(n - less) ^ added);
    }
    return new Start(first, type, less, added);
  }
}
