package org.grundy.workbench.script;

import java.util.List;
import java.util.Optional;
import org.grundy.workbench.render.table.TableForm;

/// The action of one line of a session, or of a block of lines.
public sealed interface SessionStatement {
  /// `n = 3`, `l = [1, 3..5]`.
  record Let(String name, SessionFormula formula) implements SessionStatement {}

  /// `g = cram 4x5`.
  ///
  /// @param words as they are typed
  record Name(String name, String words) implements SessionStatement {}

  /// `f(a, b) = a xor b`.
  ///
  /// @param text as it is typed
  record Function(String name, List<String> parameters, SessionFormula body, String text)
      implements SessionStatement {
    public Function {
      parameters = List.copyOf(parameters);
    }
  }

  /// `for n in 1..9: …`.
  record For(String name, SessionFormula in, List<SessionStatement> body)
      implements SessionStatement {
    public For {
      body = List.copyOf(body);
    }
  }

  /// `if n in primes: …`.
  record If(SessionFormula.Test test, List<SessionStatement> then, List<SessionStatement> otherwise)
      implements SessionStatement {
    public If {
      then = List.copyOf(then);
      otherwise = List.copyOf(otherwise);
    }
  }

  /// `l`, or `n, l as latex`: numbers and lists to be seen, as columns of a table where a form is
  /// named.
  ///
  /// @param heads the formulas as they are typed
  record Show(List<SessionFormula> columns, List<String> heads, Optional<TableForm> form)
      implements SessionStatement {
    public Show {
      columns = List.copyOf(columns);
      heads = List.copyOf(heads);
    }
  }

  /// `define NAME`, with rules up to `end`.
  record Rules(String name, String text) implements SessionStatement {}

  /// `load FILE`.
  record Load(String file) implements SessionStatement {}

  /// `save FILE`.
  record Save(String file) implements SessionStatement {}

  /// `… > FILE`: what a statement prints goes into a file.
  record Into(SessionStatement statement, String file) implements SessionStatement {}

  /// Any other line: a command, or a position or a sum that is solved.
  record Command(String words) implements SessionStatement {}
}
