import { screen, within } from '@testing-library/react';
import { nearText } from '#client/domain/hotels/nearby.ts';
import { HotelNearby } from '#client/features/hoteldetails/HotelNearby.tsx';
import { english } from '../../../support/english.ts';
import { renderPart } from '../../../support/renderPart.tsx';

const place = (name: string, kind: string, meters: number) => ({ name, kind, meters });

it('lists places by kind, the nearest first, with unknown kinds last', async () => {
  const nearby = [
    place('Palm Beach', 'beach', 90),
    place('City Airport', 'airport', 14_000),
    place('Old Fort', 'sight', 1_240),
    place('\u200b', 'sight', 10),
    place('Museum', 'sight', 350),
    place('Main Station', 'transport', 800),
  ];
  renderPart(<HotelNearby hotel={{ nearby }} />);
  const section = within(await screen.findByRole('region', { name: 'What’s nearby' }));
  const headings = await section.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Sights',
    'Public transport',
    'Airports',
    'Also nearby',
  ]);
  expect(headings.map((heading) => heading.querySelector('svg') !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Museum0.2 mi',
    'Old Fort0.8 mi',
    'Main Station0.5 mi',
    'City Airport8.7 mi',
    'Palm Beach0.1 mi',
  ]);
});

it('shows the eight nearest of many places, whatever their order is', async () => {
  const nearby = Array.from({ length: 500 }, (_, at) => place(`Sight ${at}`, 'sight', at));
  renderPart(<HotelNearby hotel={{ nearby: nearby.toReversed() }} />);
  const shown = await screen.findAllByRole('listitem');
  const named = shown.map(({ textContent }) => /Sight \d/.exec(textContent)?.[0]);
  expect(named).toEqual(nearby.slice(0, 8).map(({ name }) => name));
});

it.each([undefined, null, []])('is not shown for %j', (nearby) => {
  renderPart(<HotelNearby hotel={{ nearby }} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('rounds distances and shows them in the units of the reader', () => {
  expect([0, 354, 994, 999, 1_240, 16_400].map((m) => nearText(english, m, 'en-AU'))).toEqual([
    '10 m',
    '350 m',
    '990 m',
    '1 km',
    '1.2 km',
    '16 km',
  ]);
  expect(nearText(english, 350, 'en-GB')).toBe('0.2 mi');
});
