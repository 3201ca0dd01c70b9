const token =
  /([[\]{},:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\u0000-\u001f]*)*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
const space = /[ \t\r\n]*/y;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'end';

/**
 * The place where a text stops being JSON: an offset, its line and column (from 1), and whether the
 * text ends there.
 */
export interface JsonError {
  offset: number;
  line: number;
  column: number;
  atEnd: boolean;
}

/**
 * Finds the first position at which a text is not JSON (RFC 8259). `JSON.parse` only reports it in
 * some Node versions. The result has no meaning for valid JSON.
 */
export function locateJsonError(text: string): JsonError {
  const open: string[] = [];
  let expected: Expected = 'value';
  let offset = skipSpace(text, 0);
  for (;;) {
    token.lastIndex = offset;
    const found = token.exec(text);
    if (!found) return position(text, offset);
    const kind = found[1] ?? (found[2] ? '"' : 'scalar');
    const next: Expected | undefined = expectedAfter(expected, kind, open);
    if (!next) return position(text, offset);
    expected = next;
    offset = skipSpace(text, offset + found[0].length);
  }
}

/**
 * Returns the tokens that may follow a token, or `undefined` when the token itself is not allowed.
 * Updates the open brackets.
 */
function expectedAfter(expected: Expected, kind: string, open: string[]): Expected | undefined {
  const afterValue = () => (open.length > 0 ? ', or end' : 'end');
  const closes = kind === (open.at(-1) === '{' ? '}' : ']');
  switch (expected) {
    case 'key or }':
    case 'key':
      if (kind === '"') return ':';
      break;
    case ':':
      return kind === ':' ? 'value' : undefined;
    case 'value or ]':
    case 'value':
      if (kind === '"' || kind === 'scalar') return afterValue();
      if (kind !== '{' && kind !== '[') break;
      open.push(kind);
      return kind === '{' ? 'key or }' : 'value or ]';
    case ', or end':
      if (kind === ',') return open.at(-1) === '{' ? 'key' : 'value';
      break;
    case 'end':
      return undefined;
  }
  if (!closes || expected === 'key' || expected === 'value') return undefined;
  open.pop();
  return afterValue();
}

function skipSpace(text: string, offset: number): number {
  space.lastIndex = offset;
  space.exec(text);
  return space.lastIndex;
}

function position(text: string, offset: number): JsonError {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {
    offset,
    line: before.split('\n').length,
    column: offset - lineStart + 1,
    atEnd: offset >= text.length,
  };
}
