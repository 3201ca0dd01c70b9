import { TextDecoder } from 'node:util';
import { succeeded } from '../exchange.ts';
import {
  type Breach,
  eachAnswer,
  eachExchange,
  eachJson,
  everyEndpoint,
  isAnswered,
  type Rule,
} from '../rule.ts';

const excerptLength = 200;
const jsonType = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i;

/** Whether there is an answer that the site can read at all. Each breach is a screen without its data. */
export const answerRules: readonly Rule[] = [
  {
    id: 'answers-in-time',
    title: 'Answers whole and in time',
    group: 'Answers',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'a whole answer, begun within 2 s and ended within 5 s',
    check: eachExchange(['site'], ({ answer }) =>
      'fault' in answer ? { at: 'connection', came: answer.fault } : undefined,
    ),
  },
  {
    id: 'status-ok',
    title: 'Status 200',
    group: 'Answers',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'status 200',
    check: eachExchange(['site'], (exchange) => {
      if (!isAnswered(exchange) || succeeded(exchange.answer)) return undefined;
      return statusBreach(exchange.answer.status, exchange.answer.headers.location);
    }),
  },
  {
    id: 'body-is-json',
    title: 'Body is JSON',
    group: 'Answers',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'a JSON body',
    check: eachAnswer(({ json, text }) => (json ? undefined : { at: '$', came: excerpt(text) })),
  },
  {
    id: 'body-is-utf-8',
    title: 'Body is UTF-8',
    group: 'Answers',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'UTF-8, as JSON is (RFC 8259 §8.1)',
    check: eachAnswer(({ answer }) =>
      isUtf8(answer.body) ? undefined : { at: '$', came: 'bytes that are not UTF-8' },
    ),
  },
  {
    id: 'content-type',
    title: 'Says application/json',
    group: 'Answers',
    rank: 'broken',
    endpoints: everyEndpoint,
    expects: 'content-type: application/json',
    check: eachJson((_, { answer }) => {
      const type = answer.headers['content-type'];
      return type && jsonType.test(type) ? undefined : { at: 'header content-type', came: type };
    }),
  },
];

function statusBreach(status: number, location: string | undefined): Breach {
  const breach = { at: 'status', came: status };
  if (status === 401 || status === 403) {
    return { ...breach, expects: 'status 200; give the credentials it asks for with --header' };
  }
  if (status >= 300 && status < 400 && location) {
    return { at: 'status', came: `${status} to ${location}`, expects: 'status 200, no redirect' };
  }
  return breach;
}

function excerpt(text: string): string {
  return text.slice(0, excerptLength).replace('\ufeff', '(a byte order mark) ');
}

function isUtf8(body: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
