package org.grundy.workbench.script;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;

/// The parts of which a number or a list is made.
public sealed interface SessionFormula {
  /// An expression of rules. A variable of it alone may be a list.
  ///
  /// @param parts what stands for numbers that rules do not know, each under a variable of its own
  record Calculated(Expression expression, Map<String, SessionFormula> parts)
      implements SessionFormula {
    public Calculated {
      parts = Map.copyOf(parts);
    }
  }

  /// `[1, 3..5]`.
  record Listed(List<Span> spans) implements SessionFormula {
    public Listed {
      spans = List.copyOf(spans);
    }
  }

  /// `1` or `3..5` in a list.
  record Span(SessionFormula first, Optional<SessionFormula> last) {}

  /// `[n^2 for n in 1..9 where n in primes]`.
  record Each(SessionFormula of, String name, SessionFormula in, Optional<Test> where)
      implements SessionFormula {}

  /// `f(3, [1,2])`: a function of the session, or one over all numbers of its arguments.
  record Called(String function, List<SessionFormula> arguments) implements SessionFormula {
    public Called {
      arguments = List.copyOf(arguments);
    }
  }

  /// `l[2]`: a number of a list, from 1.
  record Element(String list, SessionFormula index) implements SessionFormula {}

  /// `value(cram 2x3)`.
  ///
  /// @param position as it is typed
  record Asked(Question question, String position) implements SessionFormula {}

  /// The questions that may be asked about a position.
  enum Question {
    /// Its Grundy value.
    VALUE,
    /// 1 where the player to move wins, else 0.
    WINS,
    /// The values of all options.
    OPTIONS;

    /// Its name in formulas.
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// Conditions, all of which hold or not.
  ///
  /// @param parts as in [Calculated]
  record Test(List<Condition> conditions, Map<String, SessionFormula> parts) {
    public Test {
      conditions = List.copyOf(conditions);
      parts = Map.copyOf(parts);
    }
  }
}
