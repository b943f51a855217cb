package org.grundy.workbench.render;

import java.io.OutputStream;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.Meter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// One JSON document, built whole before its first byte goes out.
///
/// Where an exception ends the building nothing is written: a reader never sees half an answer. The
/// stream stays open; the document ends with a line break.
final class JsonPage implements AutoCloseable {
  private final OutputStream out;
  private final WholeDocument document = new WholeDocument();
  private final JsonGenerator json;

  JsonPage(OutputStream out) {
    this.out = out;
    this.json = new JsonFactory().createGenerator(ObjectWriteContext.empty(), document);
  }

  void object(Runnable members) {
    Meter.checkpoint(200);
    json.writeStartObject();
    members.run();
    json.writeEndObject();
  }

  void object(String name, Runnable members) {
    json.writeName(name);
    object(members);
  }

  void array(String name, Runnable elements) {
    json.writeName(name);
    json.writeStartArray();
    elements.run();
    json.writeEndArray();
  }

  <T> void objects(String name, List<T> elements, Consumer<T> members) {
    array(name, () -> elements.forEach(element -> object(() -> members.accept(element))));
  }

  void strings(String name, List<String> elements) {
    array(name, () -> elements.forEach(json::writeString));
  }

  /// An array inside an array.
  void array(Runnable elements) {
    json.writeStartArray();
    elements.run();
    json.writeEndArray();
  }

  void element(long value) {
    Meter.checkpoint(20);
    json.writeNumber(value);
  }

  void element(String value) {
    json.writeString(value);
  }

  void nullElement() {
    json.writeNull();
  }

  void member(String name, String value) {
    json.writeStringProperty(name, value);
  }

  void member(String name, long value) {
    json.writeNumberProperty(name, value);
  }

  void member(String name, BigInteger value) {
    json.writeNumberProperty(name, value);
  }

  void member(String name, double value) {
    json.writeNumberProperty(name, value);
  }

  void member(String name, boolean value) {
    json.writeBooleanProperty(name, value);
  }

  /// `at: [row, column]`, where there is a cell.
  void place(Optional<Choice.Cell> at) {
    at.ifPresent(cell -> {
      json.writeName("at");
      json.writeArray(new int[] {cell.row(), cell.column()}, 0, 2);
    });
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
