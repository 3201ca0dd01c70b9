import { queryText } from '#contracts/provider/requestPath.ts';
import { isPlainLine, removeInvisible } from '#contracts/values/plainText.ts';
import { longestCity } from '#contracts/values/longestTexts.ts';
import { percentDecode } from '../request/requestTarget.ts';

const maxLength = { check_in: 32, check_out: 32, city: longestCity } as const;
/** A query parameter that the provider knows. */
type Parameter = keyof typeof maxLength;

/**
 * Rewrites a form-encoded query: only the named parameters, sorted, encoded anew, without empty ones.
 * Returns the query with its `?`, or an empty string. The error is for the client: a parameter is given
 * twice, is too long, or is not valid.
 */
export function canonicalQuery(
  query: string,
  names: readonly Parameter[],
): { query: string } | { error: string } {
  const values: Partial<Record<Parameter, string>> = {};
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    const split = equals === -1 ? pair.length : equals;
    const key = formDecode(pair.slice(0, split));
    if (key === undefined || key.startsWith('__proto__')) return malformed;
    const name = names.find((each) => each === key);
    if (!name) continue;
    const given = formDecode(pair.slice(split + 1));
    if (given === undefined || !isPlainLine(given)) return malformed;
    const value = removeInvisible(given);
    if (values[name] !== undefined) return { error: `${name} is given twice.` };
    if (value.length > maxLength[name]) return { error: `${name} is too long.` };
    values[name] = value;
  }
  return { query: queryText(values) };
}

const malformed = { error: 'The address is malformed.' };

function formDecode(text: string): string | undefined {
  return percentDecode(text.includes('+') ? text.replaceAll('+', ' ') : text);
}
