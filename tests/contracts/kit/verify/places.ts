import {
  hotelCalls,
  type HotelEndpoint,
  hotelEndpoints,
} from '#contracts/provider/calls/hotelCalls.ts';
import { listEndpoints } from '#contracts/kit/rules/rule.ts';
import type { Finding } from '#contracts/kit/verify/findings.ts';
import type { Report } from '#contracts/kit/verify/report.ts';

/** Returns the findings without latency, which depends on the machine. */
export function steady(report: Report): Finding[] {
  return report.findings.filter(({ rule }) => rule !== 'latency');
}

/** Returns the places of the findings of one rank as `endpoint path`. */
export function places(findings: readonly Finding[], rank: Finding['rank']): string[] {
  const found = findings.filter((finding) => finding.rank === rank && finding.rule !== 'latency');
  return found.flatMap(placesOf).sort();
}

/** Returns the places of one finding. */
export function placesOf(finding: Finding): string[] {
  return finding.places.map(({ endpoint, at }) => `${endpoint} ${at}`);
}

/** Returns the texts about the screens in the findings of a report. */
export function shownBy(findings: readonly Finding[]): string {
  return findings.flatMap(({ screens }) => screens.map(({ shows }) => shows)).join('\n');
}

/** Returns the places of a finding at `rest` below each hotel in the responses of these calls. */
const placesIn = (endpoints: readonly HotelEndpoint[], rest: string) => {
  return endpoints.map((name) => `${name} ${hotelCalls[name].items.at}${rest}`).sort();
};

/** Returns the places in every list. */
export const inLists = (rest: string) => placesIn(listEndpoints, rest);

/** Returns the places in every list and in the response for one hotel. */
export const everywhere = (rest: string) => placesIn(hotelEndpoints, rest);
