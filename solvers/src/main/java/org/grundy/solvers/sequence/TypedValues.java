package org.grundy.solvers.sequence;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.sequence.period.PeriodSearch;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.StripPosition.HeapValues;
import org.grundy.solvers.sequence.strip.type.CodeForm;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.typed.TypedKernel;

/// The values of heaps of all types on demand: from the octal game that a type is, or from the
/// recurrence of all types together.
final class TypedValues implements HeapValues {
  private static final int FIRST_CHECK = 1 << 10;

  private final TypedHeaps heaps;
  private final Meter meter;
  private final TypedKernel kernel;
  private final PeriodSearch search;
  private final Map<Integer, Optional<CodeForm>> forms = new HashMap<>();
  private final Map<List<Integer>, HeapSequence> codes = new HashMap<>();
  private Optional<Regularity.Proved> proved = Optional.empty();

  TypedValues(TypedHeaps heaps, Meter meter) {
    this.heaps = heaps;
    this.meter = meter;
    this.kernel = new TypedKernel(heaps, new StripHeaps.Start(List.of(), 0, 0, 0));
    this.search = kernel.periodSearch();
  }

  @Override
  public long value(int type, long size) {
    if (size < heaps.fromSize()) {
      return heaps.types().get(type).first().get((int) size);
    }
    Optional<CodeForm> form = forms.get(type);
    if (form == null) {
      form = CodeForm.of(heaps, type, 0);
      forms.put(type, form);
    }
    return form.isPresent() ? ofCode(form.get(), size) : ofTypes(type, size);
  }

  private long ofCode(CodeForm form, long size) {
    return codes
        .computeIfAbsent(
            form.digits(),
            digits -> HeapSequence.ofDigits(digits.stream().mapToInt(digit -> digit).toArray()))
        .value(size + form.shift(), meter);
  }

  private long ofTypes(int type, long size) {
    while (size >= kernel.computed() && proved.isEmpty()) {
      long known = kernel.computed();
      kernel.extend(Math.min(size + 1, Math.max(FIRST_CHECK, known + known / 4)), meter);
      if (search.search(meter).said() instanceof Regularity.Proved found) {
        proved = Optional.of(found);
      }
    }
    return kernel.get(
        type, size < kernel.computed() ? size : proved.orElseThrow().periodicity().reduce(size));
  }

  /// The common period of all types, if one is proved by now.
  Optional<Regularity.Proved> proved() {
    return proved;
  }
}
