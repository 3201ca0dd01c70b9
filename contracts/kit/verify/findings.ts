import { fieldOf, screenNames, usesOf } from '../../provider/fieldUses/screens.ts';
import {
  type Endpoint,
  hotelCalls,
  type ScreenName,
  screens,
} from '../../provider/calls/hotelCalls.ts';
import type { Redactor } from '../http/createRedactor.ts';
import type { CheckResult, Occurrence, Rank, Rule } from '../rules/rule.ts';
import type { Exchange } from './exchange.ts';
import { countSubjects, subjectOf } from './subjects.ts';

const maxSamples = 3;

/**
 * An occurrence as short text: the request, the place in its response, and the expected and the
 * received value.
 */
interface Sample {
  request: string;
  at: string;
  expected: string;
  received: string;
}

/** A place in the responses to one call. */
interface Place {
  endpoint: Endpoint;
  /** A JSON path with `[*]` for every index, or a part of the response such as `status`. */
  at: string;
  count: number;
}

/** A broken rule, or a field that breaks it, in the responses of all calls. */
export interface Finding {
  rule: string;
  title: string;
  rank: Rank;
  expected: string;
  /** The number of affected hotels, other items or responses, and the total number. */
  affected: { what: string; count: number; of: number };
  /** Sorted by frequency, the most frequent first. */
  places: Place[];
  /** The affected screens with the effect on each; empty when no screen is affected. */
  screens: { title: string; shows: string }[];
  /** At most three samples, of different hotels or responses where possible. */
  samples: Sample[];
}

type Found = CheckResult['occurrences'][number];

/**
 * Turns the occurrences of a rule into findings: one for each rank, or for each field if the rule
 * says so. `exchanges` are all exchanges that the rule has checked. Every text of the provider is
 * redacted before it is shortened.
 */
export function findingsOf(
  rule: Rule,
  occurrences: readonly Found[],
  exchanges: readonly Exchange[],
  redactor: Redactor,
): Finding[] {
  const groups = new Map<string, Found[]>();
  for (const occurrence of occurrences) {
    const rank = rankOf(occurrence.exchange.endpoint, occurrence.rank ?? rule.rank);
    const key = rule.byField ? `${rank} ${fieldOf(occurrence.at)}` : rank;
    const group = groups.get(key);
    if (group) group.push(occurrence);
    else groups.set(key, [occurrence]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rank = rankOf(first.exchange.endpoint, first.rank ?? rule.rank);
    const samples = exampleOf(group).map((one) => toSample(rule, one, redactor));
    const screens = uniqueBy(
      group.flatMap((one) => affectedScreen(one.exchange.endpoint, rank, one) ?? []),
      ({ title }) => title,
    );
    return {
      rule: rule.id,
      title: rule.title,
      rank,
      expected: samples[0]?.expected ?? rule.expected,
      affected: affectedBy(group, exchanges),
      places: placesOf(group),
      screens: screens.map(({ title, shows }) => ({ title, shows: redactor.text(shows) })),
      samples,
    };
  });
}

/** Counts the different subjects of the kind with the most occurrences. */
function affectedBy(group: readonly Found[], exchanges: readonly Exchange[]): Finding['affected'] {
  const keys = new Map<string, Set<string>>();
  for (const { exchange, at } of group) {
    const { what, key } = subjectOf(exchange, at);
    keys.set(what, (keys.get(what) ?? new Set()).add(key));
  }
  const [most] = [...keys].sort(([, a], [, b]) => b.size - a.size);
  if (!most) return { what: 'response', count: 0, of: 0 };
  const [what, { size: count }] = most;
  return { what, count, of: Math.max(count, countSubjects(exchanges, what)) };
}

function placesOf(group: readonly Found[]): Place[] {
  const places = new Map<string, Place>();
  for (const { exchange, at } of group) {
    const place = { endpoint: exchange.endpoint, at: generalPath(at), count: 0 };
    const key = `${place.endpoint} ${place.at}`;
    const known = places.get(key) ?? place;
    places.set(key, { ...known, count: known.count + 1 });
  }
  return [...places.values()].sort((a, b) => b.count - a.count);
}

/** Selects at most three occurrences, with different subjects and places where possible. */
function exampleOf(group: readonly Found[]): Found[] {
  const keyOf = ({ exchange, at }: Found) => subjectOf(exchange, at).key;
  const different = uniqueBy(
    uniqueBy(group, keyOf),
    ({ exchange, at }) => `${exchange.endpoint} ${generalPath(at)}`,
  );
  return uniqueBy([...different, ...uniqueBy(group, keyOf), ...group], (one) => one).slice(
    0,
    maxSamples,
  );
}

/** Returns the first item of each key. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}

/** Returns the rank of a finding. An optional call cannot break a page. */
function rankOf(endpoint: Endpoint, rank: Rank): Rank {
  return rank === 'broken' && 'optional' in hotelCalls[endpoint] ? 'degraded' : rank;
}

/** Returns a JSON path with `[*]` for every index. */
function generalPath(at: string): string {
  return at.replace(/\[\d+\]/g, '[*]');
}

function toSample(
  rule: Rule,
  occurrence: Occurrence & { exchange: Exchange },
  redactor: Redactor,
): Sample {
  return {
    request: preview(redactor.text(requestText(occurrence.exchange))),
    at: occurrence.at,
    expected:
      occurrence.expected === undefined ? rule.expected : redactor.text(occurrence.expected),
    received: receivedText(occurrence, redactor),
  };
}

/** Returns a request as text: its path, its language and its conditions. */
function requestText({ path, asks: { acceptLanguage, conditional } = {} }: Exchange): string {
  const headers = [
    ...(acceptLanguage === undefined ? [] : [`accept-language: ${acceptLanguage}`]),
    ...(conditional?.etag === undefined ? [] : [`if-none-match: ${conditional.etag}`]),
    ...(conditional?.lastModified === undefined
      ? []
      : [`if-modified-since: ${conditional.lastModified}`]),
  ];
  return [path, ...headers.map((header) => `(${header})`)].join(' ');
}

function receivedText({ at, received, description }: Occurrence, redactor: Redactor): string {
  if (description !== undefined) return preview(redactor.text(description));
  if (received === undefined) return 'nothing';
  if (typeof received === 'string' && !at.startsWith('$')) return preview(redactor.text(received));
  try {
    return preview(JSON.stringify(redactor.json(received)));
  } catch {
    return 'a value that is nested too deeply to print';
  }
}

function affectedScreen(
  endpoint: Endpoint,
  rank: Rank,
  { at, shows }: Occurrence,
): Finding['screens'][number] | undefined {
  const field = fieldOf(at);
  const isOfEndpoint = (screen: ScreenName) => screens[screen].endpoint === endpoint;
  const use = usesOf(field).find(({ screen }) => isOfEndpoint(screen));
  const name = use?.screen ?? screenNames.find(isOfEndpoint);
  if (name === undefined) return undefined;
  const { title, whenItFails } = screens[name];
  if (shows !== undefined) return { title, shows };
  if (rank === 'advice') return undefined;
  if (rank === 'broken' || field === '') return { title, shows: whenItFails };
  return use && { title, shows: use.without };
}

const previewLength = 160;
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns the provider's text, shortened, without characters that control a terminal or change the
 * text direction.
 */
export function preview(text: string): string {
  const plain = text.replace(controlCharacters, ' ');
  return plain.length > previewLength ? `${plain.slice(0, previewLength - 1)}…` : plain;
}
