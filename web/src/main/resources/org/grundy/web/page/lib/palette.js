// Colours. Components have those of Okabe and Ito (2008), which colour-blind people tell apart, and
// letters besides; values go from light to dark along one scale, and are written out besides; what
// wins has a ring, a star and a colour.

// From light to dark on either ground, so that more is always darker.
const HEAT = ["#fff7d6", "#f3dc8c", "#d8b25e", "#b4906c", "#74668a", "#3d4a86", "#16265c"];

// On every colour one of them has a contrast of 4.5 : 1: it is 4.58 where both are equal.
const INKS = ["#000000", "#ffffff"];

const LIGHT = {
  paper: "#ffffff",
  cell: "#f6f7f9",
  line: "#6b7280",
  faint: "#c9ced6",
  grid: "#9aa3b2",
  chequer: ["#f7efdf", "#dccaa8"],
  grass: "#4f8f3a",
  earth: "#8a6542",
  ink: "#14181f",
  soft: "#4b5563",
  token: "#0b5c94",
  onToken: "#ffffff",
  win: "#9a3412",
  onWin: "#ffffff",
  choice: "#005a9c",
  components: ["#0072b2", "#b34700", "#007a58", "#8a3d73", "#7a5c00", "#00688b", "#5b3a8e", "#3f4a56"],
  heat: HEAT,
};

const DARK = {
  paper: "#12161d",
  cell: "#1b222c",
  line: "#8b95a5",
  faint: "#3a4453",
  grid: "#566176",
  chequer: ["#3d4757", "#2b3340"],
  grass: "#5fae55",
  earth: "#5d4530",
  ink: "#f2f4f8",
  soft: "#b4bdca",
  token: "#7cc4f2",
  onToken: "#0b1016",
  win: "#ffb27a",
  onWin: "#1b0d02",
  choice: "#7cc4f2",
  components: ["#56b4e9", "#f0985a", "#34c79a", "#e39ac6", "#e6c84f", "#7fd3e6", "#b39ae8", "#b8c0cc"],
  heat: HEAT,
};

export function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

export function palette(dark = isDark()) {
  return dark ? DARK : LIGHT;
}

export function componentColour(colours, index) {
  return colours.components[index % colours.components.length];
}

// The colour of a value, and of what is written on it.
export function heat(colours, value) {
  const fill = colours.heat[Math.min(value, colours.heat.length - 1)];
  return { fill, ink: contrast(fill, INKS[0]) >= contrast(fill, INKS[1]) ? INKS[0] : INKS[1] };
}

// How well one colour is told from another, from 1 to 21 (WCAG 2).
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
