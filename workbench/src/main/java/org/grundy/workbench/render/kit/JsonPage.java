package org.grundy.workbench.render.kit;

import java.io.OutputStream;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.request.PlanReport;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// One JSON document, built whole before its first byte goes out.
///
/// Where an exception ends the building nothing is written: a reader never sees half an answer. The
/// stream stays open; the document ends with a line break.
public final class JsonPage implements AutoCloseable {
  /// The most cells of a board that is written as a `position`.
  public static final int LARGEST_BOARD = 10_000;

  private final OutputStream out;
  private final WholeDocument document = new WholeDocument();
  private final JsonGenerator json;

  JsonPage(OutputStream out) {
    this.out = out;
    this.json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), document);
  }

  /// Writes a document that is one object, and leaves the stream open.
  public static void write(OutputStream out, Consumer<JsonPage> members) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> members.accept(page));
    }
  }

  public void object(Runnable members) {
    Meter.checkpoint(200);
    json.writeStartObject();
    members.run();
    json.writeEndObject();
  }

  public void object(String name, Runnable members) {
    json.writeName(name);
    object(members);
  }

  public void array(String name, Runnable elements) {
    json.writeName(name);
    json.writeStartArray();
    elements.run();
    json.writeEndArray();
  }

  public <T> void objects(String name, List<T> elements, Consumer<T> members) {
    array(name, () -> elements.forEach(element -> object(() -> members.accept(element))));
  }

  /// An array of strings, of numbers, or of records as [#members] writes them.
  public void list(String name, List<?> elements) {
    array(name, () -> elements.forEach(this::value));
  }

  /// An object of the members of a record.
  public void record(String name, Record components) {
    object(name, () -> members(components));
  }

  /// The components of a record, each under its own name; those that are empty are left out. So the
  /// names of its components are the words of the document.
  public void members(Record components) {
    for (RecordComponent component : components.getClass().getRecordComponents()) {
      Object value;
      try {
        value = component.getAccessor().invoke(components);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("a record that cannot be read: " + components, e);
      }
      if (value instanceof Optional<?> some) {
        some.ifPresent(known -> member(component.getName(), known));
      } else {
        member(component.getName(), value);
      }
    }
  }

  private void member(String name, Object value) {
    json.writeName(name);
    value(value);
  }

  private void value(Object value) {
    switch (value) {
      case String text -> json.writeString(text);
      case Boolean truth -> json.writeBoolean(truth);
      case Double number -> json.writeNumber(number);
      case Long number -> element(number);
      case Integer number -> element(number);
      case BigInteger number -> json.writeNumber(number);
      case List<?> elements -> array(() -> elements.forEach(this::value));
      case Record components -> object(() -> members(components));
      default -> throw new IllegalArgumentException("no JSON: " + value);
    }
  }

  /// An array inside an array.
  public void array(Runnable elements) {
    json.writeStartArray();
    elements.run();
    json.writeEndArray();
  }

  public void element(long value) {
    Meter.checkpoint(20);
    json.writeNumber(value);
  }

  public void element(String value) {
    json.writeString(value);
  }

  public void nullElement() {
    json.writeNull();
  }

  public void member(String name, String value) {
    json.writeStringProperty(name, value);
  }

  public void member(String name, long value) {
    json.writeNumberProperty(name, value);
  }

  public void member(String name, BigInteger value) {
    json.writeNumberProperty(name, value);
  }

  public void member(String name, double value) {
    json.writeNumberProperty(name, value);
  }

  public void member(String name, boolean value) {
    json.writeBooleanProperty(name, value);
  }

  /// `at: [row, column]`, where there is a cell.
  public void place(Optional<Choice.Cell> at) {
    at.ifPresent(cell -> {
      json.writeName("at");
      json.writeArray(new int[] {cell.row(), cell.column()}, 0, 2);
    });
  }

  /// `position` as it is typed, unless it is a board too large to be read.
  public void position(GameRules rules, Position position) {
    if (!(position instanceof GridPosition grid) || grid.size() <= LARGEST_BOARD) {
      member("position", PositionText.format(rules, position));
    }
  }

  /// `method` and `because`: how something was solved, and why that is sound.
  public void method(PlanReport.Choice choice) {
    member("method", choice.method());
    member("because", choice.because());
  }

  /// `statistics`: what an answer cost.
  public void statistics(Statistics statistics) {
    record("statistics", statistics);
  }

  @Override
  public void close() {
    boolean whole = json.streamWriteContext().inRoot();
    json.writeRaw('\n');
    json.close();
    try {
      if (whole) {
        document.writeTo(out);
      }
    } finally {
      document.discard();
    }
  }
}
