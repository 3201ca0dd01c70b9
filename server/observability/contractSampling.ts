import * as v from 'valibot';
import {
  hotelSchema,
  type hotelsPaths,
  randomHotelsSchema,
  searchResponseSchema,
} from '#contracts/hotels.ts';
import type { ProviderClient } from '../provider/createProviderClient.ts';
import type { Log } from './log.ts';

type Endpoint = keyof typeof hotelsPaths;

/** Where an answer departs from the contract: shapes and types alone, never a value. */
export type ContractError = {
  endpoint: Endpoint;
  path: string;
  expected: string;
  received: string;
};

type Options = {
  /** the share of answers to look at after the first minute, 0 to 1 */
  rate: number;
  log: Pick<Log, 'warn'>;
  /** milliseconds that only ever grow */
  clock?: () => number;
  random?: () => number;
  /** told each violation, counted ones too: for metrics */
  onContractError?: (violation: ContractError) => void;
};

const wholeMs = 60_000;
const mostInASecond = 5;
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
 * which shows a wrong deployment at once, then a share of them, and never more than five a second,
 * since a look at a search costs what ten calls do. `observe` only puts the body aside; it is looked at
 * later, one per turn of the event loop, so no traveller waits for it, and what is too large is left
 * out. Each kind of violation, an endpoint and a JSON path, is logged when it is first seen and counted
 * from then on; a drifted provider breaks no page here.
 */
export function createContractSampling(options: Options) {
  const { rate, log, clock = () => performance.now(), random = Math.random } = options;
  const started = clock();
  const waiting: (() => void)[] = [];
  const counts = new Map<string, number>();
  let second = started;
  let inSecond = 0;

  const count = (violation: ContractError) => {
    const { endpoint, path } = violation;
    const kind = `${endpoint} ${path}`;
    const seen = counts.get(kind);
    if (seen === undefined && counts.size === mostKinds) return;
    counts.set(kind, (seen ?? 0) + 1);
    options.onContractError?.(violation);
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

  const observe = (endpoint: Endpoint, body: Buffer): void => {
    const now = clock();
    const wanted = now - started < wholeMs || random() < rate;
    if (now - second >= 1_000) {
      second = now;
      inSecond = 0;
    }
    if (!wanted || inSecond === mostInASecond || body.length > mostBytes) return;
    inSecond += 1;
    waiting.push(() => violationsOf(endpoint, body).forEach(count));
    if (waiting.length === 1) setImmediate(lookAtNext);
  };

  return {
    /** Puts the body of an answer with status 200 aside, unpacked and known to be JSON. */
    observe,
    /** The same way to the provider, with each answer that is taken observed on its way back. */
    around:
      (fetch: ProviderClient['fetch']): ProviderClient['fetch'] =>
      async (request, options) => {
        const response = await fetch(request, options);
        if (response.status === 200) observe(request.endpoint, response.body);
        return response;
      },
    /** How often each kind was seen, by 'endpoint path'. */
    counts: (): ReadonlyMap<string, number> => counts,
  };
}

function violationsOf(endpoint: Endpoint, body: Buffer): ContractError[] {
  const { issues = [] } = v.safeParse(schemas[endpoint], JSON.parse(body.toString()));
  return issues.map((issue) => ({
    endpoint,
    path: pathOf(issue),
    expected: issue.expected ?? issue.type,
    received: kindOf(issue.input),
  }));
}

/** `$.hotels[*].images[*].url`: the contract's own names, with no index in it. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const steps = (issue.path ?? []).map((step) =>
    step.type === 'array' ? '[*]' : `.${String(step.key)}`,
  );
  return `$${steps.join('')}`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'empty text';
  return Array.isArray(value) ? 'array' : typeof value;
}
