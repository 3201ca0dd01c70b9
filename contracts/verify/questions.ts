import { hotelsPaths, type SearchQuery } from '../hotels.ts';
import type { Exchange, Listing, Question } from './exchange.ts';

const dayMs = 86_400_000;
const timesRandom = 3;
const noSuchId = 'no-such-hotel-0000';

/** What the site asks, in every combination in which it asks it: each search parameter only if set. Spec §7. */
export function siteQuestions(city: string, today: Date): Question[] {
  const stay = { check_in: dayAfter(today, 30), check_out: dayAfter(today, 32) };
  const searches = [false, true].flatMap((withCity) =>
    [false, true].flatMap((arrival) =>
      [false, true].map((departure) =>
        search('site', {
          ...(withCity && { city }),
          ...(arrival && { check_in: stay.check_in }),
          ...(departure && { check_out: stay.check_out }),
        }),
      ),
    ),
  );
  const random = (['rand4', 'rand8'] as const).flatMap((endpoint) =>
    Array.from({ length: timesRandom }, (): Question => ({
      endpoint,
      asked: 'site',
      path: hotelsPaths[endpoint],
    })),
  );
  return [...searches, ...random];
}

/** What nobody should ask, and somebody will: a bookmark of a hotel that is gone, a date typed by hand. */
export function oddQuestions(city: string, today: Date): Question[] {
  const late = { check_in: dayAfter(today, 32), check_out: dayAfter(today, 30) };
  return [
    search('unknown city', { city: 'Nowhere-upon-Nothing' }),
    search('unknown parameter', { city, unknown_parameter: '1' }),
    search('wrong dates', { city, check_in: '2026-13-45' }),
    search('wrong dates', { city, check_in: 'tomorrow' }),
    search('wrong dates', { city, ...late }),
    hotelQuestion('unknown id', noSuchId),
    hotelQuestion('odd id', 'a/b'),
    hotelQuestion('odd id', 'x'.repeat(2_000)),
    hotelQuestion('odd id', '🏨'),
  ];
}

/** At most `count` different hotels met in lists, taken evenly from all of them, each to be fetched by its id. */
export function detailQuestions(lists: readonly Exchange[], count: number): Question[] {
  const met = new Map<string, Listing>();
  for (const { path, hotels } of lists) {
    for (const found of hotels) {
      if (!met.has(found.hotel.id)) met.set(found.hotel.id, { ...found, path });
    }
  }
  const listings = [...met.values()];
  const step = Math.max(1, listings.length / count);
  return Array.from({ length: Math.min(count, listings.length) }, (_, index) =>
    listings.slice(Math.floor(index * step)).at(0),
  ).flatMap((listed) => (listed ? [{ ...hotelQuestion('site', listed.hotel.id), listed }] : []));
}

function search(asked: Question['asked'], query: SearchQuery & Record<string, string>): Question {
  const text = new URLSearchParams(query).toString();
  return {
    endpoint: 'search',
    asked,
    path: text ? `${hotelsPaths.search}?${text}` : hotelsPaths.search,
  };
}

function hotelQuestion(asked: Question['asked'], id: string): Question {
  const path = hotelsPaths.hotel.replace(':id', () => encodeURIComponent(id));
  return { endpoint: 'hotel', asked, path };
}

function dayAfter(today: Date, days: number): string {
  return new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
}
