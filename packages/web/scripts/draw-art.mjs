/**
 * Draws the four scenes of the first page into src/art/. Everything is geometry made here: no picture was taken from anywhere.
 * Run `node packages/web/scripts/draw-art.mjs` after a change; the drawn files are kept in the repository.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const W = 480;
const H = 320;

/** The same scene every time. */
function lots(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const f = n => String(Math.round(n * 10) / 10);
const at = (cx, cy, r, degrees) => [cx + r * Math.cos((degrees * Math.PI) / 180), cy + r * Math.sin((degrees * Math.PI) / 180)];
const poly = points => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}z`;
const svg = body => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice">${body}</svg>\n`;

function sector(cx, cy, r0, r1, from, to) {
  const [ax, ay] = at(cx, cy, r1, from);
  const [bx, by] = at(cx, cy, r1, to);
  const [dx, dy] = at(cx, cy, r0, to);
  const [ex, ey] = at(cx, cy, r0, from);
  return `M${f(ax)} ${f(ay)}A${r1} ${r1} 0 0 1 ${f(bx)} ${f(by)}L${f(dx)} ${f(dy)}A${r0} ${r0} 0 0 0 ${f(ex)} ${f(ey)}z`;
}

function scratchWars() {
  const random = lots(7);
  const cx = 300;
  const cy = 168;
  let out = `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7fc3ea"/><stop offset=".62" stop-color="#cfeaf3"/><stop offset="1" stop-color="#f8eed2"/></linearGradient><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3d68a"/><stop offset=".5" stop-color="#b98a35"/><stop offset="1" stop-color="#efcf83"/></linearGradient><linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7fafb"/><stop offset="1" stop-color="#a9bcc6"/></linearGradient><clipPath id="w"><circle cx="${cx}" cy="${cy}" r="104"/></clipPath></defs><rect width="${W}" height="${H}" fill="url(#s)"/>`;
  for (let i = 0; i < 18; i++)
    out += `<path d="${poly([[70, 60], at(70, 60, 620, i * 20), at(70, 60, 620, i * 20 + 8)])}" fill="#fff" fill-opacity=".13"/>`;
  out +=
    '<circle cx="70" cy="60" r="30" fill="#fff4c9"/><circle cx="70" cy="60" r="38" fill="none" stroke="#fff4c9" stroke-width="3" stroke-dasharray="4 7"/>';
  const cloud = (x, y, s) =>
    `<path d="M${x} ${y}h${90 * s}a${17 * s} ${17 * s} 0 0 0-${6 * s}-${33 * s}a${26 * s} ${26 * s} 0 0 0-${48 * s}-${6 * s}a${20 * s} ${20 * s} 0 0 0-${32 * s} ${14 * s}a${13 * s} ${13 * s} 0 0 0-${4 * s} ${25 * s}z" fill="#fff" fill-opacity=".78"/>`;
  out += cloud(372, 66, 0.8) + cloud(14, 176, 0.6) + cloud(150, 52, 0.45);
  const island = (x, y, s) => {
    let it = `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-70 0h140l-22 22-14 4-18 30-16-18-22 8-20-24z" fill="#6d8794"/><path d="M-70 0h140l-22 22-14 4-18 30-6-8 8-26z" fill="#8fa8b4"/><rect x="-74" y="-12" width="148" height="14" rx="5" fill="url(#t)" stroke="#5b7480" stroke-width="2"/>`;
    for (let i = -60; i <= 60; i += 20) it += `<circle cx="${i}" cy="-5" r="2" fill="#5b7480"/>`;
    it +=
      '<path d="M-44-12v-26l14-12 14 12v26z" fill="#e0703a" stroke="#8d3d19" stroke-width="2"/><path d="M-34-12v-12h8v12" fill="#8d3d19"/><path d="M14-12v-34M14-46h26l-7 8 7 8H14" fill="#3e9b4f" stroke="#24632f" stroke-width="2"/></g>';
    return it;
  };
  out += island(92, 236, 0.95) + island(432, 262, 0.5);
  out += `<circle cx="${cx}" cy="${cy + 6}" r="122" fill="#274a61" fill-opacity=".22"/><circle cx="${cx}" cy="${cy}" r="121" fill="url(#b)" stroke="#7d5a1c" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="105" fill="#fdfaf0" stroke="#7d5a1c" stroke-width="2"/>`;
  const inks = ['#3f9d54', '#ef8b2c', '#d8412f', '#3f9d54', '#3f9d54', '#ef8b2c', '#d8412f', '#3f9d54', '#ef8b2c'];
  inks.forEach((ink, i) => {
    const from = i * 40 - 110;
    out += `<path d="${sector(cx, cy, 34, 101, from + 1, from + 39)}" fill="${ink}"/><path d="${sector(cx, cy, 34, 56, from + 1, from + 39)}" fill="#000" fill-opacity=".13"/>`;
    // Edges say the colour too: whole, torn, ragged.
    const notches = ink === '#3f9d54' ? 0 : ink === '#ef8b2c' ? 2 : 4;
    for (let k = 1; k <= notches; k++) {
      const a = from + (k * 40) / (notches + 1);
      out += `<path d="${poly([at(cx, cy, 102, a - 3), at(cx, cy, 92, a), at(cx, cy, 102, a + 3)])}" fill="#fdfaf0"/>`;
    }
    const [x, y] = at(cx, cy, 76, from + 20);
    out += `<g transform="translate(${f(x)} ${f(y)}) rotate(${from + 110})"><path d="${['M-9 9 7-7M7-7l1-4 4-1-1 4zM-8 2l6 6', 'M0-12 10-8v9c0 6-4 9-10 12-6-3-10-6-10-12v-9z', 'M-11 5a11 11 0 0 1 22 0zM-11 5l3 5 4-5 4 5 4-5 4 5 3-5', 'M3-12-8 3h8l-2 10L9-4H1z'][i % 4]}" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></g>`;
  });
  for (let i = 0; i < 36; i++) {
    const [x, y] = at(cx, cy, 113, i * 10);
    out += `<circle cx="${f(x)}" cy="${f(y)}" r="2.2" fill="#7d5a1c"/>`;
  }
  out += '<g clip-path="url(#w)" stroke="#fff" stroke-linecap="round" fill="none">';
  for (let i = 0; i < 26; i++) {
    const x = cx - 100 + random() * 190;
    const y = cy - 100 + random() * 190;
    const l = 14 + random() * 40;
    out += `<path d="M${f(x)} ${f(y)}l${f(l)} ${f(-l * 0.55)}" stroke-width="${f(0.7 + random() * 1.4)}" stroke-opacity="${f(0.25 + random() * 0.4)}"/>`;
  }
  out += `</g><circle cx="${cx}" cy="${cy}" r="31" fill="url(#t)" stroke="#5b7480" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="21" fill="none" stroke="#5b7480" stroke-width="2" stroke-dasharray="3 5"/><path d="${poly([at(cx, cy, 12, -90), at(cx, cy, 12, 30), at(cx, cy, 12, 150)])}" fill="#d8412f"/><path d="M${cx - 12} ${cy - 138}h24l-12 30z" fill="#d8412f" stroke="#7c1f14" stroke-width="3" stroke-linejoin="round"/>`;
  return svg(out);
}

function diceThrone() {
  const red = '#c5233f';
  const ink = '#1f1a2b';
  let out = `<rect width="${W}" height="${H}" fill="#fbf4e6"/>`;
  out += `<path d="M-10-10h190L110 330H-10z" fill="#f2b632"/><path d="M196-10h170L296 330H126z" fill="${red}"/><path d="M382-10h110v340H312z" fill="#2c5aa8"/>`;
  // Halftone: dots that grow towards the ground.
  const dots = (from, to, colour, opacity) => {
    let all = '';
    for (let row = 0; row < 24; row++)
      for (let column = -1; column < 36; column++) {
        const x = column * 14 + (row % 2) * 7;
        const y = row * 14 + 7;
        const lean = x + y * 0.2059;
        if (lean < from + 3 || lean > to - 3) continue;
        const r = 6.2 * (y / H) ** 1.15;
        if (r > 0.6) all += `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0-${f(2 * r)} 0`;
      }
    return `<path d="${all}" fill="${colour}" fill-opacity="${opacity}"/>`;
  };
  out += dots(-12, 178, '#d4741c', 0.75) + dots(194, 364, '#7f0f27', 0.8) + dots(380, 500, '#16316a', 0.8);
  for (const x of [180, 366]) out += `<path d="M${x} -10l16 0-70 340h-16z" fill="#fbf4e6"/>`;
  // A burst behind the dice.
  const burst = [];
  for (let i = 0; i < 30; i++) burst.push(at(246, 168, i % 2 ? 92 + (i % 4) * 9 : 148 + ((i * 7) % 5) * 8, i * 12 - 6));
  out += `<path d="${poly(burst)}" fill="#fbf4e6" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/>`;
  for (let i = 0; i < 14; i++) {
    const a = i * 25.7 + 8;
    const [x1, y1] = at(246, 168, 178 + (i % 3) * 14, a);
    const [x2, y2] = at(246, 168, 230 + (i % 4) * 22, a);
    out += `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${ink}" stroke-width="${3 + (i % 3)}" stroke-linecap="round"/>`;
  }
  // A cube in ink: three faces, heavy outline, signs on them.
  const cube = (x, y, s, turn, top, left, right, signs) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})" stroke="${ink}" stroke-width="5" stroke-linejoin="round"><path d="M0-44 40-22 0 0-40-22z" fill="${top}"/><path d="M-40-22 0 0v46l-40-22z" fill="${left}"/><path d="M40-22 0 0v46l40-22z" fill="${right}"/><g fill="${ink}" stroke="none">${signs}</g></g>`;
  const star = (x, y, r) => `<path d="${poly(Array.from({ length: 10 }, (_, i) => at(x, y, i % 2 ? r * 0.45 : r, i * 36 - 90)))}"/>`;
  const pips = (list, r = 5) => list.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}"/>`).join('');
  out += cube(
    196,
    188,
    1.22,
    -14,
    '#fff',
    '#f6e7c4',
    '#e4cf9f',
    star(0, -22, 15) +
      pips([
        [-29, -4],
        [-11, 28],
      ]) +
      pips([[20, 12]], 7),
  );
  out += cube(
    296,
    150,
    1.42,
    11,
    '#fff',
    '#f3c9cf',
    '#d98c99',
    pips(
      [
        [-14, -22],
        [14, -22],
        [0, -22],
      ],
      4.5,
    ) +
      `<path d="M-28 2 -12 12v14l-16-9z"/>` +
      star(20, 13, 13),
  );
  out += cube(
    262,
    248,
    0.86,
    -4,
    '#fff',
    '#cddcf3',
    '#93b0dd',
    pips([[0, -22]], 7) +
      pips([
        [-29, -4],
        [-20, 12],
        [-11, 28],
      ]) +
      pips([
        [12, 6],
        [28, 18],
      ]),
  );
  return svg(out);
}

function summonerWars() {
  const random = lots(23);
  let out =
    '<defs><pattern id="l" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="#e6d5b0"/><path d="M0 1.500h6M0 4.500h6" stroke="#d9c498" stroke-width="1"/><path d="M1.500 0v6M4.500 0v6" stroke="#f0e3c6" stroke-width=".8"/></pattern><radialGradient id="v" cx=".5" cy=".5" r=".75"><stop offset=".55" stop-color="#5c3d12" stop-opacity="0"/><stop offset="1" stop-color="#5c3d12" stop-opacity=".42"/></radialGradient></defs>'.replace(
      /(\.\d)00/g,
      '$1',
    );
  out += `<rect width="${W}" height="${H}" fill="url(#l)"/>`;
  const ink = '#4a3415';
  // Woodcut hills along the far edge.
  const hills = [
    [-20, 92, 96],
    [70, 80, 84],
    [150, 96, 70],
    [300, 84, 92],
    [388, 96, 96],
  ];
  for (const [x, y, w] of hills) {
    const h = w * 0.62;
    out +=
      `<path d="M${x} ${y}l${f(w * 0.42)}-${f(h)} ${f(w * 0.16)} ${f(h * 0.3)} ${f(w * 0.1)}-${f(h * 0.12)} ${f(w * 0.42)} ${f(h * 0.82)}z" fill="#d9c08a" stroke="${ink}" stroke-width="2.500" stroke-linejoin="round"/>`.replace(
        '2.500',
        '2.5',
      );
    for (let i = 0; i < 9; i++) {
      const part = 0.1 + i * 0.085;
      const px = x + w * (0.42 + part * 0.55);
      const py = y - h * (1 - part * 1.05);
      if (py > y - 4) continue;
      out +=
        `<path d="M${f(px)} ${f(py)}q${f(-4 - random() * 4)} ${f(10 + random() * 10)} ${f(-2 - random() * 9)} ${f(Math.min(y - py - 2, 16 + random() * 26))}" fill="none" stroke="${ink}" stroke-width="1.600"/>`.replace(
          '1.600',
          '1.6',
        );
    }
  }
  // The map, seen from your side of the table.
  const project = (column, row) => {
    const t = row / 6;
    const y = 98 + 208 * t ** 1.12;
    const half = 132 + 112 * t;
    return [240 - half + (column / 8) * 2 * half, y];
  };
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 8; column++)
      out +=
        `<path d="${poly([project(column, row), project(column + 1, row), project(column + 1, row + 1), project(column, row + 1)])}" fill="${(row + column) % 2 ? '#d3b980' : '#efe0bb'}" fill-opacity=".42" stroke="${ink}" stroke-width="1.500" stroke-opacity=".75"/>`.replace(
          '1.500',
          '1.5',
        );
  // Reach as a wash.
  for (const [column, row] of [
    [3, 2],
    [2, 3],
    [4, 3],
    [3, 4],
    [3, 3],
  ])
    out += `<path d="${poly([project(column, row), project(column + 1, row), project(column + 1, row + 1), project(column, row + 1)])}" fill="#2f6d4f" fill-opacity=".26"/>`;
  // Cards stand on squares and face their owner.
  const card = (column, row, dye, dark, sign, back) => {
    const [x, y] = project(column + 0.5, row + 0.8);
    const s = 0.55 + row * 0.115;
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s)})"><ellipse cy="2" rx="27" ry="7" fill="#3b2a10" fill-opacity=".35"/><path d="M-22-60h44v60h-44z" fill="${back ? dark : '#f8efd8'}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>${back ? `<path d="M-15-53h30v46h-30z" fill="none" stroke="#f8efd8" stroke-opacity=".6" stroke-width="2"/><path d="M0-42 9-30 0-18-9-30z" fill="#f8efd8" fill-opacity=".7"/>` : `<path d="M-22-60h44v14h-44z" fill="${dye}"/><path d="M-22-10h44v10h-44z" fill="${dye}"/><path d="${sign}" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`}</g>`;
  };
  const wall = (column, row, dye) => {
    const [x, y] = project(column + 0.5, row + 0.85);
    const s = 0.55 + row * 0.115;
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s)})"><ellipse cy="2" rx="32" ry="7" fill="#3b2a10" fill-opacity=".35"/><path d="M-30 0v-40h10v8h8v-8h10v8h8v-8h10v8h4v-8h10v40z" fill="#cfc2a6" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M-30-20h60M-30-10h60M-14-20v10M6-20v10M-4-10v10M18-10v10" stroke="${ink}" stroke-width="2"/><path d="M-6 0v-12a6 6 0 0 1 12 0v12" fill="${dye}"/></g>`;
  };
  const crown = 'M-11-18l-3-18 8 6 6-10 6 10 8-6-3 18z';
  const blade = 'M0-42v26M-8-18h16M0-16v6';
  const bow = 'M-8-40c14 4 14 22 0 26M-8-40v26M-12-27h22';
  const claw = 'M-9-40c0 12 1 20 4 26M0-41c0 12 1 20 3 27M9-40c0 12 0 20 1 26';
  out +=
    wall(2, 0, '#7c2f63') +
    wall(5, 0, '#7c2f63') +
    card(4, 0, '#7c2f63', '#4c1a3c', crown, true) +
    card(6, 1, '#7c2f63', '#4c1a3c', claw, true) +
    card(3, 1, '#7c2f63', '#4c1a3c', claw, true);
  out +=
    card(5, 3, '#7c2f63', '#4c1a3c', claw, true) +
    card(3, 3, '#2f6d4f', '#1a4230', blade, false) +
    wall(1, 4, '#2f6d4f') +
    card(5, 4, '#2f6d4f', '#1a4230', bow, false) +
    card(2, 5, '#2f6d4f', '#1a4230', crown, false) +
    card(6, 5, '#2f6d4f', '#1a4230', blade, false);
  out += `<rect width="${W}" height="${H}" fill="url(#v)"/>`;
  // Wax.
  const blob = Array.from({ length: 18 }, (_, i) => at(428, 52, 33 + ((i * 37) % 7), i * 20));
  out +=
    `<path d="${poly(blob)}" fill="#8e1f1f" stroke="#8e1f1f" stroke-width="9" stroke-linejoin="round"/><circle cx="428" cy="52" r="25" fill="#a82c28"/><circle cx="428" cy="52" r="25" fill="none" stroke="#6d1414" stroke-width="3"/><path d="M416 64V46l12-10 12 10v18zM424 64v-9a4 4 0 0 1 8 0v9" fill="none" stroke="#6d1414" stroke-width="3.500" stroke-linejoin="round"/>`.replace(
      '3.500',
      '3.5',
    );
  return svg(out);
}

function doomtrooper() {
  const random = lots(41);
  let out =
    '<defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#4d555e"/><stop offset=".5" stop-color="#2f353c"/><stop offset="1" stop-color="#22262b"/></linearGradient><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6b7580"/><stop offset="1" stop-color="#3d444c"/></linearGradient><radialGradient id="k" cx=".18" cy=".88" r=".6"><stop offset="0" stop-color="#f2b04c" stop-opacity=".75"/><stop offset="1" stop-color="#f2b04c" stop-opacity="0"/></radialGradient><radialGradient id="g" cx=".88" cy=".2" r=".7"><stop offset="0" stop-color="#8a4fb5" stop-opacity=".85"/><stop offset="1" stop-color="#8a4fb5" stop-opacity="0"/></radialGradient><pattern id="h" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="34" height="34" fill="#d9a520"/><rect width="17" height="34" fill="#1b1c1e"/></pattern></defs>';
  out += `<rect width="${W}" height="${H}" fill="url(#m)"/>`;
  // Plates of a deck.
  for (let row = 0; row < 4; row++)
    for (let column = -1; column < 5; column++) {
      const x = column * 120 + (row % 2) * 60;
      const y = row * 84 - 10;
      out += `<path d="M${x + 4} ${y + 4}h112v76h-112z" fill="#fff" fill-opacity="${f(0.02 + random() * 0.05)}" stroke="#14171a" stroke-opacity=".8" stroke-width="2"/><path d="M${x + 5} ${y + 79}V5h0" fill="none"/>`;
      for (const [dx, dy] of [
        [12, 12],
        [108, 12],
        [12, 72],
        [108, 72],
      ])
        out += `<circle cx="${x + dx}" cy="${y + dy}" r="2.5" fill="#12151a"/><circle cx="${x + dx - 0.6}" cy="${y + dy - 0.6}" r="1.1" fill="#8b959f"/>`;
    }
  out += `<rect width="${W}" height="${H}" fill="url(#g)"/><rect width="${W}" height="${H}" fill="url(#k)"/>`;
  // Smoke: slow curves, violet above, amber below.
  for (let i = 0; i < 7; i++)
    out += `<path d="M${f(300 + i * 30)} -10C${f(260 + i * 40)} 60 ${f(430 - i * 12)} 110 ${f(330 + i * 28)} ${f(190 + i * 8)}" fill="none" stroke="#c9a2e6" stroke-opacity="${f(0.16 + (i % 3) * 0.07)}" stroke-width="${3 + (i % 4) * 3}" stroke-linecap="round"/>`;
  out += '<path d="M-20 288h520v50H-20z" fill="url(#h)"/><path d="M-20 284h520v7H-20z" fill="#14161a"/>';
  for (let i = 0; i < 40; i++)
    out += `<path d="M${f(random() * W)} ${f(291 + random() * 29)}l${f(4 + random() * 14)} ${f(random() * 4 - 2)}" stroke="#2b2d31" stroke-opacity=".7" stroke-width="${f(0.8 + random() * 1.6)}"/>`;
  // The shield: half gunmetal, half bruise.
  out +=
    '<path d="M240 34 334 68v82c0 62-40 96-94 122-54-26-94-60-94-122V68z" fill="#0e1013" fill-opacity=".55" transform="translate(5 7)"/><path d="M240 34 334 68v82c0 62-40 96-94 122-54-26-94-60-94-122V68z" fill="url(#p)" stroke="#0f1114" stroke-width="6" stroke-linejoin="round"/><path d="M240 34 334 68v82c0 62-40 96-94 122z" fill="#4a2a66"/><path d="M240 52 318 80v70c0 52-34 81-78 103-44-22-78-51-78-103V80z" fill="none" stroke="#e9e2d2" stroke-opacity=".55" stroke-width="2.5"/>';
  // Left half a cog, right half thorns, a blade between them.
  const cog = [];
  for (let i = 0; i < 32; i++) cog.push(at(240, 142, i % 4 < 2 ? 62 : 49, 90 + i * (180 / 31)));
  out += `<path d="${poly([...cog, [240, 80], [240, 204]])}" fill="#e9e2d2"/><path d="M240 112a30 30 0 0 0 0 60z" fill="#4a525b"/>`;
  for (let i = 0; i < 6; i++) {
    const a = -80 + i * 32;
    const [x, y] = at(240, 142, 66, a);
    const [bx, by] = at(240, 142, 24, a - 20);
    const [cx, cy] = at(240, 142, 24, a + 14);
    const [qx, qy] = at(240, 142, 50, a + 16);
    out += `<path d="M${f(bx)} ${f(by)}L${f(x)} ${f(y)}Q${f(qx)} ${f(qy)} ${f(cx)} ${f(cy)}z" fill="#e9e2d2"/>`;
  }
  out +=
    '<path d="M240 116a26 26 0 0 1 0 52z" fill="#e9e2d2"/><path d="M240 128a14 14 0 0 1 0 28z" fill="#4a2a66"/><path d="M240 56l11 16v128h-22V72z" fill="#14171b"/><path d="M240 64l6 11v120h-12V75z" fill="#e9e2d2"/><path d="M212 200h56v11h-56z" fill="#e9e2d2" stroke="#14171b" stroke-width="5"/><path d="M235 211h10v30h-10z" fill="#e9e2d2" stroke="#14171b" stroke-width="5"/>';
  // Bullet holes and scratches.
  for (const [x, y, r] of [
    [198, 92, 5],
    [291, 222, 6],
    [216, 240, 4],
  ])
    out += `<circle cx="${x}" cy="${y}" r="${r}" fill="#0b0c0e"/><path d="${poly(Array.from({ length: 14 }, (_, i) => at(x, y, i % 2 ? r + 2 : r + 5.5, i * 25.7)))}" fill="none" stroke="#c4ccd4" stroke-opacity=".6" stroke-width="1.4"/>`;
  // Stencil and candles.
  out +=
    '<g fill="none" stroke="#e9e2d2" stroke-opacity=".8" stroke-width="9"><path d="M392 216v34h26M418 216v24M418 246v24"/><path d="M436 216h24v22M460 248v22h-24v-22M436 238v-22"/></g>';
  for (const [x, h] of [
    [46, 66],
    [78, 46],
    [106, 58],
  ])
    out += `<path d="M${x - 9} ${288 - h}h18v${h}h-18z" fill="#e8dcc0"/><path d="M${x + 1} ${288 - h}h8v${h}h-8z" fill="#b7a57e"/><path d="M${x} ${288 - h - 28}c9 10 9 20 0 26-9-6-9-16 0-26z" fill="#ffd27a"/><path d="M${x} ${288 - h - 18}c4 5 4 11 0 14-4-3-4-9 0-14z" fill="#fff3d0"/>`;
  return svg(out);
}

const out = fileURLToPath(new URL('../src/art/', import.meta.url));
for (const [name, draw] of Object.entries({
  'scratch-wars': scratchWars,
  'dice-throne': diceThrone,
  'summoner-wars': summonerWars,
  doomtrooper,
}))
  writeFileSync(`${out}${name}.svg`, draw());
