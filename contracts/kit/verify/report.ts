import { isAbsent } from '../../provider/calls/hotelCall.ts';
import {
  type Endpoint,
  everyEndpoint,
  hotelCalls,
  hotelsPaths,
} from '../../provider/calls/hotelCalls.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, groupOccurrences } from './findings.ts';
import { percentile } from '../rules/httpRules.ts';
import { createRedactor, type Redacted, type Redactor } from '../http/createRedactor.ts';
import type { ReservationCheck } from '../sandbox/reservationCheck.ts';
import { allRules, rulesByGroup } from '../rules/allRules.ts';
import { type Rank, type Rule, siteResponses } from '../rules/rule.ts';

/** The ranks, most severe first. */
const ranks = ['broken', 'degraded', 'advice'] as const satisfies Rank[];

/**
 * The result of one rule for one endpoint: the most severe rank, and how many items were checked
 * and not met.
 */
export interface Cell {
  rule: string;
  endpoint: Endpoint;
  outcome: Rank | 'passed' | 'not checked';
  checked: number;
  occurrences: number;
}

/** How an endpoint responded to the site's requests. Times in milliseconds, sizes in bytes. */
export interface EndpointSummary {
  endpoint: Endpoint;
  path: string;
  /** False for an optional call that the provider does without; no rule is checked for it. */
  offered: boolean;
  requests: number;
  responses: number;
  hotels: number;
  p50Ms?: number;
  p95Ms?: number;
  largestBody?: number;
  largestTransfer?: number;
}

/** The result of a run, as `report.json` contains it. */
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
  /** The check of reservations, if a sandbox was named. */
  reservations?: ReservationCheck;
  /** The secrets redacted in the findings. */
  redacted: Redacted[];
}

/** Checks the exchanges of a run with every rule and sums up the findings. */
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
    for (const endpoint of rule.endpoints) {
      const { checked, occurrences } = rule.check(
        offered.filter((one) => one.endpoint === endpoint),
        exchanges,
      );
      const found = groupOccurrences(rule, endpoint, occurrences, redactor);
      findings.push(...found);
      const outcome = mostSevere(found) ?? (checked > 0 ? 'passed' : 'not checked');
      cells.push({ rule: rule.id, endpoint, outcome, checked, occurrences: occurrences.length });
    }
  }
  findings.sort((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank) || b.count - a.count);
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

/**
 * Whether an exchange says that the provider does without an optional call; not when it has
 * answered the same read before.
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
  const times = responses.map(({ response }) => response.wholeMs);
  return {
    endpoint,
    path: hotelsPaths[endpoint],
    offered: !sent.some(isWithout),
    requests: sent.length,
    responses: responses.length,
    hotels: sent.reduce((sum, { hotels }) => sum + hotels.length, 0),
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
