/** What is struck out of a recording: names of headers, and names of fields at any depth. */
export type Redaction = { headers: string[]; fields: string[] };

/** What is struck out whether or not anyone asks for it. */
export const alwaysRedacted: Redaction = {
  headers: [
    'authorization',
    'cookie',
    'proxy-authenticate',
    'set-cookie',
    'www-authenticate',
    'x-api-key',
  ],
  fields: ['access_token', 'api_key', 'apikey', 'email', 'password', 'phone', 'secret', 'token'],
};

const struckOut = '[redacted]';

/** Headers with those that are not to be kept struck out; that they were there stays visible. */
export function redactHeaders(headers: Iterable<[string, string]>, names: string[]) {
  const hidden = lowerCase(names);
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, hidden.has(name.toLowerCase()) ? struckOut : value]),
  );
}

/**
 * A body with the values of the named fields struck out: texts by a word, anything else by null. A
 * body that has none of them, or is no JSON, is kept byte for byte, because the bytes may be what is
 * wrong with it.
 */
export function redactBody(body: Buffer, fields: string[]): Buffer {
  const hidden = lowerCase(fields);
  const struck: string[] = [];
  try {
    const redacted: unknown = JSON.parse(body.toString(), (name, value: unknown) => {
      if (!hidden.has(name.toLowerCase()) || value === null) return value;
      struck.push(name);
      return typeof value === 'string' ? struckOut : null;
    });
    return struck.length > 0 ? Buffer.from(JSON.stringify(redacted)) : body;
  } catch {
    return body;
  }
}

function lowerCase(names: string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
