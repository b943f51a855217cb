// Where the value of a vertex stands beside it: of some places around it the first that covers the fewest edges and vertices.

// From the middle of the vertex. At the upper left is the letter of its component; the last one, below, is where names are that have no room within.
const PLACES = [
  [25, -17],
  [25, 17],
  [30, 0],
  [-25, 17],
  [-30, 0],
  [0, -31],
  [0, 31],
];

// How far a value reaches from its middle.
const REACH = 12;

// Where more would be looked at, values stand at the first place.
const MOST = 1_000_000;

// One place for each vertex that has a value; undefined for others.
// @param vertices { x, y, radius, valued, below: whether the name is below } by their middles
// @param links as they are drawn: from x1, y1 by middleX, middleY to x2, y2
export function besides(vertices, links) {
  const valued = vertices.filter((vertex) => vertex.valued).length;
  const isFew = valued * PLACES.length * (vertices.length + 2 * links.length) <= MOST;
  return vertices.map((vertex) => (vertex.valued ? (isFew ? freest(vertex, vertices, links) : PLACES[0]) : undefined));
}

function freest(vertex, vertices, links) {
  let [best, fewest] = [PLACES[0], Infinity];
  for (const place of vertex.below ? PLACES.slice(0, -1) : PLACES) {
    const at = { x: vertex.x + place[0], y: vertex.y + place[1] };
    const covered =
      vertices.filter((other) => other !== vertex && Math.hypot(other.x - at.x, other.y - at.y) < other.radius + REACH).length +
      links.filter(({ x1, y1, x2, y2, middleX, middleY }) => distance(at, x1, y1, middleX, middleY) < REACH || distance(at, middleX, middleY, x2, y2) < REACH).length;
    if (covered < fewest) {
      [best, fewest] = [place, covered];
    }
  }
  return best;
}

// The distance of a point from a line between two others.
export function distance({ x, y }, x1, y1, x2, y2) {
  const [across, down] = [x2 - x1, y2 - y1];
  const length = across * across + down * down;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * across + (y - y1) * down) / length));
  return Math.hypot(x - x1 - along * across, y - y1 - along * down);
}
