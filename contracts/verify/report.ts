import { hotelsPaths } from '../hotels.ts';
import { type Endpoint } from '../screens.ts';
import type { Exchange } from './exchange.ts';
import { type Finding, groupBreaches } from './findings.ts';
import { percentile } from './percentile.ts';
import { everyEndpoint, type Rank, type Rule, siteAnswers } from './rule.ts';
import { rules } from './rules.ts';

/** From the worst down. */
export const ranks = ['broken', 'degraded', 'advice'] as const satisfies Rank[];

/** What a rule came to on an endpoint: the worst rank found, how many things it looked at, how many departed. */
export interface Cell {
  rule: string;
  endpoint: Endpoint;
  outcome: Rank | 'kept' | 'not checked';
  checked: number;
  breaches: number;
}

/** How an endpoint answered what the site asks; times in milliseconds, sizes in bytes. */
export interface EndpointSummary {
  endpoint: Endpoint;
  path: string;
  requests: number;
  answered: number;
  hotels: number;
  p50Ms?: number;
  p95Ms?: number;
  largestBody?: number;
  largestOnWire?: number;
}

/** All that a run found, as `report.json` keeps it. */
export interface Report {
  provider: string;
  startedAt: string;
  tookMs: number;
  city: string;
  requests: number;
  outcome: Rank | 'kept';
  totals: Record<Rank, number>;
  endpoints: EndpointSummary[];
  rules: Pick<Rule, 'id' | 'title' | 'group' | 'rank' | 'expects'>[];
  cells: Cell[];
  findings: Finding[];
}

/** Holds the answers of a run against every rule. */
export function judge(
  run: Pick<Report, 'provider' | 'startedAt' | 'tookMs' | 'city'>,
  exchanges: readonly Exchange[],
): Report {
  const findings: Finding[] = [];
  const cells: Cell[] = [];
  for (const rule of rules) {
    for (const endpoint of rule.endpoints) {
      const { checked, breaches } = rule.check(
        exchanges.filter((one) => one.endpoint === endpoint),
      );
      const found = groupBreaches(rule, endpoint, breaches);
      findings.push(...found);
      const outcome = worst(found) ?? (checked > 0 ? 'kept' : 'not checked');
      cells.push({ rule: rule.id, endpoint, outcome, checked, breaches: breaches.length });
    }
  }
  findings.sort((a, b) => ranks.indexOf(a.rank) - ranks.indexOf(b.rank) || b.count - a.count);
  const totalOf = (rank: Rank) => findings.filter((finding) => finding.rank === rank).length;
  return {
    ...run,
    requests: exchanges.length,
    outcome: worst(findings) ?? 'kept',
    totals: { broken: totalOf('broken'), degraded: totalOf('degraded'), advice: totalOf('advice') },
    endpoints: everyEndpoint.map((endpoint) => summarise(endpoint, exchanges)),
    rules: rules.map(({ id, title, group, rank, expects }) => ({
      id,
      title,
      group,
      rank,
      expects,
    })),
    cells,
    findings,
  };
}

function worst(findings: readonly Finding[]): Rank | undefined {
  return ranks.find((rank) => findings.some((finding) => finding.rank === rank));
}

function summarise(endpoint: Endpoint, exchanges: readonly Exchange[]): EndpointSummary {
  const asked = exchanges.filter((one) => one.endpoint === endpoint && one.asked === 'site');
  const answers = siteAnswers(asked);
  const times = answers.map(({ answer }) => answer.wholeMs);
  return {
    endpoint,
    path: hotelsPaths[endpoint],
    requests: asked.length,
    answered: answers.length,
    hotels: asked.reduce((sum, { hotels }) => sum + hotels.length, 0),
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
    largestBody: percentile(
      answers.map(({ answer }) => answer.body.length),
      100,
    ),
    largestOnWire: percentile(
      answers.map(({ answer }) => answer.wireBytes),
      100,
    ),
  };
}
