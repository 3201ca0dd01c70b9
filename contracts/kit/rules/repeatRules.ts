import { confirms, type ResponseHeaders } from '../../provider/calls/freshness.ts';
import { everyEndpoint, hotelCalls } from '../../provider/calls/hotelCalls.ts';
import { type Exchange, freshnessOf, headersOf, placesIn, succeeded } from '../verify/exchange.ts';
import { textsOf } from './contentRules.ts';
import type { Point } from '../../values/kilometers.ts';
import { landmarksIn } from './landmarkRules.ts';
import { reviewsIn, topicsIn } from './reviewRules.ts';
import {
  type CheckResult,
  eachExchange,
  eachResponse,
  hasResponse,
  hasRates,
  type Occurrence,
  type RespondedExchange,
  type Rule,
} from './rule.ts';

/** The maximum age of a price in the site's cache. */
const longestPriceMs = 3_600_000;
/** The share of a list's hotels that may change within a moment. */
const maxChanged = 0.1;

/** Rules for repeated requests of the site's cache and of its pages in other languages. */
export const repeatRules: readonly Rule[] = [
  {
    id: 'validators',
    title: 'ETag and Last-Modified work',
    rank: 'broken',
    endpoints: everyEndpoint,
    expected:
      'status 304 with the same validator for an unchanged response, otherwise 200 with the whole response',
    check: eachExchange(['revalidation', 'older version'], (exchange) => {
      const { response, first, purpose } = exchange;
      if ('error' in response) return { at: 'connection', received: response.error };
      if (response.status === 304) {
        if (purpose === 'older version') return notModified(exchange);
        const stored = first && hasResponse(first) ? headersOf(first.response) : {};
        return confirms(stored, headersOf(response))
          ? undefined
          : otherValidator(headersOf(response));
      }
      return succeeded(response) ? undefined : { at: 'status', received: response.status };
    }),
  },
  {
    id: 'language-varies',
    title: 'Vary names Accept-Language',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'vary: accept-language on a response that depends on the language, or no-store',
    check: eachInLanguage((exchange, first) => {
      const isForAll = ({ response }: RespondedExchange) => {
        const { shareable, variesByLanguage } = freshnessOf(response);
        return shareable && !variesByLanguage;
      };
      if (![exchange, first].some(isForAll) || !isTranslated(exchange, first)) return undefined;
      return {
        at: 'header vary',
        received: exchange.response.headers.vary,
        shows: 'the language of whoever asked first, to everybody',
      };
    }),
  },
  {
    id: 'language-same-hotels',
    title: 'Hotels are the same in each language',
    rank: 'broken',
    endpoints: everyEndpoint.filter((name) => hotelCalls[name].items.at === '$.hotels[*]'),
    expected: 'the same ids in each language',
    check: eachInLanguage(({ hotels }, first) => {
      const ids = new Set(first.hotels.map(({ hotel }) => hotel.id));
      const others = hotels.filter(({ hotel }) => !ids.has(hotel.id));
      const [other] = others;
      if (!other || ids.size === 0 || others.length <= Math.max(1, maxChanged * ids.size)) return;
      return {
        at: `${other.at}.id`,
        received: other.hotel.id,
        expected: 'an id of the same search in English',
        shows: 'links and favorites that open in one language alone',
      };
    }),
  },
  {
    id: 'language-same-codes',
    title: 'Kinds are codes, in no language',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'the same kind in each language, because only names are translated',
    check: eachInLanguage((exchange, first) => {
      const english = new Map(codesIn(first).map(({ of, code }) => [of, code]));
      const other = codesIn(exchange).find(
        ({ of, code }) => code && (english.get(of) ?? code) !== code,
      );
      return (
        other && {
          at: other.at,
          received: other.code,
          expected: `'${english.get(other.of)}', as in English`,
          shows: 'no icon, and filters that leave it out',
        }
      );
    }),
  },
  {
    id: 'etag-of-body',
    title: 'ETags change with the response',
    rank: 'degraded',
    endpoints: everyEndpoint,
    expected: 'a different strong ETag for a different body at the same address (RFC 9110 §8.8.1)',
    check: reusedTags,
  },
  {
    id: 'rates-fresh',
    title: 'Prices are not cached for long',
    rank: 'degraded',
    endpoints: everyEndpoint.filter((name) => hotelCalls[name].items.are === 'hotel'),
    expected: `max-age plus stale-while-revalidate of at most ${longestPriceMs / 3_600_000} hour for responses with rates`,
    check: eachResponse(({ response, hotels }) => {
      if (!hotels.some(hasRates)) return undefined;
      const { freshUntil, staleWhileRevalidateUntil, generatedAt } = freshnessOf(response);
      const until = staleWhileRevalidateUntil === 0 ? freshUntil : staleWhileRevalidateUntil;
      if (until - generatedAt <= longestPriceMs) return;
      const { 'cache-control': caching, expires } = headersOf(response);
      return {
        at: 'header cache-control',
        received: caching ?? `expires: ${expires}`,
        shows: 'old prices, which have changed when travelers book',
      };
    }),
  },
];

/**
 * Finds the responses whose body differs from an earlier one with the same address, language and
 * ETag. A reused ETag does no harm if the provider never responds with 304.
 */
function reusedTags(exchanges: readonly Exchange[]): CheckResult {
  const first = new Map<string, RespondedExchange>();
  const answered = exchanges.filter(hasResponse);
  if (!answered.some(({ response }) => response.status === 304)) {
    return { checked: 0, occurrences: [] };
  }
  const tagged = answered.filter(({ response }) => {
    const { etag = 'W/' } = headersOf(response);
    return succeeded(response) && freshnessOf(response).storable && !etag.startsWith('W/');
  });
  const occurrences = tagged.flatMap((exchange) => {
    const { etag } = headersOf(exchange.response);
    const key = JSON.stringify([exchange.path, exchange.asks?.acceptLanguage, etag]);
    const earlier = first.get(key);
    if (!earlier) first.set(key, exchange);
    if (!earlier || earlier.response.body.equals(exchange.response.body)) return [];
    return [{ exchange, at: 'header etag', received: etag, shows: 'what it was at first' }];
  });
  return { checked: tagged.length, occurrences };
}

function notModified({ asks }: Exchange): Occurrence {
  const { etag, lastModified } = asks?.conditional ?? {};
  return {
    at: 'status',
    received: 304,
    expected: `status 200: ${etag === undefined ? `it has changed since ${lastModified}` : `${etag} is not its ETag`}`,
    shows: 'what it was at first, whatever changes',
  };
}

/** The site then requests the whole response once more. */
function otherValidator({ etag, 'last-modified': lastModified }: ResponseHeaders): Occurrence {
  return {
    at: 'header etag',
    received: etag ?? lastModified,
    rank: 'advice',
    expected: 'in a 304, the validator of the response that it confirms',
  };
}

/** Checks each read in another language against the same read in English. */
function eachInLanguage(
  check: (exchange: RespondedExchange, first: RespondedExchange) => Occurrence | undefined,
) {
  return (exchanges: readonly Exchange[]): CheckResult => {
    const pairs = exchanges
      .filter(({ asks }) => asks?.acceptLanguage !== undefined)
      .filter(hasResponse)
      .flatMap((exchange) => {
        const { first } = exchange;
        const areRead = first && hasResponse(first) && succeeded(exchange.response);
        return areRead ? [{ exchange, first }] : [];
      });
    const occurrences = pairs.flatMap(({ exchange, first }) => {
      const occurrence = check(exchange, first);
      return occurrence ? [{ ...occurrence, exchange }] : [];
    });
    return { checked: pairs.length, occurrences };
  };
}

/**
 * Tells whether a response contains texts other than the English ones, or claims to be in another
 * language.
 */
function isTranslated(exchange: RespondedExchange, first: RespondedExchange): boolean {
  const [language, other] = [exchange, first].map(
    ({ response }) => response.headers['content-language'],
  );
  if (language !== other) return true;
  const known = new Map(textsById(first));
  return textsById(exchange).some(([id, texts]) => {
    const english = known.get(id);
    return english !== undefined && texts.some((text) => !english.includes(text));
  });
}

/**
 * Returns the texts of each item of a response by its id, because a response can have other rates
 * and reviews a moment later.
 */
function textsById(exchange: Exchange): [id: string, texts: string[]][] {
  const named = (...texts: (string | null | undefined)[]) => texts.flatMap((text) => text ?? []);
  return [
    ...exchange.hotels.flatMap(({ hotel }): [string, string[]][] => [
      [hotel.id, textsOf({ ...hotel, rates: null })],
      ...(hotel.rates ?? []).map(({ id, taxes }): [string, string[]] => [
        `${hotel.id} ${id}`,
        (taxes ?? []).map(({ name }) => name),
      ]),
    ]),
    ...placesIn(exchange).map(({ at, item }): [string, string[]] => [at, [item.name]]),
    ...landmarksIn(exchange).map(({ item }): [string, string[]] => [
      positionOf(item),
      named(item.name, item.city),
    ]),
    ...reviewsIn(exchange).map(({ item: { id, title, text } }): [string, string[]] => [
      `review ${id}`,
      named(title, text),
    ]),
    ...topicsIn(exchange).map(({ code, name }): [string, string[]] => [
      `topic ${code}`,
      named(name),
    ]),
  ];
}

/**
 * A code in a response and the item that it belongs to. The site compares it with the codes that it
 * knows.
 */
interface Code {
  of: string;
  at: string;
  code: string | null | undefined;
}

function codesIn(exchange: Exchange): Code[] {
  return [
    ...exchange.hotels.flatMap(({ hotel, at }): Code[] => [
      { of: hotel.id, at: `${at}.kind`, code: hotel.kind },
      ...(hotel.nearby ?? []).map(({ meters, kind }, index) => {
        const of = `${hotel.id} near ${index} ${meters}`;
        return { of, at: `${at}.nearby[${index}].kind`, code: kind };
      }),
    ]),
    ...landmarksIn(exchange).map(({ at, item }) => {
      return { of: positionOf(item), at: `${at}.kind`, code: item.kind };
    }),
    ...reviewsIn(exchange).map(({ at, item: { id, traveller_kind: code } }) => {
      return { of: `review ${id}`, at: `${at}.traveller_kind`, code };
    }),
  ];
}

function positionOf({ latitude, longitude }: Point): string {
  return `${latitude}, ${longitude}`;
}
