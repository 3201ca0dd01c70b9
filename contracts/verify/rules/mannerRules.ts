import { percentile } from '../percentile.ts';
import {
  eachAnswer,
  eachExchange,
  everyEndpoint,
  isAnswered,
  type Rule,
  siteAnswers,
} from '../rule.ts';

const slowMs = 1_000;
const worthCompressing = 1_400;
const largeBody = 2 ** 20;

/** How the answers are delivered. Nobody sees a breach yet; slowness and stale lists come of them. */
export const mannerRules: readonly Rule[] = [
  {
    id: 'latency',
    title: 'Answers within 1 s (p95)',
    group: 'Manners',
    rank: 'advice',
    endpoints: everyEndpoint,
    expects: `95 of 100 answers within ${slowMs / 1000} s`,
    check: (exchanges) => {
      const answered = siteAnswers(exchanges);
      const times = answered.map(({ answer }) => answer.wholeMs);
      const slowest = answered.toSorted((a, b) => b.answer.wholeMs - a.answer.wholeMs)[0];
      const p95 = percentile(times, 95);
      if (!slowest || p95 === undefined || p95 <= slowMs)
        return { checked: answered.length, breaches: [] };
      const came = `p50 ${Math.round(percentile(times, 50) ?? 0)} ms, p95 ${Math.round(p95)} ms`;
      return { checked: answered.length, breaches: [{ exchange: slowest, at: 'time', came }] };
    },
  },
  {
    id: 'compression',
    title: 'Compresses',
    group: 'Manners',
    rank: 'advice',
    endpoints: everyEndpoint,
    expects: `content-encoding gzip or br for bodies over ${worthCompressing} bytes`,
    check: eachAnswer(({ answer }) =>
      answer.body.length <= worthCompressing || answer.headers['content-encoding']
        ? undefined
        : { at: 'header content-encoding', came: `${answer.body.length} bytes, not compressed` },
    ),
  },
  {
    id: 'body-size',
    title: 'Bodies under 1 MB',
    group: 'Manners',
    rank: 'advice',
    endpoints: everyEndpoint,
    expects: 'a body of at most 1 MB before compression',
    check: eachAnswer(({ answer }) =>
      answer.body.length > largeBody
        ? { at: '$', came: `${(answer.body.length / largeBody).toFixed(1)} MB` }
        : undefined,
    ),
  },
  {
    id: 'cache-control',
    title: 'Says how long to cache',
    group: 'Manners',
    rank: 'advice',
    endpoints: everyEndpoint,
    expects: 'a cache-control header',
    check: eachAnswer(({ answer }) =>
      answer.headers['cache-control']
        ? undefined
        : { at: 'header cache-control', came: answer.headers['cache-control'] },
    ),
  },
  {
    id: 'random-not-cached',
    title: 'Random lists stay random',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['rand4', 'rand8'],
    expects: 'no-store, no-cache or max-age=0, so that each visit sees other hotels',
    check: eachAnswer(({ answer }) => {
      const caching = answer.headers['cache-control'];
      return !caching || /no-store|no-cache|max-age=0\b/i.test(caching)
        ? undefined
        : { at: 'header cache-control', came: caching };
    }),
  },
  {
    id: 'unknown-parameter',
    title: 'Ignores unknown parameters',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['search'],
    expects: 'status 200, as without the parameter',
    check: eachExchange(['unknown parameter'], (exchange) => {
      if (!isAnswered(exchange)) return undefined;
      const { status } = exchange.answer;
      return status === 200 ? undefined : { at: 'status', came: status };
    }),
  },
  {
    id: 'unknown-city',
    title: 'Unknown city finds nothing',
    group: 'Manners',
    rank: 'advice',
    endpoints: ['search'],
    expects: 'status 200 with an empty hotels list',
    check: eachExchange(['unknown city'], (exchange) => {
      if (!isAnswered(exchange)) return undefined;
      const { status } = exchange.answer;
      if (status !== 200) return { at: 'status', came: status };
      return exchange.hotels.length === 0
        ? undefined
        : { at: '$.hotels', came: `${exchange.hotels.length} hotels` };
    }),
  },
];
