import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import * as v from 'valibot';
import {
  hotelSchema,
  type hotelsPaths,
  randomHotelsSchema,
  searchResponseSchema,
} from '#contracts/hotels.ts';
import type { Log } from './log.ts';

type Endpoint = keyof typeof hotelsPaths;

/** Where an answer departs from the contract: shapes and types alone, never a value. */
export type Violation = { endpoint: Endpoint; path: string; expected: string; received: string };

type Options = {
  /** the share of answers to look at after the first minute, 0 to 1 */
  rate: number;
  log: Pick<Log, 'warn'>;
  /** milliseconds that only ever grow */
  clock?: () => number;
  random?: () => number;
  /** told each violation, counted ones too: for metrics */
  onViolation?: (violation: Violation) => void;
};

const wholeMs = 60_000;
const mostWaiting = 20;
const mostBytes = 1_048_576;
const mostKinds = 100;

const schemas: Record<Endpoint, v.GenericSchema> = {
  search: searchResponseSchema,
  rand4: randomHotelsSchema,
  rand8: randomHotelsSchema,
  hotel: hotelSchema,
};

/**
 * Compares the provider's answers with the contract while the site runs: each of the first minute,
 * which shows a wrong deployment at once, then a share of them. `observe` only puts the body aside; it
 * is looked at later, one per turn of the event loop, so no traveller waits for it, and what is too
 * large or too much is left out. Each kind of violation, an endpoint and a JSON path, is logged when
 * it is first seen and counted from then on. Never throws: a drifted provider breaks no page here.
 */
export function createContractSampling(options: Options) {
  const { rate, log, clock = () => performance.now(), random = Math.random } = options;
  const started = clock();
  const waiting: (() => void)[] = [];
  const counts = new Map<string, number>();

  const count = (violation: Violation) => {
    const { endpoint, path } = violation;
    const kind = `${endpoint} ${path}`;
    const seen = counts.get(kind);
    if (seen === undefined && counts.size === mostKinds) return;
    counts.set(kind, (seen ?? 0) + 1);
    options.onViolation?.(violation);
    if (seen !== undefined) return;
    log.warn(violation, 'the provider breaks the contract');
    if (counts.size === mostKinds)
      log.warn({ mostKinds }, 'further contract violations are not told');
  };

  const lookAtNext = () => {
    const look = waiting.shift();
    if (waiting.length > 0) setImmediate(lookAtNext);
    look?.();
  };

  return {
    /** Puts a whole body of status 200 aside, as it came: `encoding` is its `content-encoding`. */
    observe: (endpoint: Endpoint, body: Buffer, encoding?: string): void => {
      const wanted = clock() - started < wholeMs || random() < rate;
      if (!wanted || waiting.length === mostWaiting || body.length > mostBytes) return;
      waiting.push(() => violationsOf(endpoint, body, encoding).forEach(count));
      if (waiting.length === 1) setImmediate(lookAtNext);
    },
    /** How often each kind was seen, by 'endpoint path'. */
    counts: (): ReadonlyMap<string, number> => counts,
  };
}

function violationsOf(endpoint: Endpoint, body: Buffer, encoding: string | undefined): Violation[] {
  const json = read(body, encoding);
  if (json === undefined) return [];
  if ('fault' in json) return [{ endpoint, path: '$', expected: 'JSON', received: json.fault }];
  const { issues = [] } = v.safeParse(schemas[endpoint], json.value);
  return issues.map((issue) => ({
    endpoint,
    path: pathOf(issue),
    expected: issue.expected ?? issue.type,
    received: kindOf(issue.input),
  }));
}

/** The body's value, or that it has none; undefined for one that unpacks to too much. */
function read(
  body: Buffer,
  encoding: string | undefined,
): { value: unknown } | { fault: string } | undefined {
  let plain: Buffer;
  try {
    plain = unpacked(body, encoding);
  } catch (fault) {
    return isTooMuch(fault) ? undefined : { fault: 'a body that cannot be unpacked' };
  }
  try {
    const value: unknown = JSON.parse(plain.toString());
    return { value };
  } catch {
    return { fault: 'something else' };
  }
}

function isTooMuch(fault: unknown): boolean {
  return (
    typeof fault === 'object' &&
    fault !== null &&
    'code' in fault &&
    fault.code === 'ERR_BUFFER_TOO_LARGE'
  );
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  const limit = { maxOutputLength: 4 * mostBytes };
  if (encoding === 'br') return brotliDecompressSync(body, limit);
  if (encoding === 'gzip') return gunzipSync(body, limit);
  if (encoding === 'deflate') return inflateSync(body, limit);
  return body;
}

/** `$.hotels[].images[].url`: the contract's own names, with no index in it. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map((step) =>
    step.type === 'array' ? '[]' : `.${String(step.key)}`,
  );
  return `$${steps.join('')}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'empty text';
  return Array.isArray(value) ? 'array' : typeof value;
}
