// A byte order mark stays in the text, where JSON does not allow it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const alwaysParsedBytes = 256 * 1024;
const maxDepth = 100;
const maxValues = 1_000_000;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether the bytes are one JSON text in UTF-8 (RFC 8259 §8.1). Large texts that are nested deeper than
 * 100 levels or hold more than a million values are rejected before parsing: `JSON.parse` takes up to 70 times
 * their size in memory, enough to end the process. 10 MB of hotels hold about 700,000 values.
 */
export function isJson(body: Buffer): boolean {
  if (body.length > alwaysParsedBytes && !isCheapToParse(body)) return false;
  try {
    JSON.parse(utf8.decode(body));
    return true;
  } catch {
    return false;
  }
}

function isCheapToParse(body: Buffer): boolean {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === quote) inString = !inString;
    else if (inString) {
      if (byte === backslash) at += 1;
    } else if (byte === openArray || byte === openObject) {
      depth += 1;
      values += 1;
      if (depth > maxDepth || values > maxValues) return false;
    } else if (byte === closeArray || byte === closeObject) depth -= 1;
    else if (byte === comma) {
      values += 1;
      if (values > maxValues) return false;
    }
  }
  return true;
}
