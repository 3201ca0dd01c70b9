import * as v from 'valibot';
import type { HotelCall } from '#contracts/provider/hotelCall.ts';
import { queryText } from '#contracts/provider/requestPath.ts';
import { isPlainLine, removeInvisible } from '#contracts/values/plainText.ts';
import { percentDecode } from '../request/requestTarget.ts';

/**
 * Rewrites a form-encoded query: only the parameters of `schemas`, sorted, encoded anew, without
 * empty ones. Returns the query with its `?`, or an empty string. The error is for the client: a
 * parameter is given twice, is too long, or is not valid.
 */
export function canonicalQuery(
  query: string,
  schemas: HotelCall['query'],
): { query: string } | { error: string } {
  const values: Partial<Record<string, string>> = {};
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    const split = equals === -1 ? pair.length : equals;
    const key = formDecode(pair.slice(0, split));
    if (key === undefined || key.startsWith('__proto__')) return malformed;
    const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
    if (!schema) continue;
    const given = formDecode(pair.slice(split + 1));
    if (given === undefined || !isPlainLine(given)) return malformed;
    const value = removeInvisible(given);
    if (values[key] !== undefined) return { error: `${key} is given twice.` };
    const [issue] = (value !== '' && v.safeParse(schema, value).issues) || [];
    if (issue?.type === 'max_length') return { error: `${key} is too long.` };
    if (issue) return { error: `${key} is not valid.` };
    values[key] = value;
  }
  return { query: queryText(values) };
}

const malformed = { error: 'The address is malformed.' };

function formDecode(text: string): string | undefined {
  return percentDecode(text.includes('+') ? text.replaceAll('+', ' ') : text);
}
