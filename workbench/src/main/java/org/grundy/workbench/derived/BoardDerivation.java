package org.grundy.workbench.derived;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.GridPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.Translations;
import org.grundy.rules.derive.bound.LongestPlay;
import org.grundy.rules.derive.split.ComponentDrawing;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.Problem;
import org.grundy.solvers.decided.Decided;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Components;
import org.grundy.workbench.derived.Derivation.GlyphFact;
import org.grundy.workbench.derived.Derivation.Kind;
import org.grundy.workbench.derived.Derivation.SymmetryFact;
import org.grundy.workbench.derived.Derivation.TranslationFact;

/// The derivation of what follows for boards of cells.
final class BoardDerivation {
  /// Boards of more cells together are not split only to show how.
  private static final int MOST_SPLIT = 4_096;

  /// The moves of larger components are not counted.
  private static final int MOST_COUNTED = 1_024;

  /// So many kinds of components are described.
  private static final int MOST_KINDS = 100;

  private final Problem problem;
  private final GameRules rules;
  private final List<GridPosition> boards;
  private final GlyphFlow flow;
  private final LongestPlay longest;
  private final List<Symmetry> symmetries;
  private final long cells;
  private final boolean ring;
  private final boolean stays;
  private final boolean tokenLines;
  private final boolean cellLines;
  private final boolean blocked;

  BoardDerivation(Problem problem) {
    this.problem = problem;
    this.rules = problem.rules();
    this.boards = problem.sum().stream().map(position -> (GridPosition) position).toList();
    this.flow = GlyphFlow.of(rules);
    this.longest = LongestPlay.of(rules);
    this.symmetries = RuleSymmetries.of(rules);
    this.cells = boards.stream().mapToLong(GridPosition::size).sum();
    this.ring = rules.board().isRing();
    this.stays = rules.readsWholeRows();
    this.tokenLines = rules.rules().stream().anyMatch(TokenMove.class::isInstance);
    this.blocked = rules.hasBlockedTokens();
    this.cellLines = !rules.rules().stream().allMatch(TokenMove.class::isInstance);
  }

  Derivation derive() {
    List<Kind> kinds = kinds();
    Components components = components(kinds);
    return new Derivation(
        cellLines && !stays ? glyphs() : List.of(),
        symmetryFacts(),
        tokenLines ? Optional.empty() : Optional.of(translations()),
        Optional.empty(),
        components,
        SumBounds.of(kinds, hasValue(), boundsBecause(components.count().orElse(1))),
        decided(),
        Derivation.values(problem));
  }

  private List<GlyphFact> glyphs() {
    List<GlyphFact> facts = new ArrayList<>();
    List<Glyph> glyphs = rules.cells();
    for (int glyph = 0; glyph < glyphs.size(); glyph++) {
      List<String> becomes = new ArrayList<>();
      for (int later = 0; later < glyphs.size(); later++) {
        if (later != glyph && (flow.mayHold(glyph) >>> later & 1) != 0) {
          becomes.add(glyphs.get(later).toString());
        }
      }
      facts.add(
          new GlyphFact(
              glyphs.get(glyph).toString(),
              becomes,
              longest.isMeasured() ? Optional.empty() : Optional.of(flow.height(glyph))));
    }
    return facts;
  }

  private List<SymmetryFact> symmetryFacts() {
    boolean square = boards.stream().allMatch(board -> board.rows() == board.columns());
    List<SymmetryFact> facts = new ArrayList<>();
    for (Symmetry symmetry : symmetries) {
      boolean keepsShape = square || !symmetry.exchangesSides();
      boolean keepsStart =
          keepsShape
              && cells <= MOST_SPLIT
              && boards.stream()
                  .allMatch(board -> board.tokens().isEmpty() && symmetry.of(board).equals(board));
      facts.add(new SymmetryFact(symmetry.words(), keepsShape, keepsStart));
    }
    return facts;
  }

  private TranslationFact translations() {
    if (ring) {
      return new TranslationFact(
          Optional.empty(),
          "a ring is worth the same however far it is turned, as no line names a place");
    }
    if (rules.closesUp()) {
      return new TranslationFact(
          Optional.empty(), "a row closes up where cells go, so it matters what lies beside them");
    }
    if (rules.addsNumbers()) {
      return new TranslationFact(
          Optional.empty(), "a move adds the numbers of cells, so it matters where they lie");
    }
    if (rules.asksForBorder()) {
      return new TranslationFact(
          Optional.empty(), "a pattern asks for the border, so it matters where cells lie");
    }
    OptionalInt border = Translations.of(rules).borderGlyph();
    if (border.isEmpty()) {
      return new TranslationFact(
          Optional.empty(),
          "a component is worth the same wherever it lies with all that its moves read, as no line"
              + " names a place; but no glyph is as good as the border");
    }
    String glyph = rules.cells().get(border.getAsInt()).toString();
    return new TranslationFact(
        Optional.of(glyph),
        "the same cells are worth the same wherever they lie, as no line names a place and `%s` is as good as the border"
            .formatted(glyph));
  }

  private List<Kind> kinds() {
    if (tokenLines) {
      return cellLines || whole() ? unsplit() : tokens();
    }
    return ring || stays || cells > MOST_SPLIT ? unsplit() : parts();
  }

  /// True if tokens block each other, or one can win for all.
  private boolean whole() {
    return blocked || rules.endsEarly();
  }

  private boolean hasValue() {
    return rules.play() == Play.NORMAL;
  }

  /// Each board of the sum as one part.
  private List<Kind> unsplit() {
    List<Kind> kinds = new ArrayList<>();
    for (GridPosition board : boards) {
      OptionalLong bound = longest.ofCells(board);
      for (GridPosition.Token token : board.tokens()) {
        bound = SumBounds.plus(bound, OptionalLong.of(longest.ofToken(board, token)), 1);
      }
      kinds.add(
          new Kind(board, 1, changing(board), Bounds.of(bound, OptionalLong.empty(), hasValue())));
    }
    return kinds;
  }

  private List<Kind> tokens() {
    Map<GridPosition, Kind> kinds = new LinkedHashMap<>();
    List<Kind> large = new ArrayList<>();
    for (GridPosition board : boards) {
      for (GridPosition.Token token : board.tokens()) {
        Bounds bounds =
            Bounds.of(
                OptionalLong.of(longest.ofToken(board, token)), OptionalLong.empty(), hasValue());
        if (cells > MOST_SPLIT) {
          large.add(new Kind(board, 1, 0, bounds));
        } else {
          GridPosition alone =
              GridPosition.wrap(board.rows(), board.columns(), board.copyCells(), List.of(token));
          count(kinds, alone, () -> new Kind(alone, 1, 0, bounds));
        }
      }
    }
    return large.isEmpty() ? List.copyOf(kinds.values()) : large;
  }

  private List<Kind> parts() {
    Splitter splitter = Splitter.of(rules);
    Representatives representatives = new Representatives(rules);
    ComponentDrawing drawing = new ComponentDrawing(rules, splitter);
    Map<GridPosition, Kind> kinds = new LinkedHashMap<>();
    for (GridPosition board : boards) {
      Split split = splitter.split(board);
      for (int i = 0; i < split.parts().size(); i++) {
        int part = i;
        GridPosition cropped = split.parts().get(part);
        count(
            kinds,
            representatives.of(cropped),
            () ->
                new Kind(
                    kinds.size() < MOST_KINDS ? drawing.of(board, split, part, true) : cropped,
                    1,
                    changing(cropped),
                    Bounds.of(longest.ofPart(board, split, part), moves(cropped), hasValue())));
      }
    }
    return List.copyOf(kinds.values());
  }

  private static void count(Map<GridPosition, Kind> kinds, GridPosition key, Supplier<Kind> first) {
    Kind known = kinds.get(key);
    kinds.put(
        key,
        known == null
            ? first.get()
            : new Kind(known.position(), known.times() + 1, known.cells(), known.bounds()));
  }

  private long changing(GridPosition board) {
    long changing = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      changing += flow.isFinal(board.at(cell)) ? 0 : 1;
    }
    return changing;
  }

  private OptionalLong moves(GridPosition part) {
    if (part.size() > MOST_COUNTED) {
      return OptionalLong.empty();
    }
    long[] count = {0};
    GridRuleset.of(rules).optionSums(part, (_, _) -> count[0]++);
    return OptionalLong.of(count[0]);
  }

  private Components components(List<Kind> kinds) {
    boolean split = tokenLines ? !cellLines && !whole() : !ring && !stays && cells <= MOST_SPLIT;
    long count = kinds.stream().mapToLong(Kind::times).sum();
    return new Components(
        split ? OptionalLong.of(count) : OptionalLong.empty(),
        kinds.subList(0, Math.min(kinds.size(), MOST_KINDS)),
        componentsBecause(split, count));
  }

  private String componentsBecause(boolean split, long count) {
    if (tokenLines) {
      return split
          ? "each token is one: cells never change, and tokens neither block nor see each other"
          : blocked
              ? "tokens block each other, so a board is not split"
              : rules.endsEarly() && !cellLines
                  ? "one token can win the whole game, so a board is not split"
                  : "tokens wander over cells that change, so a board is not split";
    }
    if (stays) {
      return rules.keepsBoardsWhole().orElseThrow().because();
    }
    if (ring) {
      return "a ring is not split before it is cut";
    }
    if (!split) {
      return "more than %,d cells are not split only to show how".formatted(MOST_SPLIT);
    }
    if (count == 1) {
      return "moves that may come to be possible connect them";
    }
    return "no move that can ever be made"
        + (rules.wins().isEmpty() ? "" : ", and no winning pattern that can ever appear,")
        + " reads or changes cells of two of them";
  }

  private String boundsBecause(long parts) {
    List<String> because = new ArrayList<>();
    if (cellLines) {
      int drop = longest.leastDrop();
      because.add(
          rules.closesUp() || longest.isMeasured()
              ? "every move of cells lowers a sum of weights of glyphs"
              : "a move of cells takes "
                  + (drop == 1 ? "at least one" : "at least " + drop)
                  + " of the changes that cells can still make");
    }
    if (tokenLines) {
      because.add("the directions of a token lie in an open half-plane, and the board ends");
    }
    if (hasValue()) {
      because.add(Derivation.valueBecause(parts));
    }
    return String.join("; ", because);
  }

  private Optional<Decided> decided() {
    boolean over =
        rules.endsEarly()
            && cells <= MOST_SPLIT
            && boards.stream().anyMatch(GridRuleset.of(rules)::isOver);
    return over
        ? Optional.of(
            new Decided(
                Outcome.P,
                List.of(),
                rules.wins().isEmpty()
                    ? "a token stands where it wins: the game is over"
                    : "a winning pattern stands on the board: the game is over"))
        : Decided.of(problem);
  }
}
