package org.grundy.web;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// One path of the interface with what is said of it in the description.
///
/// @param method of HTTP
/// @param path with its parameters in braces
/// @param name its identifier in the description
/// @param summary what it is for, in one sentence
/// @param request the schema of its body, where it has one
/// @param example a body
/// @param answers what it answers if all is well
/// @param handler what answers
record Endpoint(
    HandlerType method,
    String path,
    String name,
    String summary,
    Optional<ObjectNode> request,
    Optional<String> example,
    List<Answer> answers,
    Handler handler) {
  Endpoint {
    answers = List.copyOf(answers);
  }

  /// An answer.
  ///
  /// @param status of HTTP
  /// @param contentType of the body; empty where there is none
  /// @param schemas the names of the schemas that the body may have; none where it is no JSON
  /// @param meaning what it says
  record Answer(int status, String contentType, List<String> schemas, String meaning) {
    Answer {
      schemas = List.copyOf(schemas);
    }

    /// JSON of one of some schemas.
    static Answer json(int status, String meaning, List<String> schemas) {
      return new Answer(status, "application/json", schemas, meaning);
    }
  }

  /// An endpoint without a body.
  static Endpoint plain(
      HandlerType method,
      String path,
      String name,
      String summary,
      Answer answer,
      Handler handler) {
    return new Endpoint(
        method, path, name, summary, Optional.empty(), Optional.empty(), List.of(answer), handler);
  }
}
