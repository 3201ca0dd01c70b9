import {
  type Endpoint,
  fieldOf,
  type ScreenName,
  screenNames,
  screens,
  usesOf,
} from '../screens.ts';
import type { Exchange } from './exchange.ts';
import type { CheckResult, Occurrence, Rank, Rule } from './rules/rule.ts';

const maxSamples = 3;

/** One occurrence as short text: which request, where in its response, what was expected and what was received. */
export interface Sample {
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

/** Groups occurrences by rank and place, so that a field that is wrong in every hotel is one finding. */
export function groupOccurrences(
  rule: Rule,
  endpoint: Endpoint,
  occurrences: CheckResult['occurrences'],
): Finding[] {
  const findings = new Map<string, Finding>();
  for (const occurrence of occurrences) {
    const rank = occurrence.rank ?? rule.rank;
    const at = occurrence.at.replace(/\[\d+\]/g, '[*]');
    const sample = toSample(rule, occurrence);
    const known = findings.get(`${rank} ${at}`);
    if (known) {
      known.count += 1;
      if (known.samples.length < maxSamples) known.samples.push(sample);
      continue;
    }
    findings.set(`${rank} ${at}`, {
      rule: rule.id,
      title: rule.title,
      rank,
      endpoint,
      at,
      expected: sample.expected,
      count: 1,
      screen: affectedScreen(endpoint, rank, occurrence),
      samples: [sample],
    });
  }
  return [...findings.values()];
}

function toSample(rule: Rule, occurrence: Occurrence & { exchange: Exchange }): Sample {
  return {
    request: preview(occurrence.exchange.path),
    at: occurrence.at,
    expected: occurrence.expected ?? rule.expected,
    received: receivedText(occurrence),
  };
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

function receivedText({ at, received, description }: Occurrence): string {
  if (description !== undefined) return preview(description);
  if (received === undefined) return 'nothing';
  if (typeof received === 'string' && !at.startsWith('$')) return preview(received);
  try {
    return preview(JSON.stringify(received));
  } catch {
    return 'a value that is nested too deeply to print';
  }
}

const previewLength = 160;
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The provider's text, shortened, without characters that control a terminal or change the text direction. */
function preview(text: string): string {
  const plain = text.replace(controlCharacters, ' ');
  return plain.length > previewLength ? `${plain.slice(0, previewLength - 1)}…` : plain;
}
