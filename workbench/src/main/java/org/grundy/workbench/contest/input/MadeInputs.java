package org.grundy.workbench.contest.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Values;

/// Inputs that are made as a description says, each once: all small ones, random ones of growing
/// size, extreme ones. Each has one case where inputs are cases.
public final class MadeInputs {
  private static final int MOST_STEPS = 20_000;
  private static final int MOST_AT_A_LEVEL = 3_000;

  private final ContestSpec spec;
  private final InputMaker maker;
  private final SplittableRandom random;
  private final Set<String> seen = new HashSet<>();

  /// @param seed of random inputs
  public MadeInputs(ContestSpec spec, long seed) {
    this.spec = spec;
    this.maker = new InputMaker(spec);
    this.random = new SplittableRandom(seed);
  }

  /// The inputs of a level.
  ///
  /// @param inputs from the smallest on
  /// @param all whether these are all of the level
  public record Level(List<MadeInput> inputs, boolean all) {
    public Level {
      inputs = List.copyOf(inputs);
    }
  }

  /// The inputs whose numbers are at most so far above their least values, without those that were
  /// made before.
  public Level small(long level, Meter meter) {
    Caps caps = new Caps(level, level, 1);
    List<MadeInput> inputs = new ArrayList<>();
    long[] next = new long[0];
    boolean all = false;
    for (int step = 0; step < MOST_STEPS && inputs.size() < MOST_AT_A_LEVEL && !all; step++) {
      InputChoices choices = new InputChoices(next, InputChoices.Beyond.LEAST, random);
      addNew(choices, caps, inputs);
      next = choices.next();
      all = next.length == 0;
      meter.work(1);
    }
    inputs.sort(Comparator.comparingLong(MadeInput::size).thenComparing(MadeInput::text));
    return new Level(inputs, all);
  }

  /// Random inputs, the larger the later.
  public List<MadeInput> random(int count) {
    List<MadeInput> inputs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long values = 1L << (1 + random.nextInt(3 + 12 * i / count));
      addNew(
          new InputChoices(new long[0], InputChoices.Beyond.RANDOM, random),
          new Caps(3 + 12L * i / count, values, 1),
          inputs);
    }
    return inputs;
  }

  /// Random inputs of one size.
  ///
  /// @param caps how far above their least values numbers may be
  public List<MadeInput> random(int count, Caps caps) {
    List<MadeInput> inputs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      addNew(new InputChoices(new long[0], InputChoices.Beyond.RANDOM, random), caps, inputs);
    }
    return inputs;
  }

  /// Inputs whose numbers may be as great as the contest lets them, and in each second one are.
  public List<MadeInput> extreme(int count) {
    List<MadeInput> inputs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      addNew(
          new InputChoices(
              new long[0],
              i % 2 == 0 ? InputChoices.Beyond.MOST : InputChoices.Beyond.RANDOM,
              random),
          new Caps(1 + (8L << Math.min(i, 14)), Long.MAX_VALUE >> 1, 1),
          inputs);
    }
    return inputs;
  }

  private void addNew(InputChoices choices, Caps caps, List<MadeInput> inputs) {
    made(choices, caps).filter(input -> seen.add(input.text())).ifPresent(inputs::add);
  }

  /// The input that choices make, where all behind them are the least; empty where they make none.
  public Optional<MadeInput> of(long[] choices, Caps caps) {
    return made(new InputChoices(choices, InputChoices.Beyond.LEAST, random), caps);
  }

  /// The elements of an input that choices make, of which some may be left out.
  public List<InputChoices.Element> elements(MadeInput input) {
    InputChoices choices =
        new InputChoices(input.choices(), InputChoices.Beyond.LEAST, new SplittableRandom(0));
    List<InputChoices.Element> elements = new ArrayList<>();
    choices.tellElements(elements::add);
    maker.make(choices, input.caps());
    return elements;
  }

  private Optional<MadeInput> made(InputChoices choices, Caps caps) {
    try {
      Values values = maker.make(choices, caps);
      return Optional.of(
          new MadeInput(values, InputWriter.write(spec, values), choices.made(), caps));
    } catch (NoInputException e) {
      return Optional.empty();
    }
  }

  /// The most of these inputs that may stand in one, as its cases.
  public long mostJoined() {
    return maker.isOfCasesAlone() ? maker.mostCases() : 1;
  }

  /// One input with the cases of several.
  public MadeInput joined(List<MadeInput> several) {
    if (several.size() == 1) {
      return several.getFirst();
    }
    Values values = maker.joined(several.stream().map(MadeInput::values).toList());
    return new MadeInput(
        values, InputWriter.write(spec, values), new long[0], several.getFirst().caps());
  }

  /// The parts of a list, each of at most so many.
  public static <T> List<List<T>> parts(List<T> all, long most) {
    List<List<T>> parts = new ArrayList<>();
    for (int from = 0; from < all.size(); from += (int) most) {
      parts.add(all.subList(from, (int) Math.min(all.size(), from + most)));
    }
    return parts;
  }
}
