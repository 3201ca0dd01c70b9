import { type Endpoint, fieldOf, screenNames, screens, usesOf } from '../screens.ts';
import type { Exchange } from './exchange.ts';
import type { Breach, Rank, Rule, Verdict } from './rule.ts';

const samplesKept = 3;

/** One occurrence: which request, where in its answer, what was expected there and what came, as short text. */
export interface Sample {
  request: string;
  at: string;
  expected: string;
  came: string;
}

/** All breaches of one kind: one rule, one endpoint, one place in the answer. */
export interface Finding {
  rule: string;
  title: string;
  rank: Rank;
  endpoint: Endpoint;
  /** A JSON path with `[*]` for every position, or the part of the answer that is meant. */
  at: string;
  expected: string;
  count: number;
  /** The screen that suffers and what it shows; none where nobody sees it. */
  screen?: { title: string; shows: string };
  samples: Sample[];
}

/** Puts breaches of the same kind together, so that a field that is wrong everywhere reads as one finding. */
export function groupBreaches(
  rule: Rule,
  endpoint: Endpoint,
  breaches: Verdict['breaches'],
): Finding[] {
  const groups = new Map<string, Finding>();
  for (const breach of breaches) {
    const rank = breach.rank ?? rule.rank;
    const at = breach.at.replace(/\[\d+\]/g, '[*]');
    const sample = toSample(rule, breach);
    const known = groups.get(`${rank} ${at}`);
    if (known) {
      known.count += 1;
      if (known.samples.length < samplesKept) known.samples.push(sample);
      continue;
    }
    groups.set(`${rank} ${at}`, {
      rule: rule.id,
      title: rule.title,
      rank,
      endpoint,
      at,
      expected: sample.expected,
      count: 1,
      screen: screenAffected(endpoint, rank, breach),
      samples: [sample],
    });
  }
  return [...groups.values()];
}

function toSample(rule: Rule, breach: Breach & { exchange: Exchange }): Sample {
  return {
    request: preview(breach.exchange.path),
    at: breach.at,
    expected: breach.expects ?? rule.expects,
    came:
      typeof breach.came === 'string' && !breach.at.startsWith('$')
        ? preview(breach.came)
        : describe(breach.came),
  };
}

function screenAffected(endpoint: Endpoint, rank: Rank, { at, shows }: Breach): Finding['screen'] {
  const name = screenNames.find((screen) => screens[screen].endpoint === endpoint);
  if (name === undefined) return undefined;
  const { title, whenItFails } = screens[name];
  if (shows !== undefined) return { title, shows };
  if (rank === 'advice') return undefined;
  const use = usesOf(fieldOf(at)).find(({ screen }) => screen === name);
  return { title, shows: rank === 'degraded' && use ? use.without : whenItFails };
}

/** A value in one line: JSON, or 'nothing' where there is none. */
function describe(value: unknown): string {
  return value === undefined ? 'nothing' : preview(JSON.stringify(value));
}

const previewLength = 160;
const control = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Somebody else's text, short, and without what would steer a terminal or turn the reading direction. */
function preview(text: string): string {
  const plain = text.replace(control, ' ');
  return plain.length > previewLength ? `${plain.slice(0, previewLength - 1)}…` : plain;
}
