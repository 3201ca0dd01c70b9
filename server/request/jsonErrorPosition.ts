/**
 * The position of the first character that makes a text invalid JSON; the text's length when it ends
 * too early. V8 names the position in most of its messages, but not for an unexpected character: that
 * is found by parsing ever shorter parts of the text.
 */
export function jsonErrorPosition(text: string): number {
  const message = parseError(text);
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  if (!isUnexpectedToken(message)) return text.length;
  let valid = 0;
  let invalid = text.length;
  while (valid + 1 < invalid) {
    const middle = Math.floor((valid + invalid) / 2);
    if (isUnexpectedToken(parseError(text.slice(0, middle)))) invalid = middle;
    else valid = middle;
  }
  return valid;
}

function isUnexpectedToken(message: string): boolean {
  return message.startsWith('Unexpected token');
}

function parseError(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}
