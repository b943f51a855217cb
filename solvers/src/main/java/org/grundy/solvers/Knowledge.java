package org.grundy.solvers;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// Tables of one game that questions have filled: each is made by the first that needs it. Safe for
/// use by several threads; the tables are worked on [by one question at a time][Meter#askedBy].
public final class Knowledge {
  private final Meter meter;
  private final Before before;
  private final Map<Name<?>, Object> tables = new HashMap<>();
  private final Map<Object, byte[]> findings = new ConcurrentHashMap<>();

  /// The question that asked for it last.
  private WeakReference<Meter> asker;

  /// @param before what tables begin with
  Knowledge(Meter question, Before before) {
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
            name.findings(made).ifPresent(findings -> before.read(name.toString(), findings));
            tables.put(name, made);
            return made;
          }
          return name.type().cast(known);
        });
  }

  /// The tables that can be saved, by their names.
  Map<String, ResumableState> saved() {
    Map<String, ResumableState> saved = new HashMap<>();
    tables.forEach((name, table) ->
        findings(name, table).ifPresent(findings -> saved.put(name.toString(), findings)));
    return saved;
  }

  private static <T> Optional<ResumableState> findings(Name<T> name, Object table) {
    return name.findings(name.type().cast(table));
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
    default Optional<ResumableState> findings(T table) {
      return Optional.empty();
    }
  }

  /// What another process found out.
  @FunctionalInterface
  public interface Before {
    /// Adds what is known of a table to it.
    ///
    /// @param name of the table, as text
    void read(String name, ResumableState table);
  }
}
