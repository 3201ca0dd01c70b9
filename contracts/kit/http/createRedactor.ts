import { fragmentsOf, isSecretName, secretForms } from './secretForms.ts';

/**
 * Returns the redacted secrets as a readable list: 'the field token (once), credentials (3 times)'.
 */
export function formatRedacted(redacted: readonly Redacted[]): string {
  return redacted
    .map(({ what, times }) => `${what} (${times === 1 ? 'once' : `${times} times`})`)
    .join(', ');
}

const placeholder = '[redacted]';
const maxListedName = 40;
const minNumberLength = 4;

/**
 * A redacted secret and its number of occurrences: the value of a header, or all fields and query
 * parameters of one name.
 */
export type Redacted = { what: string; times: number };

/** Replaces secrets by `[redacted]`. `list` names everything replaced so far. */
export interface Redactor {
  text: (text: string) => string;
  /**
   * Redacts a text and splits it at an offset of the original. If the offset is within a secret,
   * `before` is empty.
   */
  split: (text: string, offset: number) => { before: string; after: string };
  json: (value: unknown) => unknown;
  header: (name: string, value: string) => string;
  list: () => Redacted[];
}

const queryPair = /([?&])([^=&#\s"'<>]{1,100})=([^&#\s"'<>\\]+)/g;
const jsonPair = /"([^"\\]{1,100})"(\s*:\s*)("(?:[^"\\]|\\.)*"?|[-\w.+]+)/g;
const credentials = /\b((?:bearer|basic)\s+)(?=[^\s\d]*\d)[\w.~+/=-]{16,}/gi;

/** Further JSON fields and response headers to redact. Case does not matter. */
export type RedactedNames = { fields: readonly string[]; headers: readonly string[] };

/**
 * Creates a redactor. It replaces the values of the given request headers in every form in which a
 * response may contain them, and the values of fields and query parameters whose names suggest a
 * secret (`isSecretName`) or are listed in `names`.
 */
export function createRedactor(
  headers: Readonly<Record<string, string>>,
  names: RedactedNames = { fields: [], headers: [] },
): Redactor {
  const counts = new Map<string, number>();
  const replaced = (what: string): string => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    return placeholder;
  };

  const secrets = Object.entries(headers).map(([name, value]) => ({
    what: `the value of --header ${name}`,
    forms: secretForms(value),
    pattern: anyOf(secretForms(value)),
    fragmentsIn: fragmentsOf(value),
  }));
  const fields = lowerCase(names.fields);
  const responseHeaders = lowerCase(names.headers);
  const isSecretField = (name: string) => fields.has(name.toLowerCase()) || isSecretName(name);

  function replaceSecrets(original: string, replace: (what: string) => string): string {
    const withoutValues = secrets.reduce((rest, { what, pattern, fragmentsIn }) => {
      const whole = rest.replace(pattern, () => replace(what));
      return fragmentsIn(whole).reduceRight(
        (text, { from, to }) => text.slice(0, from) + replace(what) + text.slice(to),
        whole,
      );
    }, original);
    return withoutValues
      .replace(queryPair, (pair, mark: string, name: string, value: string) => {
        if (value.startsWith(placeholder) || !isSecretName(name, 'query')) return pair;
        return `${mark}${name}=${replace(`the query parameter ${listed(name)}`)}`;
      })
      .replace(jsonPair, (pair, name: string, colon: string, value: string) => {
        if (value === 'null' || value.includes(placeholder) || !isSecretField(name)) return pair;
        const mark = replace(`the field ${listed(name)}`);
        return `"${name}"${colon}${value.startsWith('"') ? `"${mark}"` : 'null'}`;
      })
      .replace(credentials, (_, scheme: string) => `${scheme}${replace('credentials')}`);
  }

  const text = (original: string) => replaceSecrets(original, replaced);

  function split(original: string, offset: number) {
    const before = replaceSecrets(original.slice(0, offset), () => placeholder);
    const whole = text(original);
    return whole.startsWith(before)
      ? { before, after: whole.slice(before.length) }
      : { before: '', after: whole };
  }

  function json(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(json);
    if (typeof value !== 'object' || value === null) return scalar(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]: [string, unknown]) => {
        if (inner === null || !isSecretField(name)) return [text(name), json(inner)];
        const mark = replaced(`the field ${listed(name)}`);
        return [name, typeof inner === 'string' ? mark : null];
      }),
    );
  }

  /**
   * Returns a number or boolean, or null if it is a secret. Short numbers are never secrets,
   * because they occur everywhere.
   */
  function scalar(value: unknown): unknown {
    const digits = String(value);
    const found = secrets.find(({ forms }) => forms.includes(digits));
    if (!found || digits.length < minNumberLength) return value;
    replaced(found.what);
    return null;
  }

  return {
    text,
    split,
    json,
    header: (name, value) =>
      responseHeaders.has(name.toLowerCase()) || isSecretName(name)
        ? replaced(`the response header ${name}`)
        : text(value),
    list: () => [...counts].map(([what, times]) => ({ what, times })),
  };
}

function listed(name: string): string {
  return name.slice(0, maxListedName);
}

function lowerCase(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}

/**
 * Returns a pattern that matches any of the texts in either case. Short texts match only as whole
 * words, because they also occur in other texts.
 */
function anyOf(texts: readonly string[]): RegExp {
  const sources = texts.map((one) => {
    const source = one.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
    return one.length < 4 ? `(?<![A-Za-z0-9])${source}(?![A-Za-z0-9])` : source;
  });
  return new RegExp(sources.join('|') || '(?!)', 'gi');
}
