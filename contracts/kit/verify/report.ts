import { type HotelCall, isAbsent, itemsIn } from '../../provider/calls/hotelCall.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCalls,
  hotelsPaths,
} from '../../provider/calls/hotelCalls.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, findingsOf } from './findings.ts';
import { percentile } from '../rules/httpRules.ts';
import { createRedactor, type Redacted, type Redactor } from '../http/createRedactor.ts';
import type { ReservationCheck } from '../sandbox/reservationCheck.ts';
import { allRules, rulesByGroup } from '../rules/allRules.ts';
import { type Rank, type Rule, siteResponses } from '../rules/rule.ts';

/** The ranks, most severe first. */
const ranks = ['broken', 'degraded', 'advice'] as const satisfies Rank[];

/**
 * The result of one rule for one endpoint: the most severe rank, the number of checked items, and
 * the number of cases in which the rule is broken.
 */
export interface Cell {
  rule: string;
  endpoint: Endpoint;
  outcome: Rank | 'passed' | 'not checked';
  checked: number;
  occurrences: number;
}

/**
 * The responses of an endpoint to the site's requests. Times are in milliseconds, sizes in bytes.
 */
export interface EndpointSummary {
  endpoint: Endpoint;
  path: string;
  /** False for an optional call that the provider lacks for every hotel. */
  offered: boolean;
  requests: number;
  responses: number;
  /** The total number of items in the responses, and their kind, such as hotels. */
  items: number;
  itemsAre: string;
  p50Ms?: number;
  p95Ms?: number;
  largestBody?: number;
  largestTransfer?: number;
}

/** The result of a run, the content of `report.json`. */
export interface Report {
  provider: string;
  startedAt: string;
  durationMs: number;
  city: string;
  requests: number;
  outcome: Rank | 'passed';
  totals: Record<Rank, number>;
  endpoints: EndpointSummary[];
  rules: (Pick<Rule, 'id' | 'title' | 'rank' | 'expected'> & { group: string })[];
  cells: Cell[];
  findings: Finding[];
  /** The result of the reservation check, if a sandbox was named. */
  reservations?: ReservationCheck;
  /** The secrets redacted in the findings. */
  redacted: Redacted[];
}

/** Checks the exchanges of a run with every rule and summarizes the findings. */
export function buildReport(
  run: Pick<Report, 'provider' | 'startedAt' | 'durationMs' | 'city'>,
  exchanges: readonly Exchange[],
  redactor: Redactor = createRedactor({}),
  reservations?: ReservationCheck,
): Report {
  const findings: Finding[] = [];
  const cells: Cell[] = [];
  const offered = exchanges.filter((one) => !isWithout(one));
  for (const rule of allRules) {
    const results = rule.endpoints.map((endpoint) => {
      const ofCall = offered.filter((one) => one.endpoint === endpoint);
      return { endpoint, ofCall, ...rule.check(ofCall, exchanges) };
    });
    const found = findingsOf(
      rule,
      results.flatMap(({ occurrences }) => occurrences),
      results.flatMap(({ ofCall }) => ofCall),
      redactor,
    );
    findings.push(...found);
    for (const { endpoint, checked, occurrences } of results) {
      const here = found.filter(({ places }) => places.some((one) => one.endpoint === endpoint));
      const outcome = mostSevere(here) ?? (checked > 0 ? 'passed' : 'not checked');
      cells.push({ rule: rule.id, endpoint, outcome, checked, occurrences: occurrences.length });
    }
  }
  findings.sort(
    (a, b) =>
      Number(hidesOthers(b)) - Number(hidesOthers(a)) ||
      ranks.indexOf(a.rank) - ranks.indexOf(b.rank) ||
      b.affected.count - a.affected.count,
  );
  const totalOf = (rank: Rank) => findings.filter((finding) => finding.rank === rank).length;
  const brokenRules = reservations?.results.filter(({ outcome }) => outcome === 'broken') ?? [];
  return {
    ...run,
    requests: exchanges.length,
    outcome: brokenRules.length > 0 ? 'broken' : (mostSevere(findings) ?? 'passed'),
    totals: {
      broken: totalOf('broken') + brokenRules.length,
      degraded: totalOf('degraded'),
      advice: totalOf('advice'),
    },
    endpoints: everyEndpoint.map((endpoint) => summarise(endpoint, exchanges)),
    rules: Object.entries(rulesByGroup).flatMap(([group, rules]) =>
      rules.map(({ id, title, rank, expected }) => ({ id, title, group, rank, expected })),
    ),
    cells,
    findings,
    reservations,
    redacted: redactor.list(),
  };
}

/** Tells whether a finding prevents other rules from most of their checks. */
function hidesOthers({ rule, affected, rank }: Finding): boolean {
  const hides = allRules.find(({ id }) => id === rule)?.hidesOthers;
  if (hides === undefined || rank === 'advice') return false;
  return hides === 'anywhere' || affected.count > affected.of / 2;
}

/**
 * Tells whether an exchange shows that the provider lacks an optional call. A provider that has
 * answered the same read before does not lack it.
 */
function isWithout({ endpoint, response, first }: Exchange): boolean {
  return !first && 'status' in response && isAbsent(hotelCalls[endpoint], response.status);
}

function mostSevere(findings: readonly Finding[]): Rank | undefined {
  return ranks.find((rank) => findings.some((finding) => finding.rank === rank));
}

function summarise(endpoint: Endpoint, exchanges: readonly Exchange[]): EndpointSummary {
  const sent = exchanges.filter(
    (one) => one.endpoint === endpoint && one.purpose === 'site' && !one.first,
  );
  const responses = siteResponses(sent);
  const call: HotelCall = hotelCalls[endpoint];
  const times = responses.map(({ response }) => response.wholeMs);
  return {
    endpoint,
    path: hotelsPaths[endpoint],
    offered: sent.length === 0 || !sent.every(isWithout),
    requests: sent.length,
    responses: responses.length,
    items: responses.reduce(
      (sum, { hotels, json }) =>
        sum + (call.items.are === 'hotel' ? hotels : itemsIn(call, json?.value)).length,
      0,
    ),
    itemsAre: call.items.are,
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
    largestBody: percentile(
      responses.map(({ response }) => response.body.length),
      100,
    ),
    largestTransfer: percentile(
      responses.map(({ response }) => response.transferredBytes),
      100,
    ),
  };
}
