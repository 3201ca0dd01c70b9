/** A point of a GeoJSON shape: longitude and latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

const southPole = -90;

/**
 * Returns a closed ring without the jump from 180 to -180 degrees. The ring continues beyond 180
 * instead, so that it can be drawn on a flat map. A ring around the earth, such as Antarctica, is
 * closed along the south pole.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  let turns = 0;
  let before: number | undefined;
  const flat = ring.map(([longitude, latitude]): Position => {
    if (before !== undefined && Math.abs(longitude - before) > 180) {
      turns += longitude < before ? 1 : -1;
    }
    before = longitude;
    return [longitude + 360 * turns, latitude];
  });
  const [first, last] = [flat[0], flat.at(-1)];
  if (turns === 0 || !first || !last) return flat;
  return [...flat, [last[0], southPole], [first[0], southPole]];
}
