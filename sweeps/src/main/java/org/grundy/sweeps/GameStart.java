package org.grundy.sweeps;

import java.io.Serializable;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;

/// A position from which others are looked for, in a form that a task can be sent.
///
/// @param game a name of the catalogue, a heap code, or the text of rules
/// @param isText whether `game` is the text of rules
/// @param start the position
/// @param seed for a random start
public record GameStart(String game, boolean isText, String start, long seed)
    implements Serializable {
  Game rules() {
    Workbench workbench = new Workbench();
    return isText ? workbench.game(new TextSource("rules", game)) : workbench.game(game);
  }
}
