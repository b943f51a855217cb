package org.grundy.solvers;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;

/// A game with what was found out about it by the questions that were asked, for the next ones to
/// go on from. Two are equal whose rules are.
///
/// What is kept is let go where the process needs the memory for something else, and where it takes
/// more than half of what a question may take. Questions that are asked at the same time do not
/// wait for each other: each has tables of its own, a few of which are kept. Safe for use by
/// several threads.
public final class CompiledGame {
  private static final int MOST_KEPT = 4;

  private final GameRules rules;
  private final List<SoftReference<Knowledge>> kept = new ArrayList<>();
  private BiConsumer<String, ResumableState> before = (_, _) -> {};

  /// A game of which nothing is known.
  ///
  /// @param rules checked rules; their parameters get the numbers that they name
  public CompiledGame(GameRules rules) {
    this.rules = rules.bound();
  }

  public GameRules rules() {
    return rules;
  }

  /// Lends a question the knowledge that earlier ones left, and keeps it for later ones.
  ///
  /// @param question its memory bounds what may be kept
  public synchronized Knowledge knowledge(Meter question) {
    for (SoftReference<Knowledge> one : List.copyOf(kept)) {
      Knowledge known = one.get();
      if (known == null || (known.isFreeFor(question) && !known.suits(question))) {
        kept.remove(one);
      } else if (known.isFreeFor(question)) {
        known.lend(question);
        return known;
      }
    }
    Knowledge made = new Knowledge(question, before);
    if (kept.size() < MOST_KEPT) {
      kept.add(new SoftReference<>(made));
    }
    return made;
  }

  /// Has tables that are made from now on begin with what another process found out.
  ///
  /// @param found adds what is known to a table, by its name
  public synchronized void goOnFrom(BiConsumer<String, ResumableState> found) {
    kept.clear();
    before = found;
  }

  /// The states of the tables that can be saved, by the names of the tables. Questions that were
  /// asked at the same time have tables of the same names.
  public synchronized Map<String, List<ResumableState>> states() {
    return kept.stream()
        .flatMap(one -> Stream.ofNullable(one.get()))
        .flatMap(known -> known.states().entrySet().stream())
        .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toList())));
  }

  /// The memory that tables of what was found out take by now.
  public synchronized long bytesKept() {
    return kept.stream()
        .map(SoftReference::get)
        .mapToLong(known -> known == null ? 0 : known.bytes())
        .sum();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CompiledGame game && rules.equals(game.rules);
  }

  @Override
  public int hashCode() {
    return rules.hashCode();
  }

  @Override
  public String toString() {
    return rules.title();
  }
}
