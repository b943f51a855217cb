package org.grundy.workbench.request;

import java.util.List;

/// Made inputs of a contest problem with their right outputs.
///
/// @param inputs each with its output
/// @param leftOut how many others pass a limit of the rules
/// @param limit the first such limit in words; empty where none is passed
public record GeneratedTests(List<GeneratedInput> inputs, int leftOut, String limit) {
  public GeneratedTests {
    inputs = List.copyOf(inputs);
  }
}
