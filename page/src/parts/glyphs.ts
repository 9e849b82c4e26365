/** Signs of our own, each a path on 24 by 24. */

/** Of Types. */
export const TYPES: Record<string, string> = {
  Aqua: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13zm-3.500 13a3.500 3.500 0 0 0 3.500 4v-1.600a2 2 0 0 1-2-2.400z",
  Beast: "M3 9c1-3 3-4 5-3l1 2h6l1-2c2-1 4 0 5 3-1 1-2 1.500-3 1.500V15l-3 5h-6l-3-5v-4.500C5 10.500 4 10 3 9zm6 2v2h2v-2zm4 0v2h2v-2zm-2 5 1 1.500 1-1.500z",
  "Beast-Warrior": "M5 3l4 4h6l4-4v7l-2 2v3l-3 4v2h-4v-2l-3-4v-3L5 10zm4 7v2h2.200zm6 0-2.200 2H15zm-5 5v1.500h4V15z",
  Dinosaur: "M3 6h9l2 3v2h-4l2 3 6-1 4 5-6-1-3 5h-3l1-4-5-1-2-4H3v-2h3V9H3zm3 1.200v1.300h1.500V7.200z",
  Dragon: "M2 5l6 2 4-4 1 5 9-3-3 6 2 4-5-1-1 7-4-5-6 5 2-7-4-2 4-2zm8 5-1 2 3-.5z",
  Fairy: "M12 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm-1 7h2l2 13H9zM9.500 10C6 7 3 7 2 9c0 4 3 6 6 7zm5 0C18 7 21 7 22 9c0 4-3 6-6 7z",
  Fiend: "M4 2c0 4 2 5 4 5h8c2 0 4-1 4-5 2 4 1 7-1 9 0 5-3 9-7 11-4-2-7-6-7-11C3 9 2 6 4 2zm4 9 1 3 2-1.200zm8 0-3 1.800 2 1.200zm-7 5 3 2.500 3-2.500-3 .8z",
  Fish: "M2 12c4-6 11-6 15-1l5-4v10l-5-4c-4 5-11 5-15-1zm5-2v2h2v-2z",
  Insect: "M9 3l1.500 3h3L15 3l1 .6-1.300 3A5 5 0 0 1 17 10h4v1.500h-4v2h4V15h-4a5 5 0 0 1-10 0H3v-1.500h4v-2H3V10h4a5 5 0 0 1 2.300-3.400L8 3.600zm2.300 8v9h1.400v-9z",
  Machine: "M10 2h4l.5 3 2 1 2.700-1.500 2.300 3.300-2.300 2v2.400l2.300 2-2.300 3.300-2.700-1.500-2 1-.5 3h-4l-.5-3-2-1-2.700 1.500-2.300-3.300 2.300-2V9.800l-2.300-2 2.300-3.300L7.500 6l2-1zm2 6a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  Plant: "M11 22v-6C6 16 3 13 3 8c5 0 8 2 8.500 6C12 8 15 4 21 3c1 7-2 11-8 12v7z",
  Pyro: "M12 2c1 4 6 7 6 13a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 2.500 2 3 3 1-3 1-6 1-9zm0 11c-2 2-2.500 3-2.500 4.500a2.500 2.500 0 0 0 5 0c0-1.500-1-2.500-2.500-4.500z",
  Reptile: "M4 20c8 2 9-3 5-6s-2-9 4-9h5l3 3-3 2h-4c-2 0-2 1-1 2 6 5 3 13-9 10zM16 6.500v1.300h1.500V6.500z",
  Rock: "M3 20l2-8 5-3 2-5 5 2 1 5 3 3 1 6zm7-9-2 4 4 1zm6 0-2 3 4 3z",
  "Sea Serpent": "M2 19c3-3 5-3 7 0 2-3 4-3 6 0 2-3 4-3 7 0l-2 2H4zm4-4c-2-6 1-12 7-12 4 0 6 2 6 5l-4 1-3-1c-3 0-4 3-3 7zm8-9.500V7h1.500V5.500z",
  Spellcaster: "M12 1l5 13h5l-3 3H5l-3-3h5zm-5 17h10l-1 4H8zm5-9-1 2-2 .3 1.500 1.500-.4 2 1.900-1 1.900 1-.4-2L15 11.300l-2-.3z",
  Thunder: "M14 1 4 14h6l-2 9 12-14h-7z",
  Warrior: "M20 2l2 2-9 11 2 2-2 2-2.500-2L6 22l-3-3 5-4.500L6 12l2-2 2 2zM9.500 15l-4.500 4 .5.500 4.500-4z",
  "Winged Beast": "M2 4c5 1 8 4 10 8 2-4 5-7 10-8-1 6-3 9-6 10l2 2-4 1-2 5-2-5-4-1 2-2C5 13 3 10 2 4z",
  Zombie: "M12 2a8 8 0 0 1 8 8c0 3-1 5-3 6v4h-2v-2h-2v2h-2v-2H9v2H7v-4c-2-1-3-3-3-6a8 8 0 0 1 8-8zM8.500 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 13l-1 2h2z",
};

/** Of the icons of Magic and Trap Cards. */
export const ICONS: Record<string, string> = {
  normal: "M12 4 20 12 12 20 4 12z",
  continuous: "M7 8a4 4 0 0 1 3.500 2L12 12l1.500 2A4 4 0 1 0 17 8a4 4 0 0 0-3.500 2l-3 4A4 4 0 1 1 7 8zm0 2a2 2 0 1 0 1.800 3L10 12l-1.200-1A2 2 0 0 0 7 10zm10 0a2 2 0 0 0-1.800 1L14 12l1.200 1a2 2 0 1 0 1.800-3z",
  equip: "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
  field: "M12 2l2 8 8 2-8 2-2 8-2-8-8-2 8-2zM5 4l3 2 2 0-1 2zm14 0-1 4-3-2zM5 20l1-4 3 2zm14 0-4-2 3-2z",
  "quick-play": "M14 1 4 14h6l-2 9 12-14h-7z",
  ritual: "M12 2c1 3 4 5 4 8a4 4 0 0 1-8 0c0-3 3-5 4-8zM4 16h16v2H4zm2 3h12l-2 3H8z",
  counter: "M4 12a8 8 0 0 1 13-6l2-2v7h-7l3-3a5 5 0 1 0 1 7h3a8 8 0 0 1-15-3z",
};

/** Of Attributes: a letter or two is drawn beside. */
export const ATTRIBUTES: Record<string, { fill: string; ink: string; letter: string }> = {
  DARK: { fill: "#3b2352", ink: "#fff", letter: "D" },
  LIGHT: { fill: "#fff3b0", ink: "#111", letter: "L" },
  EARTH: { fill: "#7a5230", ink: "#fff", letter: "E" },
  WATER: { fill: "#1d5fae", ink: "#fff", letter: "W" },
  FIRE: { fill: "#b3261e", ink: "#fff", letter: "F" },
  WIND: { fill: "#1f7a4d", ink: "#fff", letter: "Wi" },
};

/** Fill, ink and letter of a frame; the colours are told apart by lightness and letter too. */
export const FRAMES: Record<string, { fill: string; ink: string; letter: string; edge: string }> = {
  normal: { fill: "#F0DC82", ink: "#111", letter: "N", edge: "#8a7a30" },
  effect: { fill: "#D8702A", ink: "#111", letter: "E", edge: "#6d3510" },
  ritual: { fill: "#5B9BEA", ink: "#111", letter: "R", edge: "#1d4a86" },
  fusion: { fill: "#5E2AB5", ink: "#fff", letter: "F", edge: "#cdb8f5" },
  magic: { fill: "#20694B", ink: "#fff", letter: "M", edge: "#a9dcc5" },
  trap: { fill: "#C66FAE", ink: "#111", letter: "T", edge: "#5f2250" },
  token: { fill: "#9A9A9A", ink: "#111", letter: "K", edge: "#444" },
};

export function frameOf(frame: string): { fill: string; ink: string; letter: string; edge: string } {
  return FRAMES[frame.split("+")[0] ?? ""] ?? (FRAMES["token"] as (typeof FRAMES)[string]);
}

const ROOM = 86;
const STEPS = [
  [17, 2],
  [15, 3],
  [13, 3],
  [11, 4],
  [9, 5],
] as const;

/** The lines of a name on a card, and the size of its letters: the largest that fits them all. */
export function nameLines(name: string): { lines: string[]; size: number } {
  for (const [size, most] of STEPS) {
    const lines = wrap(name, ROOM / size);
    if (lines.length <= most && lines.every((line) => widthOf(line) <= ROOM / size)) return { lines, size };
  }
  return { lines: wrap(name, ROOM / 9), size: 9 };
}

/** About how wide bold letters are, in letters' heights. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[mwMW]/.test(letter)) width += 1.02;
    else if (/[ijlftI'.,:! -]/.test(letter)) width += 0.42;
    else if (/[A-Z0-9#&]/.test(letter)) width += 0.78;
    else width += 0.67;
  }
  return width;
}

function wrap(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=[ -])/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf((last + word).trimEnd()) <= width) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** A number from a name, for the pattern behind the sign: the same name always looks the same. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}
