import { TextDecoder } from 'node:util';
import * as v from 'valibot';
import { type Hotel, hotelSchema } from '../hotels.ts';
import type { Endpoint } from '../screens.ts';
import type { Answer, Answered } from './askProvider.ts';

/** Why a request was made: as the site makes it, or as one of the odd questions. */
export type Asked =
  'site' | 'unknown city' | 'unknown parameter' | 'wrong dates' | 'unknown id' | 'odd id';

/** A hotel as far as it can be read, and its JSON path in the answer. */
interface FoundHotel {
  at: string;
  hotel: Hotel;
}

/** Where a list showed a hotel that was then fetched by its id. */
export interface Listing extends FoundHotel {
  path: string;
}

/** What to ask: `path` with its query, and for a hotel met in a list how that list described it. */
export interface Question {
  endpoint: Endpoint;
  asked: Asked;
  path: string;
  listed?: Listing;
}

/** A question with its answer, read as far as it can be: `json` is absent where the body is not JSON. */
export interface Exchange extends Question {
  answer: Answer;
  text: string;
  json?: { value: unknown };
  hotels: readonly FoundHotel[];
}

/** Reads an answer once, so that every rule sees the same text, JSON and hotels. */
export function readExchange(question: Question, answer: Answer): Exchange {
  if ('fault' in answer) return { ...question, answer, text: '', hotels: [] };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(answer.body);
  const json = parse(text);
  return {
    ...question,
    answer,
    text,
    json,
    hotels: json && succeeded(answer) ? readableHotels(question.endpoint, json.value) : [],
  };
}

/** Whether the site takes the answer for the one asked for: its server passes on no other 2xx. */
export function succeeded({ status }: Answered): boolean {
  return status === 200;
}

function parse(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

const searchSchema = v.object({ hotels: v.array(v.unknown()) });

function readableHotels(endpoint: Endpoint, value: unknown): FoundHotel[] {
  return listedItems(endpoint, value).flatMap(({ at, item }) => {
    const hotel = readable(item);
    return hotel ? [{ at, hotel }] : [];
  });
}

/**
 * A hotel without its wrongly shaped fields, so that one fault does not hide the others, nor the
 * hotel's own answer; nothing where id or name are amiss.
 */
function readable(item: unknown): Hotel | undefined {
  const read = v.safeParse(hotelSchema, item);
  if (read.success) return read.output;
  if (typeof item !== 'object' || item === null) return undefined;
  const wrong = new Set(read.issues.map(({ path }) => path?.[0].key));
  const rest = Object.entries(item).filter(([name]) => !wrong.has(name));
  const second = v.safeParse(hotelSchema, Object.fromEntries(rest));
  return second.success ? second.output : undefined;
}

/** The would-be hotels of an answer, whole or not, with their JSON paths; none where the list itself is amiss. */
function listedItems(endpoint: Endpoint, value: unknown): { at: string; item: unknown }[] {
  if (endpoint === 'hotel') return [{ at: '$', item: value }];
  if (endpoint === 'search') {
    if (!v.is(searchSchema, value)) return [];
    return value.hotels.map((item, index) => ({ at: `$.hotels[${index}]`, item }));
  }
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => ({ at: `$[${index}]`, item }));
}
