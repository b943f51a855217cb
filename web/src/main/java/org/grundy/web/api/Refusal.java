package org.grundy.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A request that is refused, as a problem of RFC 9457.
public final class Refusal extends RuntimeException {
  /// The content type of problems.
  public static final String CONTENT_TYPE = "application/problem+json";

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String title;
  private final String detail;
  private final String cure;
  private final transient Optional<Place> place;
  private final List<Refusal> others = new ArrayList<>();

  /// @param status of HTTP
  /// @param title what kind of problem it is
  /// @param detail what was found and what was expected
  /// @param cure what would mend it, or empty
  public Refusal(int status, String title, String detail, String cure) {
    this(status, title, detail, cure, Optional.empty());
  }

  private Refusal(int status, String title, String detail, String cure, Optional<Place> place) {
    super(detail);
    this.status = status;
    this.title = title;
    this.detail = detail;
    this.cure = cure;
    this.place = place;
  }

  /// Rules or a position are not what they have to be.
  public static Refusal of(InputException fault) {
    Refusal refusal =
        new Refusal(422, "Rules or position are bad", fault.problem(), fault.cure(), fault.place());
    for (Throwable other : fault.getSuppressed()) {
      if (other instanceof InputException another) {
        refusal.others.add(of(another));
      }
    }
    return refusal;
  }

  /// The work ended before it was done.
  static Refusal of(Ending ending) {
    return ending instanceof Ending.HeapFull
        ? memoryFull()
        : new Refusal(
            422, "The budget is spent", ending.text(), "allow more milliseconds, or ask as a job");
  }

  /// The process has no memory left.
  public static Refusal memoryFull() {
    return new Refusal(503, "Memory is full", "the work needs more memory than there is", "");
  }

  /// The request is not one that the description allows.
  static Refusal malformed(String detail, String cure) {
    return new Refusal(400, "The request is malformed", detail, cure);
  }

  /// There is nothing of that name.
  public static Refusal notFound(String detail) {
    return new Refusal(404, "Not found", detail, "");
  }

  /// Too much is asked for at once.
  public static Refusal busy(String detail) {
    return new Refusal(429, "Too much at once", detail, "try again in a few seconds");
  }

  /// The server is at fault; what went wrong is not for others.
  public static Refusal internal() {
    return new Refusal(500, "Internal error", "something went wrong in the server", "");
  }

  public int status() {
    return status;
  }

  /// True if what was asked is at fault, as it often is while people type, or is more than may be
  /// worked on at once.
  public boolean isOfInput() {
    return status == 422;
  }

  /// The problem as JSON: `title`, `status`, `detail` and, where there are any, `cure`, `source`,
  /// `line`, `column`, and `others` with the faults of other lines.
  public ObjectNode json() {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("title", title);
    node.put("status", status);
    describe(node);
    if (!others.isEmpty()) {
      ArrayNode all = node.putArray("others");
      others.forEach(other -> other.describe(all.addObject()));
    }
    return node;
  }

  private void describe(ObjectNode node) {
    node.put("detail", detail);
    if (!cure.isEmpty()) {
      node.put("cure", cure);
    }
    place.ifPresent(at -> {
      node.put("source", at.source());
      node.put("line", at.line());
      node.put("column", at.column());
    });
  }
}
