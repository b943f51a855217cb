package org.grundy.solvers.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.Splitter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.SolvedPosition;

/// The values of the components of one game: packed where a component fits, else by the walk over
/// the rules.
final class ComponentValues implements ResumableState {
  private final Splitter splitter;
  private final PackedGame game;
  private final ValueSearch search;
  private final WideValues wide;

  ComponentValues(GameRules rules, PackedGame game, Meter meter) {
    this.splitter = new Splitter(rules);
    this.game = game;
    this.search = new ValueSearch(game, meter);
    this.wide = new WideValues(rules, this::packedValue, meter);
  }

  /// The value of a board, or [SolvedPosition#ENDS] if its player can end the game.
  long value(GridPosition board) {
    Optional<long[]> packed = game.pack(board);
    return packed.isPresent() ? search.value(packed.get()) : wide.value(board);
  }

  /// What is known of the value of a component.
  Bounds known(GridPosition component, GridPosition drawn) {
    Optional<long[]> packed = game.pack(component);
    if (packed.isEmpty()) {
      OptionalLong value = wide.known(component);
      return value.isPresent() ? Bounds.exact(drawn, value.getAsLong()) : unknown(drawn);
    }
    long known = search.knownOf(packed.get());
    return Known.isExact(known)
        ? Bounds.exact(drawn, Known.value(known))
        : Bounds.excluding(
            drawn,
            LongStream.range(0, Known.FIRST_UNTOLD).filter(n -> Known.excludes(known, (int) n)),
            OptionalLong.of(game.longestPlay(component)));
  }

  /// What is known of a board without a look.
  Bounds unknown(GridPosition board) {
    return new Bounds(board, 0, OptionalLong.of(game.longestPlay(board)), List.of());
  }

  /// The value of a board where all its components are known, or [SolvedPosition#UNSAFE] if one of
  /// them can be ended, else [PartlySolved#UNKNOWN].
  ///
  /// @param look bounds the time
  long known(GridPosition board, Meter look) {
    long sum = 0;
    boolean unsafe = false;
    for (GridPosition part : splitter.split(board, look).parts()) {
      OptionalLong value = known(part, part).value();
      if (value.isEmpty()) {
        return PartlySolved.UNKNOWN;
      }
      unsafe |= value.getAsLong() < 0;
      sum ^= value.getAsLong();
    }
    return unsafe ? SolvedPosition.UNSAFE : sum;
  }

  @Override
  public long size() {
    return (long) search.table().size() + wide.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    search.table().save(out);
    wide.save(out);
  }

  @Override
  public void load(DataInput in) throws IOException {
    search.table().load(in);
    wide.load(in);
  }

  private OptionalLong packedValue(GridPosition board) {
    Optional<long[]> packed = game.pack(board);
    return packed.isPresent() ? OptionalLong.of(search.value(packed.get())) : OptionalLong.empty();
  }

  /// Whether the value of a board, at whose start nobody can end the game, is `n`.
  boolean is(GridPosition board, long n) {
    Optional<long[]> packed = game.pack(board);
    return (packed.isPresent() && n <= Integer.MAX_VALUE)
        ? search.is(packed.get(), (int) n)
        : value(board) == n;
  }
}
