package org.grundy.solvers.decided;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/// Components of which each has an equal one.
final class Pairs {
  private Pairs() {}

  /// True if components can be taken apart into pairs with equal representatives.
  ///
  /// @param shape what components with equal representatives have in common and is found at once;
  ///   representatives are asked for only if the shapes are pairs too
  /// @param representatives gives what finds them, for components that have no equal one
  static <P> boolean isMadeOf(
      Collection<? extends P> components,
      Function<? super P, ?> shape,
      Supplier<? extends Function<? super P, ?>> representatives) {
    return components.size() % 2 == 0
        && unpaired(components, shape).isEmpty()
        && unpaired(unpaired(components, Function.identity()), representatives.get()).isEmpty();
  }

  /// The components that are left when those of equal keys are taken away two by two.
  static <P> List<P> unpaired(Collection<? extends P> components, Function<? super P, ?> key) {
    Map<Object, P> open = new LinkedHashMap<>();
    for (P component : components) {
      Object of = key.apply(component);
      if (open.remove(of) == null) {
        open.put(of, component);
      }
    }
    return List.copyOf(open.values());
  }
}
