import { hasResponse, eachExchange, type Occurrence, type Rule } from './rule.ts';

/** Rules for searches that find hotels in the right place. */
export const cityRules: readonly Rule[] = [
  {
    id: 'unknown-city',
    title: 'Unknown city finds nothing',
    group: 'Content',
    rank: 'broken',
    endpoints: ['search'],
    expected: 'status 200 with an empty hotels list',
    check: eachExchange(['unknown city'], (exchange) => {
      if (!hasResponse(exchange)) return undefined;
      const { status } = exchange.response;
      if (status >= 500) return { at: 'status', received: status };
      if (status !== 200) {
        return {
          at: 'status',
          received: status,
          rank: 'degraded',
          shows: 'the search fails, and the page does not say that nothing was found',
        };
      }
      return exchange.hotels.length === 0
        ? undefined
        : {
            at: '$.hotels',
            description: `${exchange.hotels.length} hotels`,
            shows: 'hotels in other places than the searched one',
          };
    }),
  },
  {
    id: 'city-matches',
    title: 'Hotels are in the searched city',
    group: 'Content',
    rank: 'degraded',
    endpoints: ['search'],
    expected: 'the searched city as the region name, or a part of it',
    check: eachExchange(['site'], ({ path, hotels }) => {
      const city = new URL(path, 'http://provider').searchParams.get('city');
      if (city === null) return undefined;
      return hotels.flatMap(({ hotel, at }): Occurrence[] => {
        const name = hotel.region?.name?.trim();
        if (!name || isSamePlace(name, city)) return [];
        return [
          {
            at: `${at}.region.name`,
            received: name,
            expected: `'${city}'`,
            shows: `a hotel in '${name}' in a search for '${city}'`,
          },
        ];
      });
    }),
  },
];

function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return a.includes(b) || b.includes(a);
}

/** Lower case, without accents and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
