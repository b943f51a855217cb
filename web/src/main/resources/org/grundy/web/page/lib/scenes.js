// Positions that show a game in the middle; others are shown at a start.
export const SCENES = {
  "arc-kayles": "grid 2x3", bacterial: "#..b|..b.|#...", "board-and-piece": "@.#.|....|..#.", chomp: "@oooo|oooo.|ooo..",
  "corner-the-rook": ".....|..R..|.....", "corner-trominoes": "....|....|....", cram: "....|....|....", darkraft: "RXL.|L.RX|XR.L",
  "dawsons-chess": "7", "dawsons-kayles": "8", "edge-geography": "@a-b-c-d-a b-d", "green-hackenbush": "g-a-b-c-a c-d g-e-f", "grid-nim": "oooo|ooo.|oo..",
  "grid-node-kayles": "Xx..|x..x|..xX", grim: "cycle 5", "grundys-game": "7 + 4", kayles: "4 + 3", nim: "3 + 5 + 4", "node-kayles": "cycle 5",
  notakto: "X.|.X|..", "ominous-omino": "3 3 3", "peaceful-bishops": "Bx..|xx..|..xx|..xB", "peaceful-kings": "Kx..|xx..|..xx|..xK", "peaceful-knights": "N...|..x.|.x..|...N",
  "peaceful-queens": "Qxxx|xxx.|xxx.|x..x", "peaceful-rooks": "xRxx|.x..|.x..|.x..", "straight-trominoes": ".....|.....|.....", "subset-takeaway": "subsets 3",
  treblecross: "..X....X.", "vertex-geography": "@a-b-c-d-a b-e", "white-knight": "N....|.....|.....|.....", wythoff: "(3,5)", "wyt-queens": "Q...|....|....",
};
