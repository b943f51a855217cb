// d3 7.9.0 (ISC), which the build takes from its WebJar and the server hands out as one file: scales,
// zoom and colours. Only the views that plot load it.

import "../d3.js";

export const { interpolateLab, lab, scaleLinear, select, zoom, zoomIdentity } = globalThis.d3;
