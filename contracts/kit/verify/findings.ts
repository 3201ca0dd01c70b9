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

const maxSamples = 3;

/**
 * One occurrence as short text: which request, where in its response, what was expected and what
 * was received.
 */
interface Sample {
  request: string;
  at: string;
  expected: string;
  received: string;
}

/** One broken rule at one place in one endpoint's responses, with how often it occurred. */
export interface Finding {
  rule: string;
  title: string;
  rank: Rank;
  endpoint: Endpoint;
  /** A JSON path with `[*]` for every index, or a part of the response such as `status`. */
  at: string;
  expected: string;
  count: number;
  /** The affected screen and what it shows; absent when no screen is affected. */
  screen?: { title: string; shows: string };
  samples: Sample[];
}

/**
 * Groups occurrences by rank and place, so that a field that is wrong in every hotel is one
 * finding. Everything from the provider is redacted before it is shortened.
 */
export function groupOccurrences(
  rule: Rule,
  endpoint: Endpoint,
  occurrences: CheckResult['occurrences'],
  redactor: Redactor,
): Finding[] {
  const groups = new Map<string, CheckResult['occurrences']>();
  for (const occurrence of occurrences) {
    const key = `${rankOf(endpoint, occurrence.rank ?? rule.rank)} ${generalPath(occurrence.at)}`;
    const group = groups.get(key);
    if (group) group.push(occurrence);
    else groups.set(key, [occurrence]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rank = rankOf(endpoint, first.rank ?? rule.rank);
    const samples = group.slice(0, maxSamples).map((one) => toSample(rule, one, redactor));
    const screen = affectedScreen(endpoint, rank, first);
    return {
      rule: rule.id,
      title: rule.title,
      rank,
      endpoint,
      at: generalPath(first.at),
      expected: samples[0]?.expected ?? rule.expected,
      count: group.length,
      screen: screen && { ...screen, shows: redactor.text(screen.shows) },
      samples,
    };
  });
}

/** The rank of a finding: no page breaks for a call that a provider may do without. */
function rankOf(endpoint: Endpoint, rank: Rank): Rank {
  return rank === 'broken' && 'optional' in hotelCalls[endpoint] ? 'degraded' : rank;
}

/** A JSON path with `[*]` for every index. */
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

/** A request as its path, with what it asks for besides. */
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
): Finding['screen'] {
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
 * The provider's text, shortened, without characters that control a terminal or change the text
 * direction.
 */
export function preview(text: string): string {
  const plain = text.replace(controlCharacters, ' ');
  return plain.length > previewLength ? `${plain.slice(0, previewLength - 1)}…` : plain;
}
