package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.split.RingSplitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.sequence.strip.StripPosition.HeapValues;
import org.grundy.solvers.sequence.strip.StripPosition.Piece;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.row.RowSplitter;
import org.grundy.solvers.sequence.strip.row.StripPart;
import org.grundy.solvers.sequence.strip.row.StripWord;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps.Shortened;

/// The rings of one game as the heaps of its strips: a ring in which cells are not connected all
/// around is a sum of such heaps, another one is looked at move by move until it is.
public final class RingHeaps {
  /// So many rings that are not the same by a turn or a reflection are looked at.
  private static final int MOST_RINGS = 1 << 13;

  /// A run is tried in so many lengths, each twice the one before.
  private static final int DOUBLINGS = 4;

  private final StripHeaps strips;
  private final GridRuleset moves;
  private final Representatives representatives;
  private final Map<GridPosition, Ring> rings = new LinkedHashMap<>();
  private final Map<GridPosition, List<Piece>> pieces = new HashMap<>();

  /// The findings about a ring.
  ///
  /// @param canEnd whether some move ends the game
  /// @param parts what it is the sum of, if cells are not connected all around
  /// @param options else the representatives of what its moves leave
  private record Ring(boolean canEnd, Optional<List<StripPart>> parts, Set<GridPosition> options) {}

  private RingHeaps(GameRules rules, StripHeaps strips) {
    this.strips = strips;
    this.moves = GridRuleset.of(rules);
    this.representatives = new Representatives(rules);
  }

  /// The rings of a game under normal play.
  ///
  /// @param rules on a ring
  /// @throws NotHeaps if the strips of the same lines are not known to be heaps
  public static RingHeaps of(GameRules rules) throws NotHeaps {
    return new RingHeaps(rules, StripHeaps.of(RingSplitter.strip(rules)));
  }

  /// The strips of the same lines.
  public StripHeaps strips() {
    return strips;
  }

  /// Looks at a ring, at what its moves leave, and on until cells are no longer connected all
  /// around.
  ///
  /// @throws NotHeaps if that are too many rings, or if what they come apart into are no heaps
  public void add(GridPosition ring) throws NotHeaps {
    int known = rings.size();
    look(representatives.of(ring));
    for (GridPosition option : options(ring)) {
      look(option);
    }
    for (Ring found : rings.values().stream().skip(known).toList()) {
      if (found.parts.isPresent()) {
        strips.addParts(found.parts.get());
      }
    }
  }

  /// The positions that the moves of a ring leave, each once for all its images.
  private Set<GridPosition> options(GridPosition ring) {
    Set<GridPosition> options = new LinkedHashSet<>();
    moves.optionSums(
        ring,
        (after, ends) -> {
          if (!ends) {
            options.add(representatives.of(after.getFirst()));
          }
        });
    return options;
  }

  private void look(GridPosition ring) throws NotHeaps {
    if (rings.containsKey(ring)) {
      return;
    }
    if (rings.size() >= MOST_RINGS) {
      throw new NotHeaps(
          "more than %,d rings stay connected all around, or are left of them"
              .formatted(MOST_RINGS));
    }
    boolean[] canEnd = {false};
    moves.optionSums(ring, (_, ends) -> canEnd[0] |= ends);
    Optional<List<StripPart>> parts = canEnd[0] ? Optional.of(List.of()) : parts(ring);
    Set<GridPosition> options = parts.isPresent() ? Set.of() : options(ring);
    rings.put(ring, new Ring(canEnd[0], parts, options));
    for (GridPosition option : options) {
      look(option);
    }
  }

  private Optional<List<StripPart>> parts(GridPosition ring) throws NotHeaps {
    try {
      return strips.ringParts(ring.copyCells(), List.of());
    } catch (RowSplitter.UnevenRun none) {
      throw new IllegalStateException(none);
    }
  }

  /// Takes apart the rings that were added, and what their moves leave.
  ///
  /// @throws NotHeaps if some component is neither a heap nor short
  public void takeApart() throws NotHeaps {
    for (Map.Entry<GridPosition, Ring> ring : rings.entrySet()) {
      List<Piece> found = new ArrayList<>();
      for (StripPart part : ring.getValue().parts.orElse(List.of())) {
        found.add(strips.piece(part));
      }
      pieces.put(ring.getKey(), List.copyOf(found));
    }
  }

  /// The values of rings that were [taken apart][#takeApart].
  public Values values(HeapValues heaps) {
    return new Values(heaps);
  }

  /// Rings with the values of their heaps.
  public final class Values {
    private final HeapValues heaps;
    private final Map<GridPosition, Long> known = new HashMap<>();

    private Values(HeapValues heaps) {
      this.heaps = heaps;
    }

    /// The value of a ring, or [SolvedPosition#ENDS] where some move ends the game.
    public long of(GridPosition ring) {
      return ofRepresentative(representatives.of(ring));
    }

    private long ofRepresentative(GridPosition ring) {
      Long value = known.get(ring);
      if (value == null) {
        value = find(ring);
        known.put(ring, value);
      }
      return value;
    }

    private long find(GridPosition ring) {
      Ring found = rings.get(ring);
      if (found == null) {
        throw new IllegalArgumentException("not looked at: " + ring);
      }
      if (found.canEnd) {
        return SolvedPosition.ENDS;
      }
      if (found.parts.isPresent()) {
        long sum = 0;
        for (Piece piece : pieces.getOrDefault(ring, List.of())) {
          sum ^= piece.value(heaps);
        }
        return sum;
      }
      BitSet seen = new BitSet();
      for (GridPosition option : found.options) {
        long value = ofRepresentative(option);
        if (value >= 0) {
          seen.set((int) value);
        }
      }
      return seen.nextClearBit(0);
    }
  }

  /// The rings that hold one glyph as one more type of heaps, the last, a ring of n cells the heap
  /// of n: a move leaves a run of the strips' types, and what lies beside it. None of these rings
  /// can be won at once.
  ///
  /// @throws NotHeaps if that is not known
  public TypedHeaps filled(Glyph glyph) throws NotHeaps {
    byte cell = (byte) strips.rules().glyphs().cell(glyph);
    for (int doubling = 0; doubling <= DOUBLINGS; doubling++) {
      Optional<TypedHeaps> found = filled(cell, (4 << doubling) * strips.rules().widest());
      if (found.isPresent()) {
        return found.get();
      }
    }
    throw new NotHeaps("what a move makes possible may reach any distance");
  }

  /// A move that leaves a run of the ring.
  private record Opening(HeapTypeDerivation.Rest rest, List<StripWord> others) {}

  private Optional<TypedHeaps> filled(byte cell, int run) throws NotHeaps {
    List<Opening> openings = new ArrayList<>();
    int[] fromSize = {run};
    try {
      List<byte[]> opened = new ArrayList<>();
      strips.movesInTheMiddle(
          cell,
          run,
          (_, _, after, fromCell, toCell) -> {
            byte[] ring = new byte[toCell - fromCell + run];
            Arrays.fill(ring, cell);
            for (int i = fromCell; i < toCell; i++) {
              ring[i - fromCell] = (byte) after.glyph(i);
            }
            opened.add(ring);
          });
      for (byte[] ring : opened) {
        openings.add(opening(ring, run));
        fromSize[0] = Math.max(fromSize[0], ring.length);
      }
    } catch (RowSplitter.UnevenRun longer) {
      return Optional.empty();
    }
    return Optional.of(withRings(cell, openings, fromSize[0]));
  }

  private Opening opening(byte[] ring, int run) throws NotHeaps, RowSplitter.UnevenRun {
    StripPart.Mark mark = new StripPart.Mark(0, ring.length - run / 2);
    List<StripPart> parts =
        strips
            .ringParts(ring, List.of(mark))
            .orElseThrow(() -> new NotHeaps("after a move a ring is still connected all around"));
    HeapTypeDerivation.Rest rest = new HeapTypeDerivation.Rest(HeapTypeDerivation.DEAD, 0);
    List<StripWord> others = new ArrayList<>();
    for (StripPart part : parts) {
      if (part.marks().isEmpty()) {
        others.add(part.word());
      } else {
        rest = strips.heapAround(part, ring.length);
      }
    }
    return new Opening(rest, others);
  }

  private TypedHeaps withRings(byte cell, List<Opening> openings, int openedFrom) throws NotHeaps {
    List<GridPosition> small = new ArrayList<>();
    strips.retype();
    while (small.size() + 1 < Math.max(openedFrom, strips.heaps().fromSize())) {
      byte[] ring = new byte[small.size() + 1];
      Arrays.fill(ring, cell);
      small.add(GridPosition.wrap(1, ring.length, ring));
      add(small.getLast());
    }
    takeApart();
    TypedHeaps heaps = strips.heaps().extended(small.size() + 1 - strips.heaps().fromSize());
    Values values = values((type, size) -> heaps.types().get(type).first().get((int) size));
    List<Integer> first = new ArrayList<>(List.of(0));
    small.forEach(ring -> first.add((int) values.of(ring)));
    Set<Shortened> options = new HashSet<>();
    for (Opening opening : openings) {
      int added = 0;
      for (StripWord other : opening.others) {
        added ^= strips.valueOf(other);
      }
      options.add(new Shortened(strips.typeOf(opening.rest.type()), opening.rest.less(), added));
    }
    List<TypedHeaps.Type> types = new ArrayList<>(heaps.types());
    types.add(new TypedHeaps.Type(first, options, new TreeSet<>()));
    return new TypedHeaps(heaps.fromSize(), heaps.apart(), types);
  }

  /// The reason why the rings of one glyph are heaps.
  public String because(Glyph glyph) {
    return strips.because()
        + "; a ring of `"
        + glyph
        + "` is opened by the first move, which leaves such a run and what lies beside it, so it"
        + " plays as a heap of one more type";
  }
}
