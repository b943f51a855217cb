package org.grundy.rules.tree;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// The parameters that a file leaves open, and the lines of it that name them. The rules of a tree
/// hold the numbers; these lines say them with the names.
///
/// @param list in the order of the text
/// @param openLines the text of each line of moves that names a parameter, by its index among
///   [GameRules#rules] and, behind these, [GameRules#ends]
public record Parameters(List<Parameter> list, SortedMap<Integer, String> openLines) {
  /// Nothing is left open.
  public static final Parameters NONE = new Parameters(List.of(), new TreeMap<>());

  public Parameters {
    list = List.copyOf(list);
    openLines = Collections.unmodifiableSortedMap(new TreeMap<>(openLines));
  }

  /// The parameter of that name.
  public Optional<Parameter> find(String name) {
    return list.stream().filter(parameter -> parameter.name().equals(name)).findFirst();
  }

  /// The line that says a rule with the names of parameters, if it names any.
  ///
  /// @param index among the rules, and the ends behind these
  public Optional<String> openLine(int index) {
    return Optional.ofNullable(openLines.get(index));
  }

  /// The numbers of all parameters.
  public List<Binding> values() {
    return list.stream().map(Parameter::value).toList();
  }
}
