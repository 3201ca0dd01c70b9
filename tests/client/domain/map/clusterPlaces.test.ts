import fc from 'fast-check';
import { clusterPlaces, markerSize, toPixel } from '#client/domain/map/clusterPlaces.ts';

const item = fc.record({
  name: fc.uuid(),
  place: fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 540, noNaN: true }),
  }),
});
const items = fc.array(item, { maxLength: 60 });
const zoom = fc.integer({ min: 0, max: 18 });
const nearby = fc.array(
  fc.record({
    name: fc.uuid(),
    place: fc.record({
      latitude: fc.double({ min: 24.8, max: 24.9, noNaN: true }),
      longitude: fc.double({ min: 67, max: 67.1, noNaN: true }),
    }),
  }),
  { maxLength: 60 },
);
const lists = fc.oneof(items, nearby);

test('the map is centered on longitude and latitude 0 and doubles in size with each zoom', () => {
  expect(toPixel({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  expect(toPixel({ latitude: 0, longitude: 180 }, 3)).toEqual({ x: 2048, y: 1024 });
  expect(toPixel({ latitude: 90, longitude: -180 }, 1).y).toBeCloseTo(0);
});

test('every item belongs to exactly one cluster, in the order of the list', () => {
  fc.assert(
    fc.property(lists, zoom, (list, at) => {
      const clusters = clusterPlaces(list, at);
      const members = clusters.flatMap((cluster) => [...cluster.members]);
      expect(new Set(members)).toEqual(new Set(list));
      expect(members).toHaveLength(list.length);
      for (const cluster of clusters) {
        const order = cluster.members.map((member) => list.indexOf(member));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(cluster.place).toBe(cluster.members[0].place);
      }
    }),
  );
});

test('no two markers overlap, and a marker covers all its items', () => {
  fc.assert(
    fc.property(lists, zoom, (list, at) => {
      const clusters = clusterPlaces(list, at);
      const touch = (a: (typeof list)[number]['place'], b: typeof a) => {
        const [one, other] = [toPixel(a, at), toPixel(b, at)];
        return (
          Math.abs(one.x - other.x) < markerSize.width &&
          Math.abs(one.y - other.y) < markerSize.height
        );
      };
      clusters.forEach(({ place, members }, index) => {
        expect(members.every((member) => touch(member.place, place))).toBe(true);
        expect(clusters.slice(index + 1).some((other) => touch(other.place, place))).toBe(false);
      });
    }),
  );
});

test('hotels at the same place share a marker at any zoom', () => {
  fc.assert(
    fc.property(item, fc.integer({ min: 1, max: 9 }), zoom, ({ place }, count, at) => {
      const list = Array.from({ length: count }, () => ({ place }));
      expect(clusterPlaces(list, at)).toHaveLength(1);
    }),
  );
});
