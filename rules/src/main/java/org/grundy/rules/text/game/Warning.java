package org.grundy.rules.text.game;

import org.grundy.core.Place;

/// Something in a game's text that is allowed but hardly meant.
///
/// @param place where
/// @param problem what was found, in one sentence without a full stop
/// @param cure what to write instead
public record Warning(Place place, String problem, String cure) {}
