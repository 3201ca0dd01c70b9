import { type Hotel, hotelsPaths } from '../hotels.ts';
import type { Endpoint } from '../screens.ts';
import { type Answered } from './askProvider.ts';
import { type Asked, type Exchange, succeeded } from './exchange.ts';

/**
 * How much a departure costs the traveller. Broken: the site shows an error, nothing, or another
 * hotel. Degraded: the page is there with a fallback text, a placeholder, or a value that reads
 * oddly. Advice: nothing is seen, today.
 */
export type Rank = 'broken' | 'degraded' | 'advice';

/** What a look at one thing found amiss; `rank`, `expects` and `shows` where they differ from the rule's. */
export interface Breach {
  /** A JSON path into the body (RFC 9535), or the part of the answer that is meant: `status`, `time`. */
  at: string;
  came: unknown;
  rank?: Rank;
  expects?: string;
  /** What the screens show in consequence, where the field's own fallback does not say it. */
  shows?: string;
}

/** How many things a rule looked at, and which of them departed from it. */
export interface Verdict {
  checked: number;
  breaches: (Breach & { exchange: Exchange })[];
}

/** The groups in which a person reads the rules, in this order. */
export const ruleGroups = ['Answers', 'Shape', 'Content', 'Manners'] as const;

/** One thing a provider is held to. `expects` completes "expected …". */
export interface Rule {
  id: string;
  title: string;
  group: (typeof ruleGroups)[number];
  rank: Rank;
  endpoints: readonly Endpoint[];
  expects: string;
  check: (exchanges: readonly Exchange[]) => Verdict;
}

export const listEndpoints = ['search', 'rand4', 'rand8'] as const satisfies Endpoint[];
/** All that the contract names, so that a new one is judged as soon as it is asked. */
export const everyEndpoint: readonly Endpoint[] = Object.keys(hotelsPaths).filter(isEndpoint);

function isEndpoint(name: string): name is Endpoint {
  return name in hotelsPaths;
}

type Found = Breach | undefined | readonly Breach[];

/** An exchange whose answer came, whatever its status. */
export type AnsweredExchange = Exchange & { answer: Answered };

export function isAnswered(exchange: Exchange): exchange is AnsweredExchange {
  return !('fault' in exchange.answer);
}

/** Looks at each exchange of the named kinds, answered or not. */
export function eachExchange(asked: readonly Asked[], look: (exchange: Exchange) => Found) {
  return (exchanges: readonly Exchange[]): Verdict => {
    const chosen = exchanges.filter((exchange) => asked.includes(exchange.asked));
    return {
      checked: chosen.length,
      breaches: chosen.flatMap((exchange) => attach(exchange, look(exchange))),
    };
  };
}

/** Looks at each answer to a question that the site asks too, once it has a good status. */
export function eachAnswer(look: (exchange: AnsweredExchange) => Found) {
  return (exchanges: readonly Exchange[]): Verdict => {
    const chosen = siteAnswers(exchanges);
    return {
      checked: chosen.length,
      breaches: chosen.flatMap((exchange) => attach(exchange, look(exchange))),
    };
  };
}

/** Looks at each such answer that is JSON, so that a rule about its content is not kept by a page of HTML. */
export function eachJson(look: (value: unknown, exchange: AnsweredExchange) => Found) {
  return (exchanges: readonly Exchange[]): Verdict => {
    const readable = siteAnswers(exchanges).filter(({ json }) => json);
    return eachAnswer((exchange) => look(exchange.json?.value, exchange))(readable);
  };
}

/** Looks at each hotel that has its shape; `at` is its JSON path. */
export function eachHotel(look: (hotel: Hotel, at: string) => Found) {
  return (exchanges: readonly Exchange[]): Verdict => {
    const chosen = exchanges.filter(({ asked }) => asked === 'site');
    return {
      checked: chosen.reduce((sum, { hotels }) => sum + hotels.length, 0),
      breaches: chosen.flatMap((exchange) =>
        exchange.hotels.flatMap(({ hotel, at }) => attach(exchange, look(hotel, at))),
      ),
    };
  };
}

/** The successful answers to what the site asks. */
export function siteAnswers(exchanges: readonly Exchange[]): AnsweredExchange[] {
  return exchanges
    .filter(({ asked }) => asked === 'site')
    .filter(isAnswered)
    .filter(({ answer }) => succeeded(answer));
}

function attach(exchange: Exchange, found: Found): Verdict['breaches'] {
  if (found === undefined) return [];
  return [found].flat().map((breach) => ({ ...breach, exchange }));
}
