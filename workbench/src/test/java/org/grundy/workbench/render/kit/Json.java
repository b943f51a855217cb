package org.grundy.workbench.render.kit;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Documents as the renderers write them, checked against their schemas.
public final class Json {
  private Json() {}

  /// The document that is written, which must be one line and be valid.
  ///
  /// @param schema the schema's resource
  public static JsonNode checked(String schema, Consumer<OutputStream> writer) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    writer.accept(bytes);
    String text = bytes.toString(StandardCharsets.UTF_8);
    assertThat(text).endsWith("\n").hasLineCount(1);
    assertThat(errors(schema, text)).as(text).isEmpty();
    return JsonMapper.shared().readTree(text);
  }

  /// What the schema has against a document.
  public static Iterable<?> errors(String schema, String document) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(read(schema), InputFormat.JSON)
        .validate(document, InputFormat.JSON);
  }

  public static String read(String resource) {
    try (InputStream in =
        Objects.requireNonNull(
            Json.class.getResourceAsStream("/org/grundy/workbench/render/" + resource))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
