import { TextDecoder } from 'node:util';
import { succeeded } from '../exchange.ts';
import {
  eachExchange,
  eachJson,
  eachResponse,
  everyEndpoint,
  hasResponse,
  type Occurrence,
  type Rule,
} from './rule.ts';

const excerptLength = 200;
const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/** Rules for a response that the site can read at all. Without one, a screen has no data. */
export const responseRules: readonly Rule[] = [
  {
    id: 'responds-in-time',
    title: 'Responds completely and in time',
    group: 'Response',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'a complete response, headers within 2 s and the end within 5 s',
    check: eachExchange(['site'], ({ response }) =>
      'error' in response ? { at: 'connection', received: response.error } : undefined,
    ),
  },
  {
    id: 'status-ok',
    title: 'Status 200',
    group: 'Response',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'status 200',
    check: eachExchange(['site'], (exchange) => {
      if (!hasResponse(exchange) || succeeded(exchange.response)) return undefined;
      return wrongStatus(exchange.response.status, exchange.response.headers.location);
    }),
  },
  {
    id: 'body-is-json',
    title: 'Body is JSON',
    group: 'Response',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'a JSON body',
    check: eachResponse(({ json, text }) =>
      json ? undefined : { at: '$', received: text.slice(0, excerptLength) },
    ),
  },
  {
    id: 'body-is-utf-8',
    title: 'Body is UTF-8',
    group: 'Response',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'UTF-8, as JSON requires (RFC 8259 §8.1)',
    check: eachResponse(({ response }) =>
      isUtf8(response.body) ? undefined : { at: '$', received: 'bytes that are not UTF-8' },
    ),
  },
  {
    id: 'content-type',
    title: 'Content type is JSON',
    group: 'Response',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected: 'content-type: application/json',
    check: eachJson((_, { response }) => {
      const type = response.headers['content-type'];
      return type && jsonType.test(type)
        ? undefined
        : { at: 'header content-type', received: type };
    }),
  },
];

function wrongStatus(status: number, location: string | undefined): Occurrence {
  const occurrence = { at: 'status', received: status };
  if (status === 401 || status === 403) {
    return { ...occurrence, expected: 'status 200; pass the required credentials with --header' };
  }
  if (status >= 300 && status < 400 && location) {
    return {
      at: 'status',
      received: `${status} to ${location}`,
      expected: 'status 200, no redirect',
    };
  }
  return occurrence;
}

function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
