import { isJsonType } from '../../values/readJson.ts';
import { TextDecoder } from 'node:util';
import { isTooComplex, jsonLimits } from '../../values/jsonLimits.ts';
import { succeeded } from '../verify/exchange.ts';
import { locateJsonError } from '../http/locateJsonError.ts';
import { everyEndpoint } from '../../provider/hotelCalls.ts';
import {
  eachExchange,
  eachJson,
  eachResponse,
  hasResponse,
  type Occurrence,
  type RespondedExchange,
  type Rule,
} from './rule.ts';
import type { ProviderResponse } from '../http/providerResult.ts';

const contextLength = 40;
const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** Rules for a response that the site can read at all. Without one, a screen has no data. */
export const responseRules: readonly Rule[] = [
  {
    id: 'responds-in-time',
    title: 'Responds completely and in time',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'a connection within 300 ms, headers within 2 s, the end within 5 s',
    check: eachExchange(['site', 'unknown city', 'unknown id'], ({ response }) =>
      'error' in response ? { at: 'connection', received: response.error } : undefined,
    ),
  },
  {
    id: 'status-ok',
    title: 'Status 200',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'status 200',
    check: eachExchange(['site'], (exchange) => {
      if (!hasResponse(exchange) || succeeded(exchange.response)) return undefined;
      return wrongStatus(exchange.response);
    }),
  },
  {
    id: 'body-is-json',
    title: 'Body is JSON',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'a JSON body',
    check: eachResponse((exchange) =>
      exchange.json ? undefined : { at: '$', description: notJson(exchange) },
    ),
  },
  {
    id: 'body-is-utf-8',
    title: 'Body is UTF-8',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'UTF-8, as JSON requires (RFC 8259 §8.1)',
    check: eachJson((_, { response }) =>
      isUtf8(response.body) ? undefined : { at: '$', description: 'bytes that are not UTF-8' },
    ),
  },
  {
    id: 'content-type',
    title: 'Content type is JSON',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'content-type: application/json',
    check: eachJson((_, { response }) => {
      const type = response.headers['content-type'];
      return isJsonType(type) ? undefined : { at: 'header content-type', received: type };
    }),
  },
];

function wrongStatus({ status, headers }: ProviderResponse): Occurrence {
  const occurrence = { at: 'status', received: status };
  if (status === 401 || status === 403) {
    return { ...occurrence, expected: 'status 200; pass the required credentials with --header' };
  }
  if (status === 429) {
    const wait = headers['retry-after'];
    return {
      at: 'status',
      received: `429 with ${wait ? `retry-after: ${wait}` : 'no retry-after header'}`,
      expected: 'status 200; the provider limits the rate: wait, then try a smaller --sample',
    };
  }
  if (status >= 300 && status < 400 && headers.location) {
    return {
      at: 'status',
      received: `${status} to ${headers.location}`,
      expected: 'status 200, no redirect',
    };
  }
  return occurrence;
}

/** Why a body is not JSON, with the line, the column and the text around it. */
function notJson({ response: { body }, splitText }: RespondedExchange): string {
  if (body.length === 0) return 'an empty body';
  if (body.subarray(0, 2).equals(gzipMagic)) {
    return 'gzip data without the header content-encoding: gzip';
  }
  if (isTooComplex(body)) return `a body that exceeds the limits of the site: ${jsonLimits}`;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body);
  if (text.startsWith('\ufeff')) return 'a byte order mark before the JSON (RFC 8259 §8.1)';
  const { offset, line, column, atEnd } = locateJsonError(text);
  const { before, after } = splitText(offset);
  const from = before.length > contextLength ? `…${before.slice(-contextLength)}` : before;
  const to = after.length > contextLength ? `${after.slice(0, contextLength)}…` : after;
  const place = `line ${line}, column ${column}`;
  return atEnd
    ? `JSON that ends too early, at ${place}: ${from}`
    : `not JSON from ${place} on: ${from}⟶${to}`;
}

function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
