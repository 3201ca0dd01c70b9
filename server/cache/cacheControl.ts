/** The directives of a Cache-Control header, in lower case, each with its seconds; 0 where it has none. */
export type CacheControl = ReadonlyMap<string, number>;

const directive = /([\w-]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s,"]*)))?/g;
const maxSeconds = 2 ** 31;

/**
 * Parses Cache-Control. Of a directive that is given several times the smallest value counts, and a value
 * that is not a whole number counts as 0, so that invalid headers make a response stale. RFC 9111 §4.2.1.
 */
export function parseCacheControl(header = ''): CacheControl {
  const directives = new Map<string, number>();
  for (const [, name = '', quoted, token] of header.toLowerCase().matchAll(directive)) {
    const seconds = parseSeconds(quoted ?? token);
    directives.set(name, Math.min(seconds, directives.get(name) ?? seconds));
  }
  return directives;
}

/** A number of seconds as HTTP headers state it; 0 if it is missing or invalid. RFC 9111 §1.2.2. */
export function parseSeconds(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), maxSeconds) : 0;
}
