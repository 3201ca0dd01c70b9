import fc from 'fast-check';
import { type Position, unwrapRing } from '#client/domain/map/unwrapRing.ts';

test('a ring that does not cross the date line stays unchanged', () => {
  const ring: Position[] = [
    [10, 50],
    [20, 50],
    [15, 60],
    [10, 50],
  ];
  expect(unwrapRing(ring)).toEqual(ring);
});

test('a ring across the date line continues beyond 180 degrees and returns', () => {
  expect(
    unwrapRing([
      [170, 65],
      [-175, 65],
      [-175, 70],
      [175, 70],
      [170, 65],
    ]),
  ).toEqual([
    [170, 65],
    [185, 65],
    [185, 70],
    [175, 70],
    [170, 65],
  ]);
});

test('a ring around the earth is closed along the south pole', () => {
  const ring: Position[] = [-180, -60, 60, -180].map((longitude) => [longitude, -70]);
  expect(unwrapRing(ring).slice(-2)).toEqual([
    [180, -90],
    [-180, -90],
  ]);
});

test('no two neighbors are more than half the world apart, and no point moves', () => {
  const position = fc.tuple(fc.integer({ min: -180, max: 180 }), fc.integer({ min: -89, max: 89 }));
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (open) => {
      const ring: Position[] = [...open, ...open.slice(0, 1)];
      const flat = unwrapRing(ring).slice(0, ring.length);
      flat.forEach(([longitude, latitude], index) => {
        const before = flat[index - 1]?.[0] ?? longitude;
        expect(Math.abs(longitude - before)).toBeLessThanOrEqual(180);
        expect((longitude - (ring[index]?.[0] ?? NaN)) % 360).toBeCloseTo(0);
        expect(latitude).toBe(ring[index]?.[1]);
      });
    }),
  );
});
