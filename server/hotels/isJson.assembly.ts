// AssemblyScript, not TypeScript: `npm run assemble` makes isJsonModule.ts of it, for isJson.ts.
// The text lies at 0 of the memory; behind it there is room for a zero, at which every part of a text
// ends, for one closing bracket a level, and for what is read of sixteen bytes at once.

const deepest: usize = 128;

// What may come next.
const value: u32 = 0;
const valueOrEnd: u32 = 1;
const name: u32 = 2;
const nameOrEnd: u32 = 3;
const commaOrEnd: u32 = 4;

// Where a part ends that is none; the others end behind 0.
const fault: usize = 0;

const quote: u32 = 0x22;
const comma: u32 = 0x2c;
const colon: u32 = 0x3a;
const backslash: u32 = 0x5c;
const openBracket: u32 = 0x5b;
const closeBracket: u32 = 0x5d;
const openBrace: u32 = 0x7b;
const closeBrace: u32 = 0x7d;

export function isJson(length: usize): bool {
  const closers = length + 1;
  store<u8>(length, 0);
  store<u8>(closers, 0);
  let depth: usize = 0;
  let next = value;
  let at: usize = 0;
  while (at < length) {
    const byte: u32 = load<u8>(at);
    if (byte === quote) {
      at = stringEnd(at + 1);
      if (at === fault || next === commaOrEnd) return false;
      if (next === name || next === nameOrEnd) {
        at = colonEnd(at);
        if (at === fault) return false;
        next = value;
      } else {
        next = commaOrEnd;
      }
    } else if (byte === comma) {
      if (next !== commaOrEnd || depth === 0) return false;
      next = load<u8>(closers + depth) === closeBrace ? name : value;
      at += 1;
    } else if (byte === closeBrace || byte === closeBracket) {
      const empty = byte === closeBrace ? nameOrEnd : valueOrEnd;
      if (load<u8>(closers + depth) !== byte || (next !== commaOrEnd && next !== empty))
        return false;
      depth -= 1;
      next = commaOrEnd;
      at += 1;
    } else if (byte === openBrace || byte === openBracket) {
      if (next > valueOrEnd || depth === deepest) return false;
      depth += 1;
      store<u8>(closers + depth, byte === openBrace ? closeBrace : closeBracket);
      next = byte === openBrace ? nameOrEnd : valueOrEnd;
      at += 1;
    } else if (isSpace(byte)) {
      at += 1;
    } else {
      at = wordEnd(at, byte);
      if (at === fault || next > valueOrEnd) return false;
      next = commaOrEnd;
    }
  }
  return depth === 0 && next === commaOrEnd;
}

function isSpace(byte: u32): bool {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function isDigit(byte: u32): bool {
  return byte - 0x30 < 10;
}

function isHex(byte: u32): bool {
  return isDigit(byte) || (byte | 0x20) - 0x61 < 6;
}

/** Sixteen bytes at a time, up to one that is no plain letter of a string. */
function stringEnd(from: usize): usize {
  let at = from;
  while (true) {
    const bytes = v128.load(at);
    const quotes = i8x16.eq(bytes, i8x16.splat(quote as i8));
    const backslashes = i8x16.eq(bytes, i8x16.splat(backslash as i8));
    const controls = i8x16.lt_u(bytes, i8x16.splat(0x20));
    const found = i8x16.bitmask(v128.or(v128.or(quotes, backslashes), controls));
    if (found === 0) {
      at += 16;
      continue;
    }
    at += ctz(found);
    const byte: u32 = load<u8>(at);
    if (byte === quote) return at + 1;
    if (byte !== backslash) break;
    at = escapeEnd(at + 1);
    if (at === fault) break;
  }
  return fault;
}

function escapeEnd(at: usize): usize {
  switch (load<u8>(at) as u32) {
    case 0x75: // u
      return isHex(load<u8>(at + 1)) &&
        isHex(load<u8>(at + 2)) &&
        isHex(load<u8>(at + 3)) &&
        isHex(load<u8>(at + 4))
        ? at + 5
        : fault;
    case quote:
    case backslash:
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return at + 1;
    default:
      return fault;
  }
}

function colonEnd(from: usize): usize {
  if (load<u8>(from) === colon) return from + 1;
  let at = from;
  while (isSpace(load<u8>(at))) at += 1;
  return load<u8>(at) === colon ? at + 1 : fault;
}

function wordEnd(at: usize, first: u32): usize {
  // As the letters lie in memory, the first one lowest.
  const four = load<u32>(at);
  if (first === 0x2d || isDigit(first)) return numberEnd(at);
  if (four === 0x65757274 /* true */ || four === 0x6c6c756e /* null */) return at + 4;
  if (four === 0x736c6166 /* fals */ && load<u8>(at + 4) === 0x65 /* e */) return at + 5;
  return fault;
}

function numberEnd(from: usize): usize {
  let at = load<u8>(from) === 0x2d ? from + 1 : from;
  at = load<u8>(at) === 0x30 ? at + 1 : digitsEnd(at);
  if (at !== fault && load<u8>(at) === 0x2e) at = digitsEnd(at + 1);
  if (at !== fault && (load<u8>(at) | 0x20) === 0x65) {
    const sign = load<u8>(at + 1);
    at = digitsEnd(at + (sign === 0x2b || sign === 0x2d ? 2 : 1));
  }
  return at;
}

function digitsEnd(from: usize): usize {
  let at = from;
  while (isDigit(load<u8>(at))) at += 1;
  return at === from ? fault : at;
}
