/** The names of the headers and fields whose values are redacted in a recording. */
export type Redaction = { headers: string[]; fields: string[] };

/** The names that are always redacted. */
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

const placeholder = '[redacted]';

/** Replaces the values of the named headers; their names stay. */
export function redactHeaders(headers: Iterable<[string, string]>, names: string[]) {
  const hidden = lowerCase(names);
  return Object.fromEntries(
    [...headers].map(([name, value]) => [
      name,
      hidden.has(name.toLowerCase()) ? placeholder : value,
    ]),
  );
}

/**
 * Replaces the values of the named fields in a JSON body, at any depth: strings by a placeholder,
 * other values by null. A body without such fields, or that is not JSON, stays byte for byte the same.
 */
export function redactBody(body: Buffer, fields: string[]): Buffer {
  const hidden = lowerCase(fields);
  const redacted: string[] = [];
  try {
    const value: unknown = JSON.parse(body.toString(), (name, field: unknown) => {
      if (!hidden.has(name.toLowerCase()) || field === null) return field;
      redacted.push(name);
      return typeof field === 'string' ? placeholder : null;
    });
    return redacted.length > 0 ? Buffer.from(JSON.stringify(value)) : body;
  } catch {
    return body;
  }
}

function lowerCase(names: string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
