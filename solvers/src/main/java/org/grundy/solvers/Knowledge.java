package org.grundy.solvers;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// Tables of one game that questions have filled: each is made by the first that needs it. Safe for
/// use by several threads; the tables are worked on [by one question at a time][Meter#askedBy].
public final class Knowledge {
  private final Meter meter;
  private final BiConsumer<String, ResumableState> before;
  private final Map<Name<?>, Object> tables = new HashMap<>();
  private final Map<Object, byte[]> findings = new ConcurrentHashMap<>();

  /// The question that asked for it last.
  private WeakReference<Meter> asker;

  /// @param before adds to a new table, by its name as text, what another process found out
  Knowledge(Meter question, BiConsumer<String, ResumableState> before) {
    this.meter = Meter.ofKept(question);
    this.before = before;
    this.asker = new WeakReference<>(question);
  }

  /// True if the question that asked for it last is answered, or is a part of the same work.
  boolean isFreeFor(Meter question) {
    Meter last = asker.get();
    return last == null || !last.isAtWork() || last.isOfOneWorkWith(question);
  }

  void lend(Meter question) {
    asker = new WeakReference<>(question);
  }

  long bytes() {
    return meter.bytesTaken();
  }

  /// True if there is room for all that a question may add, within its memory.
  boolean suits(Meter question) {
    return question.threads() == meter.threads() && meter.bytesTaken() <= question.bytesLeft() / 2;
  }

  /// A table, as it was left, or a new one.
  ///
  /// @param name has the type of the table, so that no two kinds of tables have equal names
  /// @param make makes an empty one that claims its memory at a meter
  /// @throws org.grundy.core.BudgetSpentException if the question has no memory for an empty one
  public <T> T table(Name<T> name, Meter question, Function<Meter, T> make) {
    return meter.askedBy(
        question,
        () -> {
          Object known = tables.get(name);
          if (known == null) {
            T made = make.apply(meter);
            name.state(made).ifPresent(state -> before.accept(name.toString(), state));
            tables.put(name, made);
            return made;
          }
          return name.type().cast(known);
        });
  }

  /// The states of the tables that can be saved, by the names of the tables as text.
  Map<String, ResumableState> states() {
    Map<String, ResumableState> states = new HashMap<>();
    tables.forEach(
        (name, table) -> state(name, table).ifPresent(state -> states.put(name.toString(), state)));
    return states;
  }

  private static <T> Optional<ResumableState> state(Name<T> name, Object table) {
    return name.state(name.type().cast(table));
  }

  /// The findings of a question of this name, as [#keep] took them.
  Optional<byte[]> findings(Object name) {
    return Optional.ofNullable(findings.get(name));
  }

  /// Keeps the findings of a question, in the form in which they can be saved, as far as there is
  /// memory for them.
  ///
  /// @param name with `equals` by its components
  void keep(Object name, byte[] saved) {
    try {
      meter.claim(saved.length);
    } catch (BudgetSpentException full) {
      return;
    }
    byte[] before = findings.put(name, saved);
    meter.claim(before == null ? 0 : -before.length);
  }

  /// The name of a table: a record that says of what it is, with `equals` by its components.
  ///
  /// @param <T> what the table is
  public interface Name<T> {
    Class<T> type();

    /// What the table has, in the form in which another process can go on from it; empty where that
    /// is soon found again. Then the name as text is the same in all processes.
    default Optional<ResumableState> state(T table) {
      return Optional.empty();
    }
  }
}
