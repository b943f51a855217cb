package org.grundy.workbench.render.kit;

import java.util.Arrays;

/// Colours for numbers from 0 to a greatest, darker at every step, so that the order is seen
/// without telling hues apart; the same as on the page (`palette.js`). Small numbers have those of
/// [#STEPS] one by one; where there are more, the same colours are spread so that lightness falls
/// evenly.
///
/// @param greatest the number with the darkest colour, at least 0
public record HeatScale(long greatest) {
  /// Red, green and blue, from light to dark.
  private static final int[][] STEPS = {
    {0xff, 0xf7, 0xd6},
    {0xf3, 0xdc, 0x8c},
    {0xd8, 0xb2, 0x5e},
    {0xb4, 0x90, 0x6c},
    {0x74, 0x66, 0x8a},
    {0x3d, 0x4a, 0x86},
    {0x16, 0x26, 0x5c}
  };

  private static final Lab[] SEEN = Arrays.stream(STEPS).map(Lab::of).toArray(Lab[]::new);

  /// On darker colours white is read better than black: where (1 + 0.05) / (l + 0.05) and (l +
  /// 0.05) / 0.05, the contrasts of WCAG 2, are equal.
  private static final double DARK = Math.sqrt(1.05 * 0.05) - 0.05;

  /// The colour of a number as `#rrggbb`.
  public String colour(long number) {
    int[] rgb = rgb(number);
    return "#%02x%02x%02x".formatted(rgb[0], rgb[1], rgb[2]);
  }

  /// Black or white, whichever is read better on the colour of a number.
  public String textColour(long number) {
    int[] rgb = rgb(number);
    double light =
        0.2126 * Lab.linear(rgb[0]) + 0.7152 * Lab.linear(rgb[1]) + 0.0722 * Lab.linear(rgb[2]);
    return light < DARK ? "#fff" : "#000";
  }

  private int[] rgb(long number) {
    if (greatest < STEPS.length) {
      return STEPS[(int) number];
    }
    double lightest = SEEN[0].lightness();
    double wanted =
        lightest - (lightest - SEEN[STEPS.length - 1].lightness()) * ((double) number / greatest);
    int step = 1;
    while (step < STEPS.length - 1 && SEEN[step].lightness() > wanted) {
      step++;
    }
    Lab before = SEEN[step - 1];
    double share = (before.lightness() - wanted) / (before.lightness() - SEEN[step].lightness());
    return before.towards(SEEN[step], share).rgb();
  }
}
