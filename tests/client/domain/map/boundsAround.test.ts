import fc from 'fast-check';
import { boundsAround, isWithin, withinBounds } from '#client/domain/map/boundsAround.ts';

/** Degrees from -`most` to `most`. Zero is never negative. */
const degrees = (most: number) =>
  fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const place = fc.record({ latitude: degrees(90), longitude: degrees(180) });

const at = (longitude: number) => ({ latitude: 0, longitude });

test('an empty list has no bounding box', () => {
  expect(boundsAround([])).toBeUndefined();
});

test.each([
  ['one place', [at(67)], [67, 67]],
  ['a city', [at(67.1), at(66.9)], [66.9, 67.1]],
  ['both sides of the date line', [at(179), at(-178)], [179, 182]],
  ['the whole world', [at(-157), at(0), at(100), at(175)], [-157, 175]],
])('the box around %s', (_what, places, range) => {
  const { west, east } = boundsAround(places) ?? {};
  expect([west, east]).toEqual(range);
});

test('the box is the smallest one that contains every place', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const box = boundsAround(places);
      if (!box) throw new Error('no box');
      const inside = places.map((each) => withinBounds(each, box));
      expect(inside.filter((each) => !isWithin(each, box))).toEqual([]);
      const [latitudes, longitudes] = [
        inside.map(({ latitude }) => latitude),
        inside.map(({ longitude }) => longitude),
      ];
      expect(Math.min(...latitudes)).toBe(box.south);
      expect(Math.max(...latitudes)).toBe(box.north);
      expect(Math.min(...longitudes)).toBe(box.west);
      expect(Math.max(...longitudes)).toBe(box.east);
    }),
  );
});

test('the box is at most half the world wide if possible', () => {
  const start = fc.double({ min: -180, max: 180, noNaN: true });
  const offsets = fc.array(fc.double({ min: 0, max: 179, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(start, offsets, (first, others) => {
      const places = [0, ...others].map((offset) => at(((first + offset + 540) % 360) - 180));
      const box = boundsAround(places);
      expect(box && box.east - box.west).toBeLessThanOrEqual(180);
    }),
  );
});
